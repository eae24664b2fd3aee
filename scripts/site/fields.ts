// What the site says of a schema: its type in words, its limits and its members. Pages and their Markdown twins show the same fields.
import { deref, type Bundle } from '../documents.ts';
import { schemaName, type Schema } from './contract.ts';

/** A part of a type in words: a text, or the name of a schema. */
export type TypePart = string | { readonly schema: string };

export interface EnumValue {
  readonly value: string;
  readonly name: string | undefined;
  readonly meaning: string | undefined;
}

export interface Field {
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly isRequired: boolean;
  readonly description: string;
  /** Notes such as "default 100" and "at most 260 characters". */
  readonly notes: readonly string[];
  readonly values: readonly EnumValue[];
  readonly members: readonly Field[];
}

type Words = readonly TypePart[];

const separated = (parts: readonly Words[], separator: string): Words =>
  parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));

/** Returns the type of a schema in words. */
export function typeOf(schema: Schema): Words {
  if (schema.$ref !== undefined) return [{ schema: schemaName(schema.$ref) }];
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return separated(alternatives.map(typeOf), ' or ');
  if (schema.allOf) return separated(schema.allOf.map(typeOf), ' and ');
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return [schema.properties ? 'object' : 'any value'];
  return separated(
    types.map((type): Words => {
      if (type === 'array') return ['array of ', ...typeOf(schema.items ?? {})];
      if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties)
        return ['map to ', ...typeOf(schema.additionalProperties)];
      return [type === 'null' || schema.format === undefined ? type : `${type} (${schema.format})`];
    }),
    ' or ',
  );
}

const count = (value: unknown, noun: string): string =>
  `${Number(value).toLocaleString('en-US')} ${noun}${value === 1 ? '' : 's'}`;

/** Returns the limits of a schema in words. */
function notesOf(bundle: Bundle, given: Schema): readonly string[] {
  const schema = { ...(given.$ref === undefined ? {} : deref<Schema>(bundle, given)), ...given };
  const notes: (string | false)[] = [
    schema.deprecated === true && 'deprecated',
    schema.readOnly === true && 'read only',
    schema.writeOnly === true && 'write only',
    schema.default !== undefined && `default \`${JSON.stringify(schema.default)}\``,
    schema['minLength'] !== undefined && `at least ${count(schema['minLength'], 'character')}`,
    schema['maxLength'] !== undefined && `at most ${count(schema['maxLength'], 'character')}`,
    schema['minimum'] !== undefined && `at least ${String(schema['minimum'])}`,
    schema['maximum'] !== undefined && `at most ${String(schema['maximum'])}`,
    schema['minItems'] !== undefined && `at least ${count(schema['minItems'], 'item')}`,
    schema['maxItems'] !== undefined && `at most ${count(schema['maxItems'], 'item')}`,
    schema['maxProperties'] !== undefined && `at most ${count(schema['maxProperties'], 'member')}`,
    typeof schema['x-limit'] === 'string' && `limited by the setting \`${schema['x-limit']}\``,
  ];
  return notes.filter((note) => note !== false);
}

/** Returns the values of an enum with their names and meanings. */
export function enumOf(bundle: Bundle, given: Schema): readonly EnumValue[] {
  const schema = given.$ref === undefined ? given : deref<Schema>(bundle, given);
  const item =
    schema.items ?? (schema.oneOf ?? schema.anyOf ?? schema.allOf)?.find((one) => one.$ref !== undefined || one.enum);
  if (!schema.enum) return item && item !== schema ? enumOf(bundle, item) : [];
  const names = schema['x-enum-varnames'] as readonly string[] | undefined;
  const meanings = schema['x-enumDescriptions'] as Readonly<Record<string, string>> | undefined;
  return schema.enum
    .map((value, index) => ({
      value: typeof value === 'string' ? value : JSON.stringify(value),
      name: names?.[index],
      meaning: meanings?.[String(value)],
    }))
    .filter(({ value }) => value !== 'null');
}

/** Returns the schemas whose members a schema has: itself, and those it combines or refers to. */
function partsOf(bundle: Bundle, schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return partsOf(bundle, deref<Schema>(bundle, schema));
  const combined = schema.allOf ?? [];
  return [...combined.flatMap((one) => partsOf(bundle, one)), schema];
}

/** Returns the schema whose members matter: that of the items of an array, or the only alternative to null. */
export function objectOf(schema: Schema): Schema {
  const alternatives = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== 'null');
  if (alternatives?.length === 1 && alternatives[0]) return objectOf(alternatives[0]);
  if (schema.items) return objectOf(schema.items);
  return schema;
}

/** Returns the members of a schema; members of members down to `depth` levels, where `seen` ends recursion. */
export function membersOf(
  bundle: Bundle,
  schema: Schema,
  depth: number,
  seen: readonly string[] = [],
): readonly Field[] {
  if (depth === 0) return [];
  const target = objectOf(schema);
  const name = target.$ref;
  if (name !== undefined && seen.includes(name)) return [];
  const below = name === undefined ? seen : [...seen, name];
  const parts = partsOf(bundle, target);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  // A part can refine a member of another one.
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Readonly<
    Record<string, Schema>
  >;
  return Object.entries(properties).map(([member, value]) =>
    fieldOf(bundle, member, value, required.has(member), { depth: depth - 1, seen: below }),
  );
}

/** Returns the field of a member or parameter. */
export function fieldOf(
  bundle: Bundle,
  name: string,
  schema: Schema,
  isRequired: boolean,
  { depth, seen = [], description }: { depth: number; seen?: readonly string[]; description?: string | undefined },
): Field {
  const target = schema.$ref === undefined ? schema : deref<Schema>(bundle, schema);
  return {
    name,
    type: typeOf(schema),
    isRequired,
    description: (description ?? schema.description ?? target.description ?? '').trim(),
    notes: notesOf(bundle, schema),
    values: enumOf(bundle, schema),
    members: membersOf(bundle, schema, depth, seen),
  };
}
