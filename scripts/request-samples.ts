// Requests from the examples of the contract: for code samples of the reference and for tests.
import { deref, parametersOf, type Bundle, type LocatedOperation, type MediaType } from './documents.ts';

/** Returns the first example of a media type. */
export function exampleOf(bundle: Bundle, media: MediaType): unknown {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  return first && deref(bundle, first).value;
}

function valueOf(
  bundle: Bundle,
  parameter: { example?: unknown; examples?: Record<string, { value: unknown }>; schema: Record<string, unknown> },
) {
  if (parameter.example !== undefined) return parameter.example;
  const [named] = Object.values(parameter.examples ?? {});
  if (named) return deref(bundle, named).value;
  const schema = deref(bundle, parameter.schema) as {
    examples?: unknown[];
    default?: unknown;
    enum?: unknown[];
    minimum?: number;
  };
  return schema.examples?.[0] ?? schema.default ?? schema.enum?.[0] ?? schema.minimum ?? 'x';
}

/** The input of a client call. */
export interface SampleInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Returns valid input for an operation: a value for each required parameter and each one with `x-sample`, from its examples or its schema, and the example of the body. */
export function sampleInput(bundle: Bundle, located: LocatedOperation): SampleInput {
  const parts = { path: {}, query: {}, headers: {} } as {
    path: Record<string, string>;
    query: Record<string, readonly string[]>;
    headers: Record<string, string>;
  };
  for (const parameter of parametersOf(bundle, located)) {
    const values = [valueOf(bundle, parameter)].flat().map(String);
    if (parameter.in === 'path') parts.path[parameter.name] = values.join(',');
    else if (parameter.required !== true && parameter['x-sample'] !== true) continue;
    else if (parameter.in === 'header') parts.headers[parameter.name] = values[0] ?? '';
    else parts.query[parameter.name] = values;
  }
  const body = located.operation.requestBody && Object.entries(located.operation.requestBody.content)[0];
  if (body) parts.headers['Content-Type'] = body[0];
  return { ...parts, ...(body ? { body: exampleOf(bundle, body[1]) } : {}) };
}

export interface SampleRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** Returns valid input for an operation as a request for fetch. */
export function sampleRequest(bundle: Bundle, located: LocatedOperation): SampleRequest {
  const { path, query, headers, body } = sampleInput(bundle, located);
  const filled = located.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    init: {
      method: located.method.toUpperCase(),
      headers: { Authorization: 'Bearer sample', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}
