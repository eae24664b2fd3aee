// Compares summaries with those of the oracle, except for their last digits.
import { Interpolation } from '../../../server/domain/model.ts';
import type { Statistics } from '../../domain/reading/oracle.ts';
import type { RandomStream } from './streams.ts';

export interface WantedInterval {
  /** The text of the event at the edge. */
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly keyCount: number;
  readonly value: Statistics;
}

type Texts = Readonly<Record<string, unknown>>;

interface IntervalJson {
  readonly Start?: unknown;
  readonly End?: unknown;
  readonly Summaries: Readonly<Record<string, Texts>>;
}

const kinds = [
  'Count',
  'Minimum',
  'Maximum',
  'Range',
  'Total',
  'Mean',
  'StandardDeviation',
  'PopulationStandardDeviation',
  'WeightedMean',
  'WeightedStandardDeviation',
  'WeightedPopulationStandardDeviation',
  'Skewness',
  'Kurtosis',
];

/** Parses JSON; integers that a double cannot hold become texts. */
const parsed = (text: string): unknown => JSON.parse(text.replaceAll(/:(-?\d{15,})(?=[,}])/g, ':"$1"'));

/** Returns whether a body differs from the wanted intervals. */
export function summariesDiffer(stream: RandomStream, wanted: readonly WantedInterval[], body: string): boolean {
  const intervals = parsed(body) as readonly IntervalJson[];
  return (
    intervals.length !== wanted.length ||
    intervals.some((interval, position) => {
      const expected = wanted[position];
      return expected === undefined || intervalDiffers(stream, expected, interval);
    })
  );
}

function intervalDiffers(
  stream: RandomStream,
  wanted: WantedInterval,
  { Start, End, Summaries }: IntervalJson,
): boolean {
  const edge = (text: string | undefined) => (text === undefined ? 'null' : JSON.stringify(parsed(text)));
  if (edge(wanted.start) !== JSON.stringify(Start ?? null) || edge(wanted.end) !== JSON.stringify(End ?? null))
    return true;
  if (Object.keys(Summaries).join() !== kinds.join()) return true;
  const ids = measured(stream);
  const counts = Summaries['Count'] ?? {};
  if (Object.keys(counts).join() !== ids.join() || counts['Key'] !== wanted.keyCount) return true;
  // The other properties are never null.
  if (ids.some((id) => id !== 'Value' && counts[id] !== wanted.keyCount)) return true;
  const value = ids.includes('Value') ? wanted.value : {};
  return kinds.some((kind) => statisticDiffers(kind, value, Summaries[kind]?.['Value']));
}

/** Returns the identifiers of the properties with summaries, in the order of the type. */
function measured({ order, mode, wholeMode }: RandomStream): readonly string[] {
  const modes = new Map<string, Interpolation>([
    ['Value', mode],
    ['Whole', wholeMode ?? mode],
    ['Flag', mode],
  ]);
  return order.filter((id) => id === 'Key' || (modes.get(id) ?? Interpolation.Discrete) !== Interpolation.Discrete);
}

function statisticDiffers(kind: string, wanted: Statistics, found: unknown): boolean {
  const expected = wanted[kind];
  const isShape = kind === 'Skewness' || kind === 'Kurtosis';
  // The shape of a deviation that comes from rounding only is arbitrary.
  if (isShape && Number(wanted['PopulationStandardDeviation']) < 1e-7) return found === undefined;
  if (expected === undefined) return found !== undefined;
  if (Number.isNaN(expected)) return found !== 'NaN';
  const tolerance = isShape ? 1e-6 : 1e-9;
  return typeof found !== 'number' || !(Math.abs(found - expected) <= tolerance * Math.max(1, Math.abs(expected)));
}
