// Which shares offer a virtual table: kept in the shares, shown and set at the table, too.
import type { components } from '../../generated/types/data-services.ts';
import { changeDate } from '../catalog/changes.ts';
import { referencesOf } from '../catalog/references.ts';
import { shareBody, shownConfig, tablesOf, withTable } from './shares.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier, sameIdentifier } from '../domain/objects/identifiers.ts';
import { missingRight } from '../requests/access.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import { tableBody } from './bodies.ts';

type ShareView = components['schemas']['ShareView'];

/** The shares with one of the tables, of those that the caller may read, as they are seen from it; by the table's folded id. */
export async function shareViews(
  context: Context,
  tables: readonly StoredObject[],
): Promise<ReadonlyMap<string, ShareView[]>> {
  const views = new Map<string, ShareView[]>(tables.map(({ id }) => [foldIdentifier(id), []]));
  for await (const share of shares(context.store, context)) {
    const members = shareBody(share)
      .virtualTables.map(foldIdentifier)
      .filter((id) => views.has(id));
    if (members.length === 0 || !context.access.may(share, 'Read')) continue;
    const view = await shareView(context, share);
    for (const id of members) views.get(id)?.push(view);
  }
  return views;
}

/**
 * Makes a table a member of just these shares, as far as the caller may read them; the others stay as they are. Throws InvalidInput for
 * shares that are not there to be read, Forbidden when a share changes that the caller may not write.
 */
export async function setShares(
  context: Context,
  transaction: Transaction,
  table: string,
  wanted: readonly string[],
): Promise<void> {
  const missing = new Map(wanted.map((id) => [foldIdentifier(id), id]));
  const changes: (readonly [share: StoredObject<'share'>, isMember: boolean])[] = [];
  for await (const share of shares(transaction, context)) {
    if (!context.access.may(share, 'Read')) continue;
    const isWanted = missing.delete(foldIdentifier(share.id));
    if (isWanted === isMember(share, table)) continue;
    if (!context.access.may(share, 'Write')) throw missingRight('Write', `share '${share.id}'`);
    changes.push([share, isWanted]);
  }
  const [unknown] = missing.values();
  if (unknown !== undefined)
    throw new InvalidInput('Shares', `Shares names '${unknown}', and there is no such share to read.`);
  for (const [share, isWanted] of changes) await change(context, transaction, share.id, table, isWanted);
}

/** Takes a table out of all shares. */
export async function leaveShares(context: Context, transaction: Transaction, table: string): Promise<void> {
  const members: string[] = [];
  for await (const share of shares(transaction, context)) if (isMember(share, table)) members.push(share.id);
  for (const share of members) await change(context, transaction, share, table, false);
}

async function* shares(
  { objects }: Pick<Store, 'objects'>,
  { access }: Context,
): AsyncGenerator<StoredObject<'share'>> {
  for await (const chunk of objects.list(access.scope, 'share')) yield* chunk;
}

const isMember = (share: StoredObject<'share'>, table: string) =>
  shareBody(share).virtualTables.some((id) => sameIdentifier(id, table));

async function change(
  { access: { scope }, now }: Context,
  { objects }: Transaction,
  id: string,
  table: string,
  joins: boolean,
): Promise<void> {
  // Sets nothing, but from here on nobody else changes the share.
  await objects.setAccess(scope, 'share', id, {});
  const share = await objects.get(scope, 'share', id);
  if (!share) return;
  const changed = {
    ...share,
    body: withTable(shareBody(share), table, joins),
    modified: changeDate(share.modified, now),
  };
  await objects.put(scope, 'share', { ...changed, references: referencesOf.Shares(changed) });
}

async function shareView(context: Context, share: StoredObject<'share'>): Promise<ShareView> {
  const body = shareBody(share);
  const tables = await tablesOf(context, body);
  return {
    ShareId: share.id,
    ShareName: body.name,
    ShareType: body.type,
    VirtualTables: tables.map((table) => {
      const { name, Status } = tableBody(table);
      return { VirtualTableId: table.id, VirtualTableName: name, Status };
    }),
    ExternalConfig: shownConfig(body),
  };
}
