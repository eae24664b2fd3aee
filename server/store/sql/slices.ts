// Long writes that let others write meanwhile.
import type { Connection } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';

/** The duration after which a transaction of the embedded store ends, so that other writes run. */
const sliceMilliseconds = 10;

export interface SliceOptions {
  /** Called after each step; throws to stop the work. */
  readonly check?: (() => void) | undefined;
  /** Whether a transaction of PostgreSQL sees one state of the database all the time. */
  readonly seesOneState?: boolean;
}

/**
 * Runs work that yields after each of its steps. Databases with one writer run it in transactions of a few steps each; others in one
 * transaction, because it does not keep other writes waiting.
 */
export async function writeInSlices(
  { dialect, write }: Pick<DatabaseAccess, 'dialect' | 'write'>,
  work: (connection: Connection) => AsyncGenerator<unknown, void>,
  { check, seesOneState = false }: SliceOptions = {},
): Promise<void> {
  let current: Connection | undefined;
  const present = () => {
    if (!current) throw new Error('No transaction is open.');
    return current;
  };
  const steps = work({
    all: (text, values) => present().all(text, values),
    run: (text, values) => present().run(text, values),
  });
  for (let isDone = false; !isDone;)
    isDone = await write(async (connection) => {
      current = connection;
      if (seesOneState && !dialect.hasOneWriter)
        await connection.run('set transaction isolation level repeatable read');
      const end = performance.now() + sliceMilliseconds;
      for (;;) {
        if ((await steps.next()).done === true) return true;
        check?.();
        if (dialect.hasOneWriter && performance.now() >= end) return false;
      }
    });
}
