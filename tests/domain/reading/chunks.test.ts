import { describe, expect, it } from '@jest/globals';
import type { Event } from '../../../server/domain/model.ts';
import {
  filterEvents,
  limitEvents,
  skipEvents,
  takeEvents,
  takePage,
  withBoundaryEvents,
  type Chunk,
} from '../../../server/domain/reading/chunks.ts';
import { ReadLimitExceeded } from '../../../server/domain/reading/source.ts';
import { collect } from './fixtures.ts';

/** Returns events with the keys. */
const events = (...keys: readonly number[]): Event[] => keys.map((key) => [key]);
const chunks: readonly Chunk[] = [events(1, 2), events(3), events(4, 5, 6)];

/** A read of the chunks that records how many were read. */
function reader(read: readonly Chunk[] = chunks) {
  let readChunks = 0;
  async function* iterate() {
    for (const chunk of read) {
      readChunks += 1;
      yield Promise.resolve(chunk);
    }
  }
  return { chunks: iterate(), readChunks: () => readChunks };
}

/** Returns the chunks of an iteration as arrays of keys, and the error that ended it. */
async function outcome(iteration: AsyncIterable<Chunk>) {
  const yielded: unknown[] = [];
  try {
    for await (const chunk of iteration) yielded.push(chunk.map(([key]) => key));
    return { yielded };
  } catch (error) {
    return { yielded, error };
  }
}

describe('boundary events', () => {
  it('are chunks of their own, and the last one is loaded after the other events', async () => {
    const { chunks: source, readChunks } = reader();
    const after = () => Promise.resolve<Event>([readChunks()]);
    expect(await outcome(withBoundaryEvents([0], source, after))).toEqual({ yielded: [[0], [1, 2], [3], [4, 5, 6], [3]] }); // prettier-ignore
    expect(await outcome(withBoundaryEvents(null, reader([]).chunks, () => Promise.resolve(null)))).toEqual({ yielded: [] }); // prettier-ignore
  });
});

describe('a limit', () => {
  const error = (limit: number) => new ReadLimitExceeded(limit);

  it.each<[number, number, unknown]>([
    [6, 0, { yielded: [[1, 2], [3], [4, 5, 6]] }],
    [5, 1, { yielded: [[1, 2], [3], [4, 5, 6]] }],
    [5, 0, { yielded: [[1, 2], [3], [4, 5]], error: error(5) }],
    [4, 1, { yielded: [[1, 2], [3], [4, 5]], error: error(4) }],
    [3, 0, { yielded: [[1, 2], [3]], error: error(3) }],
    [0, 0, { yielded: [], error: error(0) }],
  ])('of %s and a lookahead of %s yields so many events before it fails', async (limit, lookahead, expected) => {
    expect(await outcome(limitEvents(reader().chunks, limit, { lookahead }))).toEqual(expected);
  });

  it.each<[number, unknown, number]>([
    [6, { yielded: [[1, 2], [3], [4, 5, 6]] }, 1],
    [5, { yielded: [], error: error(5) }, 1],
    [1, { yielded: [[1]], error: error(1) }, 0],
  ])('of %s fails before the first event if the total of several chunks exceeds it', async (limit, expected, calls) => {
    let totals = 0;
    const total = () => {
      totals += 1;
      return Promise.resolve(6);
    };
    expect(await outcome(limitEvents(reader().chunks, limit, { total }))).toEqual(expected);
    expect(totals).toBe(calls);
  });

  it('needs no total for a single chunk', async () => {
    const total = () => Promise.reject(new Error('The total was read.'));
    expect(await outcome(limitEvents(reader([events(1, 2)]).chunks, 2, { total }))).toEqual({ yielded: [[1, 2]] });
  });
});

describe('chunks', () => {
  it('without matching events are left out', async () => {
    const isOdd = ([key]: Event) => Number(key) % 2 === 1 && key !== 3;
    expect(await outcome(filterEvents(reader().chunks, isOdd))).toEqual({ yielded: [[1], [5]] });
  });

  it.each([
    [0, [[1, 2], [3], [4, 5, 6]]],
    [1, [[2], [3], [4, 5, 6]]],
    [2, [[3], [4, 5, 6]]],
    [3, [[4, 5, 6]]],
    [5, [[6]]],
    [6, []],
    [9, []],
  ])('begin after %s skipped events', async (count, yielded) => {
    expect(await outcome(skipEvents(reader().chunks, count))).toEqual({ yielded });
  });

  it.each([
    [0, [], 0],
    [1, [[1]], 1],
    [2, [[1, 2]], 1],
    [3, [[1, 2], [3]], 2],
    [4, [[1, 2], [3], [4]], 3],
    [9, [[1, 2], [3], [4, 5, 6]], 3],
  ])('end after %s taken events, and no further chunk is read', async (count, yielded, readChunks) => {
    const source = reader();
    expect(await outcome(takeEvents(source.chunks, count))).toEqual({ yielded });
    expect(source.readChunks()).toBe(readChunks);
  });

  it('that do not change are not copied', async () => {
    const noFailure = () => undefined;
    for (const read of [
      skipEvents(reader().chunks, 0),
      takeEvents(reader().chunks, 6),
      takePage(reader().chunks, 6, noFailure),
    ]) {
      for (const [i, chunk] of (await collect(read)).entries()) expect(chunk).toBe(chunks[i]);
    }
  });
});

describe('a page', () => {
  it.each<[number, readonly (readonly number[])[], Event | undefined]>([
    [1, [[1]], [1]],
    [2, [[1, 2]], [2]],
    [3, [[1, 2], [3]], [3]],
    [5, [[1, 2], [3], [4, 5]], [5]],
    [6, [[1, 2], [3], [4, 5, 6]], undefined],
    [7, [[1, 2], [3], [4, 5, 6]], undefined],
  ])('of %s events has a last event if more events follow', async (count, yielded, last) => {
    let reported: Event | undefined;
    const onMore = (event: Event) => {
      reported = event;
    };
    expect(await outcome(takePage(reader().chunks, count, onMore))).toEqual({ yielded });
    expect(reported).toEqual(last);
  });
});
