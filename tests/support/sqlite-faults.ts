// Makes statements of SQLite and file syncs fail.
import { open } from 'node:fs/promises';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { join } from 'node:path';
import { StatementFaults } from './store-faults.ts';

export interface SqliteFaults {
  readonly faults: StatementFaults;
  restore(): void;
}

const ioError = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });

/** Makes chosen statements on all databases of this process fail, until `restore` is called. */
export function sqliteFaults(): SqliteFaults {
  const faults = new StatementFaults();
  const { prototype } = StatementSync;
  const { run, all } = prototype;
  const failing = <Args extends unknown[], Result>(method: (this: StatementSync, ...args: Args) => Result) =>
    function (this: StatementSync, ...args: Args): Result {
      const fault = faults.take(this.sourceSQL);
      if (fault?.moment === 'before') throw ioError();
      const result = method.apply(this, args);
      if (fault) throw ioError();
      return result;
    };
  Object.assign(prototype, { run: failing(run), all: failing(all) });
  return { faults, restore: () => void Object.assign(prototype, { run, all }) };
}

/** Makes every sync of a file opened by node:fs/promises fail, until `restore` is called; counts the failures. */
export async function failingSyncs(): Promise<{ readonly count: () => number; readonly restore: () => void }> {
  const handle = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(handle) as { datasync: () => Promise<void> };
  await handle.close();
  const { datasync } = prototype;
  let count = 0;
  prototype.datasync = () => {
    count += 1;
    return Promise.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  };
  return { count: () => count, restore: () => void (prototype.datasync = datasync) };
}

/** Makes SQLite refuse each COMMIT after new events or objects, with a violated foreign key; returns a function that stops it. */
export function refuseSqliteCommits(dataDir: string): () => void {
  const database = new DatabaseSync(join(dataDir, 'millrace.db'), { timeout: 2_000 });
  const tables = ['loose_events', 'objects'];
  database.exec(
    'create table refused (id integer primary key, of integer references refused deferrable initially deferred)',
  );
  for (const table of tables)
    database.exec(
      `create trigger refuse_${table} after insert on ${table} begin insert into refused (of) values (-1); end`,
    );
  return () => {
    for (const table of tables) database.exec(`drop trigger refuse_${table}`);
    database.exec('drop table refused');
    database.close();
  };
}
