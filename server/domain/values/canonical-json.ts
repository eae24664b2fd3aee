// Texts of events that were given just as they are written, so that they need not be written again.
import type { EventType, Property } from '../model.ts';
import { baseOf, integerRange, isArray, isCollection, isNullable, TypeCode } from './type-codes.ts';

const integer = String.raw`(?:0|-?[1-9]\d*)`;
/**
 * Numbers of so few digits before and after the point are written with those digits: a double keeps 15 and a Single 6, and numbers
 * from 0.000001 on have no exponent. Bounds by themselves match twice as fast as digits that are counted ahead.
 */
function floatingPattern(whole: number, decimals: number): string {
  const fraction = `\\.\\d{0,${decimals - 1}}[1-9]`;
  return `0|-?(?:[1-9]\\d{0,${whole - 1}}(?:${fraction})?|0${fraction})`;
}
// Neither what is escaped in JSON, nor halves of surrogate pairs, some of which are.
const unescaped = String.raw`[^"\\\0-\x1f\ud800-\udfff]`;
const hex = (digits: number) => `[\\da-f]{${digits}}`;

const written = new Map<number, string>([
  [TypeCode.Boolean, 'true|false'],
  [TypeCode.Char, `"${unescaped}"`],
  [TypeCode.Single, floatingPattern(3, 3)],
  [TypeCode.Double, floatingPattern(9, 6)],
  [TypeCode.DateTime, String.raw`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,6}[1-9])?Z"`],
  [TypeCode.String, `"${unescaped}*"`],
  [TypeCode.Guid, `"${[8, 4, 4, 4, 12].map(hex).join('-')}"`],
]);

/** A pattern of texts that are written as they are read, wherever they can be read as a value of the property. */
function propertyPattern({ code }: Property): string | undefined {
  if (isArray(code) || isCollection(code)) return undefined;
  const base = baseOf(code);
  const pattern = integerRange(base) ? integer : written.get(base);
  if (pattern === undefined) return undefined;
  const hasNull = isNullable(code) || code === TypeCode.String;
  return hasNull ? `(?:${pattern}|null)` : `(?:${pattern})`;
}

/** What matches, at the place asked for, most events as eventWriter writes them, and nothing that it would write otherwise. */
function eventPattern({ properties }: EventType): RegExp | undefined {
  const members: string[] = [];
  for (const property of properties) {
    const pattern = propertyPattern(property);
    if (pattern === undefined) return undefined;
    members.push(`${RegExp.escape(JSON.stringify(property.id))}:${pattern}`);
  }
  return new RegExp(String.raw`\{${members.join(',')}\}`, 'y');
}

/** Finds, one after the other, those entries of a JSON array that are given as eventWriter writes the events they mean. */
export interface CanonicalEntries {
  /** The text of the next entry; undefined where it is another one, or where nothing is known any more of where it is. */
  readonly next: () => string | undefined;
  /** Passes over that entry, which is written in this way. */
  readonly skip: (written: string) => void;
}

const noEntries: CanonicalEntries = { next: () => undefined, skip: () => undefined };

/** How to find such entries in the text of a JSON array, which must have been parsed: here it only shows where each one ends. */
export function canonicalEntries(type: EventType): (text: string) => CanonicalEntries {
  const pattern = eventPattern(type);
  if (!pattern) return () => noEntries;
  return (text) => {
    // Where the next entry begins, if it follows a comma at once.
    let at: number | undefined = 1;
    return {
      next() {
        if (at === undefined) return undefined;
        pattern.lastIndex = at;
        if (!pattern.test(text)) return undefined;
        const from = at;
        at = pattern.lastIndex + 1;
        return text.slice(from, pattern.lastIndex);
      },
      skip(written) {
        at = at !== undefined && text.startsWith(written, at) ? at + written.length + 1 : undefined;
      },
    };
  };
}
