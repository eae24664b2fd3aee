// Summaries and samples that skip whole blocks by their aggregates, against those that look at every event.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Interpolation, type Event, type EventType } from '../../../server/domain/model.ts';
import { aggregatesOf } from '../../../server/domain/reading/run-aggregates.ts';
import { readSampled, sampledRequest } from '../../../server/domain/reading/sampled.ts';
import type { EventSource, RangeOptions } from '../../../server/domain/reading/source.ts';
import { readSummaries, summariesRequest } from '../../../server/domain/reading/summaries.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { property } from '../../domain/reading/fixtures.ts';
import { insertEvents, named, streamsInMemory } from './fixtures.ts';

const { create, store } = streamsInMemory();
const nullableDouble = 100 + TypeCode.Double;
const mostEvents = 1_000_000;

const types = Object.values(Interpolation).map((mode) =>
  named(`Aggregated ${mode}`, [
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
const given = fc.record({
  type: fc.constantFrom(...types),
  batches,
  start: fc.integer({ min: -5, max: 120 }),
  length: fc.integer({ min: 1, max: 220 }),
  parts: fc.integer({ min: 1, max: 7 }),
  boundary: fc.constantFrom(0, 1, 2, 3),
});

/** The same source, whose aggregates are made again of the events that a run has. */
function madeAgain(source: EventSource, type: EventType): EventSource {
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

const plain = (source: EventSource): EventSource => ({ ...source, runs: undefined });

/** Numbers rounded to what the order of additions leaves of them. */
const rough = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => {
      if (one instanceof Map) return Object.fromEntries(one);
      if (typeof one === 'bigint') return String(one);
      return one;
    }),
  );

function expectClose(one: unknown, other: unknown): void {
  if (typeof one === 'number' && typeof other === 'number') {
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(one), Math.abs(other)));
  } else if (typeof one === 'object' && one !== null) {
    expect(Object.keys(other ?? {})).toEqual(Object.keys(one));
    for (const [name, value] of Object.entries(one)) expectClose(value, (other as Record<string, unknown>)[name]);
  } else expect(other).toEqual(one);
}

let skipped = 0;

describe('reads by aggregates', () => {
  it('equal those of all events', async () => {
    await fc.assert(
      fc.asyncProperty(given, async ({ type, batches, start, length, parts, boundary }) => {
        const stream = await create(type);
        const keys = new Set<number>();
        for (const batch of batches) {
          const fresh = batch.filter(({ Key }) => !keys.has(Key) && keys.add(Key));
          await insertEvents(store(), stream, fresh);
        }
        const { values } = stream;
        const again = madeAgain(values, type);
        for await (const run of values.runs?.({
          from: null,
          fromInclusive: true,
          to: null,
          toInclusive: true,
          reversed: false,
        }) ?? [])
          if ('events' in run) skipped += 1;
        const [startIndex, endIndex] = [[start], [start + length]];

        const summaries = (source: EventSource) =>
          Array.fromAsync(
            readSummaries(
              source,
              type,
              summariesRequest(type, { startIndex, endIndex, count: parts }, mostEvents),
              mostEvents,
            ),
          );
        const answer = await summaries(values);
        expect(answer).toEqual(await summaries(again));
        const counted = (all: typeof answer) =>
          all.map(({ start, end, summaries: { Count, Minimum, Maximum, Range } }) => [
            start,
            end,
            Count,
            Minimum,
            Maximum,
            Range,
          ]);
        const all = await summaries(plain(values));
        expect(counted(answer)).toEqual(counted(all));
        for (const kind of ['Total', 'Mean', 'WeightedMean'] as const) {
          expectClose(
            rough(answer.map(({ summaries }) => summaries[kind])),
            rough(all.map(({ summaries }) => summaries[kind])),
          );
        }

        for (const sampleBy of ['Level', 'Level,Whole', 'Flag', 'Key']) {
          const parameters = { startIndex, endIndex, intervals: parts, sampleBy: [sampleBy], boundaryType: boundary };
          const sampled = (source: EventSource): Promise<(readonly Event[])[]> =>
            Array.fromAsync(readSampled(source, type, sampledRequest(type, parameters, mostEvents), mostEvents));
          expect((await sampled(values)).flat()).toEqual((await sampled(plain(values))).flat());
        }
      }),
      { numRuns: 100 },
    );
    expect(skipped).toBeGreaterThan(50);
  });
});
