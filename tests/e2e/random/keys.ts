// Indexes of random types. The oracle calculates with ranks: integers in the same order as the indexes that they stand for. The rank of a
// compound index has a rank for each of its parts.
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import type { Random } from './numbers.ts';

/** How the ranks of one key property are written as text. */
export interface KeyFormat {
  readonly code: number;
  /** The text in events and error messages, without quotes. */
  readonly text: (rank: number) => string;
  /** The text in continuation tokens. */
  readonly token: (rank: number) => string;
  /** All texts that a URL may have for a rank. */
  readonly urlForms: (rank: number) => readonly string[];
  /** The text in filters. */
  readonly filterLiteral: (rank: number) => string;
  /** Whether the text is a string in JSON. */
  readonly isQuoted: boolean;
  /** The text of the default value, which non-verbose events leave out; null if no rank has it. */
  readonly defaultText: string | null;
}

export interface KeyPart extends KeyFormat {
  readonly id: string;
}

/** The indexes that a random stream can have. */
export interface Keys {
  /** The key properties, the most significant one first. */
  readonly parts: readonly KeyPart[];
  /** Returns the rank of each part for the rank of an index. */
  readonly partRanks: (rank: number) => readonly number[];
  /** Most random ranks are multiples of this. */
  readonly spacing: number;
  /** Ranks are from `-maxMultiple * spacing` to `maxMultiple * spacing`. */
  readonly maxMultiple: number;
  /** All ranks are multiples of this. */
  readonly resolution: number;
  /** Whether values between two indexes can be interpolated. */
  readonly isInterpolable: boolean;
  /** Texts that are not an index of these keys. */
  readonly invalidTexts: readonly string[];
}

/** Divisible by 1 to 12 and by 99, the numbers of intervals that random reads request, so that their boundaries are exact doubles. */
const doubleResolution = 27_720;

const keyFormat = (code: number, text: (rank: number) => string, defaultText: string | null): KeyFormat => ({
  code,
  text,
  token: text,
  urlForms: (rank) => [text(rank)],
  filterLiteral: text,
  isQuoted: false,
  defaultText,
});

const integers = (code: number, base: bigint) => keyFormat(code, (rank) => String(base + BigInt(rank)), '0');

const doubles = (unit: number) => keyFormat(TypeCode.Double, (rank) => String(rank * unit), '0');

const ticksAtEpoch = 621_355_968_000_000_000n;
const lastTick = 3_155_378_975_999_999_999n;
const hour = 36_000_000_000n;

function seconds(ticks: bigint): string {
  const second = (ticks - (ticks % 10_000_000n) - ticksAtEpoch) / 10_000n;
  return new Date(Number(second)).toISOString().slice(0, 19);
}

function times(base: bigint): KeyFormat {
  const ticksOf = (rank: number) => base + BigInt(rank);
  const fullText = (ticks: bigint) => `${seconds(ticks)}.${String(ticks % 10_000_000n).padStart(7, '0')}`;
  const shortText = (ticks: bigint) => fullText(ticks).replace(/\.?0*$/, '');
  const text = (rank: number) => `${shortText(ticksOf(rank))}Z`;
  return {
    code: TypeCode.DateTime,
    text,
    token: (rank) => `${fullText(ticksOf(rank))}Z`,
    urlForms(rank) {
      const ticks = ticksOf(rank);
      const utc = [text(rank), `${fullText(ticks)}Z`, fullText(ticks), shortText(ticks)];
      const hasRoomForOffsets = ticks > 2n * hour && ticks < lastTick - 2n * hour;
      return hasRoomForOffsets
        ? [...utc, `${fullText(ticks + 2n * hour)}+02:00`, `${shortText(ticks - hour)}-01:00`]
        : utc;
    },
    filterLiteral: text,
    isQuoted: true,
    defaultText: '0001-01-01T00:00:00Z',
  };
}

/** Letters in the order of texts, which is that of UTF-16 code units: U+1F600 comes before U+FF5E. */
const letters = ['!', '%', "'", '+', 'A', 'Z', 'a', 'b', 'é', '中', '\u{1F600}', '\uFF5E'];

/** Texts of a fixed number of letters and at most one more character, so that some texts begin with others. */
function texts(minRank: number, maxRank: number, extra: readonly string[] = []): KeyFormat {
  const alphabet = [...letters, ...extra].sort((a, b) => (a < b ? -1 : 1));
  // The alphabet has no space: a text of spaces only cannot be sent as an index.
  const suffixes = ['', ' ', ...alphabet];
  const text = (rank: number) => {
    let rest = rank - minRank;
    let word = suffixes[rest % suffixes.length] ?? '';
    rest = Math.floor(rest / suffixes.length);
    // As many letters for every rank as the largest one needs.
    let largest = (maxRank - minRank) / suffixes.length;
    while (largest > 0) {
      word = (alphabet[rest % alphabet.length] ?? '') + word;
      rest = Math.floor(rest / alphabet.length);
      largest = Math.floor(largest / alphabet.length);
    }
    return word;
  };
  return {
    ...keyFormat(TypeCode.String, text, null),
    filterLiteral: (rank) => `'${text(rank).replaceAll("'", "''")}'`,
    isQuoted: true,
  };
}

