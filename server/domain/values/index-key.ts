// Indexes as short keys: strings of printable ASCII that sort like the indexes and can be decoded
// (docs/behavior/stream-data.md#order-of-indexes).
import type { Event, EventType, Index } from '../model.ts';
import { keyCodec } from './key-codecs.ts';
import { TypeCode } from './type-codes.ts';

/** Sorts below all characters of the parts, so that a part sorts before longer ones that begin with it. */
const separator = '!';

/** Converts the indexes of a type to keys and back. */
export interface IndexKeys {
  readonly ofIndex: (index: Index) => string;
  readonly ofEvent: (event: Event) => string;
  /** Returns the index of a key; a DateTimeOffset is in UTC, because keys do not contain the offset. */
  readonly toIndex: (key: string) => Index;
}

/**
 * Returns the converter for the indexes of a type. Keys compare by code units or bytes as indexComparer compares the indexes, and
 * only equal indexes have equal keys. A DateTime of whole seconds has 7 characters, any other 11
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
