// Finds events whose JSON text is canonical, which is exactly as eventWriter writes it, so that it can be stored as it is.
import type { EventType, Property } from '../model.ts';
import { baseOf, integerRange, isArray, isCollection, isNullable, TypeCode } from './type-codes.ts';

const integer = String.raw`(?:0|-?[1-9]\d*)`;
/**
 * Numbers with so few digits are written as they are read: a double keeps 15 digits, a Single 6, and numbers from 0.000001 on have no
 * exponent. Limited repetitions match twice as fast as a lookahead that counts digits.
 */
function floatingPattern(whole: number, decimals: number): string {
  const fraction = `\\.\\d{0,${decimals - 1}}[1-9]`;
  return `0|-?(?:[1-9]\\d{0,${whole - 1}}(?:${fraction})?|0${fraction})`;
}
// No characters that JSON escapes, and no surrogates, some of which it escapes.
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

/** Returns a pattern of the canonical values of a property; undefined where there is none. */
function propertyPattern({ code }: Property): string | undefined {
  if (isArray(code) || isCollection(code)) return undefined;
  const base = baseOf(code);
  const pattern = integerRange(base) ? integer : canonicalPatterns.get(base);
  if (pattern === undefined) return undefined;
  const hasNull = isNullable(code) || code === TypeCode.String;
  return hasNull ? `(?:${pattern}|null)` : `(?:${pattern})`;
}

/** Returns a pattern that matches most events of a type in their canonical form at its position, and nothing else. */
function eventPattern({ properties }: EventType): RegExp | undefined {
  const members: string[] = [];
  for (const property of properties) {
    const pattern = propertyPattern(property);
    if (pattern === undefined) return undefined;
    members.push(`${RegExp.escape(JSON.stringify(property.id))}:${pattern}`);
  }
  return new RegExp(String.raw`\{${members.join(',')}\}`, 'y');
}

/** Finds the entries of a JSON array that are canonical, one after the other. */
export interface CanonicalEntries {
  /** Returns the text of the next entry; undefined when it is not canonical, or when its offset is unknown. */
  readonly next: () => string | undefined;
  /** Skips the next entry if it has this text; otherwise the offsets of later entries are unknown. */
  readonly skip: (entry: string) => void;
}

const noEntries: CanonicalEntries = { next: () => undefined, skip: () => undefined };

/** Returns a function to the entries of a JSON array that is known to be valid: the patterns only find where each entry ends. */
export function canonicalEntries(type: EventType): (text: string) => CanonicalEntries {
  const pattern = eventPattern(type);
  if (!pattern) return () => noEntries;
  return (text) => {
    // The offset of the next entry, if it directly follows a comma.
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
      skip(entry) {
        at = at !== undefined && text.startsWith(entry, at) ? at + entry.length + 1 : undefined;
      },
    };
  };
}
