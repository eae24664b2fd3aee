// Displays in save requests and in exports (docs/behavior/displays-and-folders.md#saving).
import { InvalidInput } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { isJsonObject, type JsonObject } from '../values/json.ts';
import type { FolderLocation } from './folders.ts';

/** The JSON of a display: all members that were sent, in the same order, except those that the server manages. */
export type DisplayDocument = JsonObject;

/** An identity with access to a display. */
export interface Identity {
  readonly Identifier: string;
  readonly Name?: string;
  readonly Permission: number;
}

/** The data of a display that the server manages. */
export interface DisplaySummary {
  readonly Id: number;
  readonly Name: string;
  readonly Owner: string;
  readonly place: FolderLocation;
  readonly ReadOnly: boolean;
  readonly Revision: number;
  readonly Identities: readonly Identity[];
  readonly Created: string;
  readonly Modified: string;
}

export type DuplicateBehavior = 'Overwrite' | 'Append';

/** A request to save a display. */
export interface SaveRequest {
  readonly databaseId: string;
  readonly id: number | null;
  readonly name: string;
  /** Null for the caller. */
  readonly owner: string | null;
  readonly folder: FolderLocation;
  readonly readOnly: boolean;
  readonly identities: readonly Identity[];
  readonly behavior: DuplicateBehavior;
  readonly document: DisplayDocument;
}

// Members in the spelling of the contract; clients may send them in any case (docs/behavior/displays-and-folders.md#requests).
const knownMembers = {
  transfer: [
    'DatabaseID',
    'Identities',
    'Labels',
    'Display',
    'Symbols',
    'COG',
    'StorageTypeId',
    'ParentId',
    'Unorganized',
    'Attachments',
    'Created',
    'Modified',
    'DuplicateDisplayWriteBehavior',
  ],
  display: [
    'Symbols',
    'AttachmentIds',
    'RequestId',
    'StartTime',
    'EndTime',
    'LegacyDisplay',
    'EventFramePath',
    'Id',
    'Name',
    'Path',
    'Owner',
    'ReadOnly',
    'Revision',
    'DisplayProperties',
    'ProductVersion',
  ],
  identity: ['Identifier', 'Name', 'Permission', 'IsUserIdentity'],
};

/** Returns an object with the known members in their proper spelling, and all others unchanged. */
function withKnownNames(value: unknown, memberNames: readonly string[]): JsonObject {
  if (!isJsonObject(value)) return {};
  const proper = new Map(memberNames.map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [proper.get(name.toLowerCase()) ?? name, item]),
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the identities of a list. Throws InvalidInput if one is listed more than once. */
export function readIdentities(value: unknown): readonly Identity[] {
  const identities = listOf(value).map((entry): Identity => {
    const { Permission = 0, ...members } = withKnownNames(entry, knownMembers.identity);
    return { ...members, Identifier: textOf(members['Identifier']), Permission: permissionOf(Permission) };
  });
  const listed = new Set<string>();
  for (const [position, { Identifier }] of identities.entries()) {
    const folded = foldIdentifier(Identifier);
    if (listed.has(folded)) {
      const subject = `Identities[${String(position)}].Identifier`;
      throw new InvalidInput(subject, `${subject} '${Identifier}' is listed more than once.`);
    }
    listed.add(folded);
  }
  return identities;
}

// The contract allows the number and its name.
const permissionOf = (value: unknown): number => (value === 1 || /^(1|readwrite)$/i.test(String(value)) ? 1 : 0);

function folderOf(transfer: JsonObject): FolderLocation {
  if (transfer['Unorganized'] === true) return 'unorganized';
  const parent = transfer['ParentId'] ?? -1;
  // A hand-edited export can have 0 for the root folder.
  if (parent === -1 || parent === 0) return 'home';
  if (typeof parent === 'number' && Number.isSafeInteger(parent) && parent > 0) return parent;
  throw new InvalidInput('ParentId', `ParentId must be null, -1 or the number of a folder.`);
}

/** Returns the save request of a validated body. Throws InvalidInput for faults that the contract cannot express. */
export function readSaveRequest(body: unknown): SaveRequest {
  const { DuplicateDisplayWriteBehavior: behavior, ...transfer } = withKnownNames(body, knownMembers.transfer);
  const display = withKnownNames(transfer['Display'], knownMembers.display);
  const id = display['Id'];
  return {
    databaseId: textOf(transfer['DatabaseID']),
    id: typeof id === 'number' && id > 0 ? id : null,
    name: textOf(display['Name']),
    owner: textOf(display['Owner']).trim() === '' ? null : textOf(display['Owner']),
    folder: folderOf(transfer),
    readOnly: display['ReadOnly'] === true,
    identities: readIdentities(transfer['Identities']),
    behavior: /^append$/i.test(textOf(behavior)) ? 'Append' : 'Overwrite',
    document: { ...transfer, Display: display },
  };
}

/** The product version in exports. */
const productVersion = '1.0';

/** Returns the export of a display, nulls included: the members that were sent, and those that the server manages. */
export function toDisplayExport(document: DisplayDocument, summary: DisplaySummary, databaseId: string): JsonObject {
  const { place, Id, Name, Owner, ReadOnly, Revision, Identities, Created, Modified } = summary;
  return {
    Labels: [],
    Symbols: null,
    COG: null,
    StorageTypeId: 0,
    Attachments: [],
    ...document,
    DatabaseID: databaseId,
    Identities,
    Display: {
      Symbols: [],
      AttachmentIds: [],
      StartTime: '*-8h',
      EndTime: '*',
      LegacyDisplay: null,
      EventFramePath: null,
      Path: null,
      DisplayProperties: { Calculations: [] },
      ...withKnownNames(document['Display'], knownMembers.display),
      RequestId: null,
      Id,
      Name,
      Owner,
      ReadOnly,
      Revision,
      ProductVersion: productVersion,
    },
    ParentId: typeof place === 'number' ? place : null,
    Unorganized: place === 'unorganized',
    Created,
    Modified,
  };
}

/** Returns a warning for each image of a display whose attachment is missing, or null if there is none. */
export function displayWarnings(document: DisplayDocument): readonly string[] | null {
  const attachments = new Set(
    listOf(document['Attachments']).map((entry) => withKnownNames(entry, ['ID'])['ID'] ?? null),
  );
  const symbols = listOf(withKnownNames(document['Display'], knownMembers.display)['Symbols']).filter(isJsonObject);
  const warnings = symbols.flatMap(({ Name, SymbolType, Configuration }) => {
    const { AttachmentId } = withKnownNames(Configuration, ['AttachmentId']);
    if (!/^image$/i.test(textOf(SymbolType)) || typeof AttachmentId !== 'number' || attachments.has(AttachmentId))
      return [];
    return [
      `The image symbol '${textOf(Name)}' shows attachment ${String(AttachmentId)}, which the display does not have.`,
    ];
  });
  return warnings.length > 0 ? warnings : null;
}
