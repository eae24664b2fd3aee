// Clients in the store: each is an object of its tenant, and a second object finds its tenant by identifier alone, since a token request
// names no tenant. One transaction writes both. Of secrets only hashes are stored.
import { InvalidInput } from '../../domain/model.ts';
import type { CredentialSettings, HybridSettings } from '../../domain/identity/clients.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { ObjectBodies, ObjectStore, StoredObject } from '../../store/ports/object-store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** By the identifier of a client of any tenant. */
    client: ClientLocation;
    hybridClient: StoredHybrid;
    clientCredentialClient: StoredCredential;
  }
}

/** The kinds of clients: the kind of their stored objects, and what messages call them. */
export const clientKinds = {
  hybrid: { kind: 'hybridClient', word: 'hybrid client' },
  credential: { kind: 'clientCredentialClient', word: 'client credential client' },
} as const;
export type ClientKind = keyof typeof clientKinds;
/** The kind of the stored objects of a kind of clients, and their body. */
export type ClientObjectKind<C extends ClientKind> = (typeof clientKinds)[C]['kind'];
export type ClientBody<C extends ClientKind> = ObjectBodies[ClientObjectKind<C>];

/** A stored secret. */
export interface StoredSecret {
  /** Counted up for each client, never used twice. */
  readonly id: number;
  readonly description: string | null;
  readonly hash: string;
  /** ISO text; null when it never expires. */
  readonly end: string | null;
}

/** The secrets of a client, oldest first. */
export interface Secrets {
  readonly lastSecret: number;
  readonly secrets: readonly StoredSecret[];
}

/** Whether a hybrid client needs no secret; default it needs one. */
interface SecretRequirement {
  readonly isPublic?: boolean;
}

export type StoredHybrid = HybridSettings & Secrets & SecretRequirement;
export type StoredCredential = CredentialSettings & Secrets;

/** The tenant and the kind of a client. */
export interface ClientLocation<C extends ClientKind = ClientKind> {
  readonly tenantId: string;
  readonly kind: C;
}

/** The location of a client of any tenant, or null. */
export async function findClientLocation(objects: ObjectStore, id: string): Promise<ClientLocation | null> {
  const object = await objects.get(globalScope, 'client', id);
  return object?.body ?? null;
}

/** The tenant of the oldest client; '' without clients. */
export async function oldestTenant(objects: ObjectStore): Promise<string> {
  for await (const [client] of objects.list(globalScope, 'client')) {
    if (client) return client.body.tenantId;
  }
  return '';
}

/** The number of clients of all tenants. */
export const countAllClients = (objects: ObjectStore): Promise<number> => objects.count(globalScope, 'client');

/**
 * Stores a new client; throws Conflict when its identifier is taken in any tenant, and InvalidInput when the tenant has `max` clients.
 * Requires the lock of the tenant (withTenantLock).
 */
export async function insertClient<C extends ClientKind>(
  objects: ObjectStore,
  location: ClientLocation<C>,
  client: ClientBody<C>,
  { created, max = Number.POSITIVE_INFINITY }: { readonly created: string; readonly max?: number },
): Promise<StoredObject<ClientObjectKind<C>>> {
  const scope = tenantScope(location.tenantId);
  const { kind } = clientKinds[location.kind];
  const count = (await objects.count(scope, 'hybridClient')) + (await objects.count(scope, 'clientCredentialClient'));
  if (count >= max) {
    throw new InvalidInput('Client', `The tenant has ${String(max)} clients already, which is as many as it can have.`);
  }
  const object = { id: client.Id, owner: null, acl: null, created, modified: created };
  if ((await objects.create(globalScope, 'client', { ...object, body: location })) !== 'done') {
    // The client may be another tenant's, so the error says nothing about it.
    throw new Failure('Conflict', `The identifier '${client.Id}' is taken by another client.`, {
      parameters: { Id: client.Id },
    });
  }
  await objects.create(scope, kind, { ...object, body: client });
  return readClient(objects, location, client.Id);
}

/** The stored client; throws NotFound. */
export async function readClient<C extends ClientKind>(
  objects: ObjectStore,
  location: ClientLocation<C>,
  id: string,
): Promise<StoredObject<ClientObjectKind<C>>> {
  const { kind, word } = clientKinds[location.kind];
  const object = await objects.get(tenantScope(location.tenantId), kind, id);
  if (!object) throw notFound(word, id);
  return object;
}

/** Removes a client with its secrets; throws NotFound, and Conflict while other objects refer to it. */
export async function removeClient(objects: ObjectStore, location: ClientLocation, id: string): Promise<void> {
  const { kind, word } = clientKinds[location.kind];
  const outcome = await objects.remove(tenantScope(location.tenantId), kind, id, { unlessReferenced: true });
  if (outcome === 'missing') throw notFound(word, id);
  if (outcome !== 'done') {
    const parameters = { Id: id, ReferencedBy: Object.keys(outcome.referenced).join(', ') };
    throw new Failure('Conflict', `Other objects refer to the ${word} '${id}'.`, { parameters });
  }
  await objects.remove(globalScope, 'client', id);
}