function guids(): KeyFormat {
  const text = (rank: number) => `${(rank + 2 ** 31).toString(16).padStart(8, '0')}-ffff-4a00-8000-00000000c0de`;
  return {
    ...keyFormat(TypeCode.Guid, text, '00000000-0000-0000-0000-000000000000'),
    urlForms: (rank) => [text(rank), text(rank).toUpperCase(), `{${text(rank)}}`],
    isQuoted: true,
  };
}

/** Returns the even number at or below another. With an even base, ranks and indexes round half to even in the same direction. */
const even = (base: bigint) => base - (base & 1n);

/** Returns keys of a random type with ranks up to `maxMultiple * spacing`. */
export function randomKeys(random: Random, maxMultiple: number): Keys {
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
  return code === null ? compoundKeys(random, maxMultiple) : singleKeys(random, maxMultiple, code);
}

function singleKeys(random: Random, maxMultiple: number, code: number): Keys {
  const isText = code === TypeCode.String || code === TypeCode.Guid;
  const spacings = code === TypeCode.DateTime ? [1, 3, 10_000_000, 36e9] : [1, 2, 7];
  const resolution = code === TypeCode.Double ? doubleResolution : 1;
  const spacing = isText ? 1 : random.pick(spacings) * resolution;
  const margin = BigInt(maxMultiple) * BigInt(spacing) + 2n;
  const randomFormat = () => {
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
        return texts(-maxMultiple, maxMultiple, ['|']);
      default:
        return guids();
    }
  };
  const part = { id: 'Key', ...randomFormat() };
  const invalidTexts = { [TypeCode.String]: [], [TypeCode.Guid]: ['1'], [TypeCode.DateTime]: ['noon', '2017-13-01'] }[
    code
  ];
  return {
    parts: [part],
    partRanks: (rank) => [rank],
    spacing,
    maxMultiple,
    resolution,
    isInterpolable: !isText,
    invalidTexts: invalidTexts ?? ['x', ''],
  };
}

function compoundKeys(random: Random, maxMultiple: number): Keys {
  const count = random.int(2, 3);
  const radix = Math.ceil((2 * maxMultiple + 1) ** (1 / count) + 1e-9);
  const formats = [
    () => integers(TypeCode.Int32, -1n),
    () => integers(TypeCode.Int64, 2n ** 53n),
    () => doubles(1 / 4),
    () => times(random.pick([0n, 636_470_352_000_000_000n])),
    () => texts(0, radix),
    guids,
  ];
  const parts = Array.from({ length: count }, (_, position) => ({ id: `Key${position}`, ...random.pick(formats)() }));
  return {
    parts,
    partRanks(rank) {
      let rest = rank + maxMultiple;
      return parts
        .map(() => {
          const digit = rest % radix;
          rest = Math.floor(rest / radix);
          return digit;
        })
        .reverse();
    },
    spacing: 1,
    maxMultiple,
    resolution: 1,
    isInterpolable: false,
    invalidTexts: [
      '',
      parts
        .map(({ text }) => text(0))
        .concat('1')
        .join('|'),
      parts[0]?.text(0) ?? '',
    ],
  };
}

/** Returns a random rank, for an event or for a request: usually a multiple of `spacing`, else one between two of them. */
export function randomRank(random: Random, { spacing, maxMultiple, resolution }: Keys): number {
  const rank = random.int(-maxMultiple, maxMultiple) * spacing;
  const isBetween = spacing > resolution && random.chance(0.3);
  const offset = isBetween ? random.int(1, spacing / resolution - 1) * resolution : 0;
  return Math.min(rank + offset, maxMultiple * spacing);
}

const joinParts = ({ parts, partRanks }: Keys, rank: number, write: (part: KeyPart, partRank: number) => string) => {
  const ranks = partRanks(rank);
  return parts.map((part, position) => write(part, ranks[position] ?? 0)).join('|');
};

/** Returns one of the texts that a URL may have for an index. */
export const indexForm = (random: Random, keys: Keys, rank: number): string =>
  joinParts(keys, rank, ({ urlForms }, partRank) => random.pick(urlForms(partRank)));

/** Returns the text of an index in error messages. */
export const indexText = (keys: Keys, rank: number): string =>
  joinParts(keys, rank, ({ text }, partRank) => text(partRank));

/** Returns the text of an index in continuation tokens. */
export const tokenText = (keys: Keys, rank: number): string =>
  joinParts(keys, rank, ({ token }, partRank) => token(partRank));
