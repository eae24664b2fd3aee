// Of the events of a stream, only the properties that a table shows are read.
import { memoized } from '../domain/memoized.ts';
import type { EventType } from '../domain/model.ts';
import type { Fill } from './parts.ts';

/** The event type with only its index and the properties at some positions. */
export interface Needed {
  readonly type: EventType;
  /** Where a property, by its position in the whole type, is found. */
  readonly placeOf: (position: number) => number;
}

export type NeededTypes = (type: EventType, fills: readonly Fill[]) => Needed;

/** Makes event types of what is needed; those for items alike are the same, and so is all that is made ready for them. */
export function neededTypes(): NeededTypes {
  const typesOf = memoized<EventType, Map<string, Needed>>(() => new Map());
  return (type, fills) => {
    const [key = 0] = type.keys;
    const shown = new Set(fills.flatMap(({ position }) => (position === null ? [] : [position]))).add(key);
    const positions = [...shown].sort((a, b) => (a === key ? -1 : b === key ? 1 : a - b));
    const name = positions.join();
    const known = typesOf(type);
    const needed = known.get(name) ?? {
      type: { ...type, properties: positions.flatMap((position) => type.properties[position] ?? []), keys: [0] },
      placeOf: (position: number) => positions.indexOf(position),
    };
    known.set(name, needed);
    return needed;
  };
}
