// Identifiers of types, streams, views, properties and units: validity and comparison.
import { InvalidInput } from '../model.ts';
import { requireMaxLength } from './maxima.ts';

/** The maximum length of an identifier (docs/behavior/errors-and-limits.md#identifiers). */
export const maxIdentifierLength = 250;

const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const onlyAscii = /^[\0-\x7f]*$/;

/**
 * Returns the form of an identifier for comparisons and keys; identifiers of the same object have the same form
 * (docs/behavior/types-and-streams.md#identifiers).
 */
export function foldIdentifier(id: string): string {
  return onlyAscii.test(id) ? id.toLowerCase() : Array.from(id, foldCharacter).join('');
}

/** Returns whether two identifiers name the same object (docs/behavior/types-and-streams.md#identifiers). */
export function isSameIdentifier(a: string, b: string): boolean {
  return a === b || foldIdentifier(a) === foldIdentifier(b);
}

/**
 * Returns the identifier. Throws InvalidInput if it breaks the rules for identifiers of types, streams, views and properties
 * (docs/behavior/errors-and-limits.md#identifiers).
 */
export function requireValidIdentifier(subject: string, id: string): string {
  const problem = problemOf(id);
  if (problem !== undefined) throw new InvalidInput(subject, `${subject} ${problem}.`);
  return id;
}

/**
 * Returns the key of a metadata value, which is part of a path. Throws InvalidInput for a key that a path cannot contain
 * (docs/behavior/errors-and-limits.md#identifiers).
 */
export function requireValidKey(key: string): string {
  requireMaxLength('key', key, maxIdentifierLength);
  const isDots = key.split(/[/\\]/).some((part) => part === '.' || part === '..');
  if (key === '' || isDots || controlCharacter.test(key))
    throw new InvalidInput('key', 'A metadata key must not be empty, . or .. and must not contain control characters.');
  return key;
}

/**
 * Returns the identifier of an object to write, in the spelling of the body or, if the body has none, of the path. Throws InvalidInput
 * if body and path name different objects, and for an invalid identifier
 * (docs/behavior/types-and-streams.md#identifiers).
 */
export function requireMatchingIdentifier(subject: string, pathId: string, bodyId: string | null | undefined): string {
  const id = bodyId ?? pathId;
  if (!isSameIdentifier(id, pathId)) {
    throw new InvalidInput(
      subject,
      `${subject} is '${id}' in the body but '${pathId}' in the path; they must be the same.`,
    );
  }
  return requireValidIdentifier(subject, id);
}

// Folds each character by itself, so that neighbors (final sigma) and changes of length (sharp s) do not matter. Upper case comes first,
// because both sigmas have the same upper case only. No other letter becomes an ASCII letter: a Kelvin sign is not a k.
function foldCharacter(character: string): string {
  if (onlyAscii.test(character)) return character.toLowerCase();
  const upper = character.toUpperCase();
  const lower = (isOneCharacter(upper) ? upper : character).toLowerCase();
  return isOneCharacter(lower) && !onlyAscii.test(lower) ? lower : character;
}

function problemOf(id: string): string | undefined {
  if (id === '') return 'must not be empty';
  if (id.trim() !== id) return 'must not start or end with a space';
  if (id.includes('/')) return 'must not contain a slash';
  // docs/behavior/errors-and-limits.md#identifiers
  if (id === '.' || id === '..') return 'must not be . or ..';
  if (controlCharacter.test(id)) return 'must not contain control characters or line separators';
  // Not every database can store these.
  if (id.includes('\0') || !id.isWellFormed()) return 'must be well-formed text without U+0000';
  // Assigning it sets the prototype of an object instead of a member.
  if (id === '__proto__') return 'must not be __proto__';
  if (countCharacters(id) > maxIdentifierLength)
    return `must not have more than ${String(maxIdentifierLength)} characters`;
  return undefined;
}

function isOneCharacter(text: string): boolean {
  return countCharacters(text) === 1;
}

// Counts characters as the contract's maxLength does, not UTF-16 units.
function countCharacters(text: string): number {
  return Array.from(text).length;
}
