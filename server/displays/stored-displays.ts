// Stores displays and folders: a summary and a document of each display, the folders, and the last numbers that were assigned.
import type { Context } from '../requests/context.ts';
import { folderNotFound, type Folder, type FolderLocation } from '../domain/displays/folders.ts';
import type { DisplaySummary } from '../domain/displays/transfer.ts';
import { formatDateTime } from '../domain/values/time.ts';
import type { Ids } from '../runtime/ids.ts';
import type { Kind, ObjectBodies, ObjectStore, Scope } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    display: DisplaySummary;
    displayFolder: Folder;
    /** The JSON text of the document of a display. */
    displayDocument: string;
    displayNumbers: Numbers;
  }
}

/** The last numbers that were assigned to a display and a folder, and the identifier of this database in exports. */
interface Numbers {
  readonly databaseId: string;
  readonly display: number;
  readonly folder: number;
}

const numbersId = 'numbers';

export type DisplayStore = ReturnType<typeof createDisplayStore>;

/** Returns functions that read and write the displays and folders of a tenant, in a store or a transaction. */
export function createDisplayStore(objects: ObjectStore, scope: Scope, now: bigint) {
  const date = formatDateTime(now);
  const toStoredObject = <Body>(id: number | string, body: Body) => ({
    id: String(id),
    body,
    owner: null,
    acl: null,
    created: date,
    modified: date,
  });
  const findBody = async <K extends Kind>(kind: K, id: number): Promise<ObjectBodies[K] | null> =>
    (await objects.get(scope, kind, String(id)))?.body ?? null;

  return {
    findDisplay: (id: number) => findBody('display', id),
    findFolder: (id: number) => findBody('displayFolder', id),

    /** Returns the JSON text of the document of a display. */
    getDocumentText: async (id: number) => String((await objects.get(scope, 'displayDocument', String(id)))?.body),

    /** Yields the summaries of the displays in a location; by default of all displays. */
    async *listDisplays(location?: FolderLocation): AsyncGenerator<DisplaySummary> {
      for await (const chunk of objects.list(scope, 'display')) {
        for (const { body } of chunk) if (location === undefined || body.place === location) yield body;
      }
    },

    async *listFolders(parent?: number | null): AsyncGenerator<Folder> {
      for await (const chunk of objects.list(scope, 'displayFolder')) {
        for (const { body } of chunk) if (parent === undefined || body.ParentId === parent) yield body;
      }
    },

    /** Throws InvalidInput that names the parameter or member `subject` if the location is a folder that does not exist. */
    async requireLocation(location: FolderLocation, subject: string): Promise<void> {
      if (typeof location === 'number' && !(await findBody('displayFolder', location)))
        throw folderNotFound(subject, location);
    },

    putSummary: (summary: DisplaySummary) => objects.put(scope, 'display', toStoredObject(summary.Id, summary)),
    /** Stores the document as text, so that numbers keep all digits. */
    putDocument: (id: number, text: string) => objects.put(scope, 'displayDocument', toStoredObject(id, text)),
    putFolder: (folder: Folder) => objects.put(scope, 'displayFolder', toStoredObject(folder.Id, folder)),

    /** Returns the identifier of this database: 32 hexadecimal digits. */
    getDatabaseId: async () => (await loadNumbers()).databaseId,

    /** Locks the displays and folders of the tenant until the transaction ends. */
    async lock(ids: Ids): Promise<void> {
      const databaseId = ids.uuid().replaceAll('-', '').toUpperCase();
      await objects.create(scope, 'displayNumbers', toStoredObject(numbersId, { databaseId, display: 0, folder: 0 }));
      await objects.setAccess(scope, 'displayNumbers', numbersId, {});
    },

    /** Returns a number that no display, or no folder, has ever had; requires the lock. */
    async assignNumber(kind: 'display' | 'folder'): Promise<number> {
      const numbers = await loadNumbers();
      const number = numbers[kind] + 1;
      await objects.put(scope, 'displayNumbers', toStoredObject(numbersId, { ...numbers, [kind]: number }));
      return number;
    },
  };

  async function loadNumbers(): Promise<Numbers> {
    const object = await objects.get(scope, 'displayNumbers', numbersId);
    if (!object) throw new Error('The displays of a tenant must be locked before their numbers are read.');
    return object.body;
  }
}

/** Returns functions that read the displays and folders of the caller's tenant; use withDisplaysLocked for writes. */
export const displaysOfTenant = ({ store, access, now }: Pick<Context, 'store' | 'access' | 'now'>): DisplayStore =>
  createDisplayStore(store.objects, access.scope, now);

/** Locks the displays and folders of the caller's tenant, changes them in one transaction and returns the result of `change`. */
export function withDisplaysLocked<Result>(
  { store, access, now, ids }: Pick<Context, 'store' | 'access' | 'now' | 'ids'>,
  change: (displays: DisplayStore) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async ({ objects }) => {
    const displays = createDisplayStore(objects, access.scope, now);
    await displays.lock(ids);
    return change(displays);
  });
}
