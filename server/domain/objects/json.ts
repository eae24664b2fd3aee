// JSON values in memory.
import { isJsonObject } from '../values/json.ts';

/** A JSON value; integers too long for a number are bigints. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [member: string]: Json };

/** Returns whether the value is an array; unlike Array.isArray it keeps the type of the elements. */
export function isJsonArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Returns whether two JSON values are equal; the order matters for array elements but not for members (RFC 6902, 4.6). */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (isJsonArray(one)) {
    if (!isJsonArray(other) || one.length !== other.length) return false;
    return one.every((element, position) => isEqualJson(element, other[position]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const members = Object.keys(one);
  if (members.length !== Object.keys(other).length) return false;
  return members.every((member) => Object.hasOwn(other, member) && isEqualJson(one[member], other[member]));
}
