// Of the events of a stream, only the properties that a table shows are read.
import type { EventType } from '../domain/model.ts';
import type { Fill } from './parts.ts';

/** The event type with the index first and only the properties at some positions after it. */
export interface Needed {
  readonly type: EventType;
  /** Where a property, by its position in the whole type, is found. */
  readonly placeOf: (position: number) => number;
}

/** Makes event types of what is needed; those for items alike are the same, and so is all that is made ready for them. */
export function neededTypes(): (type: EventType, fills: readonly Fill[]) => Needed {
  const made = new WeakMap<EventType, Map<string, Needed>>();
  return (type, fills) => {
    const [key = 0] = type.keys;
    const others = fills.flatMap(({ position }) => (position === null || position === key ? [] : [position]));
    const positions = [key, ...new Set(others)].sort((a, b) => (a === key ? -1 : b === key ? 1 : a - b));
    const name = positions.join();
    const known = made.get(type) ?? new Map<string, Needed>();
    made.set(type, known);
    const needed = known.get(name) ?? {
      type: { ...type, properties: positions.flatMap((position) => type.properties[position] ?? []), keys: [0] },
      placeOf: (position: number) => positions.indexOf(position),
    };
    known.set(name, needed);
    return needed;
  };
}
