// Texts of events without the members that have the default of their type, made from complete texts without parsing them.
import type { EventType, Property } from '../model.ts';
import { defaultValue } from './defaults.ts';
import { valueWriter } from './event-writer.ts';
import { isCollection, TypeCode } from './type-codes.ts';

/** Takes default-valued members out of the texts of events with commas between them, as eventWriter writes them completely. */
export interface DefaultStripper {
  readonly stripText: (events: string) => string;
  /** The same for UTF-8; gives back the same bytes where nothing has a default. */
  readonly stripBytes: (events: Uint8Array) => Uint8Array;
}

/** The pattern of a property's default as eventWriter writes it. */
function defaultPattern(property: Property): string {
  if (property.code === TypeCode.Decimal) return String.raw`0(?:\.0+)?`;
  return RegExp.escape(valueWriter(property, { verbose: true })(defaultValue(property.code)));
}

/**
 * Matches what is to be taken out; of members at the start of an event its brace stays, as the first group. A quote inside a text is
 * always escaped, so that `"name":` and `{"` stand only where a member begins.
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

const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');

/**
 * The shortener of a type; undefined for types with nested objects or untyped collections, which may have members of the same names,
 * and with names that JSON escapes: their events have to be parsed.
 */
export function defaultStripper({ properties }: EventType): DefaultStripper | undefined {
  const isPlain = ({ id, code }: Property) =>
    code !== TypeCode.Object && !isCollection(code) && JSON.stringify(id) === `"${id}"`;
  if (!properties.every(isPlain)) return undefined;
  const members = memberPattern(properties, (id) => id);
  // Bytes are looked at as Latin-1: decoding them so is a mere copy, and names are found in the same form.
  const byteMembers = memberPattern(properties, asLatin1);
  /** Bytes with nothing to leave out: blocks in memory come back as the same object, and are looked through once. */
  const unchanged = new WeakSet<Uint8Array>();
  return {
    stripText: (events) => events.replace(members, '$1'),
    stripBytes(events) {
      if (unchanged.has(events)) return events;
      const text = Buffer.from(events.buffer, events.byteOffset, events.byteLength).toString('latin1');
      const short = text.replace(byteMembers, '$1');
      if (short.length < text.length) return Buffer.from(short, 'latin1');
      unchanged.add(events);
      return events;
    },
  };
}
