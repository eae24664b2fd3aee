// Writes the events of generators that are due, in transactions of bounded size (docs/behavior/control.md#generators).
import { cursorsAt, dueEvents, isDue, type Cursors } from '../../domain/generators/due-events.ts';
import type { Plan } from '../../domain/generators/plan.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure } from '../../errors/failures.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Store } from '../../store/ports/store.ts';
import { requireUnchanged } from '../../stream-data/writing.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import { rowsOf, targetsOf } from './targets.ts';
import {
  storedGenerator,
  storedGenerators,
  storeState,
  type GeneratorState,
  type StoredGenerator,
} from './stored-generators.ts';

/** The maximum number of intervals of all streams in a transaction, for each of the two cursors. */
const maxSteps = 1_000;

/** The events that a generator has written. */
export interface WrittenEvents {
  readonly name: string;
  readonly namespaceId: string;
  /** The time of the first one. */
  readonly first: bigint;
}

export interface RunOptions {
  /** Whether generators that failed are tried again. */
  readonly retriesFailed: boolean;
  /** Called before each transaction; throws to end the run. */
  readonly throwIfEnded: () => void;
}

/** Writes all events of a tenant's generators that are due at a time, by turns; returns the generators that wrote events. */
export async function writeDueEvents(
  store: Store,
  tenant: string,
  until: bigint,
  options: RunOptions,
): Promise<readonly WrittenEvents[]> {
  const written = new Map<string, WrittenEvents>();
  const all = await storedGenerators(store, tenant);
  let due = all.filter((generator) => options.retriesFailed || generator.state.status !== 'Failed');
  while (due.length > 0) {
    const unfinished: StoredGenerator[] = [];
    for (const generator of due) {
      if (!isGeneratorDue(generator, until)) continue;
      options.throwIfEnded();
      // Other requests run between two transactions.
      await nextTurn();
      const { first, next } = await runGenerator(store, tenant, generator, until);
      const { name, definition } = generator;
      if (first !== null && !written.has(name)) written.set(name, { name, namespaceId: definition.namespaceId, first });
      if (next) unfinished.push(next);
    }
    due = unfinished;
  }
  return [...written.values()];
}

function isGeneratorDue({ plan, state }: StoredGenerator, until: bigint): boolean {
  // Streams that are new begin with the next event, and have no late ones yet.
  const ofNewStreams = { ...cursorsAt(state.index), late: { index: plan.count, value: null } };
  return [ofNewStreams, ...Object.values(state.cursors)].some((cursors) => isDue(plan, cursors, until));
}

interface Run {
  /** The time of the first event that was written; null if there was none. */
  readonly first: bigint | null;
  /** The generator for its next run; null if it has to wait. */
  readonly next: StoredGenerator | null;
}

/** Writes events of a generator in one transaction, with its new state: no event is written twice or left out, at any number of servers. */
async function runGenerator(store: Store, tenant: string, generator: StoredGenerator, until: bigint): Promise<Run> {
  const { name, definition, version } = generator;
  try {
    const targets = await targetsOf(store, tenant, definition);
    return await store.transaction(async (transaction) => {
      // Without owner and acl, setAccess only locks the state, so that one server at a time writes.
      if ((await transaction.objects.setAccess(tenantScope(tenant), 'generatorState', name, {})) === 'missing')
        return nothing;
      const current = await storedGenerator(transaction, tenant, name);
      if (current?.version !== version || !isGeneratorDue(current, until)) return nothing;
      const cursors: Record<string, Cursors> = {};
      let { events } = current.state;
      let first: bigint | null = null;
      for (const target of targets) {
        const known = current.state.cursors[target.series] ?? cursorsAt(current.state.index);
        const due = dueEvents(current.plan, target.series, known, until, Math.ceil(maxSteps / targets.length));
        cursors[target.series] = due.cursors;
        const [earliest] = due.events;
        if (!earliest) continue;
        await transaction.events.upsert(target.stream.ref, rowsOf(target, due.events));
        await requireUnchanged(transaction, target.stream);
        events += due.events.length;
        if (first === null || earliest.time < first) first = earliest.time;
      }
      const state = stateAfter(current.plan, current.state, cursors, events);
      await storeState(transaction, tenant, name, state, formatDateTime(until));
      return { first, next: { ...current, state } };
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    await recordFailure(store, tenant, generator, reason, until);
    return nothing;
  }
}

const nothing: Run = { first: null, next: null };

function stateAfter(
  plan: Plan,
  { version }: GeneratorState,
  cursors: Readonly<Record<string, Cursors>>,
  events: number,
): GeneratorState {
  const all = Object.values(cursors);
  const isComplete = all.every(
    ({ punctual, late }) => punctual.index >= plan.count && (plan.delay === null || late.index >= plan.count),
  );
  const index = Math.min(...all.map(({ punctual }) => punctual.index));
  return { version, status: isComplete ? 'Complete' : 'Running', error: null, events, index, cursors };
}

/** Returns why events cannot be written, if it is not the fault of the server. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return error.message;
  return error instanceof Failure && ['NotFound', 'Conflict'].includes(error.failureName) ? error.message : undefined;
}

async function recordFailure(
  store: Store,
  tenant: string,
  { name, version }: StoredGenerator,
  reason: string,
  now: bigint,
): Promise<void> {
  await store.transaction(async (transaction) => {
    if ((await transaction.objects.setAccess(tenantScope(tenant), 'generatorState', name, {})) === 'missing') return;
    const current = await storedGenerator(transaction, tenant, name);
    if (current?.version !== version || current.state.error === reason) return;
    await storeState(
      transaction,
      tenant,
      name,
      { ...current.state, status: 'Failed', error: reason },
      formatDateTime(now),
    );
  });
}
