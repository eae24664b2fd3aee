// Bodies that each violate one keyword of a schema: a required member is missing, or a value is just outside of a bound.
// maxima.ts has the maxima.
import { deref, type Bundle, type Ref } from '../../scripts/documents.ts';
import { withValue, type Schema, type ValuePath } from './maxima.ts';

export interface Violation {
  readonly path: ValuePath;
  /** The violated keyword, such as `required` or `minLength 1`. */
  readonly keyword: string;
  /** The invalid value; absent if the member is to be removed. */
  readonly value?: unknown;
}

/** Returns a violation of each keyword of a schema. A schema that contains itself is entered once. */
export function violationsOf(
  bundle: Bundle,
  schema: Schema,
  path: ValuePath = [],
  parents: readonly Schema[] = [],
): readonly Violation[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (parents.includes(own)) return [];
  const within = (part: Schema, ...steps: ValuePath) =>
    violationsOf(bundle, part, [...path, ...steps], [...parents, own]);
  return [
    ...(own.required ?? []).map((name) => ({ path: [...path, name], keyword: 'required' })),
    ...outOfBoundValues(own).map((violation) => ({ path, ...violation })),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
    ...(typeof own.additionalProperties === 'object' ? within(own.additionalProperties, 'a') : []),
  ];
}

/** Returns a value just outside of each bound of a schema. */
export function outOfBoundValues(schema: Schema): readonly Omit<Violation, 'path'>[] {
  const { enum: values, pattern, minimum, maximum, minLength, minItems } = schema;
  const isNumeric = values?.some((value) => typeof value === 'number') === true;
  const other = isNumeric ? Math.max(...values.map(Number)) + 1 : 'no-such-value';
  return [
    ...(values ? [{ keyword: `enum without ${other}`, value: other }] : []),
    ...(minimum === undefined ? [] : [{ keyword: `minimum ${minimum}`, value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ keyword: `maximum ${maximum}`, value: maximum + 1 }]),
    ...(minLength === undefined ? [] : [{ keyword: `minLength ${minLength}`, value: 'x'.repeat(minLength - 1) }]),
    ...(minItems === undefined ? [] : [{ keyword: `minItems ${minItems}`, value: [] }]),
    ...(pattern === undefined ? [] : [{ keyword: `pattern ${pattern}`, value: mismatch(pattern) }]),
  ];
}

/** Returns a string that does not match a pattern. */
function mismatch(pattern: string): string {
  const found = ['..', ' ', '*', 'a\u0000', ''].find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`Every text tried matches ${pattern}.`);
  return found;
}

/** Returns a body with a violation. Missing parents are created. */
export function withViolation(body: unknown, { path, ...violation }: Violation): unknown {
  if ('value' in violation) return withValue(body, path, violation.value);
  const parent = valueAt(body, path.slice(0, -1));
  const members = typeof parent === 'object' && parent !== null ? Object.entries(parent) : [];
  return withValue(body, path.slice(0, -1), Object.fromEntries(members.filter(([name]) => name !== path.at(-1))));
}

function valueAt(body: unknown, [step, ...rest]: ValuePath): unknown {
  if (step === undefined) return body;
  return typeof body === 'object' && body !== null
    ? valueAt((body as Readonly<Record<string | number, unknown>>)[step], rest)
    : undefined;
}
