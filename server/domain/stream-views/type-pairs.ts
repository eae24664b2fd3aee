// Decides which values of one property can become values of another.
import type { Property } from '../model.ts';
import { isEnum, isNumeric, TypeCode } from '../values/type-codes.ts';

/** Returns whether both properties have the same type; nested types are the same when their properties are. */
export function areSameType(one: Property, other: Property): boolean {
  return one.code === other.code && haveSameMembers(one, other) && haveSameProperties(one, other);
}

/**
 * Returns whether values of one property can become values of the other, unchanged or converted, without a view of a nested type:
 * between numbers, between enums, and otherwise between equal type codes (docs/behavior/stream-views.md#convertible-types).
 */
export function isConvertible(source: Property, target: Property): boolean {
  if (source.code === TypeCode.Object) return areSameType(source, target);
  if (source.code === target.code) return true;
  return (isNumeric(source.code) && isNumeric(target.code)) || (isEnum(source.code) && isEnum(target.code));
}

function haveSameMembers(one: Property, other: Property): boolean {
  if (one.members.size !== other.members.size) return false;
  return Array.from(one.members).every(([name, value]) => other.members.get(name) === value);
}

function haveSameProperties(one: Property, other: Property): boolean {
  return (
    one.properties.length === other.properties.length &&
    one.properties.every((property, position) => {
      const counterpart = other.properties[position];
      return counterpart !== undefined && property.id === counterpart.id && areSameType(property, counterpart);
    })
  );
}
