// Reads summaries, samples and lists, and compares them with those of the plain list of events.
import { expect } from '@jest/globals';
import { Boundary, Interpolation } from '../../../server/domain/model.ts';
import * as oracle from '../../domain/reading/oracle.ts';
import type { Random } from '../random/numbers.ts';
import { eventAt, measured, modeOf, streamOf, type Model, type StoredEvent } from './model.ts';

/** Returns the JSON of a read below Data. */
export type Read = (path: string, query: Readonly<Record<string, number | string>>) => Promise<unknown>;

export interface Keys {
  readonly min: number;
  readonly max: number;
}

interface Interval {
  readonly Start: StoredEvent | null;
  readonly End: StoredEvent | null;
  readonly Summaries: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
}

const accept = () => true;

/** Compares the events, summaries and samples of a random window and of a window with all events. */
export async function expectReads(read: Read, model: Model, random: Random, keys: Keys): Promise<void> {
  const window = [random.int(keys.min - 3, keys.max + 3), random.int(keys.min - 3, keys.max + 3)].sort((a, b) => a - b);
  const [start = 0, end = 0] = window;
  const windows = [
    { start: keys.min - 3, end: keys.max + 3 },
    { start, end: Math.max(end, start + 1) },
  ];
  for (const window of windows) {
    await expectCount(read, model, window);
    await expectSummaries(read, model, window, random.int(1, 6));
    await expectSamples(read, model, window, random);
  }
}

interface Window {
  readonly start: number;
  readonly end: number;
}

async function expectCount(read: Read, { events }: Model, { start, end }: Window): Promise<void> {
  const found = (await read('', { startIndex: start, endIndex: end })) as readonly StoredEvent[];
  expect(found.map(plain)).toEqual(events.filter(({ Key }) => Key >= start && Key <= end));
}

async function expectSummaries(read: Read, model: Model, { start, end }: Window, parts: number): Promise<void> {
  const query = { startIndex: start, endIndex: end, count: parts };
  const found = (await read('/Summaries', query)) as readonly Interval[];
  expect(found).toHaveLength(parts);
  const wanted = measured.map((name) => ({
    name,
    isDiscrete: modeOf(model, name) === Interpolation.Discrete,
    intervals: oracle.summariesOf(streamOf(model, name), start, end, parts, accept),
  }));
  for (const [position, { Start, End, Summaries }] of found.entries()) {
    const edges = [position, position + 1].map((edge) => eventAt(model, oracle.step(start, end, edge, parts)));
    expect([Start, End].map((edge) => edge && plain(edge))).toEqual(edges);
    // Sums of quarters and their halves are exact; those of calculated values are not.
    const areQuarters = edges.every((edge) => edge === null || measured.every((name) => isQuarter(edge[name])));
    for (const { name, isDiscrete, intervals } of wanted) {
      const interval = intervals[position];
      expect(Summaries['Count']?.['Key']).toBe(interval?.keyCount);
      const statistics = isDiscrete ? {} : (interval?.value ?? {});
      for (const [kind, all] of Object.entries(Summaries)) {
        expectStatistic({ kind, name, position, query }, all[name], statistics, areQuarters);
      }
    }
  }
}

const isQuarter = (value: number | null) => Number.isInteger((value ?? 0) * 4);

const exactKinds = ['Count', 'Minimum', 'Maximum', 'Range'];

function expectStatistic(
  details: { readonly kind: string; readonly name: string; readonly position: number; readonly query: object },
  found: number | string | undefined,
  statistics: oracle.Statistics,
  areQuarters: boolean,
): void {
  const { kind } = details;
  const wanted = statistics[kind];
  const isShape = kind === 'Skewness' || kind === 'Kurtosis';
  // The shape of a deviation that is only rounding is not defined.
  if (isShape && Number(statistics['PopulationStandardDeviation']) < 1e-3) return;
  const isExact = exactKinds.includes(kind) || (kind === 'Total' && areQuarters);
  if (wanted === undefined || Number.isNaN(wanted) || isExact) {
    expect({ ...details, value: found }).toEqual({ ...details, value: Number.isNaN(wanted) ? 'NaN' : wanted });
    return;
  }
  // A deviation is the root of a difference, so only its square is precise.
  const digits = kind.endsWith('Deviation') ? (value: number) => value * value : (value: number) => value;
  const difference = Math.abs(digits(Number(found)) - digits(wanted));
  const tolerance = (isShape ? 1e-9 : 1e-12) * Math.max(1, Math.abs(digits(wanted)));
  expect({ ...details, found, wanted, isClose: difference <= tolerance }).toMatchObject({ isClose: true });
}

async function expectSamples(read: Read, model: Model, { start, end }: Window, random: Random): Promise<void> {
  const intervals = random.int(1, 6);
  const startBoundary = random.pick(Object.values(Boundary));
  const endBoundary = random.pick(Object.values(Boundary));
  for (const name of measured) {
    const query = {
      startIndex: start,
      endIndex: end,
      startBoundaryType: startBoundary,
      endBoundaryType: endBoundary,
      intervals,
      sampleBy: name,
    };
    const found = (await read('/Sampled', query)) as readonly StoredEvent[];
    const window = { start, end, startBoundary, endBoundary };
    const rows = oracle.sampledOf(streamOf(model, name), window, intervals, accept);
    const wanted = rows.map(([key]) => eventAt(model, key));
    expect({ query, events: found.map(plain) }).toEqual({ query, events: wanted });
  }
}

/** Returns an event with only the members of the list of events. */
const plain = ({ Key, Level, Flow }: StoredEvent): StoredEvent => ({ Key, Level, Flow });
