// Texts of events that were given just as they are written, so that they need not be written again.
import type { Event, EventType, Property } from '../model.ts';
import { eventWriter } from './event-writer.ts';
import { baseOf, integerRange, isArray, isCollection, isNullable, TypeCode } from './type-codes.ts';

const integer = String.raw`(?:0|-?[1-9]\d*)`;
/** Numbers of so few digits, and not so small that they are written with an exponent, are written with the digits they have. */
const floating = (digits: number) =>
  String.raw`(?!-?(?:0\.0{6}|\d{${digits + 1}}|[\d.]{${digits + 2}}))(?:0|-?(?:0\.\d*[1-9]|[1-9]\d*(?:\.\d*[1-9])?))`;
// Neither what is escaped in JSON, nor halves of surrogate pairs, some of which are.
const unescaped = String.raw`[^"\\\0-\x1f\ud800-\udfff]`;
const hex = (digits: number) => `[\\da-f]{${digits}}`;

const written = new Map<number, string>([
  [TypeCode.Boolean, 'true|false'],
  [TypeCode.Char, `"${unescaped}"`],
  [TypeCode.Single, floating(6)],
  [TypeCode.Double, floating(15)],
  [TypeCode.DateTime, String.raw`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,6}[1-9])?Z"`],
  [TypeCode.String, `"${unescaped}*"`],
  [TypeCode.Guid, `"${[8, 4, 4, 4, 12].map(hex).join('-')}"`],
]);

/** A pattern of texts that are written as they are read, wherever they can be read as a value of the property. */
function patternOf({ code }: Property): string | undefined {
  if (isArray(code) || isCollection(code)) return undefined;
  const base = baseOf(code);
  const pattern = integerRange(base) ? integer : written.get(base);
  if (pattern === undefined) return undefined;
  const hasNull = isNullable(code) || code === TypeCode.String;
  return hasNull ? `(?:${pattern}|null)` : `(?:${pattern})`;
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What matches, at the place asked for, most events as eventWriter writes them, and nothing that it would write otherwise. */
function eventPattern({ properties }: EventType): RegExp | undefined {
  const members: string[] = [];
  for (const property of properties) {
    const pattern = patternOf(property);
    if (pattern === undefined) return undefined;
    members.push(`${literal(JSON.stringify(property.id))}:${pattern}`);
  }
  return new RegExp(String.raw`\{${members.join(',')}\}`, 'y');
}

/**
 * Writes, one after the other, the events that the entries of a JSON array mean. Its text must have been parsed: it only says where
 * an entry ends. What comes as it is written is a part of that text.
 */
export function givenTexts(type: EventType): (text: string) => (event: Event) => string {
  const write = eventWriter(type, { verbose: true });
  const pattern = eventPattern(type);
  if (!pattern) return () => write;
  return (text) => {
    // Where the next entry begins, if it follows a comma at once; after one that was given otherwise, it is not looked for.
    let at: number | undefined = 1;
    return (event) => {
      if (at === undefined) return write(event);
      pattern.lastIndex = at;
      const given = pattern.test(text) ? text.slice(at, pattern.lastIndex) : undefined;
      const body = given ?? write(event);
      at = given !== undefined || text.startsWith(body, at) ? at + body.length + 1 : undefined;
      return body;
    };
  };
}
