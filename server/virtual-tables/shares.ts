// Shares: virtual tables for a reader outside the hub (docs/behavior/virtual-tables.md#shares).
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import {
  foldIdentifier,
  isSameIdentifier,
  requireValidIdentifier,
  requireMatchingIdentifier,
} from '../domain/objects/identifiers.ts';
import { notFound } from '../errors/failures.ts';
import type { Ids } from '../runtime/ids.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from '../catalog/apply-verbosity.ts';
import { changeObject, newObjectFactory } from '../catalog/changes.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    share: ShareBody;
  }
}

type Share = components['schemas']['Share'];
type ShareCreateOrUpdate = components['schemas']['ShareCreateOrUpdate'];
type ExternalConfig = components['schemas']['ShareExternalConfig'];

/** The stored form of a share. */
export interface ShareBody {
  readonly name: string;
  readonly type: Share['type'];
  /** The identifiers of the virtual tables, each once. */
  readonly virtualTables: readonly string[];
  readonly externalConfig: Omit<ExternalConfig, 'clientSecret'>;
  /** A hash of the client's secret; null without a secret. */
  readonly secretHash: string | null;
}

/** The members that `orderby` accepts. */
export const shareFields = { id: 'string', name: 'string', type: 'string' } as const;

/** The fields that a search matches. */
export const shareSearch = {
  fields: {
    id: ({ id }: StoredObject<'share'>) => [id],
    name: (object: StoredObject<'share'>) => [object.body.name],
    type: (object: StoredObject<'share'>) => [object.body.type],
  },
};

/** Returns the values of the members that `orderby` accepts. */
export function sortableShareMembers(object: StoredObject<'share'>): Readonly<Record<string, unknown>> {
  const { name, type } = object.body;
  return { id: object.id, name, type };
}

/** Returns the external configuration without its secret. */
export function publicConfig({ externalConfig }: ShareBody): ExternalConfig {
  return { ...externalConfig, clientSecret: null };
}

/** Returns the existing virtual tables of a share that the caller may read. */
export async function readableTablesOf(
  { store, access }: Pick<Context, 'access' | 'store'>,
  share: ShareBody,
): Promise<readonly StoredObject<'virtualTable'>[]> {
  const tables: StoredObject<'virtualTable'>[] = [];
  for (const id of share.virtualTables) {
    const table = await store.objects.get(access.scope, 'virtualTable', id);
    if (table && access.hasRight(table, 'Read')) tables.push(table);
  }
  return tables;
}

/** Returns the JSON of a share in the caller's verbosity, with its tables that the caller may read. */
export async function shareJson(
  object: StoredObject<'share'>,
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
): Promise<Share> {
  const body = object.body;
  const tables = await readableTablesOf(context, body);
  const virtualTables = tables.map((table) => {
    const { name, Status } = table.body;
    return { id: table.id, name, status: Status };
  });
  const { name, type } = body;
  return applyVerbosity(
    { id: object.id, name, type, virtualTables, externalConfig: publicConfig(body) },
    'Share',
    context.verbose,
  );
}

/** Creates a share. Throws InvalidInput for a taken identifier, tables that the caller may not read, and a missing metastore. */
export async function createShare(
  context: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  body: ShareCreateOrUpdate,
): Promise<StoredObject<'share'>> {
  const { store, access } = context;
  const id = body.id ? requireValidIdentifier('id', body.id) : context.ids.uuid();
  const virtualTables = await requireReadableTables(context, body);
  const share = {
    ...settingsOf(body),
    virtualTables,
    secretHash: await secretHashOf(body, context.ids),
  } satisfies ShareBody;
  const make = await newObjectFactory(context, 'Shares');
  return store.transaction(async ({ objects }) => {
    const outcome = await objects.create(access.scope, 'share', make(id, share));
    if (typeof outcome === 'object') throw unknownTable(outcome.missing.id);
    if (outcome === 'exists') throw new InvalidInput('id', `A share '${id}' exists already; choose another id.`);
    const object = await objects.get(access.scope, 'share', id);
    if (!object) throw notFound('share', id);
    return object;
  });
}

/**
 * Replaces the share that the path names. Tables that the caller may not read stay, and so does the secret unless the body has one.
 * Throws InvalidInput for the same reasons as createShare.
 */
export async function updateShare(
  context: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  pathId: string,
  body: ShareCreateOrUpdate,
): Promise<StoredObject<'share'>> {
  requireMatchingIdentifier('id', pathId, body.id);
  const { access } = context;
  const readable = await requireReadableTables(context, body);
  const secretHash = await secretHashOf(body, context.ids);
  return changeObject(context, 'Shares', async (object, { objects }) => {
    const stored = object.body;
    const hidden: string[] = [];
    for (const id of stored.virtualTables) {
      const table = await objects.get(access.scope, 'virtualTable', id);
      if (table && !access.hasRight(table, 'Read')) hidden.push(id);
    }
    const virtualTables = distinctIds([...readable, ...hidden]);
    return { body: { ...settingsOf(body), virtualTables, secretHash: secretHash ?? stored.secretHash } };
  });
}

/** Removes the share that the path names. */
export async function deleteShare({ store, access }: Pick<Context, 'access' | 'store'>): Promise<void> {
  const { id } = access.pathObject('Shares');
  if ((await store.objects.remove(access.scope, 'share', id)) === 'missing') throw notFound('share', id);
}

/** Returns the share with a virtual table added or removed. */
export function withTable(share: ShareBody, table: string, isMember: boolean): ShareBody {
  const others = share.virtualTables.filter((id) => !isSameIdentifier(id, table));
  return { ...share, virtualTables: isMember ? [...others, table] : others };
}

function settingsOf({
  name,
  type,
  externalConfig,
}: ShareCreateOrUpdate): Omit<ShareBody, 'virtualTables' | 'secretHash'> {
  const { globalMetastoreId = null, clientId = null, warehouseId = null } = externalConfig ?? {};
  const config = { globalMetastoreId, clientId, warehouseId };
  if (type === 'Databricks' && (globalMetastoreId ?? '').trim() === '') {
    throw new InvalidInput(
      'externalConfig.globalMetastoreId',
      'externalConfig.globalMetastoreId must be given for a share of type Databricks, as cloud:region:uuid.',
    );
  }
  return { name, type, externalConfig: config };
}

async function requireReadableTables(
  { store, access }: Pick<Context, 'access' | 'store'>,
  { virtualTables }: ShareCreateOrUpdate,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of virtualTables ?? []) {
    const table = await store.objects.get(access.scope, 'virtualTable', id);
    // A table that the caller may not read is reported like an unknown one.
    if (!table || !access.hasRight(table, 'Read')) throw unknownTable(id);
    ids.push(table.id);
  }
  return distinctIds(ids);
}

const unknownTable = (id: string) =>
  new InvalidInput(
    'virtualTables',
    `virtualTables names '${id}', which does not exist or which the caller may not read.`,
  );

function distinctIds(ids: readonly string[]): string[] {
  return [...new Map(ids.map((id) => [foldIdentifier(id), id])).values()];
}

const scryptHash = promisify<string, Buffer, number, Buffer>(scrypt);

/** Returns the hash of a secret, or null without a secret. The hash is salted and slow, since users can choose weak secrets. */
async function secretHashOf({ externalConfig }: ShareCreateOrUpdate, ids: Ids): Promise<string | null> {
  const secret = externalConfig?.clientSecret ?? '';
  if (secret === '') return null;
  const salt = ids.bytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await scryptHash(secret, salt, 32)).toString('base64url')}`;
}
