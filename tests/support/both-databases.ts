// Declares tests for a server on the embedded store and for one on PostgreSQL.
import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from './postgres.ts';

/** Creates a database without rows and returns the settings of a server on it. */
export type NewDatabase = () => Promise<Readonly<Record<string, string>>>;

/** Declares tests twice, once for each database. */
export function onBothDatabases(tests: (newDatabase: NewDatabase) => void): void {
  describe('on the embedded store', () => {
    tests(() => Promise.resolve({}));
  });

  describeOnPostgres('on PostgreSQL', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    tests(async () => ({ DATABASE_URL: await cluster.createDatabase() }));
    // After the server, which still writes to its audit log when it stops.
    afterAll(() => cluster.stop());
  });
}
