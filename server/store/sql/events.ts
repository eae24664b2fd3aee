// The event store on SQL.
import type { EventTransaction } from '../ports/event-store.ts';
import type { DatabaseAccess } from './access.ts';
import { eventCommands } from './event-commands.ts';
import { eventQueries } from './event-queries.ts';

/** Returns the event store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlEvents(access: DatabaseAccess): EventTransaction {
  return { ...eventQueries(access), ...eventCommands(access) };
}
