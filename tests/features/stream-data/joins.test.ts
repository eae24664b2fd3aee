import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Event } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { alignedRows, JoinMode, joinText, type JoinQuery } from '../../../server/stream-data/joins.ts';
import { jsonReply } from '../../../server/stream-data/replies.ts';
import { property } from '../../domain/reading/fixtures.ts';
import { jsonFrom, named, options, streamsInMemory } from './fixtures.ts';

const { create } = streamsInMemory();

const type = named('Level', [property('Key', TypeCode.Int32), property('Value', TypeCode.Double)]);
const level = (Key: number, Value: number) => ({ Key, Value });

async function joined(query: Partial<JoinQuery>, more: { verbose?: boolean; events?: number } = {}) {
  const streams = [
    await create(type, [level(1, 10), level(2, 20), level(5, 50)]),
    await create(type, [level(2, 200), level(4, 400)]),
  ] as const;
  const whole: JoinQuery = { startIndex: '0', endIndex: '9', ...query };
  return jsonFrom(jsonReply(joinText(streams, whole, options(whole, more))).body.chunks);
}

describe('a join', () => {
  it('is of the indexes that all have, by default', async () => {
    expect(await joined({})).toEqual([[level(2, 20), level(2, 200)]]);
  });

  it('is of all indexes when it is Outer, null where a stream has no event', async () => {
    expect(await joined({ joinMode: JoinMode.Outer })).toEqual([
      [level(1, 10), null],
      [level(2, 20), level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
  });

  it('has calculated events when it is Interpolated, those beyond the window considered', async () => {
    expect(await joined({ joinMode: JoinMode.Interpolated, startIndex: '2' })).toEqual([
      [level(2, 20), level(2, 200)],
      [level(4, 40), level(4, 400)],
      [level(5, 50), level(5, 400)],
    ]);
    expect(await joined({ joinMode: JoinMode.Interpolated, filter: 'Value lt 300' })).toEqual([
      [level(1, 10), level(1, 200)],
      [level(2, 20), level(2, 200)],
      [level(5, 50), null],
    ]);
  });

  it('has the event of one stream when it merges', async () => {
    const others = [level(4, 400), level(5, 50)];
    expect(await joined({ joinMode: JoinMode.MergeLeft })).toEqual([level(1, 10), level(2, 20), ...others]);
    expect(await joined({ joinMode: JoinMode.MergeRight })).toEqual([level(1, 10), level(2, 200), ...others]);
  });

  it('takes boundaries, a filter, a count and the verbosity', async () => {
    const outer = { joinMode: JoinMode.Outer };
    expect(await joined({ ...outer, startIndex: '3', endIndex: '3', boundaryType: 3 })).toEqual([
      [level(3, 30), level(3, 300)],
    ]);
    expect(await joined({ ...outer, startIndex: '3', startBoundaryType: 2, endBoundaryType: 0 })).toEqual([
      [level(2, 20), level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
    expect(await joined({ ...outer, filter: 'Value gt 20' })).toEqual([
      [null, level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
    expect(await joined({ ...outer, count: 1 })).toEqual([[level(1, 10), null]]);
    expect(await joined({ ...outer, count: 0 })).toEqual([]);
    await expect(joined({ startIndex: '3', endIndex: '2' })).rejects.toThrow('startIndex');
    await expect(joined({ startBoundaryType: 1 })).rejects.toThrow('together');
  });

  it('counts the events of all streams against one limit', async () => {
    const outer = { joinMode: JoinMode.Outer };
    expect(await joined(outer, { events: 5 })).toHaveLength(4);
    await expect(joined(outer, { events: 4 })).rejects.toThrow('maximum return count of 4 events');
  });

  it('lines up any streams, in chunks of any size', async () => {
    const keys = fc.uniqueArray(fc.nat(12)).map((some) => some.sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(
        fc.array(keys, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        async (streams, size) => {
          const chunks = streams.map(async function* (all) {
            for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size).map((key): Event => [key, 0]);
          });
          const rows = [];
          for await (const some of alignedRows(type, chunks)) rows.push(...some);
          const expected = [...new Set(streams.flat())].sort((a, b) => a - b);
          expect(rows.map(({ index }) => index)).toEqual(expected.map((key) => [key]));
          for (const { index, events } of rows) {
            expect(events).toEqual(streams.map((all) => (all.includes(Number(index[0])) ? [...index, 0] : null)));
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
