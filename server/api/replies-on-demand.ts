// Replies with a documented status on demand, by the header Prefer, in place of the handler (docs/behavior/control.md#statuses-on-demand).
import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { documentedReply, documentedStatuses, type BodyExample, type DocumentedStatus } from './documented-replies.ts';
import type { AnyHandler } from './handler-types.ts';
import type { Operation } from './operations.ts';
import { readPreferences } from './preferences.ts';

/** The handler of any operation, with the part of its context that replies on demand use. */
type DemandedHandler = (
  input: never,
  context: Pick<Parameters<AnyHandler>[1], 'access' | 'requestId'>,
) => ReturnType<AnyHandler>;

/**
 * Returns the handler that replies with the status and example in a Prefer header; undefined if the header demands none. Throws
 * InvalidInput for a status or example that the operation does not document.
 */
export function demandedHandler({ prefer }: IncomingHttpHeaders, operation: Operation): DemandedHandler | undefined {
  if (prefer === undefined) return undefined;
  const preferences = readPreferences(prefer);
  const code = preferences.get('code');
  const exampleName = preferences.get('example');
  if (code === undefined && exampleName === undefined) return undefined;
  const documented = findStatus(operation, code);
  const example = findExample(documented, exampleName);
  const applied = [`code=${documented.status}`, ...(exampleName === undefined ? [] : [`example=${exampleName}`])];
  return async (_input, { access, requestId }) => {
    // No handler follows that would check the roles in the body.
    await access.rolesHeld.require({});
    const reply = documentedReply(documented, example, requestId);
    return { ...reply, headers: { ...reply.headers, 'Preference-Applied': applied.join(', ') } };
  };
}

/** Returns the documented status with a code; without a code, the lowest one. */
function findStatus(operation: Operation, code: string | undefined): DocumentedStatus {
  const statuses = documentedStatuses(operation);
  const match = code === undefined ? statuses[0] : statuses.find(({ status }) => String(status) === code);
  if (match) return match;
  throw invalidPreference(
    'code',
    code,
    statuses.map(({ status }) => String(status)),
  );
}

/** Returns the example with a name; without a name, the first one, or undefined for a response without a body. */
function findExample({ status, examples }: DocumentedStatus, name: string | undefined): BodyExample | undefined {
  if (name === undefined) return examples[0];
  const match = examples.find((example) => example.name === name);
  if (match) return match;
  const names = examples.flatMap((example) => example.name ?? []);
  throw invalidPreference(`example of status ${status}`, name, names);
}

function invalidPreference(preference: string, value = '', allowed: readonly string[]): Failure {
  const fault =
    allowed.length === 0
      ? `has the ${preference} '${value}', but that status has no named examples`
      : `must have as ${preference} one of ${allowed.join(', ')}, not '${value}'`;
  return new Failure('InvalidInput', `The header Prefer ${fault}.`, { faults: { Prefer: fault } });
}
