// Brings request bodies into the contract's canonical form (docs/behavior/errors-and-limits.md#spelling-of-requests).
import { enumMember, flagSum, schemaTypes } from './enum-members.ts';
import { resolve, type Bundle, type Schema } from './operations.ts';

type Json = unknown;
type Rewrite = (value: Json) => Json;

const same: Rewrite = (value) => value;

/**
 * Returns a function that brings a body into canonical form: members by the contract's names, enums by their values, no null where the
 * contract allows none (docs/behavior/types-and-streams.md#null-in-requests).
 */
export function bodyNormalizer(bundle: Bundle, schema: Schema): Rewrite {
  return rewriter(bundle, schema, new Map());
}

function rewriter(bundle: Bundle, schema: Schema, known: Map<Schema, Rewrite>): Rewrite {
  const own = resolve<Schema>(bundle, schema);
  const made = known.get(own);
  if (made) return made;
  // Schemas may be recursive, so the rewriter of a schema is registered before it is compiled.
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
  if (schemaTypes(schema).includes('boolean')) {
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

/** Whether a schema allows null; one without a type does. */
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
