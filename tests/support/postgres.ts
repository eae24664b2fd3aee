// Databases on PostgreSQL for tests.
import { randomUUID } from 'node:crypto';
import { describe, it } from '@jest/globals';
import { databaseUrl, migratedTemplate, runCommands, sharedClusterFolder } from './postgres-cluster.ts';
import { postgresBin, startCluster, type RunningCluster } from './postgres-cluster.ts';

/** Declares tests that need PostgreSQL; without it, one skipped test replaces them. */
export function describeOnPostgres(name: string, tests: () => void): void {
  describe(
    name,
    postgresBin === undefined ? () => it.skip('needs the programs of PostgreSQL', () => undefined) : tests,
  );
}

/** The databases of a test file. */
export interface Cluster {
  /** Creates a database with the current schema and no rows, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Creates a database without a schema and returns its URL. */
  createEmptyDatabase(): Promise<string>;
  /** Drops a database that can be in use. */
  dropDatabase(url: string): Promise<void>;
  /** Drops all databases that are left. */
  stop(): Promise<void>;
}

/** Opens the cluster of the run; starts one for the test file if the run has none. */
export async function startPostgres(): Promise<Cluster> {
  const sharedFolder = sharedClusterFolder();
  const own: RunningCluster | undefined = sharedFolder === undefined ? await startCluster() : undefined;
  const folder = sharedFolder ?? own?.folder ?? '';
  const urlOf = (database: string) => databaseUrl(folder, database);
  const run = (...commands: readonly string[]) => runCommands(folder, commands);
  const dropCommand = (url: string) =>
    `drop database if exists "${/test-[-0-9a-f]+/.exec(url)?.[0] ?? ''}" with (force)`;
  const urls = new Set<string>();
  const create = async (options: string) => {
    const name = `test-${randomUUID()}`;
    await run(`create database "${name}" ${options}`);
    urls.add(urlOf(name));
    return urlOf(name);
  };
  return {
    // Copying the files takes two thirds of the time of copying the pages through the log.
    createDatabase: () => create(`template ${migratedTemplate} strategy file_copy`),
    createEmptyDatabase: () => create(''),
    async dropDatabase(url) {
      urls.delete(url);
      await run(dropCommand(url));
    },
    async stop() {
      if (own) await own.stop();
      else await run(...[...urls].map(dropCommand));
    },
  };
}
