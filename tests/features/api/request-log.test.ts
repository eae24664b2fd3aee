// The limit on warnings of refused requests.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { limitedWarnings } from '../../../server/api/request-log.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function newLog() {
  const lines: unknown[] = [];
  return { lines, warn: (fields: unknown, message?: unknown) => lines.push([message, fields]) };
}

it('writes warnings up to the limit, and the number of omitted ones after ten seconds', () => {
  const log = newLog();
  const warnings = limitedWarnings(log, 2);
  for (let i = 0; i < 1_000; i += 1) warnings.warn({ i }, 'refused');
  expect(log.lines).toEqual([
    ['refused', { i: 0 }],
    ['refused', { i: 1 }],
  ]);
  jest.advanceTimersByTime(10_000);
  const omitted = ['Refused requests above WARNING_LIMIT were not logged.', { omitted: 998, limit: 2 }];
  expect(log.lines.slice(2)).toEqual([omitted]);
  warnings.warn({ i: 'next' }, 'refused');
  expect(log.lines.slice(3)).toEqual([['refused', { i: 'next' }]]);
});

it('writes no number of omitted warnings if there are none', () => {
  const log = newLog();
  const warnings = limitedWarnings(log, 2);
  warnings.warn({}, 'refused');
  jest.advanceTimersByTime(60_000);
  expect(log.lines).toEqual([['refused', {}]]);
});
