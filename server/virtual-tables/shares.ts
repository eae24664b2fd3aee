// Shares: which virtual tables are offered to a reader outside the hub (docs/behavior/virtual-tables.md#shares).
import { randomBytes, randomUUID, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier, sameIdentifier, validIdentifier, writtenIdentifier } from '../domain/objects/identifiers.ts';
import { notFound } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from '../catalog/bodies.ts';
import { changeObject, objectMaker } from '../catalog/changes.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    share: ShareBody;
  }
}

type Share = components['schemas']['Share'];
type ShareCreateOrUpdate = components['schemas']['ShareCreateOrUpdate'];
type ExternalConfig = components['schemas']['ShareExternalConfig'];

/** A share as it is stored. */
export interface ShareBody {
  readonly name: string;
  readonly type: Share['type'];
  /** Identifiers of the virtual tables, none of them twice. */
  readonly virtualTables: readonly string[];
  readonly externalConfig: Omit<ExternalConfig, 'clientSecret'>;
  /** What is kept of the client's secret: nothing here ever needs the secret itself. */
  readonly secretHash: string | null;
}

export const shareBody = ({ body }: StoredObject<'share'>) => body;

/** What `orderby` knows of a share. */
export const shareFields = { id: 'string', name: 'string', type: 'string' } as const;

/** What a search finds a share by. */
export const shareSearch = {
  fields: {
    id: ({ id }: StoredObject<'share'>) => [id],
    name: (object: StoredObject<'share'>) => [shareBody(object).name],
    type: (object: StoredObject<'share'>) => [shareBody(object).type],
  },
};

export function shareMembers(object: StoredObject<'share'>): Readonly<Record<string, unknown>> {
  const { name, type } = shareBody(object);
  return { id: object.id, name, type };
}

/** The external configuration as it is answered: never with a secret. */
export function shownConfig({ externalConfig }: ShareBody): ExternalConfig {
  return { ...externalConfig, clientSecret: null };
}

/** The virtual tables of a share that exist and that the caller may read. */
export async function tablesOf(
  { store, access }: Context,
  share: ShareBody,
): Promise<readonly StoredObject<'virtualTable'>[]> {
  const tables: StoredObject<'virtualTable'>[] = [];
  for (const id of share.virtualTables) {
    const table = await store.objects.get(access.scope, 'virtualTable', id);
    if (table && access.may(table, 'Read')) tables.push(table);
  }
  return tables;
}

/** The JSON of a share, as complete as the caller asked for, with those of its tables that the caller may read. */
export async function shareJson(object: StoredObject<'share'>, context: Context): Promise<Share> {
  const body = shareBody(object);
  const tables = await tablesOf(context, body);
  const virtualTables = tables.map((table) => {
    const { name, Status } = table.body;
    return { id: table.id, name, status: Status };
  });
  const { name, type } = body;
  return applyVerbosity(
    { id: object.id, name, type, virtualTables, externalConfig: shownConfig(body) },
    'Share',
    context.verbose,
  );
}

/** Makes a share; throws InvalidInput for an identifier that is taken, tables that the caller cannot read and a missing metastore. */
export async function createShare(context: Context, given: ShareCreateOrUpdate): Promise<StoredObject<'share'>> {
  const { store, access } = context;
  const id = given.id ? validIdentifier('id', given.id) : randomUUID();
  const virtualTables = await readableTables(context, given);
  const body = { ...settingsOf(given), virtualTables, secretHash: await hashed(given) } satisfies ShareBody;
  const make = await objectMaker(context, 'Shares');
  return store.transaction(async ({ objects }) => {
    const outcome = await objects.create(access.scope, 'share', make(id, body));
    if (typeof outcome === 'object') throw unknownTable(outcome.missing.id);
    if (outcome === 'exists') throw new InvalidInput('id', `A share '${id}' exists already; choose another id.`);
    const object = await objects.get(access.scope, 'share', id);
    if (!object) throw notFound('share', id);
    return object;
  });
}

/**
 * Replaces the share that the path names; members that the caller may not read stay, and so does the secret unless another is given.
 * Throws InvalidInput like a creation.
 */
export async function updateShare(
  context: Context,
  pathId: string,
  given: ShareCreateOrUpdate,
): Promise<StoredObject<'share'>> {
  writtenIdentifier('id', pathId, given.id);
  const { access } = context;
  const wanted = await readableTables(context, given);
  const secretHash = await hashed(given);
  return changeObject(context, 'Shares', async (object, { objects }) => {
    const stored = shareBody(object);
    const hidden: string[] = [];
    for (const id of stored.virtualTables) {
      const table = await objects.get(access.scope, 'virtualTable', id);
      if (table && !access.may(table, 'Read')) hidden.push(id);
    }
    const virtualTables = distinct([...wanted, ...hidden]);
    return { body: { ...settingsOf(given), virtualTables, secretHash: secretHash ?? stored.secretHash } };
  });
}

/** Removes the share that the path names. */
export async function deleteShare({ store, access }: Context): Promise<void> {
  const { id } = access.object('Shares');
  if ((await store.objects.remove(access.scope, 'share', id)) === 'missing') throw notFound('share', id);
}

/** The share with a virtual table added or taken out. */
export function withTable(share: ShareBody, table: string, isMember: boolean): ShareBody {
  const others = share.virtualTables.filter((id) => !sameIdentifier(id, table));
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

async function readableTables({ store, access }: Context, { virtualTables }: ShareCreateOrUpdate): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of virtualTables ?? []) {
    const table = await store.objects.get(access.scope, 'virtualTable', id);
    // What the caller may not see is not told apart from what is not there.
    if (!table || !access.may(table, 'Read')) throw unknownTable(id);
    ids.push(table.id);
  }
  return distinct(ids);
}

const unknownTable = (id: string) =>
  new InvalidInput('virtualTables', `virtualTables names '${id}', and there is no such virtual table to read.`);

function distinct(ids: readonly string[]): string[] {
  return [...new Map(ids.map((id) => [foldIdentifier(id), id])).values()];
}

const slowHash = promisify<string, Buffer, number, Buffer>(scrypt);

/** A secret as it is kept, null where none is given; salted and slow, since people choose such secrets. */
async function hashed({ externalConfig }: ShareCreateOrUpdate): Promise<string | null> {
  const secret = externalConfig?.clientSecret ?? '';
  if (secret === '') return null;
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await slowHash(secret, salt, 32)).toString('base64url')}`;
}
