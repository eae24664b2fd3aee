const LEFT_OUT = [
  'prefixItems',
  'unevaluatedProperties',
  'unevaluatedItems',
  'dependentRequired',
  'nullable',
  'readOnly',
  'writeOnly',
  'if',
];

/** The contract keeps to the part of OpenAPI 3.1 that every tool of ours reads alike (openapi/STYLE.md). */
export function subsetKeywords() {
  return {
    Schema(schema, { report, location }) {
      for (const keyword of LEFT_OUT.filter((k) => k in schema)) {
        report({
          message: `${keyword} is outside the subset that all tools read alike.`,
          location: location.child(keyword).key(),
        });
      }
    },
  };
}
