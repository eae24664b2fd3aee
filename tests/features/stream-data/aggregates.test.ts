// Summaries and samples that read aggregates of whole blocks equal those that read every event.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Interpolation, type Event, type EventType } from '../../../server/domain/model.ts';
import { aggregatesOf } from '../../../server/domain/reading/run-aggregates.ts';
import { readSampled, sampledRequest } from '../../../server/domain/reading/sampled.ts';
import type { EventSource, RangeOptions } from '../../../server/domain/reading/source.ts';
import { readSummaries, summariesRequest } from '../../../server/domain/reading/summaries.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { property } from '../../domain/reading/fixtures.ts';
import { insertEvents, namedType, streamsInMemory } from './fixtures.ts';

const { create, store } = streamsInMemory();
const nullableDouble = 100 + TypeCode.Double;
const maxEvents = 1_000_000;

const types = Object.values(Interpolation).map((mode) =>
  namedType(`Aggregated ${mode}`, [
    property('Key', TypeCode.Int32),
    { ...property('Level', nullableDouble), interpolation: mode },
    { ...property('Whole', TypeCode.Int64), interpolation: mode },
    { ...property('Flag', TypeCode.Boolean), interpolation: mode },
  ]),
);

const entry = fc.record({
  Key: fc.integer({ min: 0, max: 200 }),
  Level: fc.option(fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: -3, max: 3 })), {
    freq: 5,
  }),
  Whole: fc.integer({ min: -5, max: 5 }).map((i) => i * 1_000_000_007),
  Flag: fc.boolean(),
});
const batches = fc.array(fc.array(entry, { maxLength: 60, size: 'max' }), { maxLength: 5, size: 'max' });
const readCases = fc.record({
  type: fc.constantFrom(...types),
  batches,
  start: fc.integer({ min: -5, max: 120 }),
  length: fc.integer({ min: 1, max: 220 }),
  parts: fc.integer({ min: 1, max: 7 }),
  boundary: fc.constantFrom(0, 1, 2, 3),
});

/** Returns the source with aggregates that are calculated again from the events of each run. */
function withRecalculatedAggregates(source: EventSource, type: EventType): EventSource {
  return {
    ...source,
    async *runs(range: RangeOptions) {
      for await (const run of source.runs?.(range) ?? []) {
        if (!('events' in run)) yield run;
        else {
          const events = await run.events();
          expect(events).toHaveLength(run.count);
          yield { ...run, aggregates: () => aggregatesOf(type, events) };
        }
      }
    },
  };
}

const withoutRuns = (source: EventSource): EventSource => ({ ...source, runs: undefined });

/** Returns a value as plain JSON: maps become objects, and bigints become texts. */
const toPlainJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => {
      if (one instanceof Map) return Object.fromEntries(one);
      if (typeof one === 'bigint') return String(one);
      return one;
    }),
  );

function expectClose(expected: unknown, actual: unknown): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    expect(Math.abs(expected - actual)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected), Math.abs(actual)));
  } else if (typeof expected === 'object' && expected !== null) {
    expect(Object.keys(actual ?? {})).toEqual(Object.keys(expected));
    for (const [name, value] of Object.entries(expected)) expectClose(value, (actual as Record<string, unknown>)[name]);
  } else expect(actual).toEqual(expected);
}

let runCount = 0;

describe('reads by aggregates', () => {
  it('return the same as reads of all events', async () => {
    await fc.assert(
      fc.asyncProperty(readCases, async ({ type, batches, start, length, parts, boundary }) => {
        const stream = await create(type);
        const keys = new Set<number>();
        for (const batch of batches) {
          const newEntries = batch.filter(({ Key }) => !keys.has(Key) && keys.add(Key));
          await insertEvents(store(), stream, newEntries);
        }
        const { values } = stream;
        const recalculated = withRecalculatedAggregates(values, type);
        for await (const run of values.runs?.({
          from: null,
          fromInclusive: true,
          to: null,
          toInclusive: true,
          reversed: false,
        }) ?? [])
          if ('events' in run) runCount += 1;
        const [startIndex, endIndex] = [[start], [start + length]];

        const summaries = (source: EventSource) =>
          Array.fromAsync(
            readSummaries(
              source,
              type,
              summariesRequest(type, { startIndex, endIndex, count: parts }, maxEvents),
              maxEvents,
            ),
          );
        const byAggregates = await summaries(values);
        expect(byAggregates).toEqual(await summaries(recalculated));
        const withoutSums = (all: typeof byAggregates) =>
          all.map(({ start, end, summaries: { Count, Minimum, Maximum, Range } }) => [
            start,
            end,
            Count,
            Minimum,
            Maximum,
            Range,
          ]);
        const byEvents = await summaries(withoutRuns(values));
        expect(withoutSums(byAggregates)).toEqual(withoutSums(byEvents));
        for (const kind of ['Total', 'Mean', 'WeightedMean'] as const) {
          expectClose(
            toPlainJson(byAggregates.map(({ summaries }) => summaries[kind])),
            toPlainJson(byEvents.map(({ summaries }) => summaries[kind])),
          );
        }

        for (const sampleBy of ['Level', 'Level,Whole', 'Flag', 'Key']) {
          const parameters = { startIndex, endIndex, intervals: parts, sampleBy: [sampleBy], boundaryType: boundary };
          const sampled = (source: EventSource): Promise<(readonly Event[])[]> =>
            Array.fromAsync(readSampled(source, type, sampledRequest(type, parameters, maxEvents), maxEvents));
          expect((await sampled(values)).flat()).toEqual((await sampled(withoutRuns(values))).flat());
        }
      }),
      { numRuns: 100 },
    );
    expect(runCount).toBeGreaterThan(50);
  });
});
