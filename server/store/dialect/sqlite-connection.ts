// Statements on one connection of node:sqlite, and what their failures mean.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { isTurnOver, nextTurn } from '../../runtime/turns.ts';
import { StoreUnavailable } from '../ports/faults.ts';
import type { Connection, SqlValue } from './dialect.ts';

/** Statements that stay prepared on a connection; those that are made for a search come in many forms. */
const maxPreparedStatements = 500;

/** Returns a connection whose statements run as they are called. */
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
  // This dialect binds no lists; and only the caller knows the rows that its statement gives.
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

/** Returns a connection that gives the event loop back between statements once long work has had its slice: a long transaction blocks nobody else. */
export function runInTurns({ all, run }: Connection): Connection {
  // Nothing stands between the look at the clock and the statement, so that statements that are asked for at once pass one by one.
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
// SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE: the statement is at fault, not the database.
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
