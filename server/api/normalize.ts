// Brings a request into the contract's canonical form before it is validated. Real clients spell names in any case, send names of enum
// members for numbers, leave values empty and add parameters of their own (docs/behavior/errors-and-limits.md#spelling-of-requests).
import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { enumMember, schemaTypes } from './enum-members.ts';
import { resolve, type Bundle, type Operation, type Parameter, type Schema } from './operations.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Names that older clients use for a parameter (docs/behavior/stream-data.md#names-of-parameters). */
const olderNames: ReadonlyMap<string, string> = new Map([['selectExpression', 'select']]);

/** Rewrites the text of one query value to the form that the validator reads. */
function queryText(schema: Schema, text: string): string {
  if (schemaTypes(schema).includes('boolean')) return text.toLowerCase();
  if (schema.enum) {
    const member = enumMember(schema, text);
    return typeof member === 'string' || typeof member === 'number' ? String(member) : text;
  }
  return text;
}

/** A function that takes the query of an operation's request from its address, in canonical form: declared names only, empty values left out. */
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
    // A list of nothing but empty items was not given: docs/behavior/errors-and-limits.md#values-of-parameters
    const given = Object.entries(query).filter(
      ([, value]) => typeof value === 'string' || value.some((item) => item !== ''),
    );
    return Object.fromEntries(given);
  };
}

const escapedByte = /%[89a-f][\da-f]/i;

/** Throws InvalidInput that names the parameter whose escaped bytes are no UTF-8: they would all become the same character. */
function requireUtf8(search: string): void {
  if (!escapedByte.test(search)) return;
  for (const pair of search.split('&')) {
    for (const [bytes] of pair.matchAll(/(?:%[\da-f]{2})+/gi)) {
      try {
        decodeURIComponent(bytes);
      } catch (cause) {
        const name = new URLSearchParams(pair).keys().next().value ?? 'query';
        const fault = 'has escaped bytes that are no UTF-8';
        throw new Failure('InvalidInput', `${name} ${fault}.`, { faults: { [name]: fault }, cause });
      }
    }
  }
}

/** A function that takes the declared headers of a request, by their names in lower case, values in canonical form; empty ones are left out. */
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
 * A function that spells the path parameters of a request as the contract does; throws a Failure for a value outside an enum
 * and for a text that breaks its schema. Such a text names nothing, so it is refused before anything is looked up by it.
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

/** A function that returns what a text breaks of its schema's maxLength and pattern, undefined for nothing; characters are code points. */
function textCheck({
  maxLength = Infinity,
  pattern = '',
  'x-fault': told,
}: Schema): (text: string) => string | undefined {
  const form = new RegExp(pattern, 'u');
  return (text) => {
    if (text.length > maxLength && Array.from(text).length > maxLength)
      return `must not have more than ${maxLength} characters`;
    return form.test(text) ? undefined : (told ?? `must match ${pattern}`);
  };
}

const isList = (bundle: Bundle, { schema }: Parameter) =>
  schemaTypes(resolve<Schema>(bundle, schema)).includes('array');

/** Whether empty texts are items of a list by its contract; where they are, they are passed over. */
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
