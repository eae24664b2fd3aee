// Checks that several reads share. They throw InvalidInput that names the parameter.
import { InvalidInput, type EventType, type Index } from '../model.ts';
import { indexComparer } from '../values/order.ts';

/** Returns the value of a parameter; throws if it is absent. */
export function requireParameter<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new InvalidInput(name, `${name} is required.`);
  return value;
}

/** Returns a whole number; throws if it is not one or is below `min`. */
export function requireInteger(name: string, value: number, min: number): number {
  if (Number.isSafeInteger(value) && value >= min) return value;
  throw new InvalidInput(name, `${name} must be a whole number of at least ${min}, but is ${value}.`);
}

/** Throws unless startIndex is at or before endIndex (docs/behavior/stream-data.md#list-modes). */
export function requireOrder(type: EventType, startIndex: Index, endIndex: Index): void {
  if (indexComparer(type)(startIndex, endIndex) > 0) {
    throw new InvalidInput('startIndex', 'startIndex must not come after endIndex.');
  }
}
