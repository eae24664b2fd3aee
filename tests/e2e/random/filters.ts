// Random filters, each as text and as a predicate (docs/behavior/searching-and-filtering.md#filters).
import type { Random } from './numbers.ts';
import { randomRank, type Keys } from './keys.ts';
import { labels, type StoredEvent } from './streams.ts';

export interface Filter {
  readonly text: string;
  readonly accepts: (event: StoredEvent) => boolean;
}

type Operand = number | string | boolean | null;

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
};

function compared(name: string, a: Operand, b: Operand): boolean {
  // A null never matches.
  if (a === null || b === null) return false;
  return comparisons[name]?.(a < b ? -1 : a > b ? 1 : 0, 0) ?? false;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function leaf(random: Random, keys: Keys): Filter {
  const name = random.pick(Object.keys(comparisons));
  const comparison = (left: string, right: string, of: (event: StoredEvent) => Operand, to: Operand): Filter => ({
    text: `${left} ${name} ${right}`,
    accepts: (event) => compared(name, of(event), to),
  });
  const number = random.int(-12, 12) / 4;
  const whole = random.int(-5, 5);
  const label = random.pick(labels);
  const [key] = keys.parts;
  const rank = randomRank(random, keys);
  const kinds: readonly (() => Filter)[] = [
    () => comparison('Value', String(number), ({ value }) => value, number),
    () => comparison('Value add 1', String(number), ({ value }) => (value === null ? null : value + 1), number),
    () => comparison('Value', 'null', () => null, null),
    () => comparison('Whole', String(whole), (event) => event.whole, whole),
    () => comparison('Whole mod 3', '1', (event) => event.whole % 3, 1),
    () => comparison('-Whole mul 2', String(whole), (event) => event.whole * -2, whole),
    () => comparison('Label', quoted(label), (event) => event.label, label),
    () => comparison('length(Label)', '2', (event) => event.label?.length ?? null, 2),
    () => ({ text: `contains(Label,'a')`, accepts: (event) => event.label?.includes('a') ?? false }),
    () => ({ text: `Flag eq true`, accepts: (event) => event.flag }),
    ...(key && keys.parts.length === 1
      ? [() => comparison('Key', key.filterLiteral(rank), (event: StoredEvent) => event.rank, rank)]
      : []),
  ];
  return random.pick(kinds)();
}

/** Returns a comparison, or several joined by operators. */
export function randomFilter(random: Random, keys: Keys, depth = 2): Filter {
  if (depth === 0 || random.chance(0.5)) return leaf(random, keys);
  const a = randomFilter(random, keys, depth - 1);
  if (random.chance(0.25)) return { text: `not (${a.text})`, accepts: (event) => !a.accepts(event) };
  const b = randomFilter(random, keys, depth - 1);
  return random.chance(0.5)
    ? { text: `(${a.text}) and (${b.text})`, accepts: (event) => a.accepts(event) && b.accepts(event) }
    : { text: `(${a.text}) or (${b.text})`, accepts: (event) => a.accepts(event) || b.accepts(event) };
}

export const invalidFilters = ['Nowhere gt 1', "Value gt 'a'", 'Value gt', 'Value', 'date(Label) eq 1', '(Whole eq 1'];
