// Strings that clients send for edge systems. Lists search and sort by them, so their length is limited.
import { InvalidInput } from '../model.ts';

/** The maximum length of a tag, a version or a status. */
export const maxTextLength = 250;

/** Returns the text. Throws InvalidInput if it is too long, or has U+0000 or lone surrogates, which PostgreSQL cannot store. */
export function requireValidText(subject: string, text: string): string {
  if (text.includes('\0') || !text.isWellFormed())
    throw new InvalidInput(subject, `${subject} must be well-formed text without U+0000.`);
  if (text.length > maxTextLength)
    throw new InvalidInput(subject, `${subject} must not have more than ${maxTextLength} characters.`);
  return text;
}

/**
 * Returns the trimmed tags in the same order, without empty ones and duplicates; throws InvalidInput as requireValidText does
 * (docs/behavior/edge-systems.md#tags).
 */
export function normalizeTags(tags: readonly string[], path: string): readonly string[] {
  const trimmed = tags.map((tag, i) => requireValidText(`${path}[${i}]`, tag).trim());
  return [...new Set(trimmed)].filter((tag) => tag !== '');
}
