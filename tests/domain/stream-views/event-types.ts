// Types of events for tests, written down in one line each.
import type { EventType, Property } from '../../../server/domain/model.ts';
import { typeCodeOf } from '../../../server/domain/values/type-codes.ts';

/** Returns a property; the type is the name of its code. */
export function property(id: string, type: string, rest: Partial<Property> = {}): Property {
  const code = typeCodeOf(type);
  if (code === undefined) throw new Error(`There is no type code ${type}.`);
  return { id, code, members: new Map(), properties: [], interpolation: 0, uom: null, ...rest };
}

/** Returns a type of events whose first property is the key. */
export function eventType(id: string, ...properties: readonly Property[]): EventType {
  return { id, name: id, properties, keys: [0], interpolation: 0, extrapolation: 0 };
}

/** The members of the enum of the example stream. */
export const states = new Map([
  ['Ok', 0n],
  ['Warning', 1n],
  ['Alarm', 2n],
]);

/** The type of the example stream (docs/behavior/stream-data.md#example-stream). */
export const simple = eventType(
  'Simple',
  property('Time', 'DateTime'),
  property('State', 'Int32Enum', { members: states }),
  property('Measurement', 'Double', { uom: 'meter' }),
);
