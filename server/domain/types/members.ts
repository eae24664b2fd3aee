// Reads members of definitions from requests. Names match in any case, and enums are numbers or names
// (docs/behavior/types-and-streams.md#reading-definitions).
import { InvalidInput } from '../model.ts';
import { isJsonObject } from '../values/json.ts';

/** Returns the path of a member of the object at a path, in the form of the subjects of InvalidInput. */
export function pathOf(object: string, member: string): string {
  return object === '' ? member : `${object}.${member}`;
}

/** Returns a member by its name in any case, an exact match first; undefined if there is none. */
export type Members = (name: string) => unknown;

/** Returns the members of an object; throws InvalidInput with the path as subject for anything else. */
export function membersOf(input: unknown, path: string): Members {
  if (!isJsonObject(input)) throw new InvalidInput(path || 'body', `${path || 'The body'} must be an object.`);
  const entries = Object.entries(input);
  const caseInsensitive = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  const exact = new Map(entries);
  return (name) => (exact.has(name) ? exact.get(name) : caseInsensitive.get(name.toLowerCase()));
}

/** Returns a string, null if it is missing; throws InvalidInput for anything else. */
export function readText(value: unknown, subject: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new InvalidInput(subject, `${subject} must be a string.`);
  return value;
}

/** Returns a boolean, false if it is missing; throws InvalidInput for anything else. */
export function readBoolean(value: unknown, subject: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw new InvalidInput(subject, `${subject} must be true or false.`);
  return value;
}

/** Returns a whole number of 32 bits, 0 if it is missing; throws InvalidInput for anything else. */
export function readInteger(value: unknown, subject: string): number {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'number' || (value | 0) !== value) {
    throw new InvalidInput(subject, `${subject} must be a whole number of 32 bits.`);
  }
  return value | 0;
}

/**
 * Returns the results of `read` for the entries of an array, null if it is empty or missing; throws InvalidInput for anything else.
 */
export function readList<T>(
  value: unknown,
  subject: string,
  read: (entry: unknown, path: string) => T,
): readonly T[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new InvalidInput(subject, `${subject} must be an array.`);
  const entries: readonly unknown[] = value;
  return entries.length === 0 ? null : entries.map((entry, i) => read(entry, `${subject}[${String(i)}]`));
}

/**
 * Returns the number of an enum member from its number, its digits or its name in any case, null if it is missing; throws InvalidInput
 * for anything else.
 */
export function readEnum<T extends number>(
  value: unknown,
  names: Readonly<Record<string, T>>,
  subject: string,
): T | null {
  if (value === undefined || value === null) return null;
  const lowerCase = String(value).toLowerCase();
  const member = Object.entries(names).find(
    ([name, code]) => name.toLowerCase() === lowerCase || String(code) === lowerCase,
  );
  if ((typeof value === 'number' || typeof value === 'string') && member) return member[1];
  throw new InvalidInput(subject, `${subject} must be one of ${Object.keys(names).join(', ')}, or its number.`);
}
