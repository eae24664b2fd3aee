import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Boundary, Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import type { Event, Index } from '../../../server/domain/model.ts';
import { interpolatedIndexes, readInterpolated } from '../../../server/domain/reading/interpolated.ts';
import { readList } from '../../../server/domain/reading/list-events.ts';
import { listRequest, type ListParameters } from '../../../server/domain/reading/list.ts';
import { readSampled, sampledRequest } from '../../../server/domain/reading/sampled.ts';
import { readSummaries, summariesRequest } from '../../../server/domain/reading/summaries.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource } from '../../support/memory-source.ts';
import { collect, keyed, manyEvents, readAll, withModes } from './fixtures.ts';
import * as oracle from './oracle.ts';

const key = fc.integer({ min: -12, max: 12 });
const value = fc.option(
  fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4),
  { freq: 4 },
);
const rows = fc
  .uniqueArray(fc.tuple(key, value), { selector: ([at]) => at, maxLength: 14 })
  .map((unsorted) => unsorted.sort(([a], [b]) => a - b));

const stream = fc.record({
  rows,
  interpolation: fc.constantFrom(...Object.values(Interpolation)),
  extrapolation: fc.constantFrom(...Object.values(Extrapolation)),
});
const boundary = fc.constantFrom(...Object.values(Boundary));
const ends = fc
  .record({ a: key, b: key, startBoundary: boundary, endBoundary: boundary })
  .map(({ a, b, ...boundaries }) => ({ start: Math.min(a, b), end: Math.max(a, b), ...boundaries }));
const chunkSize = fc.integer({ min: 1, max: 5 });

/** Lets nulls and the values from a bound on through; undefined: there is no filter. */
const filter = fc
  .option(fc.integer({ min: -5, max: 5 }), { nil: undefined })
  .map((bound) =>
    bound === undefined ? undefined : ([, given = null]: Event) => given === null || Number(given) >= bound,
  );
const acceptAll = () => true;

const typeOf = ({ interpolation, extrapolation }: oracle.Stream) =>
  withModes(keyed(100 + TypeCode.Double), interpolation, extrapolation);

function listing(of: oracle.Stream, given: ListParameters, chunk: number) {
  const type = typeOf(of);
  return readList(memorySource(type, of.rows, chunk), type, listRequest(type, given), manyEvents);
}

const windowParameters = ({ start, end, startBoundary, endBoundary }: oracle.Ends): ListParameters => ({
  startIndex: [start],
  endIndex: [end],
  startBoundaryType: startBoundary,
  endBoundaryType: endBoundary,
});

const eventLike = (row: oracle.Row | undefined) => row ?? null;

/** What a statistic has to be, but for the digits that the order of a calculation decides. */
function statisticLike(kind: string, statistics: oracle.Statistics): unknown {
  const wanted = statistics[kind];
  const isShape = kind === 'Skewness' || kind === 'Kurtosis';
  // What a deviation made of nothing but rounding looks like is anybody's guess.
  if (isShape && Number(statistics['PopulationStandardDeviation']) < 1e-9) return expect.anything();
  if (wanted === undefined) return undefined;
  return Number.isNaN(wanted) ? 'NaN' : expect.closeTo(wanted, 9);
}

const check = <T extends [unknown, ...unknown[]]>(property: fc.IAsyncProperty<T>) =>
  fc.assert(property, { numRuns: 150 });

