// Reads, sets and advances the clock of a tenant (docs/behavior/control.md#clock).
import type { components } from '../../../generated/types/control.ts';
import {
  advancedClock,
  readClock,
  timeOfClock,
  type AdvanceInput,
  type Clock,
  type ClockInput,
} from '../../domain/clocks/clock.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { withTenantLock } from '../../identity/tenant-lock.ts';
import type { Context } from '../../requests/context.ts';
import { writeDueEvents } from '../generators/generator-runs.ts';
import { listDue } from './due.ts';
import { afterClockChange, storeClock, storedClock } from './stored-clocks.ts';

type ClockJson = components['schemas']['Clock'];
type AdvanceJson = components['schemas']['ClockAdvanceResult'];
type ClockContext = Pick<Context, 'store' | 'machineNow'>;

/** The maximum number of things in the list of what was due. */
const maxListed = 1_000;
/** The first and the longest interval between two looks whether the jobs are done: many advances wait at the same time. */
const pollMilliseconds = { first: 5, longest: 100, factor: 1.5 };

/** Returns the clock of a tenant. */
export async function getClock({ store, machineNow }: ClockContext, tenant: string): Promise<ClockJson> {
  return clockJson(await storedClock(store, tenant), machineNow);
}

/** Sets the clock of a tenant and returns it. Throws InvalidInput. */
export async function setClock(context: ClockContext, tenant: string, input: ClockInput): Promise<ClockJson> {
  const { store, machineNow } = context;
  const clock = await withTenantLock(store, tenant, async (transaction) => {
    const changed = readClock(input, await storedClock(transaction, tenant), machineNow);
    await storeClock(transaction, tenant, changed);
    return changed;
  }).finally(afterClockChange);
  return clockJson(clock, machineNow);
}

/**
 * Advances the clock of a tenant. Returns it with what was due, in order, after all of it has run. Throws InvalidInput, and TimedOut if it
 * takes longer than requests may take; the clock is then advanced and the work goes on.
 */
export async function advanceClock(
  context: ClockContext & Pick<Context, 'wakeWorker' | 'cancellation'>,
  tenant: string,
  input: AdvanceInput,
): Promise<AdvanceJson> {
  const { store, machineNow, cancellation } = context;
  const run = {
    retriesFailed: true,
    throwIfEnded: () => {
      cancellation.throwIfCanceled();
    },
  };
  // Before the clock advances, so that the tables that are due then are refreshed with these events.
  const target = advancedClock(await storedClock(store, tenant), input, machineNow).time;
  const written = [...(await writeDueEvents(store, tenant, target, run))];
  const { before, clock, tables } = await withTenantLock(store, tenant, async (transaction) => {
    const current = await storedClock(transaction, tenant);
    const changed = advancedClock(current, input, machineNow);
    await storeClock(transaction, tenant, changed);
    return {
      before: timeOfClock(current, machineNow),
      clock: changed,
      tables: await transaction.jobs.dueOf(tenant, changed.time),
    };
  }).finally(afterClockChange);
  // Another request can have set the clock in between.
  if (clock.time > target) written.push(...(await writeDueEvents(store, tenant, clock.time, run)));
  const { due, dueCount } = await listDue(store, tenant, { before, after: clock.time, maxListed }, { tables, written });
  context.wakeWorker();
  await untilJobsAreDone(context, tenant, clock.time);
  return { clock: clockJson(clock, machineNow), due: [...due], dueCount };
}

/** Resolves when every table that was due at a time has been refreshed and the tenant has no jobs; any server can run them. */
async function untilJobsAreDone(
  { store, cancellation }: Pick<Context, 'store' | 'cancellation'>,
  tenant: string,
  time: bigint,
): Promise<void> {
  const only = foldIdentifier(tenant);
  // In this order: a transaction that moves a table to its next due time also queues the job.
  const hasWork = async () =>
    (await store.jobs.firstDue(time, { only })) !== null || (await store.jobs.countOf(tenant)) > 0;
  const { first, longest, factor } = pollMilliseconds;
  for (let milliseconds = first; await hasWork(); milliseconds = Math.min(longest, milliseconds * factor)) {
    cancellation.throwIfCanceled();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

function clockJson(clock: Clock | null, machineNow: bigint): ClockJson {
  return {
    mode: clock?.mode ?? 'system',
    time: formatDateTime(timeOfClock(clock, machineNow)),
    rate: clock?.rate ?? 1,
  };
}
