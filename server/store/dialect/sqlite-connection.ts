// Statements on one connection of node:sqlite, and the classification of their errors.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { isTurnOver, nextTurn } from '../../runtime/turns.ts';
import { StoreUnavailable } from '../ports/faults.ts';
import type { Connection, SqlValue } from './dialect.ts';

/** The number of prepared statements of a connection is limited, since searches create many different statements. */
const maxPreparedStatements = 500;

/** Returns a connection that runs each statement synchronously when it is called. */
export function connectionTo(database: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text.replaceAll('$', '?'));
    const [oldest] = statements.keys();
    if (statements.size >= maxPreparedStatements && oldest !== undefined) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  };
  // The casts are safe: this dialect binds no lists, and the caller states the type of the rows of its statement.
  return {
    async all<Row>(text: string, values: readonly unknown[] = []) {
      try {
        return prepared(text).all(...(values as SQLInputValue[])) as Row[];
      } catch (error) {
        throw asStoreError(error);
      }
    },
    async run(text, values = []) {
      try {
        return Number(prepared(text).run(...(values as SQLInputValue[])).changes);
      } catch (error) {
        throw asStoreError(error);
      }
    },
  };
}

/** Returns a connection that yields to the event loop between statements when its time slice is over, so that long transactions do not block it. */
export function runInTurns({ all, run }: Connection): Connection {
  // There is no await between the check of the time and the statement, so that concurrent calls yield one by one.
  return {
    async all<Row>(text: string, values?: readonly SqlValue[]) {
      if (isTurnOver()) await nextTurn();
      return all<Row>(text, values);
    },
    async run(text, values) {
      if (isTurnOver()) await nextTurn();
      return run(text, values);
    },
  };
}

export const sqliteBusy = 5;
// SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE and RANGE are errors of the statement, not of the database.
const statementErrorCodes: readonly (number | undefined)[] = [1, 18, 19, 20, 21, 25];

/** Returns the primary result code of an error of SQLite; undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

function asStoreError(error: unknown): unknown {
  const isClosed = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_INVALID_STATE';
  const code = primaryCode(error);
  if (!isClosed && (code === undefined || statementErrorCodes.includes(code))) return error;
  return new StoreUnavailable(isClosed ? 'The store is closed.' : 'The database file cannot be used now.', {
    cause: error,
  });
}
