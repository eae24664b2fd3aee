// Finds events in a request whose JSON is canonical: it is the text that eventWriter would write, so it can be stored unchanged.
import type { EventType, Property } from '../model.ts';
import { baseOf, integerRange, isArray, isCollection, isNullable, TypeCode } from './type-codes.ts';

const integer = String.raw`(?:0|-?[1-9]\d*)`;

/**
 * Returns a pattern of canonical numbers, with a maximum number of digits before and after the point. A Double keeps 15 digits and a
 * Single 6, and both write numbers from 0.000001 on without an exponent. So the numbers that match are written as they were read.
 */
function floatingPattern(integerDigits: number, fractionDigits: number): string {
  const fraction = `\\.\\d{0,${fractionDigits - 1}}[1-9]`;
  return `0|-?(?:[1-9]\\d{0,${integerDigits - 1}}(?:${fraction})?|0${fraction})`;
}

// Characters that JSON never escapes. Surrogates are left out, since JSON escapes those without a partner.
const unescaped = String.raw`[^"\\\0-\x1f\ud800-\udfff]`;
const hex = (digits: number) => `[\\da-f]{${digits}}`;

const canonicalPatterns = new Map<number, string>([
  [TypeCode.Boolean, 'true|false'],
  [TypeCode.Char, `"${unescaped}"`],
  [TypeCode.Single, floatingPattern(3, 3)],
  [TypeCode.Double, floatingPattern(9, 6)],
  [TypeCode.DateTime, String.raw`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,6}[1-9])?Z"`],
  [TypeCode.String, `"${unescaped}*"`],
  [TypeCode.Guid, `"${[8, 4, 4, 4, 12].map(hex).join('-')}"`],
]);

/** Returns a pattern of the canonical values of a property; undefined for arrays, objects and other codes without a pattern. */
function propertyPattern({ code }: Property): string | undefined {
  if (isArray(code) || isCollection(code)) return undefined;
  const base = baseOf(code);
  const pattern = integerRange(base) ? integer : canonicalPatterns.get(base);
  if (pattern === undefined) return undefined;
  const hasNull = isNullable(code) || code === TypeCode.String;
  return hasNull ? `(?:${pattern}|null)` : `(?:${pattern})`;
}

/**
 * Returns a sticky pattern that matches most canonical events of a type and no others; undefined for a type with properties that have
 * no pattern.
 */
function eventPattern({ properties }: EventType): RegExp | undefined {
  const members: string[] = [];
  for (const property of properties) {
    const pattern = propertyPattern(property);
    if (pattern === undefined) return undefined;
    members.push(`${RegExp.escape(JSON.stringify(property.id))}:${pattern}`);
  }
  return new RegExp(String.raw`\{${members.join(',')}\}`, 'y');
}

/** A cursor over the entries of a JSON array, which returns the canonical ones. */
export interface CanonicalEntries {
  /** Returns the text of the next entry and moves past it; undefined if it is not canonical or its offset is not known. */
  readonly next: () => string | undefined;
  /** Skips the next entry, given its canonical text. If its text differs, the offsets of later entries are not known. */
  readonly skip: (entry: string) => void;
}

const noEntries: CanonicalEntries = { next: () => undefined, skip: () => undefined };

/** Returns a function that creates a cursor over a JSON array of events, which must be valid JSON. */
export function canonicalEntries(type: EventType): (text: string) => CanonicalEntries {
  const pattern = eventPattern(type);
  if (!pattern) return () => noEntries;
  return (text) => {
    // The offset of the next entry, undefined once it is not known. The first entry must follow the bracket without white space.
    let offset: number | undefined = 1;
    return {
      next() {
        if (offset === undefined) return undefined;
        pattern.lastIndex = offset;
        if (!pattern.test(text)) return undefined;
        const start = offset;
        offset = pattern.lastIndex + 1;
        return text.slice(start, pattern.lastIndex);
      },
      skip(entry) {
        if (offset !== undefined) offset = text.startsWith(entry, offset) ? offset + entry.length + 1 : undefined;
      },
    };
  };
}
