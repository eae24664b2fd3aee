// The JSON of some members of stored events, without parsing the events.
import type { Property } from '../model.ts';

// Strings without escapes, and no arrays or objects: so a name can only match where a member begins.
const scalar = String.raw`"[^"\\]*"|[^",{}[\]]+`;

/** Ends the captures of an event; it does not occur in their JSON. */
const end = '\n';

// A replacement refers to captures with at most two digits.
const maxCaptures = 99;

/**
 * Returns a function that extracts the JSON of the members at some positions, separated by commas, from comma-separated events in the
 * verbose form of eventWriter. It returns null where the events have to be parsed: for JSON in another form, for members that are no
 * scalars or have escapes, and for more members than a pattern can capture.
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
  // One replacement makes one string; matching each event would leave objects behind.
  const found = `${groups.map((group) => `,$${group}`).join('')}${end}`;
  return (events) => {
    if (events === '') return '';
    // Anything after the last matching event stays at the end.
    const all = events.replace(event, found);
    return events.endsWith('}') && all.endsWith(end) ? all.slice(1) : null;
  };
}
