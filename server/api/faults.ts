// Faults that the validator finds, named as the caller knows them.
import { memoize } from '../domain/memoize.ts';
import type { Bundle, Operation, Schema } from './operations.ts';

/** A fault as the validator reports it. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The maximum number of faults that one response names. */
const maxFaults = 50;

/**
 * Returns the faults of a request by the names that its caller knows: /body/Properties/0/Id becomes Properties[0].Id, a parameter
 * gets its declared name. One fault is kept for each name.
 */
export function faultsByName(
  found: readonly Fault[],
  { parameters, bundle }: Operation,
): Readonly<Record<string, string>> {
  const faults = found.slice(0, maxFaults).map(({ path, message: told }): [string, string] => {
    const message = patternFaults(bundle).get(told) ?? told;
    const [, place = '', ...rest] = path.split('/');
    const parts = place === 'body' ? rest : rest.slice(0, 1).length > 0 ? rest : [place];
    const name = parts.reduce(
      (text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
      '',
    );
    const parameter =
      place === 'body' ? undefined : parameters.find((p) => p.name.toLowerCase() === name.toLowerCase());
    if (parameter) return [parameter.name, parameter['x-fault'] ?? message];
    return [name === '' ? place : name, message];
  });
  // The last fault of a name wins: a maximum or a pattern, since other faults may follow from it.
  const patterns = new Set(patternFaults(bundle).values());
  const rank = (message: string) => (message.startsWith('must NOT have more than') ? 2 : patterns.has(message) ? 1 : 0);
  return Object.fromEntries(faults.toSorted(([, one], [, other]) => rank(one) - rank(other)));
}

/** The x-fault texts of schemas with a pattern, by the validator's own messages. */
const patternFaults = memoize((bundle: Bundle): ReadonlyMap<string, string> => {
  const schemas = Object.values(bundle.components['schemas'] ?? {}) as readonly Schema[];
  return new Map(
    schemas.flatMap(({ pattern, 'x-fault': fault }) =>
      pattern !== undefined && fault !== undefined ? [[`must match pattern "${pattern}"`, fault]] : [],
    ),
  );
});
