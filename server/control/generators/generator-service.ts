// Creates, replaces and deletes generators, and writes their events (docs/behavior/control.md#generators).
import { randomIds } from '../../runtime/ids.ts';
import type { components } from '../../../generated/types/control.ts';
import { defaultCount, defaultInterval, readPlan } from '../../domain/generators/plan.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { withTenantLock } from '../../identity/tenant-lock.ts';
import type { Store } from '../../store/ports/store.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import { storedGenerator, storedGenerators, storeGenerator, type StoredGenerator } from './stored-generators.ts';

/** The maximum number of generators of a sandbox. */
const maxGenerators = 100;

/** The tenant and namespace of a sandbox. */
interface Target {
  readonly tenantId: string;
  readonly namespaceId: string;
}

/** Returns the generators of a tenant in the order of their creation. */
export const listGenerators = (store: Store, tenant: string): Promise<readonly StoredGenerator[]> =>
  storedGenerators(store, tenant);

/** Returns a generator; throws NotFound. */
export async function getGenerator(
  store: Pick<Store, 'objects'>,
  tenant: string,
  name: string,
): Promise<StoredGenerator> {
  const generator = await storedGenerator(store, tenant, name);
  if (!generator) throw notFound('generator', name);
  return generator;
}

/** Creates or replaces a generator, which starts at the time `now` by default. Throws InvalidInput, and Conflict if there are too many. */
export async function setGenerator(
  store: Store,
  { tenantId, namespaceId }: Target,
  name: string,
  input: components['schemas']['GeneratorDefinition'],
  now: bigint,
): Promise<StoredGenerator> {
  if ((input.streamId === undefined) === (input.edgeSystemId === undefined))
    throw new InvalidInput('streamId', 'A generator must have either streamId or edgeSystemId, and not both.');
  const plan = readPlan(input, now);
  const { interval = defaultInterval, count = defaultCount, seed = 0 } = input;
  const start = formatDateTime(plan.start);
  const definition = { namespaceId, ...input, interval, start, count, seed };
  const body = { definition, version: randomIds.uuid() };
  return withTenantLock(store, tenantId, async (transaction) => {
    const { objects } = transaction;
    const isNew = !(await objects.get(tenantScope(tenantId), 'generator', name));
    if (isNew && (await objects.count(tenantScope(tenantId), 'generator')) >= maxGenerators)
      throw new Failure('Conflict', `The sandbox has ${maxGenerators} generators, which is the limit.`);
    await storeGenerator(transaction, tenantId, name, body, formatDateTime(now));
    return getGenerator(transaction, tenantId, name);
  });
}

/** Deletes a generator; its events stay. Throws NotFound. */
export async function deleteGenerator(store: Store, tenant: string, name: string): Promise<void> {
  const scope = tenantScope(tenant);
  await store.transaction(async ({ objects }) => {
    await objects.remove(scope, 'generatorState', name);
    if ((await objects.remove(scope, 'generator', name)) === 'missing') throw notFound('generator', name);
  });
}
