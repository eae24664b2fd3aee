// The membership of virtual tables in shares. Only the shares store it, but requests for a table can also read and set it.
import type { components } from '../../generated/types/data-services.ts';
import { nextModifiedDate } from '../catalog/changes.ts';
import { referencesOf } from '../catalog/references.ts';
import { publicConfig, readableTablesOf, withTable } from './shares.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier, isSameIdentifier } from '../domain/objects/identifiers.ts';
import { missingRight } from '../requests/access.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

type ShareView = components['schemas']['ShareView'];

/** Returns, for the folded identifier of each table, those of its shares that the caller may read. */
export async function shareViews(
  context: Pick<Context, 'access' | 'store'>,
  tables: readonly StoredObject[],
): Promise<ReadonlyMap<string, ShareView[]>> {
  const views = new Map<string, ShareView[]>(tables.map(({ id }) => [foldIdentifier(id), []]));
  for await (const share of listShares(context.store, context)) {
    const tableIds = share.body.virtualTables.map(foldIdentifier).filter((id) => views.has(id));
    if (tableIds.length === 0 || !context.access.hasRight(share, 'Read')) continue;
    const view = await shareView(context, share);
    for (const id of tableIds) views.get(id)?.push(view);
  }
  return views;
}

/**
 * Makes a table a member of the given shares and of no others that the caller may read; shares that the caller may not read stay
 * unchanged. Throws InvalidInput for unknown shares, Forbidden if the caller may not write a share that would change.
 */
export async function setShares(
  context: Pick<Context, 'access' | 'now'>,
  transaction: Transaction,
  tableId: string,
  shareIds: readonly string[],
): Promise<void> {
  const missingIds = new Map(shareIds.map((id) => [foldIdentifier(id), id]));
  const changes: (readonly [share: StoredObject<'share'>, isMember: boolean])[] = [];
  for await (const share of listShares(transaction, context)) {
    if (!context.access.hasRight(share, 'Read')) continue;
    const shouldBeMember = missingIds.delete(foldIdentifier(share.id));
    if (shouldBeMember === isMember(share, tableId)) continue;
    if (!context.access.hasRight(share, 'Write')) throw missingRight('Write', `share '${share.id}'`);
    changes.push([share, shouldBeMember]);
  }
  const [unknown] = missingIds.values();
  if (unknown !== undefined)
    throw new InvalidInput(
      'Shares',
      `Shares names '${unknown}', which does not exist or which the caller may not read.`,
    );
  for (const [share, shouldBeMember] of changes)
    await setMember(context, transaction, share.id, tableId, shouldBeMember);
}

/** Removes a table from all shares. */
export async function removeFromShares(
  context: Pick<Context, 'access' | 'now'>,
  transaction: Transaction,
  tableId: string,
): Promise<void> {
  const shareIds: string[] = [];
  for await (const share of listShares(transaction, context)) if (isMember(share, tableId)) shareIds.push(share.id);
  for (const shareId of shareIds) await setMember(context, transaction, shareId, tableId, false);
}

async function* listShares(
  { objects }: Pick<Store, 'objects'>,
  { access }: Pick<Context, 'access'>,
): AsyncGenerator<StoredObject<'share'>> {
  for await (const chunk of objects.list(access.scope, 'share')) yield* chunk;
}

const isMember = (share: StoredObject<'share'>, tableId: string) =>
  share.body.virtualTables.some((id) => isSameIdentifier(id, tableId));

async function setMember(
  { access: { scope }, now }: Pick<Context, 'access' | 'now'>,
  { objects }: Transaction,
  id: string,
  tableId: string,
  shouldBeMember: boolean,
): Promise<void> {
  // Without owner and acl, setAccess only locks the object.
  await objects.setAccess(scope, 'share', id, {});
  const share = await objects.get(scope, 'share', id);
  if (!share) return;
  const changed = {
    ...share,
    body: withTable(share.body, tableId, shouldBeMember),
    modified: nextModifiedDate(share.modified, now),
  };
  await objects.put(scope, 'share', { ...changed, references: referencesOf.Shares(changed) });
}

async function shareView(context: Pick<Context, 'access' | 'store'>, share: StoredObject<'share'>): Promise<ShareView> {
  const body = share.body;
  const tables = await readableTablesOf(context, body);
  return {
    ShareId: share.id,
    ShareName: body.name,
    ShareType: body.type,
    VirtualTables: tables.map((table) => {
      const { name, Status } = table.body;
      return { VirtualTableId: table.id, VirtualTableName: name, Status };
    }),
    ExternalConfig: publicConfig(body),
  };
}
