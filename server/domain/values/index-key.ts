// Indexes as short keys: texts of printable ASCII that sort like the indexes and can be decoded
// (docs/behavior/stream-data.md#order-of-indexes).
import type { Event, EventType, Index } from '../model.ts';
import { keyCodec } from './key-codecs.ts';
import { TypeCode } from './type-codes.ts';

/** Below all characters of the parts, so that a part which is the start of a longer one sorts before it. */
const separator = '!';

/** The keys of the indexes of one type. */
export interface IndexKeys {
  readonly ofIndex: (index: Index) => string;
  readonly ofEvent: (event: Event) => string;
  /** Returns the index of a key; a DateTimeOffset comes back in UTC, since a key does not hold the offset. */
  readonly toIndex: (key: string) => Index;
}

/**
 * Returns the keys for the indexes of a type. They compare by code units or bytes as indexComparer compares the indexes, and are
 * equal only where these are. DateTimes of whole seconds take 7 characters, others 11
 * (docs/behavior/stream-data.md#order-of-indexes).
 */
export function indexKeys(type: EventType): IndexKeys {
  const parts = type.keys.map((position) => ({
    position,
    ...keyCodec(type.properties[position]?.code ?? TypeCode.Empty),
  }));
  const [first] = parts;
  if (first && parts.length === 1) {
    const { position, encode, decode } = first;
    return {
      ofIndex: (index) => encode(index[0] ?? null),
      ofEvent: (event) => encode(event[position] ?? null),
      toIndex: (key) => [decode(key)],
    };
  }
  return {
    ofIndex: (index) => parts.map(({ encode }, i) => encode(index[i] ?? null)).join(separator),
    ofEvent: (event) => parts.map(({ encode, position }) => encode(event[position] ?? null)).join(separator),
    toIndex: (key) => key.split(separator).map((text, i) => parts[i]?.decode(text) ?? null),
  };
}
