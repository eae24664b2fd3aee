// Filters over metadata objects such as types, streams, stream views, quantities and units.
import { compileFilter } from './compile-filter.ts';
import type { Expression } from './expressions.ts';
import { booleanOf, dateOf, findField, numberOf, textOf, type Fields, type FieldType } from './fields.ts';
import { errorAt } from './error-at.ts';
import type { JsonObject } from '../values/json.ts';

/**
 * Returns the predicate of a filter; strings, names and operators match in any case. Throws InvalidInput that names the position of
 * the error (docs/behavior/searching-and-filtering.md#filtered-objects).
 */
export function compileObjectFilter(text: string, fields: Fields): (object: JsonObject) => boolean {
  return compileFilter<JsonObject>(text, {
    ignoreCase: true,
    property: ({ names, offset }) => {
      // Fields have no members, so a path with a slash is never a field.
      const name = names.join('/');
      const field = findField(name, fields);
      if (field === undefined)
        throw errorAt('filter', offset, `"${name}" is not a field; the fields are ${Object.keys(fields).join(', ')}`);
      return expressionOf(...field);
    },
  });
}

function expressionOf(name: string, type: FieldType): Expression<JsonObject> {
  switch (type) {
    case 'string':
      return { kind: 'text', read: (object) => textOf(object[name]) };
    case 'number':
      return { kind: 'double', read: (object) => numberOf(object[name]) };
    case 'date':
      return { kind: 'time', read: (object) => dateOf(object[name]) };
    case 'boolean':
      return { kind: 'boolean', read: (object) => booleanOf(object[name]) };
  }
}
