// Generators of events in the store: their definitions, and how far they have written (docs/behavior/control.md#generators).
import type { components } from '../../../generated/types/control.ts';
import { timeOfEvent, type Cursors } from '../../domain/generators/due-events.ts';
import { readPlan, type Plan } from '../../domain/generators/plan.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    generator: GeneratorBody;
    /** Stored under the name of the generator; it changes with each run. */
    generatorState: GeneratorState;
    /** Stored under the identifier of a tenant that has, or had, generators. */
    generatorTenant: object;
  }
}

type Definition = components['schemas']['GeneratorDefinition'];
type GeneratorJson = components['schemas']['Generator'];

/** The definition of a generator, with its defaults. */
export interface CompleteDefinition extends Definition {
  readonly namespaceId: string;
  readonly interval: string;
  readonly start: string;
  readonly count: number;
  readonly seed: number;
}

/** The stored body of a generator. */
export interface GeneratorBody {
  readonly definition: CompleteDefinition;
  /** Changes when the generator is replaced. */
  readonly version: string;
}

/** How far a generator has written. */
export interface GeneratorState {
  readonly version: string;
  readonly status: GeneratorJson['state']['status'];
  readonly error: string | null;
  /** The number of events that were written. */
  readonly events: number;
  /** The number of the next event of all streams. */
  readonly index: number;
  /** The cursors by the folded identifiers of streams. */
  readonly cursors: Readonly<Record<string, Cursors>>;
}

type Objects = Pick<Transaction, 'objects'>;

/** A generator with its state. */
export interface StoredGenerator {
  readonly name: string;
  readonly definition: CompleteDefinition;
  readonly version: string;
  readonly plan: Plan;
  readonly state: GeneratorState;
}

/** Returns the state of a generator that has written nothing. */
const newState = (version: string): GeneratorState => ({
  version,
  status: 'Running',
  error: null,
  events: 0,
  index: 0,
  cursors: {},
});

/** A definition with its plan. */
type KnownDefinition = Pick<StoredGenerator, 'definition' | 'plan'>;

/** The definitions that were read last, by version: a definition can have thousands of values, and its version never changes. */
const knownDefinitions = new Map<string, KnownDefinition>();
const maxKnown = 200;

async function definitionOf({ objects }: Objects, tenant: string, name: string, version: string) {
  const known = knownDefinitions.get(version);
  if (known) return known;
  const object = await objects.get(tenantScope(tenant), 'generator', name);
  if (object?.body.version !== version) return null;
  const { definition } = object.body;
  const read = { definition, plan: readPlan(definition, 0n) };
  const [oldest] = knownDefinitions.keys();
  if (knownDefinitions.size >= maxKnown && oldest !== undefined) knownDefinitions.delete(oldest);
  knownDefinitions.set(version, read);
  return read;
}

/** Returns a generator; null if it does not exist. */
export async function storedGenerator(store: Objects, tenant: string, name: string): Promise<StoredGenerator | null> {
  const stored = await store.objects.get(tenantScope(tenant), 'generatorState', name);
  if (!stored) return null;
  const { id, body } = stored;
  const found = await definitionOf(store, tenant, id, body.version);
  return found && { name: id, version: body.version, ...found, state: body };
}

/** Returns the generators of a tenant in the order of their creation. */
export async function storedGenerators(store: Objects, tenant: string): Promise<readonly StoredGenerator[]> {
  const states: (readonly [name: string, state: GeneratorState])[] = [];
  for await (const chunk of store.objects.list(tenantScope(tenant), 'generatorState'))
    states.push(...chunk.map(({ id, body }) => [id, body] as const));
  const generators: StoredGenerator[] = [];
  for (const [name, state] of states) {
    const { version } = state;
    const found = await definitionOf(store, tenant, name, version);
    // Another request can have replaced the generator meanwhile.
    if (found) generators.push({ name, version, ...found, state });
  }
  return generators;
}

/** Stores the state of a generator. */
export async function storeState(
  { objects }: Objects,
  tenant: string,
  name: string,
  body: GeneratorState,
  date: string,
) {
  const object = { id: name, body, owner: null, acl: null, created: date, modified: date };
  await objects.put(tenantScope(tenant), 'generatorState', object);
}

/** Stores a generator with the state of one that has written nothing. */
export async function storeGenerator(
  transaction: Pick<Transaction, 'objects'>,
  tenant: string,
  name: string,
  body: GeneratorBody,
  date: string,
): Promise<void> {
  const { objects } = transaction;
  const rest = { owner: null, acl: null, created: date, modified: date };
  await objects.put(tenantScope(tenant), 'generator', { id: name, body, ...rest });
  await storeState(transaction, tenant, name, newState(body.version), date);
  await objects.put(globalScope, 'generatorTenant', { id: tenant, body: {}, ...rest });
}

/** Returns the JSON of a generator. */
export function generatorJson({ name, definition, plan, state }: StoredGenerator): GeneratorJson {
  const { status, error, events, index } = state;
  const nextTime = index < plan.count ? formatDateTime(timeOfEvent(plan, index)) : null;
  return { name, ...definition, state: { status, error, events, nextTime } };
}
