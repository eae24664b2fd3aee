// Windows and grids (docs/behavior/data-views.md#windows).
import { describe, expect, it } from '@jest/globals';
import { InvalidInput, type Value } from '../../../server/domain/model.ts';
import { readWindow, type WindowParameters } from '../../../server/domain/data-views/window.ts';
import { view } from './fixtures.ts';

function indexes(
  code: string,
  texts: WindowParameters,
  options: Parameters<typeof readWindow>[3] = {},
): readonly Value[] {
  const { grid } = readWindow(view({ IndexTypeCode: code }), 'interpolated', texts, options);
  return Array.from({ length: grid?.count ?? 0 }, (_, step) => grid?.indexAt(step) ?? null);
}
const window = (startIndex: string, endIndex: string, interval: string): WindowParameters => ({
  startIndex,
  endIndex,
  interval,
});
const faultsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return Object.keys(error.faults);
    throw error;
  }
  return [];
};

describe('the steps of interpolated data', () => {
  it.each([
    ['Int32', window('0', '5', '2'), [0, 2, 4]],
    ['Int32', window('0', '4', '2'), [0, 2, 4]],
    ['Double', window('0', '1', '0.1'), [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
    ['Double', window('0', '0.3', '0.1'), [0, 0.1, 0.2, 0.3]],
    ['Single', window('0', '0.3', '0.1'), [0, 0.1, 0.2, 0.3].map(Math.fround)],
    ['Int64', window('9223372036854775800', '9223372036854775807', '4'), [9223372036854775800n, 9223372036854775804n]],
    ['Byte', window('250', '255', '200'), [250]],
    ['DateTime', window('0001-01-01', '0001-01-01T00:00:00.0000002Z', '00:00:00.0000001'), [0n, 1n, 2n]],
    ['Double', window('3', '3', '1'), [3]],
  ])('%s %j', (code, texts, expected) => {
    expect(indexes(code, texts)).toEqual(expected);
  });

  it('excludes an end that does not belong to the window', () => {
    expect(indexes('Int32', window('0', '4', '2'), { includesEnd: false })).toEqual([0, 2]);
    expect(indexes('Double', window('0', '4', '2'), { includesEnd: false })).toEqual([0, 2]);
    expect(indexes('Int32', window('0', '0', '2'), { includesEnd: false })).toEqual([]);
  });

  it('has a fixed number of indexes per group, up to the limit of the type', () => {
    expect(indexes('Int32', { startIndex: '0', interval: '5' }, { countPerGroup: 3 })).toEqual([0, 5, 10]);
    expect(indexes('Byte', { startIndex: '250', interval: '4' }, { countPerGroup: 9 })).toEqual([250, 254]);
  });
});

describe('faults', () => {
  const of = (code: string, texts: WindowParameters) => faultsOf(() => indexes(code, texts));
  it.each([
    ['DateTime', {}, ['startIndex', 'endIndex', 'interval']],
    ['DateTime', window('x', 'y', '-1'), ['startIndex', 'endIndex', 'interval']],
    ['DateTime', window('2024-01-02', '2024-01-01', '1'), ['startIndex']],
    ['Int32', window('0', '1', '0.5'), ['interval']],
    ['Double', window('0', '1', 'Infinity'), ['interval']],
    ['Double', window('1e300', '1.1e300', '1'), ['interval']],
    ['Guid', window('0', '1', '1'), ['startIndex', 'endIndex', 'IndexTypeCode']],
  ])('%s %j', (code, texts, expected) => {
    expect(of(code, texts)).toEqual(expected);
  });
});
