// Bodies that break one demand of a contract each: a required member is left out, or a value is just beyond a bound. Maxima are in maxima.ts.
import { deref, type Bundle, type Ref } from '../../scripts/documents.ts';
import { withValue, type Schema, type Way } from './maxima.ts';

export interface Violation {
  readonly way: Way;
  /** What is broken, such as `required` or `minLength 1`. */
  readonly demand: string;
  /** The value to put at the way; absent for a member to leave out. */
  readonly value?: unknown;
}

/** Returns a violation of each demand that a schema makes, within itself once where it contains itself. */
export function violationsOf(
  bundle: Bundle,
  schema: Schema,
  way: Way = [],
  inside: readonly Schema[] = [],
): readonly Violation[] {
  const own = deref<Schema>(bundle, schema as Schema & Ref);
  if (inside.includes(own)) return [];
  const within = (part: Schema, ...more: Way) => violationsOf(bundle, part, [...way, ...more], [...inside, own]);
  return [
    ...(own.required ?? []).map((name) => ({ way: [...way, name], demand: 'required' })),
    ...valuesBeyond(own).map((violation) => ({ way, ...violation })),
    ...[...(own.allOf ?? []), ...(own.oneOf ?? [])].flatMap((part) => within(part)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, part]) => within(part, name)),
    ...(own.items ? within(own.items, 0) : []),
    ...(typeof own.additionalProperties === 'object' ? within(own.additionalProperties, 'a') : []),
  ];
}

/** Returns a value just beyond each bound of a schema. */
export function valuesBeyond(schema: Schema): readonly Omit<Violation, 'way'>[] {
  const { enum: values, pattern, minimum, maximum, minLength, minItems } = schema;
  const isNumeric = values?.some((value) => typeof value === 'number') === true;
  const other = isNumeric ? Math.max(...values.map(Number)) + 1 : 'no-such-value';
  return [
    ...(values ? [{ demand: `enum without ${other}`, value: other }] : []),
    ...(minimum === undefined ? [] : [{ demand: `minimum ${minimum}`, value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ demand: `maximum ${maximum}`, value: maximum + 1 }]),
    ...(minLength === undefined ? [] : [{ demand: `minLength ${minLength}`, value: 'x'.repeat(minLength - 1) }]),
    ...(minItems === undefined ? [] : [{ demand: `minItems ${minItems}`, value: [] }]),
    ...(pattern === undefined ? [] : [{ demand: `pattern ${pattern}`, value: mismatch(pattern) }]),
  ];
}

/** Returns a text that a pattern refuses. */
function mismatch(pattern: string): string {
  const found = ['..', ' ', '*', 'a\u0000', ''].find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`Every text tried matches ${pattern}.`);
  return found;
}

/** Returns the body with a violation in it; parents that it lacks are made. */
export function violated(body: unknown, { way, ...violation }: Violation): unknown {
  if ('value' in violation) return withValue(body, way, violation.value);
  const parent = valueAt(body, way.slice(0, -1));
  const members = typeof parent === 'object' && parent !== null ? Object.entries(parent) : [];
  return withValue(body, way.slice(0, -1), Object.fromEntries(members.filter(([name]) => name !== way.at(-1))));
}

function valueAt(body: unknown, [step, ...rest]: Way): unknown {
  if (step === undefined) return body;
  return typeof body === 'object' && body !== null
    ? valueAt((body as Readonly<Record<string | number, unknown>>)[step], rest)
    : undefined;
}
