// Brings request bodies into the canonical form of the contract (docs/behavior/errors-and-limits.md#spelling-of-requests).
import { enumMember, flagSum, schemaTypes } from './enum-members.ts';
import { resolve, type Bundle, type Schema } from './operations.ts';

type Rewrite = (value: unknown) => unknown;

const keepUnchanged: Rewrite = (value) => value;

/**
 * Returns a function that brings a body into canonical form. It gives members their declared names and enums their values, and removes
 * members that are null but must not be (docs/behavior/types-and-streams.md#null-in-requests).
 */
export function bodyNormalizer(bundle: Bundle, schema: Schema): Rewrite {
  return rewriterOf(bundle, schema, new Map());
}

/** Returns the rewriter of a schema; `registered` contains those of schemas that were compiled before. */
function rewriterOf(bundle: Bundle, schema: Schema, registered: Map<Schema, Rewrite>): Rewrite {
  const resolved = resolve<Schema>(bundle, schema);
  const existing = registered.get(resolved);
  if (existing) return existing;
  // Schemas can be recursive, so the rewriter of a schema is registered before it is compiled.
  let rewrite: Rewrite = keepUnchanged;
  registered.set(resolved, (value) => rewrite(value));
  rewrite = compile(bundle, resolved, registered);
  return (value) => rewrite(value);
}

function compile(bundle: Bundle, schema: Schema, registered: Map<Schema, Rewrite>): Rewrite {
  const compilePart = (part: Schema) => rewriterOf(bundle, part, registered);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(compilePart);
  const rewriteOwn = compileOwn(bundle, schema, compilePart);
  if (parts.length === 0) return rewriteOwn;
  return (value) => parts.reduce((result, rewritePart) => rewritePart(result), rewriteOwn(value));
}

/** Returns the rewriter of a schema without its allOf, oneOf and anyOf. */
function compileOwn(bundle: Bundle, schema: Schema, compilePart: (part: Schema) => Rewrite): Rewrite {
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
    const rewriteItem = compilePart(schema.items);
    return (value) => (Array.isArray(value) ? value.map(rewriteItem) : value);
  }
  if (schema.properties) return memberRewriter(schema.properties, compilePart, (part) => isNullable(bundle, part));
  return keepUnchanged;
}

/** Returns whether a schema allows null; a schema without a type does. */
function isNullable(bundle: Bundle, schema: Schema): boolean {
  const { enum: members, type, allOf = [], oneOf, anyOf } = resolve<Schema>(bundle, schema);
  const isPartNullable = (part: Schema) => isNullable(bundle, part);
  if (members) return members.includes(null);
  if (type !== undefined && ![type].flat().includes('null')) return false;
  const choices = [oneOf, anyOf].filter((parts) => parts !== undefined);
  return allOf.every(isPartNullable) && choices.every((parts) => parts.some(isPartNullable));
}

/** Returns a rewriter of the members of objects. */
function memberRewriter(
  properties: Readonly<Record<string, Schema>>,
  compilePart: (part: Schema) => Rewrite,
  isPartNullable: (part: Schema) => boolean,
): Rewrite {
  const byName = new Map(
    Object.entries(properties).map(([name, schema]) => [
      name.toLowerCase(),
      { declaredName: name, rewrite: compilePart(schema), isNullable: isPartNullable(schema) },
    ]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).flatMap(([name, member]): (readonly [string, unknown])[] => {
      const declared = byName.get(name.toLowerCase());
      if (!declared) return [[name, member]];
      return member === null && !declared.isNullable ? [] : [[declared.declaredName, declared.rewrite(member)]];
    });
    return Object.fromEntries(entries);
  };
}
