import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Boundary, Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import type { Event, Index } from '../../../server/domain/model.ts';
import { interpolatedIndexes, readInterpolated } from '../../../server/domain/reading/interpolated.ts';
import { readList } from '../../../server/domain/reading/list-events.ts';
import { listRequest, type ListParameters } from '../../../server/domain/reading/list.ts';
import type { EventSource } from '../../../server/domain/reading/source.ts';
import { readSampled, sampledRequest } from '../../../server/domain/reading/sampled.ts';
import { readSummaries, summariesRequest } from '../../../server/domain/reading/summaries.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource, memorySourceWithRuns } from '../../support/memory-source.ts';
import { collect, keyedType, readLimit, readAll, withModes } from './fixtures.ts';
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
const longStream = fc.record({
  rows: fc
    .array(value, { minLength: 25, maxLength: 25 })
    .map((values) => values.map((content, i): oracle.Row => [i - 12, content])),
  interpolation: fc.constantFrom(...Object.values(Interpolation)),
  extrapolation: fc.constantFrom(...Object.values(Extrapolation)),
});
const boundary = fc.constantFrom(...Object.values(Boundary));
const ends = fc
  .record({ a: key, b: key, startBoundary: boundary, endBoundary: boundary })
  .map(({ a, b, ...boundaries }) => ({ start: Math.min(a, b), end: Math.max(a, b), ...boundaries }));
const chunkSize = fc.integer({ min: 1, max: 5 });

/** Accepts nulls and values from a bound on; undefined for no filter. */
const filter = fc
  .option(fc.integer({ min: -5, max: 5 }), { nil: undefined })
  .map((bound) =>
    bound === undefined ? undefined : ([, value = null]: Event) => value === null || Number(value) >= bound,
  );
const acceptAll = () => true;

const typeOf = ({ interpolation, extrapolation }: oracle.Stream) =>
  withModes(keyedType(100 + TypeCode.Double), interpolation, extrapolation);

function listing(stream: oracle.Stream, parameters: ListParameters, chunk: number) {
  const type = typeOf(stream);
  return readList(memorySource(type, stream.rows, chunk), type, listRequest(type, parameters), readLimit);
}

const windowParameters = ({ start, end, startBoundary, endBoundary }: oracle.Ends): ListParameters => ({
  startIndex: [start],
  endIndex: [end],
  startBoundaryType: startBoundary,
  endBoundaryType: endBoundary,
});

const sources = [
  ['events', memorySource],
  ['runs', memorySourceWithRuns],
] as const;

const eventLike = (row: oracle.Row | undefined) => row ?? null;

/** Returns a matcher of a statistic that ignores rounding errors. */
function statisticLike(kind: string, statistics: oracle.Statistics): unknown {
  const expected = statistics[kind];
  const isShape = kind === 'Skewness' || kind === 'Kurtosis';
  // The shape of values that only differ by rounding errors is arbitrary.
  if (isShape && Number(statistics['PopulationStandardDeviation']) < 1e-9) return expect.anything();
  if (expected === undefined) return undefined;
  return Number.isNaN(expected) ? 'NaN' : expect.closeTo(expected, 9);
}

const check = <T extends [unknown, ...unknown[]]>(property: fc.IAsyncProperty<T>) =>
  fc.assert(property, { numRuns: Number(process.env['PROPERTY_ROUNDS'] ?? 150) });

