// Warnings of refusals: so many in a time, and then how many more there were.
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

it('are written up to the limit, and the rest is counted at the end of the ten seconds', () => {
  const log = newLog();
  const warnings = limitedWarnings(log, 2);
  for (let i = 0; i < 1_000; i += 1) warnings.warn({ i }, 'refused');
  expect(log.lines).toEqual([
    ['refused', { i: 0 }],
    ['refused', { i: 1 }],
  ]);
  jest.advanceTimersByTime(10_000);
  const rest = ['More requests were refused than WARNING_LIMIT lets be logged.', { left: 998, limit: 2 }];
  expect(log.lines.slice(2)).toEqual([rest]);
  warnings.warn({ i: 'next' }, 'refused');
  expect(log.lines.slice(3)).toEqual([['refused', { i: 'next' }]]);
});

it('say nothing of a rest where there is none', () => {
  const log = newLog();
  const warnings = limitedWarnings(log, 2);
  warnings.warn({}, 'refused');
  jest.advanceTimersByTime(60_000);
  expect(log.lines).toEqual([['refused', {}]]);
});
