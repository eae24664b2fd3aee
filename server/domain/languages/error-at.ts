// The error for a filter or query that is not valid in its language.
import { InvalidInput } from '../model.ts';

/** Returns the error for a problem at an offset of a filter or query (from 0); the message counts positions from 1. */
export function errorAt(subject: string, offset: number, problem: string): InvalidInput {
  return new InvalidInput(subject, `The ${subject} is not valid at position ${offset + 1}: ${problem}.`);
}
