// Compares a definition in a request with the stored one.
import { isJsonObject } from '../values/json.ts';
import { foldIdentifier } from './identifiers.ts';
import { isEqualJson, isJsonArray } from './json.ts';
import { isShape, kindOf, type ShapeName } from './shapes.ts';
import { omitDefaults } from './verbosity.ts';

/**
 * Returns whether two definitions are equal after defaults, except for dates. Identifiers are compared without case, lists in their
 * order (docs/behavior/types-and-streams.md#creating-and-updating,
 * docs/behavior/stream-views.md#creating-and-changing-views).
 */
export function isSameDefinition<T extends object>(a: T, b: T, shape: ShapeName): boolean {
  return isEqualJson(toComparable(omitDefaults(a, shape), shape), toComparable(omitDefaults(b, shape), shape));
}

function toComparable(value: unknown, shape: ShapeName): unknown {
  if (isJsonArray(value)) return value.map((element) => toComparable(element, shape));
  if (!isJsonObject(value)) return value;
  const compared = Object.entries(value).flatMap(([member, content]): [string, unknown][] => {
    const kind = kindOf(shape, member);
    if (kind === 'date') return [];
    if (kind === 'identifier' && typeof content === 'string') return [[member, foldIdentifier(content)]];
    if (!isShape(kind)) return [[member, content]];
    // Some clients send an empty list of objects instead of none.
    return isJsonArray(content) && content.length === 0 ? [] : [[member, toComparable(content, kind)]];
  });
  return Object.fromEntries(compared);
}
