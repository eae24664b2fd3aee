// The replies that the contract documents: a reply for each status, with the examples of its headers and bodies.
import { memoize } from '../domain/memoize.ts';
import { oneChunk, TextBody } from '../requests/reply-body.ts';
import type { AnyReply } from './handler-types.ts';
import { resolve, type Bundle, type Header, type MediaType, type Operation, type Schema } from './operations.ts';

/** An example of a body. */
export interface BodyExample {
  /** The name of the example; undefined if it is the only one of its media type. */
  readonly name: string | undefined;
  readonly type: string;
  readonly value: unknown;
}

/** A documented status with the examples of its required headers and of its bodies; without examples, it has no body. */
export interface DocumentedStatus {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly examples: readonly BodyExample[];
}

/** Returns the documented statuses of an operation, in ascending order. */
export const documentedStatuses = memoize<Operation, readonly DocumentedStatus[]>(({ bundle, responses }) =>
  [...responses]
    .map(([status, { headers = {}, content = {} }]) => ({
      status,
      headers: headerExamples(bundle, headers),
      examples: Object.entries(content).flatMap(([type, media]) => bodyExamples(bundle, type, media)),
    }))
    .toSorted((a, b) => a.status - b.status),
);

/** Returns a value for each required header: its first example, or the only value that it can have. */
function headerExamples(bundle: Bundle, headers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const values = Object.entries(headers).flatMap(([name, value]) => {
    const { required = false, schema = {} } = resolve<Header>(bundle, value);
    const { examples = [], const: only } = resolve<Schema>(bundle, schema);
    return required ? [[name, examples[0] ?? only] as const] : [];
  });
  return Object.fromEntries(values);
}

function bodyExamples(bundle: Bundle, type: string, { example, examples }: MediaType): readonly BodyExample[] {
  if (examples === undefined) return [{ name: undefined, type, value: example }];
  return Object.entries(examples).map(([name, reference]) => {
    const { value } = resolve<{ readonly value?: unknown }>(bundle, reference);
    return { name, type, value };
  });
}

/** Returns the reply with a documented status and an example of its body; an error body gets the identifier of the request. */
export function documentedReply(
  { status, headers }: DocumentedStatus,
  example: BodyExample | undefined,
  requestId: string,
): AnyReply {
  if (example === undefined) return { status, headers };
  const { type, value } = example;
  if (type !== 'application/json') {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { status, headers, type, body: new TextBody(oneChunk(text)) };
  }
  const isErrorBody = status >= 400 && typeof value === 'object' && value !== null && 'OperationId' in value;
  return { status, headers, body: isErrorBody ? { ...value, OperationId: requestId } : value };
}
