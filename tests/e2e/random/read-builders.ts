// Parts of random reads: their parameters, and the responses that the oracle expects.
import { Boundary } from '../../../server/domain/model.ts';
import type * as oracle from '../../domain/reading/oracle.ts';
import type { Row } from '../../domain/reading/oracle.ts';
import { randomFilter, type Filter } from './filters.ts';
import { indexForm, randomRank } from './keys.ts';
import type { Random } from './numbers.ts';
import { eventOf, eventText, type RandomStream } from './streams.ts';

export type Query = readonly (readonly [name: string, value: string])[];

export interface Read {
  readonly kind: string;
  /** The path after that of the stream's data. */
  readonly path: string;
  readonly query: Query;
  readonly isVerbose: boolean;
  readonly status: 200 | 400;
  /** The expected body; null for an error. */
  readonly expected: string | null;
  /** Returns whether a body that differs from `expected` is correct, too. */
  readonly isRight?: (body: string) => boolean;
}

export interface ReadContext {
  readonly random: Random;
  readonly stream: RandomStream;
  readonly isVerbose: boolean;
}

type Ends = Pick<oracle.Ends, 'startBoundary' | 'endBoundary'>;

export const successfulRead = (
  { stream, isVerbose }: ReadContext,
  kind: string,
  path: string,
  query: Query,
  rows: readonly Row[],
): Read => ({
  kind,
  path,
  query,
  isVerbose,
  status: 200,
  expected: arrayText(stream, rows, isVerbose),
});

export const refusedRead = (kind: string, path: string, query: Query): Read => ({
  kind: `refused: ${kind}`,
  path,
  query,
  isVerbose: true,
  status: 400,
  expected: null,
});

export const arrayText = (stream: RandomStream, rows: readonly Row[], isVerbose: boolean) =>
  `[${rows.map((row) => eventText(stream, eventOf(stream, row), isVerbose)).join(',')}]`;

const acceptAll = () => true;
export const onRows = (stream: RandomStream, filter: Filter | null) =>
  filter ? (row: Row) => filter.accepts(eventOf(stream, row)) : acceptAll;

export const maybeFilter = ({ random, stream }: ReadContext) =>
  random.chance(0.35) ? randomFilter(random, stream.keys) : null;

/** Returns the parameter of a filter; an empty one is the same as none (docs/behavior/errors-and-limits.md#values-of-parameters). */
export const filterParameter = (random: Random, filter: Filter | null): Query =>
  filter ? [['filter', filter.text]] : random.chance(0.1) ? [['filter', '']] : [];

/** Returns a member of an enum as its number, its name or its name in lower case. */
export function enumText(random: Random, names: Readonly<Record<string, number>>, value: number): string {
  const name = Object.keys(names).find((member) => names[member] === value) ?? '';
  return random.pick([String(value), String(value), name, name.toLowerCase()]);
}

export const index = ({ random, stream }: ReadContext, name: string, rank: number) =>
  [name, indexForm(random, stream.keys, rank)] as const;

export function twoRanks({ random, stream }: ReadContext): readonly [start: number, end: number] {
  const a = randomRank(random, stream.keys);
  const b = random.chance(0.1) ? a : randomRank(random, stream.keys);
  return a < b ? [a, b] : [b, a];
}

/** Returns the ends of a window to divide into parts; half of the time all parts begin and end at multiples of `spacing`. */
export function dividedRanks(context: ReadContext, parts: number): readonly [start: number, end: number] {
  const { spacing, maxMultiple } = context.stream.keys;
  const maxWidth = Math.floor((2 * maxMultiple) / parts);
  if (maxWidth === 0 || context.random.chance(0.5)) return twoRanks(context);
  const width = context.random.int(1, maxWidth) * parts;
  const start = context.random.int(-maxMultiple, maxMultiple - width);
  return [start * spacing, (start + width) * spacing];
}

export const bothEnds = (context: ReadContext, start: number, end: number): Query => [
  index(context, 'startIndex', start),
  index(context, 'endIndex', end),
];

export function boundaries({ random }: ReadContext): Ends & { readonly parameters: Query } {
  const any = () => random.pick(Object.values(Boundary));
  const text = (value: Boundary) => enumText(random, Boundary, value);
  if (random.chance(0.15)) return { startBoundary: Boundary.Exact, endBoundary: Boundary.Exact, parameters: [] };
  const [startBoundary, endBoundary] = [any(), any()];
  if (random.chance(0.3)) {
    return { startBoundary, endBoundary: startBoundary, parameters: [['boundaryType', text(startBoundary)]] };
  }
  const parameters = [
    ['startBoundaryType', text(startBoundary)],
    ['endBoundaryType', text(endBoundary)],
  ] as const;
  return { startBoundary, endBoundary, parameters };
}
