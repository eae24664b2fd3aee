// Some members of stored events, without all of their JSON being parsed.
import type { Property } from '../model.ts';

// No text with an escape in it, and nothing with members or items: what is looked for can then stand nowhere else.
const scalar = String.raw`"[^"\\]*"|[^",{}[\]]+`;

/** Ends what is found of an event; it means nothing to JSON. */
const end = '\n';

// What a text can be replaced by names its captures with two digits at most.
const maxCaptures = 99;

/**
 * Finds the JSON of members at some positions, with commas between them and all of one event before those of the next, in events with
 * commas between them as eventWriter writes them: every member in the order of the type. Returns null for JSON that is anything
 * else, for members that are no scalars or hold escapes, and where very many are asked for: that has to be parsed.
 */
export function memberTexts(
  properties: readonly Property[],
  positions: readonly number[],
): (events: string) => string | null {
  const distinct = new Set(positions);
  if (distinct.size > maxCaptures) return () => null;
  const members = properties.map(
    ({ id }, position) => `${RegExp.escape(JSON.stringify(id))}:(${distinct.has(position) ? '' : '?:'}${scalar})`,
  );
  const event = new RegExp(String.raw`\{${members.join(',')}\}(?:,|$)`, 'gy');
  const groups = positions.map((position) => 1 + [...distinct].filter((other) => other < position).length);
  // One replacement makes one text, where each event found by itself would leave objects behind.
  const found = `${groups.map((group) => `,$${group}`).join('')}${end}`;
  return (events) => {
    if (events === '') return '';
    // What follows the last event that is found stays at the end.
    const all = events.replace(event, found);
    return events.endsWith('}') && all.endsWith(end) ? all.slice(1) : null;
  };
}
