// Indexes of random types. The oracle knows whole numbers only: each stands for an index, in the same order.
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import type { Random } from './numbers.ts';

/** How the numbers of one key property are written. */
export interface Writing {
  readonly code: number;
  /** As in events and error messages, but without quotes. */
  readonly text: (rank: number) => string;
  /** As in continuation tokens. */
  readonly token: (rank: number) => string;
  /** Everything that a URL may say for it. */
  readonly forms: (rank: number) => readonly string[];
  readonly literal: (rank: number) => string;
  readonly isQuoted: boolean;
  /** The text that is left out of brief events. */
  readonly zero: string | null;
}

export interface KeyPart extends Writing {
  readonly id: string;
}

export interface Keys {
  /** Most significant first. */
  readonly parts: readonly KeyPart[];
  /** The numbers of the parts that a number of the oracle stands for. */
  readonly split: (rank: number) => readonly number[];
  /** Events lie at multiples of this, up to `reach` times it on both sides of 0. */
  readonly grid: number;
  readonly reach: number;
  /** All numbers are multiples of this. */
  readonly fine: number;
  /** Whether something can be calculated between two indexes. */
  readonly isScale: boolean;
  readonly invalid: readonly string[];
}

/** Divisible by every number of parts that is asked for, so that steps between doubles are exact. */
const divisible = 27_720;

const plain = (code: number, text: (rank: number) => string, zero: string | null): Writing => ({
  code,
  text,
  token: text,
  forms: (rank) => [text(rank)],
  literal: text,
  isQuoted: false,
  zero,
});

const integers = (code: number, base: bigint) => plain(code, (rank) => String(base + BigInt(rank)), '0');

const doubles = (unit: number) => plain(TypeCode.Double, (rank) => String(rank * unit), '0');

const ticksAtEpoch = 621_355_968_000_000_000n;
const lastTick = 3_155_378_975_999_999_999n;
const hour = 36_000_000_000n;

function seconds(ticks: bigint): string {
  const second = (ticks - (ticks % 10_000_000n) - ticksAtEpoch) / 10_000n;
  return new Date(Number(second)).toISOString().slice(0, 19);
}

function times(base: bigint): Writing {
  const ticksOf = (rank: number) => base + BigInt(rank);
  const long = (ticks: bigint) => `${seconds(ticks)}.${String(ticks % 10_000_000n).padStart(7, '0')}`;
  const short = (ticks: bigint) => long(ticks).replace(/\.?0*$/, '');
  const text = (rank: number) => `${short(ticksOf(rank))}Z`;
  return {
    code: TypeCode.DateTime,
    text,
    token: (rank) => `${long(ticksOf(rank))}Z`,
    forms(rank) {
      const ticks = ticksOf(rank);
      const utc = [text(rank), `${long(ticks)}Z`, long(ticks), short(ticks)];
      const isFarIn = ticks > 2n * hour && ticks < lastTick - 2n * hour;
      return isFarIn ? [...utc, `${long(ticks + 2n * hour)}+02:00`, `${short(ticks - hour)}-01:00`] : utc;
    },
    literal: text,
    isQuoted: true,
    zero: '0001-01-01T00:00:00Z',
  };
}

/** In the order of their code units, by which texts are ordered: U+1F600 before U+FF5E. */
const letters = ['!', '%', "'", '+', 'A', 'Z', 'a', 'b', 'é', '中', '\u{1F600}', '\uFF5E'];

/** Words that begin with others: as many letters as needed, and one more or none. */
function texts(least: number, most: number, extra: readonly string[] = []): Writing {
  const alphabet = [...letters, ...extra].sort((a, b) => (a < b ? -1 : 1));
  // A text of nothing but spaces cannot be sent as an index.
  const ends = ['', ' ', ...alphabet];
  const text = (rank: number) => {
    let rest = rank - least;
    let word = ends[rest % ends.length] ?? '';
    rest = Math.floor(rest / ends.length);
    for (let left = (most - least) / ends.length; left > 0; left = Math.floor(left / alphabet.length)) {
      word = (alphabet[rest % alphabet.length] ?? '') + word;
      rest = Math.floor(rest / alphabet.length);
    }
    return word;
  };
  return {
    ...plain(TypeCode.String, text, null),
    literal: (rank) => `'${text(rank).replaceAll("'", "''")}'`,
    isQuoted: true,
  };
}

