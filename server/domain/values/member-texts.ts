// Extracts the JSON of some members of stored events without parsing the events.
import type { Property } from '../model.ts';

// Strings without escapes, numbers, booleans and null. Without escapes, arrays and objects, a name only matches where a member begins.
const scalar = String.raw`"[^"\\]*"|[^",{}[\]]+`;

/** Ends the captures of an event; the JSON of events does not contain it. */
const end = '\n';

// A replacement refers to captures with at most two digits.
const maxCaptures = 99;

/**
 * Returns a function that extracts the JSON of the members at some positions, separated by commas, from comma-separated events in the
 * verbose form of eventWriter. It returns null if the events must be parsed: for JSON in another form, for arrays, objects and strings
 * with escapes, and for more members than a pattern can capture.
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
  // One replacement makes one string; matching each event would make several objects.
  const replacement = `${groups.map((group) => `,$${group}`).join('')}${end}`;
  return (events) => {
    if (events === '') return '';
    // Text that does not match remains, so the result does not end with `end`.
    const extracted = events.replace(event, replacement);
    return events.endsWith('}') && extracted.endsWith(end) ? extracted.slice(1) : null;
  };
}
