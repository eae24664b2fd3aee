/** A numeric enum names each of its members, since requests may send the name (docs/behavior/errors-and-limits.md#spelling-of-requests). */
export function enumNames() {
  return {
    Schema(schema, { report, location }) {
      if (!Array.isArray(schema.enum) || !schema.enum.every((v) => typeof v === 'number')) return;
      const names = schema['x-enum-varnames'];
      if (!Array.isArray(names) || names.length !== schema.enum.length || new Set(names).size !== names.length) {
        report({
          message: `A numeric enum needs x-enum-varnames with ${schema.enum.length} different names.`,
          location: location.child('enum').key(),
        });
      }
    },
  };
}
