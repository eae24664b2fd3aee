// Writes the events of all generators when they are due (docs/behavior/control.md#generators).
import type { Logger } from 'pino';
import type { Clocks } from '../../runtime/clock.ts';
import type { Store } from '../../store/ports/store.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { TenantGate } from '../tenant-gate.ts';
import { writeDueEvents } from './generator-runs.ts';

const pollMilliseconds = 250;
/** The number of looks for work after which failed generators are tried again. */
const looksPerRetry = 20;

export interface GeneratorWorkerOptions {
  readonly store: Store;
  readonly gate: TenantGate;
  readonly clocks: Clocks;
  readonly log: Pick<Logger, 'warn'>;
}

/** The worker is stopping. */
class Stopping extends Error {}

/** Starts to write the events that are due, a few times a second; returns a function that stops it and waits for the last transaction. */
export function startGeneratorWorker({ store, gate, clocks, log }: GeneratorWorkerOptions): () => Promise<void> {
  let isStopping = false;
  let looks = 0;
  const throwIfEnded = () => {
    if (isStopping) throw new Stopping();
  };

  async function serve(tenant: string): Promise<void> {
    const now = await clocks.now(tenant);
    // A reset of the sandbox waits until this has ended.
    const leave = await gate.enter(tenant);
    try {
      await writeDueEvents(store, tenant, now, { retriesFailed: looks % looksPerRetry === 0, throwIfEnded });
    } finally {
      leave();
    }
    if ((await store.objects.get(tenantScope(tenant), 'tenant', tenant)) === null)
      await store.objects.remove(globalScope, 'generatorTenant', tenant);
  }

  async function look(): Promise<void> {
    looks += 1;
    const tenants: string[] = [];
    for await (const chunk of store.objects.list(globalScope, 'generatorTenant'))
      tenants.push(...chunk.map(({ id }) => id));
    for (const tenant of tenants) {
      throwIfEnded();
      await serve(tenant);
    }
  }

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!(error instanceof Stopping)) log.warn({ err: error }, 'The events of generators were not written.');
      })
      .finally(() => {
        looking = undefined;
      });
  }, pollMilliseconds);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await looking;
  };
}
