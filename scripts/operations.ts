// Derives the operation tables: the facts of each operation that server and client need, without the size of the bundle.
import type { Paging } from '../client/types.ts';
import { deref, operationsOf, parametersOf, type Bundle, type Located, type ResponseObject } from './documents.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the members that a schema allows, those of all its alternatives together. */
function membersOf(bundle: Bundle, schema: SchemaLike | undefined): ReadonlyMap<string, SchemaLike> {
  if (!schema) return new Map();
  const { anyOf = [], oneOf = [], properties = {} } = deref(bundle, schema);
  const members = Object.entries(properties).map(([name, member]) => [name, deref(bundle, member)] as const);
  return new Map([...members, ...[...anyOf, ...oneOf].flatMap((one) => [...membersOf(bundle, one)])]);
}
interface SchemaLike {
  readonly anyOf?: readonly SchemaLike[];
  readonly oneOf?: readonly SchemaLike[];
  readonly properties?: Readonly<Record<string, SchemaLike>>;
}

/** The path and query parameters of an operation but some, and `body` where it has one: what a continuation token is bound to. */
function partsOf(bundle: Bundle, located: Located, others: readonly string[]): readonly string[] {
  const parameters = parametersOf(bundle, located).filter(({ in: place }) => place === 'path' || place === 'query');
  const names = parameters.map(({ name }) => name).filter((name) => !others.includes(name));
  return located.operation.requestBody ? [...names, 'body'] : names;
}

/** Returns the paging of an operation, derived from its parameters, headers and response members; null if it has no pages. */
export function pagingOf(bundle: Bundle, located: Located): Paging | null {
  const names = parametersOf(bundle, located).map((parameter) => parameter.name);
  const find = (name: string) => names.find((one) => one.toLowerCase() === name);
  const ok = located.operation.responses['200'];
  const { headers = {}, content } = ok ? deref<ResponseObject>(bundle, ok) : {};
  const members = membersOf(bundle, content?.['application/json']?.schema);
  const [skip, count] = [find('skip'), find('count')];
  if (count === undefined) return null;
  if ('Next-Page' in headers) return { by: 'link', count, boundTo: partsOf(bundle, located, ['continuationToken']) };
  const token = names.find((name) => members.has(capital(name)) && name.toLowerCase().endsWith('token'));
  if (token !== undefined) {
    const boundTo = partsOf(bundle, located, [token, count]);
    return { by: 'token', token, count, items: 'Results', next: capital(token), boundTo };
  }
  if (skip === undefined) return null;
  return {
    by: 'skip',
    skip,
    count,
    ...(members.has('Items') ? { items: 'Items' } : {}),
    ...(members.has('HasMore') ? { more: 'HasMore' } : {}),
  };
}

/** Returns the verbosity of responses without Accept-Verbosity; undefined if the operation does not take that header. */
function verbosityOf(bundle: Bundle, located: Located): unknown {
  const parameter = parametersOf(bundle, located).find(({ name }) => name === 'Accept-Verbosity');
  return parameter && deref(bundle, parameter.schema)['default'];
}

/** Returns the source text of generated/operations/<document>.ts. */
export function operationTable(name: string, bundle: Bundle): string {
  const entries = operationsOf(bundle).map((located) => {
    const { path, method, operation } = located;
    const row = {
      method,
      path,
      tag: operation.tags[0],
      paging: pagingOf(bundle, located),
      verbosity: verbosityOf(bundle, located),
      access: operation['x-access'],
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return [
    `// Generated from openapi/${name} by \`make generate\`. Do not edit.`,
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