describe('for any stream', () => {
  it('a window has the events of the tables', () =>
    check(
      fc.asyncProperty(stream, ends, filter, chunkSize, async (of, window, accept, chunk) => {
        const read = await readAll(listing(of, { ...windowParameters(window), filter: accept }, chunk).events);
        expect(read).toEqual(oracle.windowOf(of, window, accept ?? acceptAll));
      }),
    ));

  it('a range has the events of the tables', () =>
    check(
      fc.asyncProperty(
        stream,
        fc.record({ start: key, boundary, reversed: fc.boolean(), skip: fc.nat(6), count: fc.nat(6) }),
        filter,
        chunkSize,
        async (of, { start, boundary: boundaryType, reversed, skip, count }, accept, chunk) => {
          const given = { startIndex: [start], boundaryType, reversed, skip, count, filter: accept };
          const expected = oracle
            .rangeOf(of, start, boundaryType, reversed)
            .filter(accept ?? acceptAll)
            .slice(skip, skip + count);
          expect(await readAll(listing(of, given, chunk).events)).toEqual(expected);
        },
      ),
    ));

  it('the pages of a window are the window, each but the last full', () =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        filter,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
        async (of, window, accept, counts) => {
          const expected = oracle.windowOf(of, window, accept ?? acceptAll);
          const read: Event[] = [];
          let continuationToken: Index | null = null;
          for (let page = 0; page === 0 || continuationToken !== null; page += 1) {
            const count = counts[page % counts.length] ?? 1;
            const given: ListParameters = { ...windowParameters(window), filter: accept, count, continuationToken };
            const listed = listing(of, given, 2);
            const events = await readAll(listed.events);
            read.push(...events);
            continuationToken = listed.continuation();
            if (continuationToken !== null) {
              expect(events).toHaveLength(count);
              expect(continuationToken).toEqual([events.at(-1)?.[0]]);
            }
          }
          expect(read).toEqual(expected);
        },
      ),
    ));

  it('a token that is no stored index drops what comes up to it', () =>
    check(
      fc.asyncProperty(stream, ends, key, async (of, window, token) => {
        const given = { ...windowParameters(window), continuationToken: [token] };
        const expected = oracle.windowOf(of, window, ([at]) => at > token);
        expect(await readAll(listing(of, given, 2).events)).toEqual(expected);
      }),
    ));

  it('interpolated events are those of the tables', () =>
    check(
      fc.asyncProperty(stream, fc.array(key, { minLength: 1 }), async (of, keys) => {
        const type = typeOf(of);
        const indexes = interpolatedIndexes(type, { index: keys.map((at) => [at]) }, manyEvents);
        const read = await readAll(readInterpolated(memorySource(type, of.rows), type, indexes));
        expect(read).toEqual(oracle.interpolated(of, keys));
      }),
    ));

  it('steps are those of the formula', () =>
    check(
      fc.asyncProperty(ends, fc.integer({ min: 2, max: 9 }), async ({ start, end }, count) => {
        const type = keyed(TypeCode.Double);
        const given = { startIndex: [start], endIndex: [end], count };
        const steps = Array.from({ length: start === end ? 1 : count }, (_, k) => [
          oracle.step(start, end, k, count - 1),
        ]);
        expect(await Promise.resolve([...interpolatedIndexes(type, given, manyEvents)])).toEqual(steps);
      }),
    ));

  it('summaries are those of the formulas', () =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        fc.integer({ min: 1, max: 5 }),
        filter,
        chunkSize,
        async (of, { start, end }, parts, accept, chunk) => {
          fc.pre(start < end);
          const type = typeOf(of);
          const request = summariesRequest(
            type,
            { startIndex: [start], endIndex: [end], count: parts, filter: accept },
            manyEvents,
          );
          const intervals = await collect(readSummaries(memorySource(type, of.rows, chunk), type, request, manyEvents));
          const isDiscrete = of.interpolation === Interpolation.Discrete;
          const expected = oracle.summariesOf(of, start, end, parts, accept ?? acceptAll);
          expect(intervals).toHaveLength(parts);
          for (const [place, interval] of intervals.entries()) {
            const wanted = expected[place];
            expect([interval.start, interval.end]).toEqual([wanted?.start, wanted?.end].map(eventLike));
            expect(interval.summaries.Count.get('Key')).toBe(wanted?.keyCount);
            const found = Object.entries(interval.summaries).map(([kind, all]) => [kind, all.get('Value')] as const);
            expect(found).toEqual(
              found.map(([kind]) => [kind, statisticLike(kind, (isDiscrete ? undefined : wanted?.value) ?? {})]),
            );
          }
        },
      ),
    ));

  it('samples are those of the rules', () =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        fc.integer({ min: 1, max: 5 }),
        filter,
        chunkSize,
        async (of, window, parts, accept, chunk) => {
          const type = typeOf(of);
          const given = { ...windowParameters(window), intervals: parts, sampleBy: ['Value'], filter: accept };
          const read = readSampled(
            memorySource(type, of.rows, chunk),
            type,
            sampledRequest(type, given, manyEvents),
            manyEvents,
          );
          const expected = oracle.sampledOf(of, window, window.start === window.end ? 1 : parts, accept ?? acceptAll);
          expect(await readAll(read)).toEqual(expected);
        },
      ),
    ));
});
