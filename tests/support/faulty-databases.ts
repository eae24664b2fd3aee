// Real databases of both kinds that fail at chosen statements.
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { StoreOptions } from '../../server/store/open.ts';
import { temporaryFolders } from './databases.ts';
import { refusePostgresCommits, startPostgresFaults, type PostgresFaults } from './postgres-faults.ts';
import { describeOnPostgres, startPostgres, type Cluster } from './postgres.ts';
import { refuseSqliteCommits, sqliteFaults, type SqliteFaults } from './sqlite-faults.ts';
import type { StatementFault, StatementFaults } from './store-faults.ts';

export interface FaultyDatabase {
  readonly faults: StatementFaults;
  /** Options of a store on the database with its faults. */
  readonly options: StoreOptions;
  /** The same options as settings of a server. */
  readonly settings: Readonly<Record<string, string>>;
  /** Options of a store on the database without faults. */
  readonly direct: StoreOptions;
  /** Makes the database refuse each COMMIT after new events or objects; returns a function that stops it. */
  refuseCommits(): Promise<() => Promise<void>>;
}

/** A point at which a database fails. */
export interface FaultPoint {
  readonly name: string;
  /** The faults; empty if the database itself refuses to commit. */
  readonly faults: readonly StatementFault[];
  /** Whether the transaction can be committed although it fails for its caller. */
  readonly mayBeDurable: boolean;
}

const point = (name: string, faults: readonly StatementFault[] = [], mayBeDurable = false): FaultPoint => ({
  name,
  faults,
  mayBeDurable,
});
const at = (text: RegExp, moment: StatementFault['moment'] = 'before'): StatementFault => ({ text, moment });
const insert = /^\s*insert into (loose_events|objects)/;

const everywhere: readonly FaultPoint[] = [
  point('BEGIN', [at(/^begin/)]),
  point('an insert', [at(insert)]),
  point('the reply to an insert', [at(insert, 'after')]),
  point('COMMIT', [at(/^commit/)]),
  point('the reply to COMMIT', [at(/^commit/, 'after')], true),
  point('a constraint that is checked at COMMIT'),
];
const onSqlite: readonly FaultPoint[] = [
  point('SAVEPOINT', [at(/^savepoint/)]),
  point('RELEASE', [at(/^release/)]),
  point('an insert and ROLLBACK TO', [at(insert), at(/^rollback to/)]),
  point('COMMIT and ROLLBACK', [at(/^commit/), at(/^rollback$/)]),
];
const onPostgres: readonly FaultPoint[] = [
  point('a transaction that failed unnoticed before COMMIT', [at(/^commit/, 'aborted')]),
  point('a constraint that is checked at COMMIT, and ROLLBACK', [at(/^rollback/)]),
];

/** Declares tests for a database of each kind, with the points at which it can fail. */
export function onFaultyDatabases(
  tests: (database: () => FaultyDatabase, points: readonly FaultPoint[]) => void,
): void {
  describe('on SQLite', () => {
    const folder = temporaryFolders();
    let sqlite: SqliteFaults;
    let database: FaultyDatabase;
    beforeAll(() => {
      sqlite = sqliteFaults();
      const dataDir = folder();
      database = {
        faults: sqlite.faults,
        options: { dataDir },
        settings: { DATA_DIR: dataDir },
        direct: { dataDir },
        refuseCommits: async () => {
          const allow = refuseSqliteCommits(dataDir);
          return () => Promise.resolve(allow());
        },
      };
    });
    afterEach(() => sqlite.faults.clear());
    tests(() => database, [...everywhere, ...onSqlite]);
    afterAll(() => sqlite.restore());
  });

  describeOnPostgres('on PostgreSQL', () => {
    let cluster: Cluster;
    let proxy: PostgresFaults;
    let database: FaultyDatabase;
    beforeAll(async () => {
      cluster = await startPostgres();
      const url = await cluster.createDatabase();
      proxy = await startPostgresFaults(url);
      database = {
        faults: proxy.faults,
        options: { databaseUrl: proxy.url },
        settings: { DATABASE_URL: proxy.url },
        direct: { databaseUrl: url },
        refuseCommits: () => refusePostgresCommits(url),
      };
    });
    afterEach(() => proxy.faults.clear());
    tests(() => database, [...everywhere, ...onPostgres]);
    // Runs after the server of the tests has stopped, which still writes then.
    afterAll(async () => {
      await proxy.close();
      await cluster.stop();
    });
  });
}

/** Runs work while a database fails at a point; throws if the database did not fail. */
export async function runFailingAt<Result>(
  { faults, refuseCommits }: FaultyDatabase,
  { faults: armed, name }: FaultPoint,
  work: () => Promise<Result>,
): Promise<Result> {
  const allow = name.startsWith('a constraint') ? await refuseCommits() : undefined;
  faults.arm(...armed);
  try {
    const result = await work();
    if (faults.left > 0) throw new Error(`The database did not fail at ${name}.`);
    return result;
  } finally {
    faults.clear();
    await allow?.();
  }
}
