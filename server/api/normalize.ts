// Brings the path, query and headers of a request into the contract's canonical form before validation. Clients write names in any
// case, send names of enum members for numbers, leave values empty and add parameters of their own (docs/behavior/errors-and-limits.md#spelling-of-requests).
import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { enumMember, schemaTypes } from './enum-members.ts';
import { resolve, type Bundle, type Operation, type Parameter, type Schema } from './operations.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Names that older clients use for a parameter (docs/behavior/stream-data.md#names-of-parameters). */
const olderNames: ReadonlyMap<string, string> = new Map([['selectExpression', 'select']]);

/** Returns the text of a query value in canonical form. */
function queryText(schema: Schema, text: string): string {
  if (schemaTypes(schema).includes('boolean')) return text.toLowerCase();
  if (schema.enum) {
    const member = enumMember(schema, text);
    return typeof member === 'string' || typeof member === 'number' ? String(member) : text;
  }
  return text;
}

/** Returns a function that reads the query of a URL in canonical form: declared names only, without empty values. */
export function queryNormalizer({ bundle, parameters }: Operation): (url: string) => Query {
  const query = parameters.filter((p) => p.in === 'query');
  const known = new Map(query.map((p) => [p.name.toLowerCase(), p]));
  for (const parameter of query) {
    const older = olderNames.get(parameter.name);
    if (older !== undefined) known.set(older, parameter);
  }
  return (url) => {
    const query: Record<string, string | string[]> = {};
    const start = url.indexOf('?');
    if (start < 0) return query;
    requireUtf8(url.slice(start + 1));
    for (const [name, text] of new URLSearchParams(url.slice(start))) {
      const parameter = known.get(name.toLowerCase());
      if (!parameter || (text === '' && parameter.allowEmptyValue !== true && !isList(bundle, parameter))) continue;
      if (text.toLowerCase() === 'null' && schemaTypes(resolve<Schema>(bundle, parameter.schema)).includes('null'))
        continue;
      add(bundle, query, parameter, text);
    }
    // A list of empty items only counts as missing: docs/behavior/errors-and-limits.md#values-of-parameters
    const given = Object.entries(query).filter(
      ([, value]) => typeof value === 'string' || value.some((item) => item !== ''),
    );
    return Object.fromEntries(given);
  };
}

const escapedByte = /%[89a-f][\da-f]/i;

/** Throws InvalidInput that names the parameter whose escaped bytes are malformed UTF-8: all of them would become U+FFFD. */
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

/** Returns a function that reads the declared headers of a request in canonical form, by lower-case name, without empty ones. */
export function headerNormalizer({ bundle, parameters }: Operation) {
  const declared = parameters
    .filter((p) => p.in === 'header')
    .map(({ name, schema }) => ({ name: name.toLowerCase(), schema: resolve<Schema>(bundle, schema) }));
  return (headers: IncomingHttpHeaders): Readonly<Record<string, string>> => {
    const texts = declared.map(({ name, schema }) => {
      const text = [headers[name] ?? ''].flat().join(', ').trim();
      return [name, queryText(schema, text)] as const;
    });
    return Object.fromEntries(texts.filter(([, text]) => text !== ''));
  };
}

/**
 * Returns a function that brings path parameters into canonical form. It throws InvalidInput for a value outside an enum and for text
 * that breaks its schema, before it is used to look up anything.
 */
export function pathNormalizer({ bundle, parameters }: Operation) {
  const resolved = parameters
    .filter((p) => p.in === 'path')
    .map(({ name, schema }) => ({ name, schema: resolve<Schema>(bundle, schema) }));
  const enums = resolved.filter(({ schema }) => schema.enum !== undefined);
  const texts = resolved.map(({ name, schema }) => ({ name, faultOf: textCheck(schema) }));
  return (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    for (const { name, faultOf } of texts) {
      const fault = faultOf(params[name] ?? '');
      if (fault !== undefined) throw new Failure('InvalidInput', `${name} ${fault}.`, { faults: { [name]: fault } });
    }
    if (enums.length === 0) return params;
    const spelled = enums.map(({ name, schema }) => {
      const member = enumMember(schema, params[name] ?? '');
      if (member !== undefined) return [name, String(member)] as const;
      const fault = `must be one of ${schema.enum?.join(', ')}`;
      throw new Failure('InvalidInput', `${name} is '${params[name]}', but ${fault}.`, { faults: { [name]: fault } });
    });
    return { ...params, ...Object.fromEntries(spelled) };
  };
}

/** Returns a function that tells how a text breaks the maxLength (in code points) or pattern of a schema; undefined when it does not. */
function textCheck({
  maxLength = Infinity,
  pattern = '',
  'x-fault': message,
}: Schema): (text: string) => string | undefined {
  const form = new RegExp(pattern, 'u');
  return (text) => {
    if (text.length > maxLength && Array.from(text).length > maxLength)
      return `must not have more than ${maxLength} characters`;
    return form.test(text) ? undefined : (message ?? `must match ${pattern}`);
  };
}

const isList = (bundle: Bundle, { schema }: Parameter) =>
  schemaTypes(resolve<Schema>(bundle, schema)).includes('array');

/** Whether the contract allows empty items in a list; they are left out then. */
const takesEmpty = ({ minLength = 0, format, enum: members }: Schema) =>
  minLength === 0 && format === undefined && members === undefined;

function add(bundle: Bundle, query: Record<string, string | string[]>, parameter: Parameter, text: string): void {
  const schema = resolve<Schema>(bundle, parameter.schema);
  const { name } = parameter;
  if (!schemaTypes(schema).includes('array')) {
    if (name in query)
      throw new Failure('InvalidInput', `${name} is given more than once.`, {
        faults: { [name]: 'is given more than once' },
      });
    query[name] = queryText(schema, text);
    return;
  }
  const item = resolve<Schema>(bundle, schema.items ?? {});
  const parts = parameter.explode === false ? text.split(',').map((part) => part.trim()) : [text];
  const values = parts.filter((part) => part !== '' || !takesEmpty(item)).map((part) => queryText(item, part));
  const known = query[name];
  if (Array.isArray(known)) known.push(...values);
  else query[name] = values;
}
