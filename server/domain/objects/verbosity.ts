// Omits members with default values, or nulls, from bodies.
import { isJsonObject } from '../values/json.ts';
import { isJsonArray } from './json.ts';
import { isShape, kindOf, type MemberKind, type ShapeName } from './shapes.ts';

// The default of each kind of member; null is a default of all kinds. The date is the earliest, as the server formats it.
const defaults: Readonly<Partial<Record<MemberKind, unknown>>> = {
  number: 0,
  boolean: false,
  date: '0001-01-01T00:00:00Z',
};

/**
 * Returns the object without its own and nested members that have the default of their declared type
 * (docs/behavior/types-and-streams.md#default-values).
 */
export function omitDefaults<T extends object>(value: T, shape: ShapeName): Partial<T> {
  // The compiler cannot know which members remain.
  return withoutDefaults(value, shape) as Partial<T>;
}

/** Returns the object without its own and nested members that are null (docs/behavior/errors-and-limits.md#verbosity). */
export function omitNulls<T extends object>(value: T): T {
  // Null members are optional in every type of the contract that this is used with.
  return withoutNulls(value) as T;
}

function withoutNulls(value: unknown): unknown {
  if (isJsonArray(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([, content]) => content !== null && content !== undefined);
  return Object.fromEntries(members.map(([member, content]) => [member, withoutNulls(content)]));
}

function withoutDefaults(value: unknown, shape: ShapeName): unknown {
  if (isJsonArray(value)) return value.map((element) => withoutDefaults(element, shape));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).flatMap(([member, content]): [string, unknown][] => {
    const kind = kindOf(shape, member);
    if (content === null || content === undefined || content === defaults[kind]) return [];
    return [[member, isShape(kind) ? withoutDefaults(content, kind) : content]];
  });
  return Object.fromEntries(members);
}
