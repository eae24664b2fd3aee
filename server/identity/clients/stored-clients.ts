// Clients in the store. Each is an object of its tenant. A second object maps its identifier to its tenant, because a token request names no
// tenant. One transaction writes both. Of secrets only hashes are stored.
import { InvalidInput } from '../../domain/model.ts';
import type { CredentialSettings, HybridSettings } from '../../domain/identity/clients.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { ObjectBodies, ObjectStore, StoredObject } from '../../store/ports/object-store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Stored under the identifier of a client of any tenant. */
    client: ClientLocation;
    hybridClient: StoredHybrid;
    clientCredentialClient: StoredCredential;
  }
}

/** The kinds of clients: the kind of their stored objects, and their kind in messages. */
export const clientKinds = {
  hybrid: { kind: 'hybridClient', word: 'hybrid client' },
  credential: { kind: 'clientCredentialClient', word: 'client credential client' },
} as const;
export type ClientKind = keyof typeof clientKinds;
/** The kind of the stored objects of clients of a kind. */
export type ClientObjectKind<C extends ClientKind> = (typeof clientKinds)[C]['kind'];
/** The stored body of clients of a kind. */
export type ClientBody<C extends ClientKind> = ObjectBodies[ClientObjectKind<C>];

/** A stored secret. */
export interface StoredSecret {
  /** A number that increases for each secret of a client and is never used twice. */
  readonly id: number;
  readonly description: string | null;
  readonly hash: string;
  /** The expiry as ISO 8601 text; null if it never expires. */
  readonly end: string | null;
}

/** The secrets of a client, oldest first. */
export interface Secrets {
  /** The number of the newest secret, also after its removal. */
  readonly lastSecret: number;
  readonly secrets: readonly StoredSecret[];
}

interface SecretRequirement {
  /** Whether a hybrid client needs no secret; default false. */
  readonly isPublic?: boolean;
}

/** Distinguishes clients that were created one after the other with the same identifier. */
export interface Registration {
  /** A random identifier; absent for the demo client, and for clients that an earlier version created. */
  readonly registrationId?: string;
}

export type StoredHybrid = HybridSettings & Secrets & SecretRequirement & Registration;
export type StoredCredential = CredentialSettings & Secrets & Registration;

/** The tenant and the kind of a client. */
export interface ClientLocation<C extends ClientKind = ClientKind> {
  readonly tenantId: string;
  readonly kind: C;
}

/** Returns the tenant and the kind of a client; null for an unknown client. */
export async function findClientLocation(objects: ObjectStore, id: string): Promise<ClientLocation | null> {
  const object = await objects.get(globalScope, 'client', id);
  return object?.body ?? null;
}

/** Returns the tenant of the oldest client; '' without clients. */
export async function oldestTenant(objects: ObjectStore): Promise<string> {
  for await (const [client] of objects.list(globalScope, 'client')) {
    if (client) return client.body.tenantId;
  }
  return '';
}

/** Returns the number of clients of all tenants. */
export const countAllClients = (objects: ObjectStore): Promise<number> => objects.count(globalScope, 'client');

/**
 * Stores a new client. Throws Conflict if a client of any tenant has its identifier, and InvalidInput if the tenant has `max` clients.
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
    throw new InvalidInput('Client', `The tenant must have at most ${String(max)} clients; delete one of them first.`);
  }
  const object = { id: client.Id, owner: null, acl: null, created, modified: created };
  if ((await objects.create(globalScope, 'client', { ...object, body: location })) !== 'done') {
    // The client can be another tenant's, so the error has only the identifier.
    throw new Failure('Conflict', `The identifier '${client.Id}' is taken by another client.`, {
      parameters: { Id: client.Id },
    });
  }
  await objects.create(scope, kind, { ...object, body: client });
  return readClient(objects, location, client.Id);
}

/** Returns a stored client; throws NotFound. */
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

/** Removes a client with its secrets. Throws NotFound, and Conflict if other objects refer to it. */
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
