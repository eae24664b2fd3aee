// JSON values in memory.
import { isJsonObject } from '../values/json.ts';

/** A JSON value; integers too long for a number are bigints. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [member: string]: Json };

/** Returns whether the value is an array; unlike with Array.isArray, its elements are unknown, not any. */
export function isJsonArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Returns whether two JSON values are equal; the order matters for array elements but not for members (RFC 6902, 4.6). */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (isJsonArray(a)) {
    if (!isJsonArray(b) || a.length !== b.length) return false;
    return a.every((element, position) => isEqualJson(element, b[position]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b;
  const members = Object.keys(a);
  if (members.length !== Object.keys(b).length) return false;
  return members.every((member) => Object.hasOwn(b, member) && isEqualJson(a[member], b[member]));
}
