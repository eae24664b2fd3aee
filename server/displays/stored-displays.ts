// Displays and folders in the store: a summary of each display, its document, folders, and the last numbers that were assigned.
import { randomUUID } from 'node:crypto';
import type { Context } from '../requests/context.ts';
import { folderNotFound, type Folder, type FolderLocation } from '../domain/displays/folders.ts';
import type { DisplaySummary } from '../domain/displays/transfer.ts';
import { formatDateTime } from '../domain/values/time.ts';
import type { Kind, ObjectBodies, ObjectStore, Scope } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    display: DisplaySummary;
    displayFolder: Folder;
    /** Its JSON as text. */
    displayDocument: string;
    displayNumbers: Numbers;
  }
}

/** The last numbers that were assigned, and the identifier of this database in exports. */
interface Numbers {
  readonly databaseId: string;
  readonly display: number;
  readonly folder: number;
}

const numbersId = 'numbers';

export type Displays = ReturnType<typeof displaysOf>;

/** The displays and folders of a tenant in a store or a transaction. */
export function displaysOf(objects: ObjectStore, scope: Scope, now: bigint) {
  const date = formatDateTime(now);
  const object = <Body>(id: number | string, body: Body) => ({
    id: String(id),
    body,
    owner: null,
    acl: null,
    created: date,
    modified: date,
  });
  const find = async <K extends Kind>(kind: K, id: number): Promise<ObjectBodies[K] | null> =>
    (await objects.get(scope, kind, String(id)))?.body ?? null;

  return {
    display: (id: number) => find('display', id),
    folder: (id: number) => find('displayFolder', id),

    /** The JSON text of the document of a display. */
    documentText: async (id: number) => String((await objects.get(scope, 'displayDocument', String(id)))?.body),

    /** The displays in a location, or all, without their documents. */
    async *displays(location?: FolderLocation): AsyncGenerator<DisplaySummary> {
      for await (const chunk of objects.list(scope, 'display')) {
        for (const { body } of chunk) if (location === undefined || body.place === location) yield body;
      }
    },

    async *folders(parent?: number | null): AsyncGenerator<Folder> {
      for await (const chunk of objects.list(scope, 'displayFolder')) {
        for (const { body } of chunk) if (parent === undefined || body.ParentId === parent) yield body;
      }
    },

    /** Throws InvalidInput, which names a parameter or member, for a folder that does not exist. */
    async requireLocation(location: FolderLocation, subject: string): Promise<void> {
      if (typeof location === 'number' && !(await find('displayFolder', location)))
        throw folderNotFound(subject, location);
    },

    putSummary: (summary: DisplaySummary) => objects.put(scope, 'display', object(summary.Id, summary)),
    /** Stores the document as text, so that numbers keep all digits. */
    putDocument: (id: number, text: string) => objects.put(scope, 'displayDocument', object(id, text)),
    createOrUpdateFolder: (folder: Folder) => objects.put(scope, 'displayFolder', object(folder.Id, folder)),

    /** The identifier of this database, 32 hexadecimal digits. */
    databaseId: async () => (await numbers()).databaseId,

    /** Locks the displays and folders of the tenant until the transaction ends. */
    async lock(): Promise<void> {
      const databaseId = randomUUID().replaceAll('-', '').toUpperCase();
      await objects.create(scope, 'displayNumbers', object(numbersId, { databaseId, display: 0, folder: 0 }));
      await objects.setAccess(scope, 'displayNumbers', numbersId, {});
    },

    /** Assigns a number that no display, or no folder, has had; requires the lock. */
    async newNumber(kind: 'display' | 'folder'): Promise<number> {
      const before = await numbers();
      const number = before[kind] + 1;
      await objects.put(scope, 'displayNumbers', object(numbersId, { ...before, [kind]: number }));
      return number;
    },
  };

  async function numbers(): Promise<Numbers> {
    const object = await objects.get(scope, 'displayNumbers', numbersId);
    if (!object) throw new Error('The displays of a tenant are locked before their numbers are read.');
    return object.body;
  }
}

/** The displays of the caller's tenant, for reading. */
export const displaysOfCaller = ({ store, access, now }: Pick<Context, 'store' | 'access' | 'now'>): Displays =>
  displaysOf(store.objects, access.scope, now);

/** Runs a change of displays or folders of the caller's tenant in a transaction that holds their lock. */
export function withDisplaysLocked<Result>(
  { store, access, now }: Pick<Context, 'store' | 'access' | 'now'>,
  work: (displays: Displays) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async ({ objects }) => {
    const displays = displaysOf(objects, access.scope, now);
    await displays.lock();
    return work(displays);
  });
}
