// Reads, sets and removes the seed of a tenant (docs/behavior/control.md#determinism).
import type { components } from '../../../generated/types/control.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { withTenantLock } from '../../identity/tenant-lock.ts';
import type { Context } from '../../requests/context.ts';
import { afterClockChange } from '../clock/stored-clocks.ts';
import { removeSeed, storedSeed, storeSeed, type DeterminismBody } from './stored-seeds.ts';

type DeterminismJson = components['schemas']['Determinism'];

/** Returns the seed of a tenant. */
export async function getSeed({ store }: Pick<Context, 'store'>, tenant: string): Promise<DeterminismJson> {
  return seedJson(await storedSeed(store, tenant));
}

/** Sets the seed of a tenant and returns it; the next request is the first one. */
export async function setSeed(
  { store, machineNow }: Pick<Context, 'store' | 'machineNow'>,
  tenant: string,
  { seed }: components['schemas']['DeterminismChange'],
): Promise<DeterminismJson> {
  const date = formatDateTime(machineNow);
  await withTenantLock(store, tenant, (transaction) => storeSeed(transaction, tenant, seed, date)).finally(
    afterClockChange,
  );
  return seedJson({ seed, requests: 0 });
}

/** Removes the seed of a tenant, if it has one. */
export async function deleteSeed({ store }: Pick<Context, 'store'>, tenant: string): Promise<void> {
  await withTenantLock(store, tenant, (transaction) => removeSeed(transaction, tenant)).finally(afterClockChange);
}

const seedJson = (body: DeterminismBody | null): DeterminismJson => body ?? { seed: null, requests: 0 };
