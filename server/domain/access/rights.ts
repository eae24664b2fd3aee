// Access rights: bits, names, and conversions between them.
import { InvalidInput } from '../model.ts';

/** The bit of each right, in the order of lists (docs/behavior/access-control.md#rights). */
export const Right = { Read: 1, Write: 2, Delete: 4, ManageAccessControl: 8, Share: 16 } as const;
export type RightName = keyof typeof Right;

/** All rights. */
export const allRights = 31;

const namesInOrder: readonly RightName[] = ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share'];

// None and All are names of sums, not of rights.
const bitsByName = new Map<string, number>([
  ...namesInOrder.map((name): [string, number] => [name.toLowerCase(), Right[name]]),
  ['none', 0],
  ['all', allRights],
]);

/** Returns the names of the rights, lowest bit first (docs/behavior/access-control.md#access-rights-of-the-caller). */
export function rightNames(rights: number): RightName[] {
  return namesInOrder.filter((name) => (rights & Right[name]) !== 0);
}

/** Returns whether a sum of rights includes the right with a name. */
export function hasRight(rights: number, name: RightName): boolean {
  return (rights & Right[name]) !== 0;
}

/**
 * Returns the sum of rights in a member of a request's JSON: a number from 0 to 31, or names in any case separated by commas. A missing
 * member is 0. Throws InvalidInput for anything else (docs/behavior/access-control.md#lists).
 */
export function readRights(value: unknown, subject: string): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= allRights) return value;
  const names = typeof value === 'string' ? value.split(',') : [''];
  return names.reduce((sum, name) => {
    const bits = bitsByName.get(name.trim().toLowerCase());
    if (bits !== undefined) return sum | bits;
    const forms = `a sum of rights from 0 to ${String(allRights)}, or names of rights joined by commas`;
    throw new InvalidInput(subject, `${subject} must be ${forms}.`);
  }, 0);
}
