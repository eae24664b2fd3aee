// Requests and bodies made from the contract's own examples.
import { deref, parametersOf, type Bundle, type Located, type MediaType } from '../../scripts/documents.ts';

/** The first example of a media type. */
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

export interface SampleRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** A valid request for an operation: required parameters, and the body, from their examples. */
export function sampleRequest(bundle: Bundle, located: Located): SampleRequest {
  const { path, method, operation } = located;
  const headers: Record<string, string> = { Authorization: 'Bearer sample' };
  const query = new URLSearchParams();
  let filled = path;
  for (const parameter of parametersOf(bundle, located)) {
    if (parameter.in === 'path') {
      filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(bundle, parameter))));
    } else if (parameter.required === true) {
      const values = [valueOf(bundle, parameter)].flat();
      if (parameter.in === 'header') headers[parameter.name] = String(values[0]);
      else for (const value of values) query.append(parameter.name, String(value));
    }
  }
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  if (body) headers['Content-Type'] = body[0];
  return {
    path: query.size > 0 ? `${filled}?${query}` : filled,
    init: {
      method: method.toUpperCase(),
      headers,
      ...(body ? { body: JSON.stringify(exampleOf(bundle, body[1])) } : {}),
    },
  };
}
