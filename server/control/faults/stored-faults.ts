// The faults of sandboxes in the store, so that all servers of the store agree on them and their counts (docs/behavior/control.md#faults).
import type { InjectedFault } from '../../domain/injected-faults/injected-fault.ts';
import type { ObjectName, StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { tenantScope } from '../../tenancy/tenants.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Tenants without faults have none, or an empty list. */
    faults: FaultsBody;
  }
}

/** The faults of a tenant in the order of their names. */
export interface FaultsBody {
  readonly faults: readonly InjectedFault[];
}

const id = 'faults';

/** Returns the name of the object with the faults of a tenant. */
export const faultsName = (tenant: string): ObjectName<'faults'> => [tenantScope(tenant), 'faults', id];

/** Returns the faults in a stored object. */
export const faultsIn = (object: Pick<StoredObject<'faults'>, 'body'> | null): readonly InjectedFault[] =>
  object?.body.faults ?? [];

/** Returns the faults of a tenant. */
export const storedFaults = async (
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
): Promise<readonly InjectedFault[]> => faultsIn(await objects.get(...faultsName(tenant)));

/** Stores the faults of a tenant; `time` is in ISO 8601. */
export async function storeFaults(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  faults: readonly InjectedFault[],
  time: string,
): Promise<void> {
  const object = { id, body: { faults }, owner: null, acl: null, created: time, modified: time };
  await objects.put(tenantScope(tenant), 'faults', object);
}
