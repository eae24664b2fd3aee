// Folders that hold displays and other folders (docs/behavior/displays-and-folders.md#folders).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { checkFolderName, folderNotFound, type Folder } from '../domain/displays/folders.ts';
import { InvalidInput } from '../domain/model.ts';
import { pageOf } from './pages.ts';
import { changeDisplays, displaysFor, type Displays } from './stored.ts';

type Schemas = components['schemas'];

interface Page {
  readonly FolderId?: number | null | undefined;
  readonly Skip?: number | undefined;
  readonly Count?: number | undefined;
}

/** The number of a parent; null where -1 or nothing stands for the root level. */
const parentOf = (id: number | null | undefined): number | null => (id === undefined || id === -1 ? null : id);

/** A page of the folders in a folder, or at the root level; throws InvalidInput for a folder that there is not. */
export async function listFolders(context: Context, query: Page): Promise<Schemas['FoldersResponse']> {
  const displays = displaysFor(context);
  const parent = parentOf(query.FolderId);
  if (parent !== null && !(await displays.folder(parent))) throw folderNotFound('FolderId', parent);
  const all: Folder[] = [];
  for await (const folder of displays.folders(parent)) all.push(folder);
  const { Items, HasMore } = pageOf(all, query);
  const full = await placesWithChildren(displays);
  return { Items: Items.map((folder) => ({ ...folder, HasChildren: full.has(folder.Id) })), HasMore };
}

/** Numbers of the folders that hold a folder or a display. */
async function placesWithChildren(displays: Displays): Promise<ReadonlySet<unknown>> {
  const places = new Set<unknown>();
  for await (const { ParentId } of displays.folders()) places.add(ParentId);
  for await (const { place } of displays.displays()) places.add(place);
  return places;
}

/**
 * Creates a folder, or gives one another name; folders are never moved. Throws InvalidInput by the rules of
 * docs/behavior/displays-and-folders.md#folders.
 */
export async function putFolder(
  context: Context,
  request: Schemas['FolderUpsertRequest'],
): Promise<Schemas['FolderInfo']> {
  const { Name } = request;
  const wanted = parentOf(request.ParentId);
  return changeDisplays(context, async (displays) => {
    if (wanted !== null && !(await displays.folder(wanted))) throw folderNotFound('ParentId', wanted);
    const known = typeof request.Id === 'number' ? await displays.folder(request.Id) : null;
    if (typeof request.Id === 'number' && !known)
      throw new InvalidInput('Id', `There is no folder ${String(request.Id)} to rename.`);
    const ParentId = known ? known.ParentId : wanted;
    const siblings: Folder[] = [];
    for await (const folder of displays.folders(ParentId)) if (folder.Id !== known?.Id) siblings.push(folder);
    checkFolderName(Name, ParentId, siblings);
    const folder: Folder = { Id: known?.Id ?? (await displays.newNumber('folder')), Name, ParentId };
    await displays.putFolder(folder);
    const full = known ? await placesWithChildren(displays) : new Set();
    return { ...folder, HasChildren: full.has(folder.Id) };
  });
}
