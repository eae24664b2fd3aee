// Compares the types of two properties: whether they are the same, or values can be converted.
import type { Property } from '../model.ts';
import { isEnum, isNumeric, TypeCode } from '../values/type-codes.ts';

/** Returns whether both properties have the same type; nested types are the same if their properties are. */
export function areSameType(a: Property, b: Property): boolean {
  return a.code === b.code && haveSameMembers(a, b) && haveSameProperties(a, b);
}

/**
 * Returns whether values of the source can become values of the target without a nested view: between numbers, between enums, and
 * otherwise between equal type codes (docs/behavior/stream-views.md#convertible-types).
 */
export function isConvertible(source: Property, target: Property): boolean {
  if (source.code === TypeCode.Object) return areSameType(source, target);
  if (source.code === target.code) return true;
  return (isNumeric(source.code) && isNumeric(target.code)) || (isEnum(source.code) && isEnum(target.code));
}

function haveSameMembers(a: Property, b: Property): boolean {
  if (a.members.size !== b.members.size) return false;
  return Array.from(a.members).every(([name, value]) => b.members.get(name) === value);
}

function haveSameProperties(a: Property, b: Property): boolean {
  return (
    a.properties.length === b.properties.length &&
    a.properties.every((property, position) => {
      const counterpart = b.properties[position];
      return counterpart !== undefined && property.id === counterpart.id && areSameType(property, counterpart);
    })
  );
}
