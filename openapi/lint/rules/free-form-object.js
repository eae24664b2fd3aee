const SHAPED = ['properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'];

/** An object without properties says what may stand in it; otherwise its generated type takes nothing at all. */
export function freeFormObject() {
  return {
    Schema(schema, { report, location }) {
      const isObject = [schema.type].flat().includes('object');
      if (isObject && !SHAPED.some((key) => key in schema)) {
        report({
          message: 'Write additionalProperties (true, or a schema) on an object without properties.',
          location,
        });
      }
    },
  };
}
