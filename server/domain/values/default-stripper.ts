// Removes members with default values from the JSON of events without parsing it.
import type { EventType, Property } from '../model.ts';
import { defaultValue } from './defaults.ts';
import { valueWriter } from './event-writer.ts';
import { isCollection, TypeCode } from './type-codes.ts';

/** Removes default-valued members from comma-separated events in the verbose form of eventWriter. */
export interface DefaultStripper {
  readonly stripText: (events: string) => string;
  /** Does the same for UTF-8; returns the same object if no member has its default value. */
  readonly stripBytes: (events: Uint8Array) => Uint8Array;
}

/** Returns the pattern of a property's default value as eventWriter writes it. */
function defaultPattern(property: Property): string {
  if (property.code === TypeCode.Decimal) return String.raw`0(?:\.0+)?`;
  return RegExp.escape(valueWriter(property, { verbose: true })(defaultValue(property.code)));
}

/**
 * Returns the pattern of the members to remove. At the start of an event it also matches the brace, which is its first group. Quotes
 * inside a string are always escaped, so `"name":` and `{"` only occur where a member begins.
 */
function memberPattern(properties: readonly Property[], idText: (id: string) => string): RegExp {
  const byDefault = Map.groupBy(properties, defaultPattern);
  const alternatives = [...byDefault].map(
    ([value, sameDefault]) => `"(?:${sameDefault.map(({ id }) => RegExp.escape(idText(id))).join('|')})":${value}`,
  );
  const member = `(?:${alternatives.join('|')})`;
  const atStart = String.raw`(\{)(?:(?:${member},)*${member}(?=\})|(?:${member},)+)`;
  return new RegExp(`${atStart}|,${member}(?=[,}])`, 'g');
}

const toLatin1 = (text: string) => Buffer.from(text).toString('latin1');

/**
 * Returns the stripper of a type. Returns undefined for types whose events must be parsed: those with nested objects or untyped
 * collections, which can have members of the same names, and those with names that JSON escapes.
 */
export function defaultStripper({ properties }: EventType): DefaultStripper | undefined {
  const isPlain = ({ id, code }: Property) =>
    code !== TypeCode.Object && !isCollection(code) && JSON.stringify(id) === `"${id}"`;
  if (!properties.every(isPlain)) return undefined;
  const members = memberPattern(properties, (id) => id);
  // Bytes are decoded as Latin-1, because that is fast; so the names are encoded in the same way.
  const byteMembers = memberPattern(properties, toLatin1);
  /** Bytes without default values. Cached blocks are the same objects each time, so each is searched once. */
  const unchanged = new WeakSet<Uint8Array>();
  return {
    stripText: (events) => events.replace(members, '$1'),
    stripBytes(events) {
      if (unchanged.has(events)) return events;
      const text = Buffer.from(events.buffer, events.byteOffset, events.byteLength).toString('latin1');
      const stripped = text.replace(byteMembers, '$1');
      if (stripped.length < text.length) return Buffer.from(stripped, 'latin1');
      unchanged.add(events);
      return events;
    },
  };
}
