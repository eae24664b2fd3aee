// Code that sends a recorded request again: a curl command and a call of the TypeScript client.
import type { RecordedRequest } from '../requests/request-log.ts';
import { clientCallText, curlText, literal, shellWord } from './code-text.ts';

/** A parameter as the contract declares it. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: { readonly type?: string | readonly string[] };
}

/** Returns the operation of a method and path with the values of its path parameters, percent-encoded. */
export type FindOperation = (
  method: string,
  path: string,
) =>
  | {
      readonly kind: 'operation';
      readonly operation: { readonly id: string; readonly document: string; readonly parameters: readonly Parameter[] };
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'methodNotAllowed' | 'notFound' };

/** Returns a curl command that sends a request again, with the token of `$TOKEN`. */
export function curlOf(
  { method, path, caller, requestHeaders, requestBody }: RecordedRequest,
  baseUrl: string,
): string {
  const headers = [
    ...(caller ? ['"Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(requestHeaders).map(([name, value]) => shellWord(`${name}: ${value}`)),
  ];
  return curlText(method, baseUrl + path, headers, requestBody ?? undefined);
}

/** Returns a call of the TypeScript client that sends a request again, with the token of `token`. */
export function typeScriptOf(request: RecordedRequest, baseUrl: string, findOperation: FindOperation): string {
  const { method, path, caller, requestHeaders, requestBody } = request;
  const [pathname = '', query = ''] = path.split(/\?(.*)/s);
  const match = findOperation(method, pathname);
  if (match.kind !== 'operation') return fetchText(request, baseUrl);
  const { operation, params } = match;
  const { 'Content-Type': type = 'application/json', ...ownHeaders } = requestHeaders;
  const parts = {
    path: Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decoded(text)])),
    query: queryOf(operation.parameters, new URLSearchParams(query)),
    headers: type.startsWith('application/json') ? ownHeaders : requestHeaders,
  };
  const members = [
    ...Object.entries(parts)
      .filter(([, values]) => Object.keys(values).length > 0)
      .map(([name, values]) => `${name}: ${literal(values)}`),
    ...(requestBody === null ? [] : [`body: ${literal(bodyOf(requestBody))}`]),
  ];
  const options = [`baseUrl: ${literal(baseUrl)}`, ...(caller ? ['auth: token'] : [])];
  return clientCallText(operation.document, operation.id, options, members);
}

/** Returns the values of a query as the client takes them: numbers and Booleans are not texts, and repeated names are lists. */
function queryOf(parameters: readonly Parameter[], query: URLSearchParams): Readonly<Record<string, unknown>> {
  const byName = new Map(
    parameters.filter((parameter) => parameter.in === 'query').map((each) => [each.name.toLowerCase(), each]),
  );
  const values: Record<string, unknown> = {};
  for (const sent of new Set(query.keys())) {
    const { name = sent, schema = {} } = byName.get(sent.toLowerCase()) ?? {};
    const texts = query.getAll(sent);
    if (schema.type === 'array') values[name] = texts;
    else values[name] = schema.type === undefined || schema.type === 'string' ? texts[0] : bodyOf(texts[0] ?? '');
  }
  return values;
}

/** Returns the value of a JSON text; the text itself if it is not JSON, for example because the log has only its beginning. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a call of fetch, for a request that reached no operation. */
function fetchText({ method, path, caller, requestHeaders, requestBody }: RecordedRequest, baseUrl: string): string {
  const headers = literal(requestHeaders, caller ? ['Authorization: `Bearer ${token}`'] : []);
  const body = requestBody === null ? '' : `, body: ${literal(requestBody)}`;
  return `const response = await fetch(${literal(baseUrl + path)}, { method: ${literal(method)}, headers: ${headers}${body} });`;
}
