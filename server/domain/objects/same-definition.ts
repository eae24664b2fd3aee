// Compares a definition in a request with the stored one.
import { isJsonObject } from '../values/json.ts';
import { foldIdentifier } from './identifiers.ts';
import { isEqualJson, isJsonArray } from './json.ts';
import { isShape, kindOf, type ShapeName } from './shapes.ts';
import { omitDefaults } from './verbosity.ts';

/**
 * Returns whether two definitions agree in everything that a user can set, after defaults; identifiers are compared without case,
 * lists in their order, dates not at all (docs/behavior/types-and-streams.md#creating-and-updating,
 * docs/behavior/stream-views.md#creating-and-changing-views).
 */
export function isSameDefinition<T extends object>(one: T, other: T, shape: ShapeName): boolean {
  return isEqualJson(comparable(omitDefaults(one, shape), shape), comparable(omitDefaults(other, shape), shape));
}

function comparable(value: unknown, shape: ShapeName): unknown {
  if (isJsonArray(value)) return value.map((element) => comparable(element, shape));
  if (!isJsonObject(value)) return value;
  const compared = Object.entries(value).flatMap(([member, content]): [string, unknown][] => {
    const kind = kindOf(shape, member);
    if (kind === 'date') return [];
    if (kind === 'identifier' && typeof content === 'string') return [[member, foldIdentifier(content)]];
    if (!isShape(kind)) return [[member, content]];
    // Clients send an empty list of objects for none.
    return isJsonArray(content) && content.length === 0 ? [] : [[member, comparable(content, kind)]];
  });
  return Object.fromEntries(compared);
}