function guids(): Writing {
  const text = (rank: number) => `${(rank + 2 ** 31).toString(16).padStart(8, '0')}-ffff-4a00-8000-00000000c0de`;
  return {
    ...plain(TypeCode.Guid, text, '00000000-0000-0000-0000-000000000000'),
    forms: (rank) => [text(rank), text(rank).toUpperCase(), `{${text(rank)}}`],
    isQuoted: true,
  };
}

/** The even number at or below another: what is rounded half to even must not depend on where counting begins. */
const even = (base: bigint) => base - (base & 1n);

/** A type of index, with indexes enough for `reach`. */
export function randomKeys(random: Random, reach: number): Keys {
  const code = random.pick([
    TypeCode.DateTime,
    TypeCode.DateTime,
    TypeCode.Int32,
    TypeCode.Int64,
    TypeCode.Double,
    TypeCode.String,
    TypeCode.Guid,
    null,
  ]);
  return code === null ? compoundKeys(random, reach) : singleKeys(random, reach, code);
}

function singleKeys(random: Random, reach: number, code: number): Keys {
  const isText = code === TypeCode.String || code === TypeCode.Guid;
  const grids = code === TypeCode.DateTime ? [1, 3, 10_000_000, 36e9] : [1, 2, 7];
  const fine = code === TypeCode.Double ? divisible : 1;
  const grid = isText ? 1 : random.pick(grids) * fine;
  const margin = BigInt(reach) * BigInt(grid) + 2n;
  const writing = () => {
    switch (code) {
      case TypeCode.DateTime:
        return times(even(random.pick([636_470_352_000_000_000n, margin, lastTick - margin])));
      case TypeCode.Int32:
        return integers(code, even(random.pick([0n, 0n, 2n ** 31n - margin, margin - 2n ** 31n])));
      case TypeCode.Int64:
        return integers(code, even(random.pick([0n, 2n ** 53n, 2n ** 63n - margin, margin - 2n ** 63n])));
      case TypeCode.Double:
        return doubles(random.pick([1 / 1024, 1, 2 ** 20]));
      case TypeCode.String:
        return texts(-reach, reach, ['|']);
      default:
        return guids();
    }
  };
  const part = { id: 'Key', ...writing() };
  const invalid = { [TypeCode.String]: [], [TypeCode.Guid]: ['1'], [TypeCode.DateTime]: ['noon', '2017-13-01'] }[code];
  return {
    parts: [part],
    split: (rank) => [rank],
    grid,
    reach,
    fine,
    isScale: !isText,
    invalid: invalid ?? ['x', ''],
  };
}

function compoundKeys(random: Random, reach: number): Keys {
  const count = random.int(2, 3);
  const radix = Math.ceil((2 * reach + 1) ** (1 / count) + 1e-9);
  const makers = [
    () => integers(TypeCode.Int32, -1n),
    () => integers(TypeCode.Int64, 2n ** 53n),
    () => doubles(1 / 4),
    () => times(random.pick([0n, 636_470_352_000_000_000n])),
    () => texts(0, radix),
    guids,
  ];
  const parts = Array.from({ length: count }, (_, place) => ({ id: `Key${place}`, ...random.pick(makers)() }));
  return {
    parts,
    split(rank) {
      let rest = rank + reach;
      return parts
        .map(() => {
          const digit = rest % radix;
          rest = Math.floor(rest / radix);
          return digit;
        })
        .reverse();
    },
    grid: 1,
    reach,
    fine: 1,
    isScale: false,
    invalid: [
      '',
      parts
        .map(({ text }) => text(0))
        .concat('1')
        .join('|'),
      parts[0]?.text(0) ?? '',
    ],
  };
}

/** A number that may or may not have an event. */
export function randomRank(random: Random, { grid, reach, fine }: Keys): number {
  const rank = random.int(-reach, reach) * grid;
  const isOff = grid > fine && random.chance(0.3);
  const moved = isOff ? rank + random.int(1, grid / fine - 1) * fine : rank;
  return Math.min(moved, reach * grid);
}

const joined = ({ parts, split }: Keys, rank: number, write: (part: KeyPart, own: number) => string) => {
  const own = split(rank);
  return parts.map((part, place) => write(part, own[place] ?? 0)).join('|');
};

/** One of the texts that a URL may have for an index. */
export const indexForm = (random: Random, keys: Keys, rank: number): string =>
  joined(keys, rank, ({ forms }, own) => random.pick(forms(own)));

/** The text that messages have for an index. */
export const indexText = (keys: Keys, rank: number): string => joined(keys, rank, ({ text }, own) => text(own));

export const tokenText = (keys: Keys, rank: number): string => joined(keys, rank, ({ token }, own) => token(own));
