// Declares tests of the store for every kind of database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { describeOnPostgres, startPostgres, type Cluster } from './postgres.ts';

/** Returns a function that creates temporary folders, which are removed after the tests of the block. */
export function temporaryFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'millrace-store-'));
    folders.push(folder);
    return folder;
  };
}

/** What new databases contain: the current schema without rows, or nothing. */
type Contents = 'schema' | 'nothing';

/** Starts a cluster for the tests of the block; returns functions that create and drop its databases. */
export function postgresDatabases(contents: Contents = 'schema'): {
  create: () => Promise<string>;
  drop: (url: string) => Promise<void>;
} {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  return {
    create: () => (contents === 'schema' ? cluster.createDatabase() : cluster.createEmptyDatabase()),
    drop: (url) => cluster.dropDatabase(url),
  };
}

/** Declares tests for every kind of persistent database; `create` creates a database without rows and returns its options. */
export function onEveryDatabase(
  tests: (create: () => Promise<StoreOptions>) => void,
  contents: Contents = 'schema',
): void {
  describe('SQLite file', () => {
    const folder = temporaryFolders();
    tests(async () => ({ dataDir: folder() }));
  });
  describeOnPostgres('PostgreSQL', () => {
    const { create } = postgresDatabases(contents);
    tests(async () => ({ databaseUrl: await create() }));
  });
}

/** Declares tests for a store on every kind of database. */
export function onEveryStore(
  tests: (store: () => Store) => void,
  options: Pick<StoreOptions, 'rowsAtOnce' | 'blockSize'> = {},
): void {
  const onStore = (create: () => Promise<StoreOptions>) => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore({ ...options, ...(await create()) });
    });
    afterAll(() => store.close());
    tests(() => store);
  };
  onEveryDatabase(onStore);
  describe('SQLite memory', () => {
    onStore(async () => ({ dataDir: ':memory:' }));
  });
}

let nameCount = 0;

/** Returns a name that is unique in a test file. */
export const newName = () => `Name-${++nameCount}`;

/** Returns all items of an iterable of chunks. */
export async function collect<Item>(chunks: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const chunk of chunks) all.push(...chunk);
  return all;
}
