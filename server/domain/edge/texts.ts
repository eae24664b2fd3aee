// Texts that clients give to edge systems: kept as sent, searched and sorted by, so bounded.
import { InvalidInput } from '../model.ts';

/** The most characters of a tag, a version or a status. */
export const longestText = 250;

/** The text; throws InvalidInput for one that is too long, or that not every database can hold. */
export function boundedText(subject: string, text: string): string {
  if (text.includes('\0') || !text.isWellFormed())
    throw new InvalidInput(subject, `${subject} must be well-formed text without U+0000.`);
  if (text.length > longestText)
    throw new InvalidInput(subject, `${subject} must not have more than ${longestText} characters.`);
  return text;
}

/**
 * The tags without blanks around them, empty ones and repetitions, in their order; throws InvalidInput
 * (docs/behavior/edge-systems.md#tags).
 */
export function cleanTags(tags: readonly string[], path: string): readonly string[] {
  const clean = tags.map((tag, i) => boundedText(`${path}[${i}]`, tag).trim());
  return [...new Set(clean)].filter((tag) => tag !== '');
}
