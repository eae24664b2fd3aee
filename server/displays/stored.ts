// What is kept of displays and folders: a small object for each in lists, the document of a display apart from it, the numbers given so far.
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

/** The last numbers that were given, and the name of this database in exports. */
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

    /** The JSON text of a display's document, as putDocument was given it. */
    documentText: async (id: number) => String((await objects.get(scope, 'displayDocument', String(id)))?.body),

    /** The displays in a place, or all; their documents are not read. */
    async *displays(place?: FolderLocation): AsyncGenerator<DisplaySummary> {
      for await (const chunk of objects.list(scope, 'display')) {
        for (const { body } of chunk) if (place === undefined || body.place === place) yield body;
      }
    },

    async *folders(parent?: number | null): AsyncGenerator<Folder> {
      for await (const chunk of objects.list(scope, 'displayFolder')) {
        for (const { body } of chunk) if (parent === undefined || body.ParentId === parent) yield body;
      }
    },

    /** Throws InvalidInput, in the name of a parameter or member, for a folder that does not exist. */
    async requirePlace(place: FolderLocation, subject: string): Promise<void> {
      if (typeof place === 'number' && !(await find('displayFolder', place))) throw folderNotFound(subject, place);
    },

    putSummary: (summary: DisplaySummary) => objects.put(scope, 'display', object(summary.Id, summary)),
    /** As text, so that numbers keep all their digits. */
    putDocument: (id: number, text: string) => objects.put(scope, 'displayDocument', object(id, text)),
    putFolder: (folder: Folder) => objects.put(scope, 'displayFolder', object(folder.Id, folder)),

    /** The name of this database, 32 hexadecimal digits. */
    databaseId: async () => (await numbers()).databaseId,

    /** Waits until nobody else changes displays or folders of the tenant, to the end of the transaction. */
    async lock(): Promise<void> {
      const databaseId = randomUUID().replaceAll('-', '').toUpperCase();
      await objects.create(scope, 'displayNumbers', object(numbersId, { databaseId, display: 0, folder: 0 }));
      await objects.setAccess(scope, 'displayNumbers', numbersId, {});
    },

    /** A number that no display, or no folder, had before; needs the lock. */
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
export const displaysFor = ({ store, access, now }: Context): Displays => displaysOf(store.objects, access.scope, now);

/** Changes displays or folders of the caller's tenant while nobody else does. */
export function changeDisplays<Answer>(
  { store, access, now }: Context,
  work: (displays: Displays) => Promise<Answer>,
): Promise<Answer> {
  return store.transaction(async ({ objects }) => {
    const displays = displaysOf(objects, access.scope, now);
    await displays.lock();
    return work(displays);
  });
}
