// The order of lists of metadata objects.
import { InvalidInput } from '../model.ts';
import type { JsonObject } from '../values/json.ts';
import { booleanOf, dateOf, findField, numberOf, textOf, type Fields, type FieldType } from './fields.ts';

/** Returns a negative number, zero or a positive number when the first object comes before, with or after the second. */
export type ObjectComparer = (a: JsonObject, b: JsonObject) => number;

type Sortable = string | number | bigint | boolean;

const readers: Record<FieldType, (member: unknown) => Sortable | null> = {
  string: textOf,
  number: numberOf,
  date: dateOf,
  boolean: booleanOf,
};

/**
 * Returns the comparer for `field`, `field asc` or `field desc`. Strings are compared in lower case, by code units. Missing values
 * come last in both directions; objects with equal values are ordered by the field `id`. Throws InvalidInput that names the parameter
 * for an unknown field or direction and for more than one field (docs/behavior/searching-and-filtering.md#order-and-pages).
 */
export function compileOrderBy(text: string, fields: Fields, parameter = 'orderby'): ObjectComparer {
  const [name = '', direction = 'asc', ...otherWords] = text.trim().split(/\s+/u);
  const field = findField(name, fields);
  if (field === undefined || !/^(?:asc|desc)$/i.test(direction) || otherWords.length > 0) {
    const names = Object.keys(fields).join(', ');
    throw new InvalidInput(
      parameter,
      `${parameter} is "${text}"; it must be one of ${names}, with an optional asc or desc.`,
    );
  }
  const [fieldName, fieldType] = field;
  const compareField = fieldComparer(fieldName, fieldType, direction.toLowerCase() === 'desc' ? -1 : 1);
  const idField = findField('id', fields);
  if (idField === undefined) return compareField;
  const compareId = fieldComparer(...idField, 1);
  return (a, b) => compareField(a, b) || compareId(a, b);
}

function fieldComparer(name: string, type: FieldType, sign: 1 | -1): ObjectComparer {
  const read = readers[type];
  return (a, b) => {
    const first = read(a[name]);
    const second = read(b[name]);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (first < second) return -sign;
    return first > second ? sign : 0;
  };
}
