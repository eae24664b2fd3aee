// Databases on PostgreSQL for tests.
import { randomUUID } from 'node:crypto';
import { describe, it } from '@jest/globals';
import { Client } from 'pg';
import { postgresBin, sharedClusterFolder, startCluster, type RunningCluster } from './postgres-cluster.ts';

/** Declares tests that need PostgreSQL; without it, one skipped test replaces them. */
export function describeOnPostgres(name: string, tests: () => void): void {
  describe(
    name,
    postgresBin === undefined ? () => it.skip('needs the programs of PostgreSQL', () => undefined) : tests,
  );
}

/** The databases of a test file. */
export interface Cluster {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
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
  const urlOf = (database: string) => `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`;
  const run = async (...commands: readonly string[]) => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      for (const command of commands) await client.query(command);
    } finally {
      await client.end();
    }
  };
  const dropCommand = (url: string) =>
    `drop database if exists "${/test-[-0-9a-f]+/.exec(url)?.[0] ?? ''}" with (force)`;
  const urls = new Set<string>();
  return {
    async createDatabase() {
      const name = `test-${randomUUID()}`;
      await run(`create database "${name}"`);
      urls.add(urlOf(name));
      return urlOf(name);
    },
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
