// Who reads the rows of a virtual table, and how its owner lets others read them (docs/behavior/virtual-tables.md#who-reads-the-rows).
import type { components } from '../../generated/types/data-services.ts';
import { replaceAccessList, replaceOwner } from '../catalog/access.ts';
import type { Context } from '../requests/context.ts';
import { mayReadAs } from '../data-views/item-search.ts';
import { isOwner } from '../domain/access/effective-rights.ts';
import { Failure } from '../errors/failures.ts';
import { tableBody } from './bodies.ts';
import type { Layout } from './rows.ts';
import { mayReadAll } from './sources.ts';

type Schemas = components['schemas'];

/**
 * Throws Forbidden unless the caller may read all that the rows were read from, or the owner has granted the rows by the table's
 * own access list.
 */
export async function requireRowsReadable({ store, access, caller }: Context, { sources }: Layout): Promise<void> {
  const table = access.object('VirtualTables');
  if (tableBody(table).isGranted === true) return;
  if (!sources) {
    if (isOwner(caller, table.owner)) return;
    throw new Failure(
      'Forbidden',
      'The rows were made before it was kept what they were read from; refresh the table.',
    );
  }
  if (await mayReadAll(store.objects, access.scope.tenant, sources, mayReadAs(caller))) return;
  throw new Failure(
    'Forbidden',
    'The virtual table was made from a data view or stream that the caller may not read, and its owner has not granted its rows.',
    { parameters: { Right: 'Read' } },
  );
}

/** Replaces the list of the table that the path names; set by its owner it grants the rows to whom it lets read. */
export function replaceTableAccessList(context: Context, body: unknown): Promise<Schemas['AccessControlList']> {
  return replaceAccessList(context, 'VirtualTables', body, (table) => ({
    ...tableBody(table),
    isGranted: isOwner(context.caller, table.owner),
  }));
}

/** Names another owner of the table that the path names; jobs read with that owner's rights from then on, and no grant is left. */
export function replaceTableOwner(context: Context, body: unknown): Promise<Schemas['Trustee']> {
  return replaceOwner(context, 'VirtualTables', body, (table) => ({ ...tableBody(table), isGranted: false }));
}