describe('in any stream', () => {
  it('a window has the documented events', () =>
    check(
      fc.asyncProperty(stream, ends, filter, chunkSize, async (testStream, window, accept, chunk) => {
        const read = await readAll(listing(testStream, { ...windowParameters(window), filter: accept }, chunk).events);
        expect(read).toEqual(oracle.windowOf(testStream, window, accept ?? acceptAll));
      }),
    ));

  it('a range has the documented events', () =>
    check(
      fc.asyncProperty(
        stream,
        fc.record({ start: key, boundary, reversed: fc.boolean(), skip: fc.nat(6), count: fc.nat(6) }),
        filter,
        chunkSize,
        async (testStream, { start, boundary: boundaryType, reversed, skip, count }, accept, chunk) => {
          const parameters = { startIndex: [start], boundaryType, reversed, skip, count, filter: accept };
          const expected = oracle
            .rangeOf(testStream, start, boundaryType, reversed)
            .filter(accept ?? acceptAll)
            .slice(skip, skip + count);
          expect(await readAll(listing(testStream, parameters, chunk).events)).toEqual(expected);
        },
      ),
    ));

  it('the pages of a window have all its events, and only the last page is not full', () =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        filter,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
        async (testStream, window, accept, counts) => {
          const expected = oracle.windowOf(testStream, window, accept ?? acceptAll);
          const read: Event[] = [];
          let continuationToken: Index | null = null;
          for (let page = 0; page === 0 || continuationToken !== null; page += 1) {
            const count = counts[page % counts.length] ?? 1;
            const parameters: ListParameters = {
              ...windowParameters(window),
              filter: accept,
              count,
              continuationToken,
            };
            const listed = listing(testStream, parameters, 2);
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

  it('a token skips all events up to its index, even if no event is stored there', () =>
    check(
      fc.asyncProperty(stream, ends, key, async (testStream, window, token) => {
        const parameters = { ...windowParameters(window), continuationToken: [token] };
        const expected = oracle.windowOf(testStream, window, ([at]) => at > token);
        expect(await readAll(listing(testStream, parameters, 2).events)).toEqual(expected);
      }),
    ));

  it('interpolated events are the documented ones', () =>
    check(
      fc.asyncProperty(stream, fc.array(key, { minLength: 1 }), async (testStream, keys) => {
        const type = typeOf(testStream);
        const indexes = interpolatedIndexes(type, { index: keys.map((at) => [at]) }, readLimit);
        const read = await readAll(readInterpolated(memorySource(type, testStream.rows), type, indexes));
        expect(read).toEqual(oracle.interpolated(testStream, keys));
      }),
    ));

  it('steps follow the documented formula', () =>
    check(
      fc.asyncProperty(ends, fc.integer({ min: 2, max: 9 }), async ({ start, end }, count) => {
        const type = keyedType(TypeCode.Double);
        const parameters = { startIndex: [start], endIndex: [end], count };
        const steps = Array.from({ length: start === end ? 1 : count }, (_, k) => [
          oracle.step(start, end, k, count - 1),
        ]);
        expect(await Promise.resolve([...interpolatedIndexes(type, parameters, readLimit)])).toEqual(steps);
      }),
    ));

  async function checkSummaries(
    testStream: oracle.Stream,
    { start, end }: Pick<oracle.Ends, 'start' | 'end'>,
    parts: number,
    accept: ((event: Event) => boolean) | undefined,
    source: EventSource,
  ): Promise<void> {
    const type = typeOf(testStream);
    const request = summariesRequest(
      type,
      { startIndex: [start], endIndex: [end], count: parts, filter: accept },
      readLimit,
    );
    const intervals = await collect(readSummaries(source, type, request, readLimit));
    const isDiscrete = testStream.interpolation === Interpolation.Discrete;
    const expected = oracle.summariesOf(testStream, start, end, parts, accept ?? acceptAll);
    expect(intervals).toHaveLength(parts);
    for (const [i, interval] of intervals.entries()) {
      const expectedInterval = expected[i];
      expect([interval.start, interval.end]).toEqual([expectedInterval?.start, expectedInterval?.end].map(eventLike));
      expect(interval.summaries.Count.get('Key')).toBe(expectedInterval?.keyCount);
      const statistics = Object.entries(interval.summaries).map(([kind, all]) => [kind, all.get('Value')] as const);
      expect(statistics).toEqual(
        statistics.map(([kind]) => [
          kind,
          statisticLike(kind, (isDiscrete ? undefined : expectedInterval?.value) ?? {}),
        ]),
      );
    }
  }

  it.each(sources)('summaries of %s follow the documented formulas', (_, sourceOf) =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        fc.integer({ min: 1, max: 5 }),
        filter,
        chunkSize,
        async (testStream, { start, end }, parts, accept, chunk) => {
          fc.pre(start < end);
          const source = sourceOf(typeOf(testStream), testStream.rows, chunk);
          await checkSummaries(testStream, { start, end }, parts, accept, source);
        },
      ),
    ),
  );

  // Most of the streams above have no run that is within one interval.
  it('summaries of intervals with several runs follow the documented formulas', () =>
    check(
      fc.asyncProperty(longStream, fc.integer({ min: 1, max: 2 }), chunkSize, async (testStream, parts, chunk) => {
        const source = memorySourceWithRuns(typeOf(testStream), testStream.rows, chunk);
        await checkSummaries(testStream, { start: -13, end: 13 }, parts, undefined, source);
      }),
    ));

  it.each(sources)('samples of %s follow the documented rules', (_, sourceOf) =>
    check(
      fc.asyncProperty(
        stream,
        ends,
        fc.integer({ min: 1, max: 5 }),
        filter,
        chunkSize,
        async (testStream, window, parts, accept, chunk) => {
          const type = typeOf(testStream);
          const parameters = { ...windowParameters(window), intervals: parts, sampleBy: ['Value'], filter: accept };
          const read = readSampled(
            sourceOf(type, testStream.rows, chunk),
            type,
            sampledRequest(type, parameters, readLimit),
            readLimit,
          );
          const expected = oracle.sampledOf(
            testStream,
            window,
            window.start === window.end ? 1 : parts,
            accept ?? acceptAll,
          );
          expect(await readAll(read)).toEqual(expected);
        },
      ),
    ),
  );
});
