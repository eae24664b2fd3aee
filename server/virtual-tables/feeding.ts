// Protects the virtual tables that a data view feeds when the view changes (docs/behavior/virtual-tables.md#changing-what-feeds-a-table).
import type { Context } from '../requests/context.ts';
import { findItems, mayReadAs, type MayRead } from '../data-views/item-search.ts';
import { isOwner, type Caller } from '../domain/access/effective-rights.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { Failure } from '../errors/failures.ts';
import type { ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';

/** Returns the virtual tables of other owners that a data view feeds. */
async function listTablesOfOthers(
  objects: ObjectStore,
  scope: Scope,
  caller: Caller,
  viewId: string,
): Promise<readonly StoredObject<'virtualTable'>[]> {
  const tables: StoredObject<'virtualTable'>[] = [];
  for await (const chunk of objects.list(scope, 'virtualTable'))
    for (const table of chunk)
      if (isSameIdentifier(table.body.dataViewId, viewId) && !isOwner(caller, table.owner)) tables.push(table);
  return tables;
}

/**
 * Throws Forbidden unless the caller may read every stream that the new definition of a data view selects for the owners of the
 * virtual tables that it feeds.
 */
export async function requireFeedable(context: Context, view: DataView): Promise<void> {
  const { store, access, caller } = context;
  const { scope } = access;
  const tables = await listTablesOfOthers(store.objects, scope, caller, view.Id);
  const owners = new Map(tables.map((table) => [JSON.stringify(table.owner), table.owner]));
  const mayCallerRead = mayReadAs(caller);
  for (const owner of owners.values()) {
    const identity = owner && (await context.findIdentity(scope.tenant, owner));
    if (!identity) continue;
    const mayOwnerRead = mayReadAs(identity);
    const countOf = async (mayRead: MayRead) => (await findItems(store, scope, mayRead, view)).flat().length;
    const shared = await countOf((object) => mayOwnerRead(object) && mayCallerRead(object));
    if (shared === (await countOf(mayOwnerRead))) continue;
    throw new Failure(
      'Forbidden',
      'The data view feeds a virtual table, and would select a stream for it that the caller may not read.',
      { parameters: { Right: 'Read' } },
    );
  }
}

/** Ends the grants of other owners' virtual tables that a data view feeds: the owners granted the rows of its earlier definition. */
export async function endGrants(
  { access, caller }: Pick<Context, 'access' | 'caller'>,
  { objects }: Transaction,
  viewId: string,
): Promise<void> {
  const { scope } = access;
  for (const { id } of await listTablesOfOthers(objects, scope, caller, viewId)) {
    // Without owner and acl, setAccess only locks the object.
    await objects.setAccess(scope, 'virtualTable', id, {});
    const table = await objects.get(scope, 'virtualTable', id);
    if (table && table.body.isGranted === true)
      await objects.put(scope, 'virtualTable', { ...table, body: { ...table.body, isGranted: false } });
  }
}
