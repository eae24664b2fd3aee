// Reads, sets and deletes the faults of a tenant, and finds the one that a request gets (docs/behavior/control.md#faults).
import type { components } from '../../../generated/types/control.ts';
import { canStrike, strike, type InjectedFault } from '../../domain/injected-faults/injected-fault.ts';
import { readFault, type FaultInput } from '../../domain/injected-faults/read-fault.ts';
import { foldIdentifier, isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { withTenantLock } from '../../identity/tenant-lock.ts';
import type { Context } from '../../requests/context.ts';
import type { RequestFaults } from '../../requests/request-faults.ts';
import type { Store } from '../../store/ports/store.ts';
import { afterClockChange, type StoredClocks } from '../clock/stored-clocks.ts';
import { storedFaults, storeFaults } from './stored-faults.ts';

type FaultJson = components['schemas']['Fault'];
type FaultContext = Pick<Context, 'store' | 'machineNow'>;

/** The maximum number of faults of a tenant, which every request of the tenant reads. */
const maxFaults = 50;

/** Returns the faults of a tenant in the order of their names. */
export const listFaults = async ({ store }: FaultContext, tenant: string): Promise<readonly FaultJson[]> =>
  storedFaults(store, tenant);

/** Returns a fault of a tenant; throws NotFound. */
export async function getFault({ store }: FaultContext, tenant: string, name: string): Promise<FaultJson> {
  const fault = (await storedFaults(store, tenant)).find((stored) => isSameIdentifier(stored.name, name));
  if (!fault) throw notFound('fault', name);
  return fault;
}

/** Creates or replaces a fault of a tenant and returns it; throws InvalidInput, and Conflict if there are too many. */
export async function setFault(
  context: FaultContext,
  tenant: string,
  name: string,
  input: FaultInput,
  operationIds: ReadonlySet<string>,
): Promise<FaultJson> {
  const fault = readFault(name, input, operationIds);
  await changeFaults(context, tenant, (faults) => {
    const others = faults.filter((other) => !isSameIdentifier(other.name, name));
    if (others.length >= maxFaults)
      throw new Failure('Conflict', `The sandbox has ${maxFaults} faults, which is the limit.`);
    return [...others, fault].toSorted((a, b) => (foldIdentifier(a.name) < foldIdentifier(b.name) ? -1 : 1));
  });
  return fault;
}

/** Deletes a fault of a tenant; throws NotFound. */
export async function deleteFault(context: FaultContext, tenant: string, name: string): Promise<void> {
  await changeFaults(context, tenant, (faults) => {
    const others = faults.filter((other) => !isSameIdentifier(other.name, name));
    if (others.length === faults.length) throw notFound('fault', name);
    return others;
  });
}

async function changeFaults(
  { store, machineNow }: FaultContext,
  tenant: string,
  change: (faults: readonly InjectedFault[]) => readonly InjectedFault[],
): Promise<void> {
  await withTenantLock(store, tenant, async (transaction) => {
    const changed = change(await storedFaults(transaction, tenant));
    await storeFaults(transaction, tenant, changed, formatDateTime(machineNow));
  }).finally(afterClockChange);
}

/**
 * Returns the faults for requests. `activeFaults` returns those of a tenant as the request has read them; only if one of them matches, their
 * counts are read and changed, in a transaction.
 */
export function requestFaults(
  store: Store,
  { activeFaults, machine }: Pick<StoredClocks, 'activeFaults' | 'machine'>,
): RequestFaults {
  return {
    areSet: (tenant) => activeFaults(tenant).length > 0,
    strike(tenant, phase, request) {
      if (!activeFaults(tenant).some((fault) => canStrike(fault, phase, request))) return undefined;
      return withTenantLock(store, tenant, async (transaction) => {
        const { faults, struck } = strike(await storedFaults(transaction, tenant), phase, request);
        await storeFaults(transaction, tenant, faults, formatDateTime(machine()));
        return struck;
      }).finally(afterClockChange);
    },
  };
}
