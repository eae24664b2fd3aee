// Brings the path, query and headers of a request into the canonical form of the contract before validation. Clients write names in any
// case, send names of enum members instead of numbers, and add empty and undeclared parameters
// (docs/behavior/errors-and-limits.md#spelling-of-requests).
import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { enumMember, schemaTypes } from './enum-members.ts';
import { resolve, type Bundle, type Operation, type Parameter, type Schema } from './operations.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Older names of parameters, by their current names (docs/behavior/stream-data.md#names-of-parameters). */
const olderNames: ReadonlyMap<string, string> = new Map([['selectExpression', 'select']]);

/** Returns the text of a parameter in canonical form. */
function canonicalText(schema: Schema, text: string): string {
  if (schemaTypes(schema).includes('boolean')) return text.toLowerCase();
  if (schema.enum) {
    const member = enumMember(schema, text);
    return typeof member === 'string' || typeof member === 'number' ? String(member) : text;
  }
  return text;
}

/** Returns a function that returns the query of a URL in canonical form, without undeclared parameters and empty values. */
export function queryNormalizer({ bundle, parameters }: Operation): (url: string) => Query {
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const byName = new Map(declared.map((parameter) => [parameter.name.toLowerCase(), parameter]));
  for (const parameter of declared) {
    const older = olderNames.get(parameter.name);
    if (older !== undefined) byName.set(older, parameter);
  }
  return (url) => {
    const query: Record<string, string | string[]> = {};
    const start = url.indexOf('?');
    if (start < 0) return query;
    requireUtf8(url.slice(start + 1));
    for (const [name, text] of new URLSearchParams(url.slice(start))) {
      const parameter = byName.get(name.toLowerCase());
      if (parameter && !isIgnored(bundle, parameter, text)) addValue(bundle, query, parameter, text);
    }
    // A list of empty items counts as absent (docs/behavior/errors-and-limits.md#values-of-parameters).
    const present = Object.entries(query).filter(
      ([, value]) => typeof value === 'string' || value.some((item) => item !== ''),
    );
    return Object.fromEntries(present);
  };
}

/** Returns whether a parameter counts as absent: an empty value, or null for a nullable parameter. */
function isIgnored(bundle: Bundle, parameter: Parameter, text: string): boolean {
  if (text === '') return parameter.allowEmptyValue !== true && !isList(bundle, parameter);
  return text.toLowerCase() === 'null' && schemaTypes(resolve<Schema>(bundle, parameter.schema)).includes('null');
}

const escapedByte = /%[89a-f][\da-f]/i;

/** Throws InvalidInput for a parameter whose escaped bytes are malformed UTF-8, which URLSearchParams would replace by U+FFFD. */
function requireUtf8(search: string): void {
  if (!escapedByte.test(search)) return;
  for (const pair of search.split('&')) {
    for (const [bytes] of pair.matchAll(/(?:%[\da-f]{2})+/gi)) {
      try {
        decodeURIComponent(bytes);
      } catch (cause) {
        const name = new URLSearchParams(pair).keys().next().value ?? 'query';
        const fault = 'has escaped bytes that are not UTF-8';
        throw new Failure('InvalidInput', `${name} ${fault}.`, { faults: { [name]: fault }, cause });
      }
    }
  }
}

/** Returns a function that returns the declared headers of a request in canonical form, by lower-case name; optional ones only if they are not empty. */
export function headerNormalizer({ bundle, parameters }: Operation) {
  const declared = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, required, schema }) => ({
      name: name.toLowerCase(),
      isRequired: required === true,
      schema: resolve<Schema>(bundle, schema),
    }));
  return (headers: IncomingHttpHeaders): Readonly<Record<string, string>> => {
    const entries = declared.flatMap(({ name, isRequired, schema }) => {
      const text = [headers[name] ?? ''].flat().join(', ').trim();
      const isPresent = text !== '' || (isRequired && headers[name] !== undefined);
      return isPresent ? [[name, canonicalText(schema, text)] as const] : [];
    });
    return Object.fromEntries(entries);
  };
}

/**
 * Returns a function that brings path parameters into canonical form. It throws InvalidInput for text that its enum or schema does not
 * allow, so that later steps can use the text in queries.
 */
export function pathNormalizer({ bundle, parameters }: Operation) {
  const resolved = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, schema: resolve<Schema>(bundle, schema) }));
  const enums = resolved.filter(({ schema }) => schema.enum !== undefined);
  const checks = resolved.map(({ name, schema }) => ({ name, faultOf: textCheck(schema) }));
  return (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    for (const { name, faultOf } of checks) {
      const fault = faultOf(params[name] ?? '');
      if (fault !== undefined) throw new Failure('InvalidInput', `${name} ${fault}.`, { faults: { [name]: fault } });
    }
    if (enums.length === 0) return params;
    const members = enums.map(({ name, schema }) => {
      const member = enumMember(schema, params[name] ?? '');
      if (member !== undefined) return [name, String(member)] as const;
      const fault = `must be one of ${schema.enum?.join(', ')}`;
      throw new Failure('InvalidInput', `${name} is '${params[name]}', but ${fault}.`, { faults: { [name]: fault } });
    });
    return { ...params, ...Object.fromEntries(members) };
  };
}

/** Returns a function that returns the fault of a text under the maxLength (in code points) and pattern of a schema; undefined for none. */
function textCheck({
  maxLength = Infinity,
  pattern = '',
  'x-fault': message,
}: Schema): (text: string) => string | undefined {
  const expression = new RegExp(pattern, 'u');
  return (text) => {
    if (text.length > maxLength && Array.from(text).length > maxLength)
      return `must not have more than ${maxLength} characters`;
    return expression.test(text) ? undefined : (message ?? `must match ${pattern}`);
  };
}

/** Returns whether a parameter is a list. */
const isList = (bundle: Bundle, { schema }: Parameter) =>
  schemaTypes(resolve<Schema>(bundle, schema)).includes('array');

/** Returns whether the contract allows empty items in a list; these are ignored. */
const isEmptyAllowed = ({ minLength = 0, format, enum: members }: Schema) =>
  minLength === 0 && format === undefined && members === undefined;

/** Adds a value of a parameter to a query; throws InvalidInput for the second value of a parameter that is not a list. */
function addValue(bundle: Bundle, query: Record<string, string | string[]>, parameter: Parameter, text: string): void {
  const schema = resolve<Schema>(bundle, parameter.schema);
  const { name } = parameter;
  if (!schemaTypes(schema).includes('array')) {
    if (name in query)
      throw new Failure('InvalidInput', `${name} is given more than once.`, {
        faults: { [name]: 'is given more than once' },
      });
    query[name] = canonicalText(schema, text);
    return;
  }
  const item = resolve<Schema>(bundle, schema.items ?? {});
  const parts = parameter.explode === false ? text.split(',').map((part) => part.trim()) : [text];
  const values = parts.filter((part) => part !== '' || !isEmptyAllowed(item)).map((part) => canonicalText(item, part));
  const existing = query[name];
  if (Array.isArray(existing)) existing.push(...values);
  else query[name] = values;
}
