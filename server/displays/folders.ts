// Folders of displays (docs/behavior/displays-and-folders.md#folders).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { requireFolderName, folderNotFound, type Folder } from '../domain/displays/folders.ts';
import { InvalidInput } from '../domain/model.ts';
import { pageOf } from './pages.ts';
import { withDisplaysLocked, displaysOfCaller, type Displays } from './stored-displays.ts';

type Schemas = components['schemas'];

interface Page {
  readonly FolderId?: number | null | undefined;
  readonly Skip?: number | undefined;
  readonly Count?: number | undefined;
}

/** The number of a parent folder; null for the root level, which requests name by -1 or not at all. */
const parentOf = (id: number | null | undefined): number | null => (id === undefined || id === -1 ? null : id);

/** A page of the folders in a folder, or at the root level; throws InvalidInput for an unknown folder. */
export async function listFolders(context: Context, query: Page): Promise<Schemas['FoldersResponse']> {
  const displays = displaysOfCaller(context);
  const parent = parentOf(query.FolderId);
  if (parent !== null && !(await displays.folder(parent))) throw folderNotFound('FolderId', parent);
  const all: Folder[] = [];
  for await (const folder of displays.folders(parent)) all.push(folder);
  const { Items, HasMore } = pageOf(all, query);
  const parents = await findParents(displays);
  return { Items: Items.map((folder) => ({ ...folder, HasChildren: parents.has(folder.Id) })), HasMore };
}

/** The numbers of folders that contain a folder or a display. */
async function findParents(displays: Displays): Promise<ReadonlySet<unknown>> {
  const parents = new Set<unknown>();
  for await (const { ParentId } of displays.folders()) parents.add(ParentId);
  for await (const { place } of displays.displays()) parents.add(place);
  return parents;
}

/** Creates or renames a folder; folders are never moved. Throws InvalidInput. */
export async function createOrUpdateFolder(
  context: Context,
  request: Schemas['FolderUpsertRequest'],
): Promise<Schemas['FolderInfo']> {
  const { Name } = request;
  const wanted = parentOf(request.ParentId);
  return withDisplaysLocked(context, async (displays) => {
    if (wanted !== null && !(await displays.folder(wanted))) throw folderNotFound('ParentId', wanted);
    const existing = typeof request.Id === 'number' ? await displays.folder(request.Id) : null;
    if (typeof request.Id === 'number' && !existing)
      throw new InvalidInput('Id', `There is no folder ${String(request.Id)} to rename.`);
    const ParentId = existing ? existing.ParentId : wanted;
    const siblings: Folder[] = [];
    for await (const folder of displays.folders(ParentId)) if (folder.Id !== existing?.Id) siblings.push(folder);
    requireFolderName(Name, ParentId, siblings);
    const folder: Folder = { Id: existing?.Id ?? (await displays.newNumber('folder')), Name, ParentId };
    await displays.createOrUpdateFolder(folder);
    const parents = existing ? await findParents(displays) : new Set();
    return { ...folder, HasChildren: parents.has(folder.Id) };
  });
}
