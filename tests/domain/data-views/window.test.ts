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
    ['Int32', window('3', '3', '1'), [3]],
    ['SByte', window('-128', '127', '120'), [-128, -8, 112]],
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
    expect(indexes('Double', { startIndex: '0', interval: '0.5' }, { countPerGroup: 3 })).toEqual([0, 0.5, 1]);
    expect(
      indexes('DateTime', { startIndex: '9999-12-31T23:59:59Z', interval: '00:00:01' }, { countPerGroup: 9 }),
    ).toHaveLength(1);
    expect(indexes('Decimal', { startIndex: '-1', interval: '1' }, { countPerGroup: 2 })).toHaveLength(2);
  });
});

describe('a window', () => {
  const texts = window('2024-01-01', '2024-01-02', '');

  it('of stored data has no grid, and needs no interval', () => {
    const { window: found, grid } = readWindow(view({}), 'stored', texts);
    expect(grid).toBeNull();
    expect(found).toMatchObject({ includesEnd: true });
    expect(faultsOf(() => readWindow(view({}), 'stored', { startIndex: '2024-01-01' }))).toEqual(['endIndex']);
  });

  it('has the defaults of the view for what the request lacks, and names their members in faults', () => {
    const defaults = { DefaultStartIndex: '1', DefaultEndIndex: '9', DefaultInterval: '4', IndexTypeCode: 'Int32' };
    const { window: found, grid } = readWindow(view(defaults), 'interpolated', { startIndex: '3' });
    expect(found).toEqual({ start: 3, end: 9, includesEnd: true });
    expect(grid?.count).toBe(2);
    const invalid = view({ ...defaults, DefaultInterval: '-4' });
    expect(faultsOf(() => readWindow(invalid, 'interpolated', {}))).toEqual(['DefaultInterval']);
  });

  it('may start at its end', () => {
    expect(faultsOf(() => readWindow(view({}), 'stored', window('2024-01-01', '2024-01-01', '')))).toEqual([]);
  });
});

describe('the messages of faults', () => {
  const messageOf = (code: string, texts: WindowParameters, options: object = {}): string => {
    try {
      indexes(code, texts, options);
    } catch (error) {
      return (error as InvalidInput).message;
    }
    return '';
  };

  it.each([
    ['Int32', window('0', '1', ''), 'interval must be given, since the data view has no DefaultInterval.'],
    ['Int32', window('2', '1', '1'), 'startIndex must not come after endIndex.'],
    ['Int32', window('0', '1', '0'), "interval must be a number of Int32, above zero, but is '0'."],
    ['Double', window('0', '1', '0'), "interval must be a number of Double, above zero, but is '0'."],
    [
      'DateTime',
      window('2024-01-01', '2024-01-02', '00:00:00'),
      "interval must be a time span like 1.02:03:04.5, above zero, but is '00:00:00'.",
    ],
    [
      'DateTimeOffset',
      window('2024-01-01T00:00:00Z', '2024-01-02T00:00:00Z', '5'.repeat(200)),
      `interval must be a time span like 1.02:03:04.5, above zero, but is '${'5'.repeat(100)}'.`,
    ],
    [
      'Double',
      window('1e300', '1.1e300', '1'),
      'interval must be large enough to lead from startIndex to another index.',
    ],
    [
      'Guid',
      window('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000001', '1'),
      'IndexTypeCode must be a number or a time for interpolated data, not Guid.',
    ],
  ])('%s %j: %s', (code, texts, expected) => {
    expect(messageOf(code, texts)).toBe(expected);
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
