// Clients as they are kept: each in its tenant, among those of its kind, and once more by its identifier alone, since the token
// endpoint is told no tenant. Both are written in one transaction. Of a secret only its hash is kept.
import { changeDate } from '../../catalog/changes.ts';
import { InvalidInput } from '../../domain/model.ts';
import type { CredentialSettings, HybridSettings } from '../../domain/identity/clients.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { ObjectBodies, ObjectStore, StoredObject } from '../../store/ports/object-store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** By the identifier of a client of any tenant. */
    client: ClientPlace;
    hybridClient: StoredHybrid;
    clientCredentialClient: StoredCredential;
  }
}

/** The kinds of clients: under which name each is kept, and what it is called. */
export const clientKinds = {
  hybrid: { kind: 'hybridClient', word: 'hybrid client' },
  credential: { kind: 'clientCredentialClient', word: 'client credential client' },
} as const;
export type ClientKind = keyof typeof clientKinds;
/** The kind of object that clients of a kind are stored as, and its body. */
export type ClientObjectKind<C extends ClientKind> = (typeof clientKinds)[C]['kind'];
export type ClientBody<C extends ClientKind> = ObjectBodies[ClientObjectKind<C>];

/** A secret as it is kept. */
export interface StoredSecret {
  /** Counted up for each client, never used twice. */
  readonly id: number;
  readonly description: string | null;
  readonly hash: string;
  /** ISO text; null when it never ends. */
  readonly end: string | null;
}

/** The secrets of a client, oldest first. */
export interface Secrets {
  readonly lastSecret: number;
  readonly secrets: readonly StoredSecret[];
}

/** Whether a hybrid client needs no secret; absent means that it does. */
interface SecretRequirement {
  readonly isPublic?: boolean;
}

export type StoredHybrid = HybridSettings & Secrets & SecretRequirement;
export type StoredCredential = CredentialSettings & Secrets;

/** A client of either kind. */
export type StoredClient = StoredHybrid | StoredCredential;

/** Where a client of any tenant is found by its identifier. */
const byId = 'client';

/** What the token endpoint finds first: in which tenant the client is, and among which. */
export interface ClientPlace<C extends ClientKind = ClientKind> {
  readonly tenantId: string;
  readonly kind: C;
}

/** The place of a client of any tenant; null when there is none. */
export async function findPlace(objects: ObjectStore, id: string): Promise<ClientPlace | null> {
  const object = await objects.get(globalScope, byId, id);
  return object?.body ?? null;
}

/** The tenant of the client that was made first; '' when there is none. */
export async function oldestTenant(objects: ObjectStore): Promise<string> {
  for await (const [client] of objects.list(globalScope, byId)) {
    if (client) return client.body.tenantId;
  }
  return '';
}

/** How many clients all tenants have together. */
export const countAllClients = (objects: ObjectStore): Promise<number> => objects.count(globalScope, byId);

/**
 * Keeps a new client; throws Conflict when any client has its identifier, InvalidInput when the tenant has `most` already.
 * Nobody else may make one meanwhile (changeIdentities).
 */
export async function keepClient<C extends ClientKind>(
  objects: ObjectStore,
  place: ClientPlace<C>,
  client: ClientBody<C>,
  { created, most = Number.POSITIVE_INFINITY }: { readonly created: string; readonly most?: number },
): Promise<StoredObject<ClientObjectKind<C>>> {
  const scope = inTenant(place.tenantId);
  const { kind } = clientKinds[place.kind];
  const counts = [await objects.count(scope, 'hybridClient'), await objects.count(scope, 'clientCredentialClient')];
  if (counts.reduce((sum, count) => sum + count, 0) >= most) {
    throw new InvalidInput(
      'Client',
      `The tenant has ${String(most)} clients already, which is as many as it can have.`,
    );
  }
  const kept = { id: client.Id, owner: null, acl: null, created, modified: created };
  if ((await objects.create(globalScope, byId, { ...kept, body: place })) !== 'done') throw taken(client.Id);
  await objects.create(scope, kind, { ...kept, body: client });
  return readClient(objects, place, client.Id);
}

/** Reads a client of a kind of a tenant; throws NotFound. */
export async function readClient<C extends ClientKind>(
  objects: ObjectStore,
  place: ClientPlace<C>,
  id: string,
): Promise<StoredObject<ClientObjectKind<C>>> {
  const { kind, word } = clientKinds[place.kind];
  const object = await objects.get(inTenant(place.tenantId), kind, id);
  if (!object) throw notFound(word, id);
  return object;
}

/** Changes a client and answers it as it is then; throws NotFound. Nobody else may change it meanwhile (changeIdentities). */
export async function changeClient<C extends ClientKind>(
  objects: ObjectStore,
  place: ClientPlace<C>,
  id: string,
  decide: (client: ClientBody<C>) => ClientBody<C> | Promise<ClientBody<C>>,
  now: bigint,
): Promise<StoredObject<ClientObjectKind<C>>> {
  const scope = inTenant(place.tenantId);
  const { kind } = clientKinds[place.kind];
  const object = await readClient(objects, place, id);
  const changed = { ...object, body: await decide(object.body), modified: changeDate(object.modified, now) };
  await objects.put(scope, kind, changed);
  return changed;
}

/** Removes a client with its secrets; throws NotFound, and Conflict while other objects refer to it. */
export async function removeClient(objects: ObjectStore, place: ClientPlace, id: string): Promise<void> {
  const { kind, word } = clientKinds[place.kind];
  const outcome = await objects.remove(inTenant(place.tenantId), kind, id, { unlessReferenced: true });
  if (outcome === 'missing') throw notFound(word, id);
  if (outcome !== 'done') {
    const parameters = { Id: id, ReferencedBy: Object.keys(outcome.referenced).join(', ') };
    throw new Failure('Conflict', `Other objects refer to the ${word} '${id}'.`, { parameters });
  }
  await objects.remove(globalScope, byId, id);
}

/** The identifier may be that of another tenant's client, of which nothing may be told. */
function taken(id: string): Failure {
  return new Failure('Conflict', `The identifier '${id}' is taken by another client.`, { parameters: { Id: id } });
}
