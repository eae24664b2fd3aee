// Displays: listed, saved and exported (docs/behavior/displays-and-folders.md).
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
import { pageOf } from './pages.ts';
import { runInTurns, pause } from '../runtime/turns.ts';
import { withDisplaysLocked, displaysOfCaller, type Displays } from './stored-displays.ts';

type Schemas = components['schemas'];

interface Page {
  readonly FolderId?: string | undefined;
  readonly Skip?: number | undefined;
  readonly Count?: number | undefined;
}

/** A page of the displays directly in a folder; throws InvalidInput for an unknown folder. */
export async function listDisplays(context: Context, query: Page): Promise<Schemas['DisplaysResponse']> {
  const displays = displaysOfCaller(context);
  const location = readFolderLocation(query.FolderId, 'FolderId');
  await displays.requireLocation(location, 'FolderId');
  const entries: { Id: number; Name: string; Owner: string }[] = [];
  for await (const { Id, Name, Owner } of displays.displays(location)) entries.push({ Id, Name, Owner });
  const { Items, HasMore } = pageOf(entries, query);
  return { Items: [...Items], HasMore };
}

/** The display with this number; throws InvalidInput, since the contract has no 404 here. */
export async function requireDisplay(displays: Displays, id: number): Promise<DisplaySummary> {
  const display = await displays.display(id);
  if (!display) throw new InvalidInput('id', `There is no display ${String(id)}.`);
  return display;
}

/** The JSON text of the export of a display; throws InvalidInput. */
export async function exportDisplay(context: Context, id: number): Promise<string> {
  const displays = displaysOfCaller(context);
  const summary = await requireDisplay(displays, id);
  const databaseId = await displays.databaseId();
  const text = await displays.documentText(id);
  await pause();
  const document = (await runInTurns(parseExactJson(text))) as DisplayDocument;
  await pause();
  return writeJson(toDisplayExport(document, summary, databaseId));
}

/** The display that a request saves again: by number if it was exported here, or else by name and owner; null for a new display. */
async function findSavedDisplay(displays: Displays, save: SaveRequest, owner: string): Promise<DisplaySummary | null> {
  const isFromHere = save.databaseId === '' || isSameIdentifier(save.databaseId, await displays.databaseId());
  const byNumber = isFromHere && save.id !== null ? await displays.display(save.id) : null;
  if (byNumber) return byNumber;
  for await (const display of displays.displays(save.folder)) {
    if (isSameIdentifier(display.Name, save.name) && isSameIdentifier(display.Owner, owner)) return display;
  }
  return null;
}

/** Saves the display of a JSON text; throws InvalidInput, and Forbidden for a display that is read-only and stays so. */
export async function saveDisplay(context: Context, json: string): Promise<Schemas['DisplaySaveInfo']> {
  const save = readSaveRequest(await runInTurns(parseExactJson(json)));
  await pause();
  const text = writeJson(save.document);
  await pause();
  const owner = save.owner ?? context.caller.id;
  const now = formatDateTime(context.now);
  const id = await withDisplaysLocked(context, async (displays) => {
    await displays.requireLocation(save.folder, 'ParentId');
    const found = await findSavedDisplay(displays, save, owner);
    const before = save.behavior === 'Append' ? null : found;
    if (before?.ReadOnly === true && save.readOnly)
      throw new Failure('Forbidden', `Display ${String(before.Id)} is read-only.`);
    const summary: DisplaySummary = {
      Id: before?.Id ?? (await displays.newNumber('display')),
      Name: save.name,
      Owner: owner,
      place: save.folder,
      ReadOnly: save.readOnly,
      Revision: (before?.Revision ?? 0) + 1,
      Identities: save.identities,
      Created: before?.Created ?? now,
      Modified: now,
    };
    await displays.putSummary(summary);
    await displays.putDocument(summary.Id, text);
    return summary.Id;
  });
  const PatchErrors = displayWarnings(save.document);
  return { Id: id, PatchErrors: PatchErrors && [...PatchErrors], DuplicateDisplayWriteBehavior: save.behavior };
}
