import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Event } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { alignedRows, JoinMode, joinText, type JoinQuery } from '../../../server/stream-data/joins.ts';
import { jsonReply } from '../../../server/stream-data/replies.ts';
import { property } from '../../domain/reading/fixtures.ts';
import { jsonFrom, namedType, options, streamsInMemory } from './fixtures.ts';

const { create } = streamsInMemory();

const type = namedType('Level', [property('Key', TypeCode.Int32), property('Value', TypeCode.Double)]);
const level = (Key: number, Value: number) => ({ Key, Value });

async function readJoin(query: Partial<JoinQuery>, more: { verbose?: boolean; events?: number } = {}) {
  const streams = [
    await create(type, [level(1, 10), level(2, 20), level(5, 50)]),
    await create(type, [level(2, 200), level(4, 400)]),
  ] as const;
  const completeQuery: JoinQuery = { startIndex: '0', endIndex: '9', ...query };
  return jsonFrom(jsonReply(joinText(streams, completeQuery, options(completeQuery, more))).body.chunks);
}

describe('a join', () => {
  it('has the indexes that all streams have, by default', async () => {
    expect(await readJoin({})).toEqual([[level(2, 20), level(2, 200)]]);
  });

  it('has all indexes if it is Outer, with null where a stream has no event', async () => {
    expect(await readJoin({ joinMode: JoinMode.Outer })).toEqual([
      [level(1, 10), null],
      [level(2, 20), level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
  });

  it('has calculated events if it is Interpolated, also from events outside the window', async () => {
    expect(await readJoin({ joinMode: JoinMode.Interpolated, startIndex: '2' })).toEqual([
      [level(2, 20), level(2, 200)],
      [level(4, 40), level(4, 400)],
      [level(5, 50), level(5, 400)],
    ]);
    expect(await readJoin({ joinMode: JoinMode.Interpolated, filter: 'Value lt 300' })).toEqual([
      [level(1, 10), level(1, 200)],
      [level(2, 20), level(2, 200)],
      [level(5, 50), null],
    ]);
  });

  it('has one event per index if it merges', async () => {
    const others = [level(4, 400), level(5, 50)];
    expect(await readJoin({ joinMode: JoinMode.MergeLeft })).toEqual([level(1, 10), level(2, 20), ...others]);
    expect(await readJoin({ joinMode: JoinMode.MergeRight })).toEqual([level(1, 10), level(2, 200), ...others]);
  });

  it('applies boundaries, a filter and a count', async () => {
    const outer = { joinMode: JoinMode.Outer };
    expect(await readJoin({ ...outer, startIndex: '3', endIndex: '3', boundaryType: 3 })).toEqual([
      [level(3, 30), level(3, 300)],
    ]);
    expect(await readJoin({ ...outer, startIndex: '3', startBoundaryType: 2, endBoundaryType: 0 })).toEqual([
      [level(2, 20), level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
    expect(await readJoin({ ...outer, filter: 'Value gt 20' })).toEqual([
      [null, level(2, 200)],
      [null, level(4, 400)],
      [level(5, 50), null],
    ]);
    expect(await readJoin({ ...outer, count: 1 })).toEqual([[level(1, 10), null]]);
    expect(await readJoin({ ...outer, count: 0 })).toEqual([]);
    await expect(readJoin({ startIndex: '3', endIndex: '2' })).rejects.toThrow('startIndex');
    await expect(readJoin({ startBoundaryType: 1 })).rejects.toThrow('together');
  });

  it('counts the events of all streams together against the limit', async () => {
    const outer = { joinMode: JoinMode.Outer };
    expect(await readJoin(outer, { events: 5 })).toHaveLength(4);
    await expect(readJoin(outer, { events: 4 })).rejects.toThrow('maximum return count of 4 events');
  });

  it('aligns any streams by index, with chunks of any size', async () => {
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
