// Folders of displays (docs/behavior/displays-and-folders.md#folders).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { requireFolderName, folderNotFound, type Folder } from '../domain/displays/folders.ts';
import { InvalidInput } from '../domain/model.ts';
import { pageByName } from './pages.ts';
import { withDisplaysLocked, displaysOfTenant, type DisplayStore } from './stored-displays.ts';

type Schemas = components['schemas'];

interface FolderPageQuery {
  readonly FolderId?: number | null | undefined;
  readonly Skip?: number | undefined;
  readonly Count?: number | undefined;
}

/** Returns the number of a parent folder; null for the root level, for which requests send -1, null or nothing. */
const toParentId = (id: number | null | undefined): number | null => (id === undefined || id === -1 ? null : id);

/** Returns a page of the folders in a folder or at the root level; throws InvalidInput for an unknown folder. */
export async function listFolders(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  query: FolderPageQuery,
): Promise<Schemas['FoldersResponse']> {
  const displays = displaysOfTenant(context);
  const parentId = toParentId(query.FolderId);
  if (parentId !== null && !(await displays.findFolder(parentId))) throw folderNotFound('FolderId', parentId);
  const folders: Folder[] = [];
  for await (const folder of displays.listFolders(parentId)) folders.push(folder);
  const { Items, HasMore } = await pageByName(folders, query);
  const nonEmptyFolders = await listNonEmptyFolders(displays);
  return { Items: Items.map((folder) => ({ ...folder, HasChildren: nonEmptyFolders.has(folder.Id) })), HasMore };
}

/** Returns the numbers of the folders that contain a folder or a display. */
async function listNonEmptyFolders(displays: DisplayStore): Promise<ReadonlySet<unknown>> {
  const ids = new Set<unknown>();
  for await (const { ParentId } of displays.listFolders()) ids.add(ParentId);
  for await (const { place } of displays.listDisplays()) ids.add(place);
  return ids;
}

/** Creates or renames a folder and returns it; a rename ignores ParentId. Throws InvalidInput. */
export async function createOrUpdateFolder(
  context: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  request: Schemas['FolderUpsertRequest'],
): Promise<Schemas['FolderInfo']> {
  const { Name } = request;
  const requestedParentId = toParentId(request.ParentId);
  return withDisplaysLocked(context, async (displays) => {
    if (requestedParentId !== null && !(await displays.findFolder(requestedParentId)))
      throw folderNotFound('ParentId', requestedParentId);
    const existing = typeof request.Id === 'number' ? await displays.findFolder(request.Id) : null;
    if (typeof request.Id === 'number' && !existing)
      throw new InvalidInput('Id', `There is no folder ${String(request.Id)} to rename.`);
    const ParentId = existing ? existing.ParentId : requestedParentId;
    const siblings: Folder[] = [];
    for await (const folder of displays.listFolders(ParentId)) if (folder.Id !== existing?.Id) siblings.push(folder);
    requireFolderName(Name, ParentId, siblings);
    const folder: Folder = { Id: existing?.Id ?? (await displays.assignNumber('folder')), Name, ParentId };
    await displays.putFolder(folder);
    const nonEmptyFolders = existing ? await listNonEmptyFolders(displays) : new Set();
    return { ...folder, HasChildren: nonEmptyFolders.has(folder.Id) };
  });
}
