// Lists, saves and exports displays (docs/behavior/displays-and-folders.md).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { readFolderLocation } from '../domain/displays/folders.ts';
import {
  toDisplayExport,
  displayWarnings,
  readSaveRequest,
  type DisplayDocument,
  type SaveRequest,
  type DisplaySummary,
} from '../domain/displays/transfer.ts';
import { InvalidInput } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { parseExactJson, writeJson } from '../domain/values/json.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure } from '../errors/failures.ts';
import { pageByName } from './pages.ts';
import { runInTurns, pause } from '../runtime/turns.ts';
import { withDisplaysLocked, displaysOfTenant, type DisplayStore } from './stored-displays.ts';

type Schemas = components['schemas'];

interface DisplayPageQuery {
  readonly FolderId?: string | undefined;
  readonly Skip?: number | undefined;
  readonly Count?: number | undefined;
}

/** Returns a page of the displays directly in a folder; throws InvalidInput for an unknown folder. */
export async function listDisplays(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  query: DisplayPageQuery,
): Promise<Schemas['DisplaysResponse']> {
  const displays = displaysOfTenant(context);
  const location = readFolderLocation(query.FolderId, 'FolderId');
  await displays.requireLocation(location, 'FolderId');
  const listItems: { Id: number; Name: string; Owner: string }[] = [];
  for await (const { Id, Name, Owner } of displays.listDisplays(location)) listItems.push({ Id, Name, Owner });
  const { Items, HasMore } = await pageByName(listItems, query);
  return { Items: [...Items], HasMore };
}

/** Returns the display with this number; throws InvalidInput if there is none, since the contract has no 404 here. */
export async function requireDisplay(displays: DisplayStore, id: number): Promise<DisplaySummary> {
  const display = await displays.findDisplay(id);
  if (!display) throw new InvalidInput('id', `There is no display ${String(id)}.`);
  return display;
}

/** Returns the JSON text of the export of a display; throws InvalidInput for an unknown display. */
export async function exportDisplay(context: Pick<Context, 'access' | 'store' | 'now'>, id: number): Promise<string> {
  const displays = displaysOfTenant(context);
  const summary = await requireDisplay(displays, id);
  const databaseId = await displays.getDatabaseId();
  const text = await displays.getDocumentText(id);
  await pause();
  const document = (await runInTurns(parseExactJson(text))) as DisplayDocument;
  await pause();
  return writeJson(toDisplayExport(document, summary, databaseId));
}

/** Returns the stored display that a request saves again: found by number after an export from this database, or else by name and owner. Returns null for a new display. */
async function findSavedDisplay(
  displays: DisplayStore,
  request: SaveRequest,
  owner: string,
): Promise<DisplaySummary | null> {
  const isFromThisDatabase =
    request.databaseId === '' || isSameIdentifier(request.databaseId, await displays.getDatabaseId());
  const displayWithNumber = isFromThisDatabase && request.id !== null ? await displays.findDisplay(request.id) : null;
  if (displayWithNumber) return displayWithNumber;
  for await (const display of displays.listDisplays(request.folder)) {
    if (isSameIdentifier(display.Name, request.name) && isSameIdentifier(display.Owner, owner)) return display;
  }
  return null;
}

/** Saves the display in a JSON text; throws InvalidInput, and Forbidden if a stored display and its replacement are both read-only. */
export async function saveDisplay(context: Context, json: string): Promise<Schemas['DisplaySaveInfo']> {
  const request = readSaveRequest(await runInTurns(parseExactJson(json)));
  await pause();
  const text = writeJson(request.document);
  await pause();
  const owner = request.owner ?? context.caller.id;
  const now = formatDateTime(context.now);
  const id = await withDisplaysLocked(context, async (displays) => {
    await displays.requireLocation(request.folder, 'ParentId');
    const savedDisplay = await findSavedDisplay(displays, request, owner);
    const replacedDisplay = request.behavior === 'Append' ? null : savedDisplay;
    if (replacedDisplay?.ReadOnly === true && request.readOnly)
      throw new Failure('Forbidden', `Display ${String(replacedDisplay.Id)} is read-only.`);
    const summary: DisplaySummary = {
      Id: replacedDisplay?.Id ?? (await displays.assignNumber('display')),
      Name: request.name,
      Owner: owner,
      place: request.folder,
      ReadOnly: request.readOnly,
      Revision: (replacedDisplay?.Revision ?? 0) + 1,
      Identities: request.identities,
      Created: replacedDisplay?.Created ?? now,
      Modified: now,
    };
    await displays.putSummary(summary);
    await displays.putDocument(summary.Id, text);
    return summary.Id;
  });
  const PatchErrors = displayWarnings(request.document);
  return { Id: id, PatchErrors: PatchErrors && [...PatchErrors], DuplicateDisplayWriteBehavior: request.behavior };
}
