// The seeds of tenants in the store, from which their identifiers and secrets derive (docs/behavior/control.md#determinism).
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { randomIds, seededIds, type Ids, type TenantIds } from '../../runtime/ids.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { globalScope } from '../../tenancy/communities.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Stored under the identifier of the tenant. Tenants without a seed have none. */
    determinism: DeterminismBody;
  }
}

/** The seed of a tenant, and the number of its requests since the seed was set. */
export interface DeterminismBody {
  readonly seed: string;
  readonly requests: number;
}

type Objects = Pick<Transaction, 'objects'>;

/** Returns the seed of a tenant; null if it has none. */
export async function storedSeed({ objects }: Objects, tenant: string): Promise<DeterminismBody | null> {
  return (await objects.get(globalScope, 'determinism', tenant))?.body ?? null;
}

/** Stores the seed of a tenant, whose next request is the first one. */
export async function storeSeed({ objects }: Objects, tenant: string, seed: string, date: string): Promise<void> {
  const dates = { created: date, modified: date };
  const object = { id: tenant, body: { seed, requests: 0 }, owner: null, acl: null, ...dates };
  await objects.put(globalScope, 'determinism', object);
}

/** Removes the seed of a tenant, whose identifiers are random again. */
export async function removeSeed({ objects }: Objects, tenant: string): Promise<void> {
  await objects.remove(globalScope, 'determinism', tenant);
}

/** Returns the sources of identifiers of a store; `hasSeed` returns whether a tenant has a seed, as each request has read it. */
export function storedIds(store: Store, hasSeed: (tenant: string) => boolean): TenantIds {
  // The name of the tenant keeps the identifiers of two sandboxes with one seed apart.
  const idsOf = (seed: string, tenant: string, name: string) => seededIds(seed, `${foldIdentifier(tenant)}/${name}`);

  /** Counts a request in the store, so that all servers count together. */
  async function ofNextRequest(tenant: string): Promise<Ids> {
    const body = await store.transaction(async ({ objects }) => {
      // Without owner and acl, setAccess only locks the object.
      await objects.setAccess(globalScope, 'determinism', tenant, {});
      const object = await objects.get(globalScope, 'determinism', tenant);
      if (!object) return null;
      const counted = { ...object.body, requests: object.body.requests + 1 };
      await objects.put(globalScope, 'determinism', { ...object, body: counted });
      return counted;
    });
    return body ? idsOf(body.seed, tenant, `request/${body.requests}`) : randomIds;
  }

  return {
    ofRequest: (tenant) => (hasSeed(tenant) ? ofNextRequest(tenant) : randomIds),
    async ofWork(tenant, name) {
      const body = await storedSeed(store, tenant);
      return body ? idsOf(body.seed, tenant, name) : randomIds;
    },
  };
}
