// Reads the settings of a fault in a request (docs/behavior/control.md#faults).
import { InvalidInput } from '../model.ts';
import type { Delay } from './delays.ts';
import type { FaultEffect, FaultMatch, FaultPhase, InjectedFault } from './injected-fault.ts';

/** A value as requests send it: null stands for an absent member. */
type Sent<T> = T extends object
  ? { readonly [K in keyof T]: undefined extends T[K] ? Sent<T[K]> | null : Sent<T[K]> }
  : T;

/** The settings of a fault in requests. */
export interface FaultInput {
  readonly match?: Sent<FaultMatch>;
  readonly probability?: number | null;
  readonly count?: number | null;
  readonly seed?: number | null;
  readonly phase?: FaultPhase | null;
  readonly then: Sent<FaultEffect>;
}

/** Returns the fault that a request sets, which was not used yet. Throws InvalidInput; `operationIds` are those that it can match. */
export function readFault(name: string, input: FaultInput, operationIds: ReadonlySet<string>): InjectedFault {
  const { match = {}, probability = null, count = null, seed, phase } = input;
  if (probability !== null && count !== null)
    throw new InvalidInput('count', 'A fault can have either a probability or a count, not both.');
  return {
    name,
    match: requireKnownOperation(withoutNulls<FaultMatch>(match), operationIds),
    probability,
    count,
    seed: seed ?? 0,
    phase: phase ?? 'before',
    then: requireEffect(withoutNulls<FaultEffect>(input.then)),
    matched: 0,
    used: 0,
  };
}

/** Returns a value of JSON without the members that are null. */
function withoutNulls<T extends object>(sent: Sent<T>): T {
  const members = Object.entries(sent).filter(([, value]) => value !== null);
  const values = members.map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'object' && value !== null ? withoutNulls(value) : value,
  ]);
  return Object.fromEntries(values) as T;
}

function requireKnownOperation(match: FaultMatch, operationIds: ReadonlySet<string>): FaultMatch {
  const { operationId } = match;
  if (operationId === undefined || operationIds.has(operationId)) return match;
  throw new InvalidInput('match.operationId', `There is no operation '${operationId}' that a fault can match.`);
}

function requireEffect(effect: FaultEffect): FaultEffect {
  const { error, ...kinds } = effect;
  requireOne('then', ['status', 'delay', 'reset', 'truncate', 'dribble'], kinds);
  if (kinds.reset === false) throw new InvalidInput('then.reset', 'then.reset must be true.');
  if (error !== undefined && kinds.status === undefined)
    throw new InvalidInput('then.error', 'then.error is the text of an error body, so then.status must be set.');
  if (kinds.delay) requireDelay(kinds.delay);
  return effect;
}

function requireDelay(delay: Delay): void {
  requireOne('then.delay', ['fixed', 'uniform', 'lognormal'], delay);
  const { minimum = 0, maximum = 0 } = delay.uniform ?? {};
  if (minimum > maximum)
    throw new InvalidInput(
      'then.delay.uniform',
      `then.delay.uniform has the minimum ${minimum}, which is above its maximum ${maximum}.`,
    );
}

function requireOne(subject: string, allowed: readonly string[], members: object): void {
  if (Object.keys(members).length === 1) return;
  throw new InvalidInput(subject, `${subject} must have exactly one of ${allowed.join(', ')}.`);
}
