// Some members of stored events, without all of their JSON being parsed.
import type { Property } from '../model.ts';

// No text with an escape in it, and nothing with members or items: what is looked for can then stand nowhere else.
const scalar = String.raw`"[^"\\]*"|[^",{}[\]]+`;

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Finds the JSON texts of members at some positions, all of one event before those of the next, in events with commas between them as
 * eventWriter writes them: every member in the order of the type. Answers null for JSON that is anything else, and for members
 * that are no scalars or hold escapes: that has to be parsed.
 */
export function memberTexts(
  properties: readonly Property[],
  positions: readonly number[],
): (events: string) => string[] | null {
  const members = properties.map(
    ({ id }, position) => `${literal(JSON.stringify(id))}:(${positions.includes(position) ? '' : '?:'}${scalar})`,
  );
  const event = new RegExp(String.raw`\{${members.join(',')}\}(?:,|$)`, 'y');
  const groups = positions.map((position) => 1 + [...new Set(positions)].filter((other) => other < position).length);
  return (events) => {
    const texts: string[] = [];
    event.lastIndex = 0;
    while (event.lastIndex < events.length) {
      const found = event.exec(events);
      if (!found) return null;
      for (const group of groups) texts.push(found[group] ?? '');
    }
    return texts;
  };
}
