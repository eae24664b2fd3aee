// Faults that tests set for requests of a sandbox: their settings and which requests get them (docs/behavior/control.md#faults).
import { isSameIdentifier } from '../objects/identifiers.ts';
import { delayMilliseconds, type Delay } from './delays.ts';
import { randomAt } from './seeded-random.ts';

export type FaultPhase = 'before' | 'afterCommit';

/** The requests that a fault can affect; absent members match all. */
export interface FaultMatch {
  readonly operationId?: string;
  readonly caller?: string;
  /** `*` stands for any text. */
  readonly path?: string;
  readonly header?: { readonly name: string; readonly value?: string };
}

/** What a fault does; exactly one of `status`, `delay`, `reset`, `truncate` and `dribble` is set. */
export interface FaultEffect {
  readonly status?: number;
  readonly error?: string;
  readonly delay?: Delay;
  /** Never false. */
  readonly reset?: boolean;
  readonly truncate?: { readonly bytes?: number };
  readonly dribble?: { readonly pieces?: number; readonly milliseconds?: number };
}

export interface InjectedFault {
  readonly name: string;
  readonly match: FaultMatch;
  readonly probability: number | null;
  readonly count: number | null;
  readonly seed: number;
  readonly phase: FaultPhase;
  readonly then: FaultEffect;
  /** The number of matching requests, without those after the last use. */
  readonly matched: number;
  readonly used: number;
}

/** The parts of a request that decide whether a fault matches it. */
export interface FaultRequest {
  readonly operationId: string;
  readonly method: string;
  readonly caller: string;
  /** The path and query as they were sent. */
  readonly url: string;
  /** The headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A fault that a request gets: an effect whose delay is known. */
export type StruckFault = { readonly name: string } & (
  { readonly kind: 'delay'; readonly milliseconds: number } | { readonly kind: 'response'; readonly then: FaultEffect }
);

/** Returns whether a fault can affect a request in a phase: it matches, and its count is not used up. */
export function canStrike(fault: InjectedFault, phase: FaultPhase, request: FaultRequest): boolean {
  return fault.phase === phase && fault.used < (fault.count ?? Infinity) && isMatch(fault.match, request);
}

function isMatch({ operationId, caller, path, header }: FaultMatch, request: FaultRequest): boolean {
  return (
    (operationId === undefined || operationId === request.operationId) &&
    (caller === undefined || isSameIdentifier(caller, request.caller)) &&
    (path === undefined || isPathMatch(path.toLowerCase(), request.url.replace(/[?#].*$/s, '').toLowerCase())) &&
    (header === undefined || isHeaderMatch(header, request.headers))
  );
}

/** Returns whether a text has the parts between the stars of a pattern, in their order and without overlap. */
function isPathMatch(pattern: string, text: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === pattern;
  if (!text.startsWith(start)) return false;
  let position = start.length;
  for (const part of rest) {
    const at = text.indexOf(part, position);
    if (at < 0) return false;
    position = at + part.length;
  }
  return text.length - end.length >= position && text.endsWith(end);
}

function isHeaderMatch({ name, value }: { name: string; value?: string }, headers: FaultRequest['headers']): boolean {
  const sent = headers[name.toLowerCase()];
  return sent !== undefined && (value === undefined || String(sent) === value);
}

/** Each request takes this number of random numbers: one for the probability, two for the delay. */
const numbersPerRequest = 3;

/**
 * Returns the faults after a request in a phase, and the fault that it gets, or undefined. It meets the faults in their order until it gets
 * one; the random numbers of a fault depend on its seed and the number of requests that have matched it.
 */
export function strike(
  faults: readonly InjectedFault[],
  phase: FaultPhase,
  request: FaultRequest,
): { readonly faults: readonly InjectedFault[]; readonly struck: StruckFault | undefined } {
  let struck: StruckFault | undefined;
  const after = faults.map((fault) => {
    if (struck || !canStrike(fault, phase, request)) return fault;
    const random = (index: number) => randomAt(fault.seed, fault.matched * numbersPerRequest + index);
    const matched = fault.matched + 1;
    if (random(0) >= (fault.probability ?? 1)) return { ...fault, matched };
    struck = struckFault(fault, [random(1), random(2)]);
    return { ...fault, matched, used: fault.used + 1 };
  });
  return { faults: after, struck };
}

function struckFault({ name, then }: InjectedFault, numbers: readonly [number, number]): StruckFault {
  if (then.delay === undefined) return { name, kind: 'response', then };
  return { name, kind: 'delay', milliseconds: delayMilliseconds(then.delay, numbers) };
}
