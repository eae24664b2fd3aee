// Brings a request into the contract's canonical form before it is validated. Real clients spell names in any case, send names of enum
// members for numbers, leave values empty and add parameters of their own (docs/behavior/errors-and-limits.md#spelling-of-requests).
import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { resolve, type Bundle, type Operation, type Parameter, type Schema } from './operations.ts';

type Json = unknown;
type Rewrite = (value: Json) => Json;

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** Names that older clients use for a parameter (docs/behavior/stream-data.md#names-of-parameters). */
const olderNames: ReadonlyMap<string, string> = new Map([['selectExpression', 'select']]);

const same: Rewrite = (value) => value;
const types = (schema: Schema) => [schema.type].flat();

/** The canonical member of an enum for a name or number in any form; undefined when there is none. */
function enumMember(schema: Schema, text: string): unknown {
  const members = schema.enum ?? [];
  const folded = text.toLowerCase();
  const byName = schema['x-enum-varnames']?.findIndex((name) => name.toLowerCase() === folded) ?? -1;
  if (byName >= 0) return members[byName];
  const byNumber = schema['x-enum-values']?.findIndex((value) => String(value) === text) ?? -1;
  if (byNumber >= 0) return members[byNumber];
  return members.find((member) => typeof member === 'string' && member.toLowerCase() === folded);
}

/** The sum of flags named in a text such as `Read, Write`; undefined when a name is unknown. */
function flagSum(flags: Readonly<Record<string, number>>, text: string): number | undefined {
  const known = new Map(Object.entries(flags).map(([name, value]) => [name.toLowerCase(), value]));
  const values = text.split(',').map((name) => known.get(name.trim().toLowerCase()));
  return values.every((value) => value !== undefined) ? values.reduce((sum, value) => sum | value, 0) : undefined;
}

/** Rewrites the text of one query value to the form that the validator reads. */
function queryText(schema: Schema, text: string): string {
  if (types(schema).includes('boolean')) return text.toLowerCase();
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
      if (text.toLowerCase() === 'null' && types(resolve<Schema>(bundle, parameter.schema)).includes('null')) continue;
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

const isList = (bundle: Bundle, { schema }: Parameter) => types(resolve<Schema>(bundle, schema)).includes('array');

/** Whether empty texts are items of a list by its contract; where they are, they are passed over. */
const takesEmpty = ({ minLength = 0, format, enum: members }: Schema) =>
  minLength === 0 && format === undefined && members === undefined;

function add(bundle: Bundle, query: Record<string, string | string[]>, parameter: Parameter, text: string): void {
  const schema = resolve<Schema>(bundle, parameter.schema);
  const { name } = parameter;
  if (!types(schema).includes('array')) {
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

/**
 * A function that turns a request body into its canonical form: members by the contract's names, enums by its values, null left out
 * where the contract knows no null (docs/behavior/types-and-streams.md#null-in-requests).
 */
export function bodyNormalizer(bundle: Bundle, schema: Schema): Rewrite {
  return rewriter(bundle, schema, new Map());
}

function rewriter(bundle: Bundle, schema: Schema, known: Map<Schema, Rewrite>): Rewrite {
  const own = resolve<Schema>(bundle, schema);
  const made = known.get(own);
  if (made) return made;
  // Types may contain themselves, so the rewriter of a schema is known before it is made.
  let rewrite: Rewrite = same;
  known.set(own, (value) => rewrite(value));
  rewrite = compile(bundle, own, known);
  return (value) => rewrite(value);
}

function compile(bundle: Bundle, schema: Schema, known: Map<Schema, Rewrite>): Rewrite {
  const of = (part: Schema) => rewriter(bundle, part, known);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(of);
  const own = compileOwn(bundle, schema, of);
  return parts.length === 0 ? own : (value) => parts.reduce((result, part) => part(result), own(value));
}

function compileOwn(bundle: Bundle, schema: Schema, of: (part: Schema) => Rewrite): Rewrite {
  const flags = schema['x-flags'];
  if (flags) return (value) => (typeof value === 'string' ? (flagSum(flags, value) ?? value) : value);
  if (schema.enum) {
    return (value) =>
      typeof value === 'string' || typeof value === 'number' ? (enumMember(schema, String(value)) ?? value) : value;
  }
  if (types(schema).includes('boolean')) {
    return (value) =>
      typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;
  }
  if (schema.items) {
    const item = of(schema.items);
    return (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema.properties) return members(schema.properties, of, (part) => allowsNull(bundle, part));
  return same;
}

/** Whether null is a value of a schema, as it is of one that says nothing of types. */
function allowsNull(bundle: Bundle, schema: Schema): boolean {
  const { enum: choices, type, allOf = [], oneOf, anyOf } = resolve<Schema>(bundle, schema);
  const isAllowed = (part: Schema) => allowsNull(bundle, part);
  if (choices) return choices.includes(null);
  if (type !== undefined && ![type].flat().includes('null')) return false;
  return allOf.every(isAllowed) && [oneOf, anyOf].every((parts) => parts === undefined || parts.some(isAllowed));
}

function members(
  properties: Readonly<Record<string, Schema>>,
  of: (part: Schema) => Rewrite,
  mayBeNull: (part: Schema) => boolean,
): Rewrite {
  const byName = new Map(
    Object.entries(properties).map(([name, schema]) => [
      name.toLowerCase(),
      { canonical: name, rewrite: of(schema), hasNull: mayBeNull(schema) },
    ]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).flatMap(([name, member]): (readonly [string, Json])[] => {
      const known = byName.get(name.toLowerCase());
      if (!known) return [[name, member]];
      return member === null && !known.hasNull ? [] : [[known.canonical, known.rewrite(member)]];
    });
    return Object.fromEntries(entries);
  };
}
