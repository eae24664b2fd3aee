/** Removes what only readers of the reference need, so that servers and clients do not load it. Off in the bundles of the reference. */
export function withoutReferenceOnly() {
  return {
    Schema: {
      leave(schema) {
        delete schema['x-enumDescriptions'];
      },
    },
  };
}
