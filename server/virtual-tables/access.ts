// Access to the rows of a virtual table, which its owner can grant (docs/behavior/virtual-tables.md#who-reads-the-rows).
import type { components } from '../../generated/types/data-services.ts';
import { replaceAccessList, replaceOwner } from '../catalog/access.ts';
import type { Context } from '../requests/context.ts';
import { mayReadAs } from '../data-views/item-search.ts';
import { isOwner } from '../domain/access/effective-rights.ts';
import { Failure } from '../errors/failures.ts';
import type { RowLayout } from './rows.ts';
import { mayReadSources } from './sources.ts';

type Schemas = components['schemas'];

/**
 * Throws Forbidden unless the caller may read everything that the rows come from, or the owner has granted the rows by the table's
 * access list.
 */
export async function requireRowsReadable(
  { store, access, caller }: Pick<Context, 'caller' | 'access' | 'store'>,
  { sources }: RowLayout,
): Promise<void> {
  const table = access.pathObject('VirtualTables');
  if (table.body.isGranted === true) return;
  if (!sources) {
    if (isOwner(caller, table.owner)) return;
    throw new Failure(
      'Forbidden',
      'An earlier version wrote the rows without a record of their sources; refresh the table.',
    );
  }
  if (await mayReadSources(store.objects, access.scope.tenant, sources, mayReadAs(caller))) return;
  throw new Failure(
    'Forbidden',
    'The rows come from a data view or stream that the caller may not read, and the owner of the virtual table has not granted them.',
    { parameters: { Right: 'Read' } },
  );
}

/** Replaces the access list of the table that the path names; a list from the owner grants the rows to everyone with Read. */
export function replaceTableAccessList(context: Context, body: unknown): Promise<Schemas['AccessControlList']> {
  return replaceAccessList(context, 'VirtualTables', body, (table) => ({
    ...table.body,
    isGranted: isOwner(context.caller, table.owner),
  }));
}

/** Changes the owner of the table that the path names: jobs read with the rights of the new owner, and a grant ends. */
export function replaceTableOwner(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  body: unknown,
): Promise<Schemas['Trustee']> {
  return replaceOwner(context, 'VirtualTables', body, (table) => ({ ...table.body, isGranted: false }));
}
