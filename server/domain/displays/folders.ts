// Folders of displays: the root folder, the folder Unorganized, and folders with a number
// (docs/behavior/displays-and-folders.md#listing-displays).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';

/** A folder by its number, or one of the two folders that every tenant has. */
export type FolderLocation = 'home' | 'unorganized' | number;

/** The accepted values, as listed in errors. */
const acceptedValues = '-1, null, unorganized, home and positive integers';

/** Returns the folder that a parameter names; throws InvalidInput that lists the accepted values. */
export function readFolderLocation(text: string | undefined, subject: string): FolderLocation {
  const folded = (text ?? '').trim().toLowerCase();
  if (['', 'null', '-1', 'home'].includes(folded)) return 'home';
  if (folded === 'unorganized') return 'unorganized';
  if (/^[1-9]\d{0,14}$/.test(folded)) return Number(folded);
  throw new InvalidInput(subject, `${subject} accepts ${acceptedValues}, not '${text ?? ''}'.`);
}

/** Returns the error for a folder that does not exist. */
export function folderNotFound(subject: string, id: number): InvalidInput {
  return new InvalidInput(subject, `There is no folder ${String(id)}; ${subject} accepts ${acceptedValues}.`);
}

/** A stored folder. */
export interface Folder {
  readonly Id: number;
  readonly Name: string;
  /** Null at the root level. */
  readonly ParentId: number | null;
}

const reservedNames = ['Home', 'Unorganized'];

/** Throws InvalidInput if a name is reserved, or a sibling has it. */
export function requireFolderName(name: string, parent: number | null, siblings: readonly Folder[]): void {
  if (parent === null && reservedNames.some((reservedName) => isSameIdentifier(reservedName, name.trim())))
    throw new InvalidInput('Name', `Name '${name}' is reserved at the root level.`);
  if (siblings.some((sibling) => isSameIdentifier(sibling.Name, name)))
    throw new InvalidInput('Name', `Name '${name}' is taken by another folder with the same parent.`);
}

/** Compares by name without case, then by number. */
export function compareByName(a: { readonly Name: string; readonly Id: number }, b: typeof a): number {
  const [nameA, nameB] = [a.Name.toLowerCase(), b.Name.toLowerCase()];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return a.Id - b.Id;
}
