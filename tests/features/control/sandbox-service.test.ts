import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startExpiry } from '../../../server/control/expiry.ts';
import { sandboxService, type SandboxService } from '../../../server/control/sandbox-service.ts';
import { listSandboxes } from '../../../server/control/sandboxes.ts';
import { TenantGate } from '../../../server/control/tenant-gate.ts';
import { transactionsInTurn } from '../../../server/control/transactions.ts';
import { formatDateTime } from '../../../server/domain/values/time.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import { systemTicks } from '../../../server/runtime/clock.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';

const second = 10_000_000n;

describe('sandboxes (docs/behavior/control.md#deletion)', () => {
  let store: Store;
  let service: SandboxService;
  const now = systemTicks();
  beforeEach(async () => {
    store = await openStore({ dataDir: ':memory:' });
    // Nothing listens at this URL.
    service = sandboxService({ ...options(), hasBuiltInIssuer: true });
  });
  afterEach(() => store.close());
  const options = () => ({
    store,
    gate: new TenantGate(),
    ...transactionsInTurn(store),
    url: 'http://127.0.0.1:1',
    limit: 2,
  });
  const tenants = (id: string) => store.objects.count({ tenant: id, namespace: '' }, 'tenant');

  it('are deleted once they have expired', async () => {
    const { id } = await service.create({ ttl: 60 }, now);
    const { id: lasting } = await service.create({}, now);
    await service.deleteExpired(now + 59n * second);
    expect(await tenants(id)).toBe(1);
    await service.deleteExpired(now + 60n * second);
    expect([await tenants(id), await tenants(lasting)]).toEqual([0, 1]);
    expect(await store.objects.count(globalScope, 'sandbox')).toBe(1);
  });

  it('that have expired do not count towards the limit', async () => {
    await service.create({ ttl: 60 }, now);
    await service.create({}, now);
    await expect(service.create({}, now)).rejects.toMatchObject({ failureName: 'Conflict' });
    await service.create({}, now + 60n * second);
    expect(await store.objects.count(globalScope, 'sandbox')).toBe(2);
  });

  it('cannot have the demo data with tokens of another issuer', async () => {
    const other = sandboxService({ ...options(), hasBuiltInIssuer: false });
    await expect(other.create({ seed: 'demo' }, now)).rejects.toThrow('OIDC_ISSUER');
    expect(await store.objects.count(globalScope, 'sandbox')).toBe(0);
    expect(await other.create({}, now)).toMatchObject({ seed: 'empty' });
  });

  it('leave nothing if their seed cannot be written', async () => {
    await expect(service.create({ seed: 'demo' }, now)).rejects.toThrow();
    expect(await store.objects.count(globalScope, 'sandbox')).toBe(0);
    expect(await store.objects.count(globalScope, 'client')).toBe(0);
  });

  it('are not created, reset or deleted by requests that were canceled', async () => {
    const { id } = await service.create({}, now);
    const canceled = new RequestCancellation();
    canceled.cancel('The client closed the connection.');
    const timedOut = { failureName: 'TimedOut' };
    for (const seed of ['empty', 'demo'] as const)
      await expect(service.create({ seed }, now, canceled)).rejects.toMatchObject(timedOut);
    await store.objects.remove({ tenant: id, namespace: '' }, 'namespace', 'sandbox');
    await expect(service.reset(id, now, canceled)).rejects.toMatchObject(timedOut);
    await expect(service.delete(id, now, canceled)).rejects.toMatchObject(timedOut);
    expect(await store.objects.count({ tenant: id, namespace: '' }, 'namespace')).toBe(0);
    expect(await store.objects.count(globalScope, 'sandbox')).toBe(1);
    await service.reset(id, now);
    expect(await store.objects.count({ tenant: id, namespace: '' }, 'namespace')).toBe(1);
  });

  it('are not found, and are deleted after two minutes, if a crash interrupted their creation', async () => {
    const { id } = await service.create({ ttl: 120 }, now);
    const object = await store.objects.get(globalScope, 'sandbox', id);
    if (!object) throw new Error('There is no sandbox.');
    await store.objects.put(globalScope, 'sandbox', { ...object, body: { ...object.body, isIncomplete: true } });
    expect(await listSandboxes(store, formatDateTime(now))).toEqual([]);
    await service.deleteExpired(now + 120n * second);
    expect(await tenants(id)).toBe(0);
  });
});

it('expired sandboxes are deleted every five seconds, also after a failure', async () => {
  jest.useFakeTimers();
  const warnings: unknown[] = [];
  let calls = 0;
  const deleteExpired = () => ((calls += 1) === 1 ? Promise.reject(new Error('no store')) : Promise.resolve());
  const stop = startExpiry({
    sandboxes: { deleteExpired },
    now: systemTicks,
    log: { warn: (...values: unknown[]) => void warnings.push(values) },
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(calls).toBe(0);
  await jest.advanceTimersByTimeAsync(10_001);
  expect(calls).toBe(3);
  expect(warnings).toHaveLength(1);
  await stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(3);
  jest.useRealTimers();
});
