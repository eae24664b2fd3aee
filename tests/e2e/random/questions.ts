// What random reads are made of: their parameters, and the answers that the oracle has for them.
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
  /** Behind the stream's path. */
  readonly path: string;
  readonly query: Query;
  readonly isVerbose: boolean;
  readonly status: 200 | 400;
  /** The body, null for an error. */
  readonly expected: string | null;
  /** Whether a body that is not the very text is right all the same. */
  readonly isRight?: (body: string) => boolean;
}

export interface ReadContext {
  readonly random: Random;
  readonly stream: RandomStream;
  readonly isVerbose: boolean;
}

type Ends = Pick<oracle.Ends, 'startBoundary' | 'endBoundary'>;

export const answer = (
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

export const refusal = (kind: string, path: string, query: Query): Read => ({
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

/** An empty one means none (docs/behavior/errors-and-limits.md#values-of-parameters). */
export const filterParameter = (random: Random, filter: Filter | null): Query =>
  filter ? [['filter', filter.text]] : random.chance(0.1) ? [['filter', '']] : [];

/** A member of an enum as its number or its name, in any case. */
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

/** Two indexes whose parts begin and end where events may lie, half of the time. */
export function dividedRanks(asked: ReadContext, parts: number): readonly [start: number, end: number] {
  const { grid, reach } = asked.stream.keys;
  const widest = Math.floor((2 * reach) / parts);
  if (widest === 0 || asked.random.chance(0.5)) return twoRanks(asked);
  const width = asked.random.int(1, widest) * parts;
  const start = asked.random.int(-reach, reach - width);
  return [start * grid, (start + width) * grid];
}

export const bothEnds = (asked: ReadContext, start: number, end: number): Query => [
  index(asked, 'startIndex', start),
  index(asked, 'endIndex', end),
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
