// Generates the operation tables: what the server and the client must know about each operation without loading the large bundle.
import type { Paging } from '../client/types.ts';
import {
  deref,
  operationsOf,
  parametersOf,
  type Bundle,
  type LocatedOperation,
  type ResponseObject,
} from './documents.ts';

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface SchemaLike {
  readonly anyOf?: readonly SchemaLike[];
  readonly oneOf?: readonly SchemaLike[];
  readonly properties?: Readonly<Record<string, SchemaLike>>;
}

/** Returns the members of a schema by name, those of its alternatives included. */
function membersOf(bundle: Bundle, schema: SchemaLike | undefined): ReadonlyMap<string, SchemaLike> {
  if (!schema) return new Map();
  const { anyOf = [], oneOf = [], properties = {} } = deref(bundle, schema);
  const members = Object.entries(properties).map(([name, member]) => [name, deref(bundle, member)] as const);
  return new Map([...members, ...[...anyOf, ...oneOf].flatMap((alternative) => [...membersOf(bundle, alternative)])]);
}

/**
 * Returns the parts of a request that a continuation token is bound to: its path and query parameters, except those that differ from
 * page to page, and `body` if it has one.
 */
function boundParts(bundle: Bundle, located: LocatedOperation, pageParameters: readonly string[]): readonly string[] {
  const names = parametersOf(bundle, located)
    .filter((parameter) => parameter.in !== 'header' && !pageParameters.includes(parameter.name))
    .map(({ name }) => name);
  return located.operation.requestBody ? [...names, 'body'] : names;
}

/** Returns the paging of an operation, derived from its parameters, headers and response members; null if it has no pages. */
export function pagingOf(bundle: Bundle, located: LocatedOperation): Paging | null {
  const names = parametersOf(bundle, located).map((parameter) => parameter.name);
  const find = (lowerCaseName: string) => names.find((name) => name.toLowerCase() === lowerCaseName);
  const ok = located.operation.responses['200'];
  const { headers = {}, content } = ok ? deref<ResponseObject>(bundle, ok) : {};
  const members = membersOf(bundle, content?.['application/json']?.schema);
  const count = find('count');
  if (count === undefined) return null;
  if ('Next-Page' in headers) return { by: 'link', count, boundTo: boundParts(bundle, located, ['continuationToken']) };
  // The response has the next token in a member with the capitalized name of the parameter.
  const token = names.find((name) => members.has(capitalize(name)) && name.toLowerCase().endsWith('token'));
  if (token !== undefined) {
    const boundTo = boundParts(bundle, located, [token, count]);
    return { by: 'token', token, count, items: 'Results', next: capitalize(token), boundTo };
  }
  const skip = find('skip');
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
function verbosityOf(bundle: Bundle, located: LocatedOperation): unknown {
  const parameter = parametersOf(bundle, located).find(({ name }) => name === 'Accept-Verbosity');
  return parameter && deref(bundle, parameter.schema)['default'];
}

/** Returns the source text of generated/operations/<document>.ts. */
export function operationTable(document: string, bundle: Bundle): string {
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
    `// Generated from openapi/${document} by \`make generate\`. Do not edit.`,
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
