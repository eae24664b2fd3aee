// Every kind of database that the store runs on; the suites beside this file run on each of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { describeOnPostgres, startPostgres, type Cluster } from './postgres.ts';

/** Makes folders that are removed after the tests of the surrounding block. */
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

/** Databases of a cluster that runs for the tests of the surrounding block. */
export function postgresDatabases(): { create: () => Promise<string>; drop: (url: string) => Promise<void> } {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  return { create: () => cluster.createDatabase(), drop: (url) => cluster.dropDatabase(url) };
}

/** Runs tests on every kind of database that lasts; `create` answers where a new, empty one is. */
export function onEveryDatabase(tests: (create: () => Promise<StoreOptions>) => void): void {
  describe('SQLite file', () => {
    const folder = temporaryFolders();
    tests(async () => ({ dataDir: folder() }));
  });
  describeOnPostgres('PostgreSQL', () => {
    const { create } = postgresDatabases();
    tests(async () => ({ databaseUrl: await create() }));
  });
}

/** Runs tests on a store of every kind, opened before and closed after them. */
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

let made = 0;

/** A name that no other test of the file uses. */
export const newName = () => `Name-${++made}`;

/** All items of an iterable of chunks. */
export async function collect<Item>(chunks: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const chunk of chunks) all.push(...chunk);
  return all;
}
