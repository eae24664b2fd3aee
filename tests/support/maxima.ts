// The maxima that a contract declares for request bodies, each with a value at the maximum and one just above it.
import { deref, type Bundle, type Ref } from '../../scripts/documents.ts';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The path from a body to one of its values: names of members, `0` for the first item of a list, `a` for a key of a map. */
export type ValuePath = readonly (string | number)[];

/** Returns the last member of a path, which an error names. */
export const lastMemberOf = (path: ValuePath): string =>
  String(path.findLast((step) => typeof step === 'string' && step !== 'a') ?? '');

export interface Maximum {
  readonly path: ValuePath;
  readonly maximum: number;
  /** A value at the maximum, and one just above it. */
  readonly largest: unknown;
  readonly tooLarge: unknown;
}

/** Returns every maximum that a schema declares. A schema that contains itself is entered once. */
export function maximaOf(
  bundle: Bundle,
  schema: Schema,
  path: ValuePath = [],
  parents: readonly Schema[] = [],
): readonly Maximum[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (parents.includes(own)) return [];
  const within = (part: Schema, ...steps: ValuePath) => maximaOf(bundle, part, [...path, ...steps], [...parents, own]);
  const { additionalProperties: values } = own;
  return [
    ...ownMaxima(bundle, own).map((maximum) => ({ path, ...maximum })),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
    ...(typeof values === 'object' ? within(values, 'a') : []),
  ];
}

/** Returns the paths to the identifiers of a body, which members named Id contain. */
export function idPaths(
  bundle: Bundle,
  schema: Schema,
  path: ValuePath = [],
  parents: readonly Schema[] = [],
): readonly ValuePath[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (parents.includes(own)) return [];
  const within = (part: Schema, ...steps: ValuePath) => idPaths(bundle, part, [...path, ...steps], [...parents, own]);
  const isId = /^id$/i.test(String(path.at(-1))) && [own.type].flat().includes('string') && own.format !== 'uuid';
  return [
    ...(isId ? [path] : []),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
  ];
}

function ownMaxima(bundle: Bundle, own: Schema): readonly Omit<Maximum, 'path'>[] {
  const { maxLength, maxItems, maxProperties } = own;
  // A character of two UTF-16 units, which JSON Schema counts as one.
  const text = (length: number) => '😀'.repeat(length);
  const list = (length: number) => Array.from({ length }, () => itemOf(bundle, own.items ?? {}));
  const map = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, 'x']));
  const pair = (maximum: number, make: (size: number) => unknown) => [
    { maximum, largest: make(maximum), tooLarge: make(maximum + 1) },
  ];
  return [
    ...(maxLength === undefined ? [] : pair(maxLength, text)),
    ...(maxItems === undefined || 'x-limit' in own ? [] : pair(maxItems, list)),
    ...(maxProperties === undefined ? [] : pair(maxProperties, map)),
  ];
}

/** Returns a small valid item of a list. */
function itemOf(bundle: Bundle, schema: Schema): unknown {
  const { type } = deref<Schema>(bundle, schema as Schema & Ref);
  if ([type].flat().includes('string')) return 'x';
  return [type].flat().includes('integer') ? 1 : {};
}

/** Returns a body with a value at a path. Objects and lists that are missing on the path are created. */
export function withValue(body: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const members =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  return { ...members, [step]: withValue(members[step], rest, value) };
}
