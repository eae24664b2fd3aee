// The maxima that a contract declares for what requests carry, each with a value that is one beyond it.
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

/** Leads from a body to one of its values: names of members, `0` for the first item of a list, `a` for a key of a map. */
export type Way = readonly (string | number)[];

/** Returns the last member on a way, as a refusal names it. */
export const memberOf = (way: Way): string =>
  String(way.findLast((step) => typeof step === 'string' && step !== 'a') ?? '');

export interface Maximum {
  readonly way: Way;
  readonly maximum: number;
  /** A value that keeps the maximum just so, and one that is just beyond it. */
  readonly most: unknown;
  readonly tooMuch: unknown;
}

/** Every maximum that a schema declares, within itself once where it contains itself. */
export function maximaOf(
  bundle: Bundle,
  schema: Schema,
  way: Way = [],
  inside: readonly Schema[] = [],
): readonly Maximum[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (inside.includes(own)) return [];
  const within = (part: Schema, ...more: Way) => maximaOf(bundle, part, [...way, ...more], [...inside, own]);
  const { additionalProperties: values } = own;
  return [
    ...ownMaxima(bundle, own).map((maximum) => ({ way, ...maximum })),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
    ...(typeof values === 'object' ? within(values, 'a') : []),
  ];
}

/** Where in a body identifiers stand, by the names of their members. */
export function waysToIds(
  bundle: Bundle,
  schema: Schema,
  way: Way = [],
  inside: readonly Schema[] = [],
): readonly Way[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (inside.includes(own)) return [];
  const within = (part: Schema, ...more: Way) => waysToIds(bundle, part, [...way, ...more], [...inside, own]);
  const isId = /^id$/i.test(String(way.at(-1))) && [own.type].flat().includes('string') && own.format !== 'uuid';
  return [
    ...(isId ? [way] : []),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
  ];
}

function ownMaxima(bundle: Bundle, own: Schema): readonly Omit<Maximum, 'way'>[] {
  const { maxLength, maxItems, maxProperties } = own;
  // A character of two UTF-16 units, which JSON Schema counts as one.
  const text = (length: number) => '😀'.repeat(length);
  const list = (length: number) => Array.from({ length }, () => itemOf(bundle, own.items ?? {}));
  const map = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, 'x']));
  const pair = (maximum: number, make: (size: number) => unknown) => [
    { maximum, most: make(maximum), tooMuch: make(maximum + 1) },
  ];
  return [
    ...(maxLength === undefined ? [] : pair(maxLength, text)),
    ...(maxItems === undefined || 'x-limit' in own ? [] : pair(maxItems, list)),
    ...(maxProperties === undefined ? [] : pair(maxProperties, map)),
  ];
}

/** A small value that a list may hold. */
function itemOf(bundle: Bundle, schema: Schema): unknown {
  const { type } = deref<Schema>(bundle, schema as Schema & Ref);
  if ([type].flat().includes('string')) return 'x';
  return [type].flat().includes('integer') ? 1 : {};
}

/** The body with another value at the end of a way; what is missing on the way is made. */
export function withValue(body: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const members =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  return { ...members, [step]: withValue(members[step], rest, value) };
}
