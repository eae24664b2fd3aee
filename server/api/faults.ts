// Converts the faults that the validator reports into the names and messages of the contract.
import { memoize } from '../domain/memoize.ts';
import type { Bundle, Operation, Schema } from './operations.ts';

/** A fault as the validator reports it. */
export interface Fault {
  /** A path such as /body/Properties/0/Id or /query/count. */
  readonly path: string;
  readonly message: string;
}

/** The maximum number of faults in one response. */
const maxFaults = 50;

/**
 * Returns the messages of the faults by the names in the request: /body/Properties/0/Id becomes Properties[0].Id, and a parameter gets
 * its declared name. Each name has one message.
 */
export function faultsByName(
  reported: readonly Fault[],
  { parameters, bundle }: Operation,
): Readonly<Record<string, string>> {
  const messages = patternMessages(bundle);
  const faults = reported.slice(0, maxFaults).map(({ path, message: reportedMessage }): [string, string] => {
    const message = messages.get(reportedMessage) ?? reportedMessage;
    const [, section = '', ...segments] = path.split('/');
    const name = memberName(segments.length === 0 ? [section] : segments);
    const parameter =
      section === 'body'
        ? undefined
        : parameters.find((declared) => declared.name.toLowerCase() === name.toLowerCase());
    if (parameter) return [parameter.name, parameter['x-fault'] ?? message];
    return [name === '' ? section : name, message];
  });
  // The last fault of a name wins: a maximum or a pattern, because other faults can follow from it.
  const patternTexts = new Set(messages.values());
  const rank = (message: string): number => {
    if (message.startsWith('must NOT have more than')) return 2;
    return patternTexts.has(message) ? 1 : 0;
  };
  return Object.fromEntries(faults.toSorted(([, a], [, b]) => rank(a) - rank(b)));
}

/** Returns the name of a member, such as Properties[0].Id for Properties, 0 and Id. */
const memberName = (segments: readonly string[]): string =>
  segments.reduce((name, segment) => {
    if (/^\d+$/.test(segment)) return `${name}[${segment}]`;
    return name === '' ? segment : `${name}.${segment}`;
  }, '');

/** Returns the x-fault texts of schemas with a pattern, by the messages of the validator. */
const patternMessages = memoize((bundle: Bundle): ReadonlyMap<string, string> => {
  const schemas = Object.values(bundle.components['schemas'] ?? {}) as readonly Schema[];
  return new Map(
    schemas.flatMap(({ pattern, 'x-fault': fault }) =>
      pattern !== undefined && fault !== undefined ? [[`must match pattern "${pattern}"`, fault]] : [],
    ),
  );
});
