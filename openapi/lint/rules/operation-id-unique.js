// Redocly's own rule sees one document; logs and clients meet the ids of all of them. So what the documents linted before
// in this process declare is remembered here, by document, and forgotten when a document is linted again.
const idsByDocument = new Map();

/** An operationId names one operation over all documents of the contract. */
export function operationIdUnique() {
  const ids = new Map();
  return {
    Root(_root, { location }) {
      idsByDocument.set(location.source.absoluteRef, ids);
    },
    Operation(operation, { report, location }) {
      const id = operation.operationId;
      if (!id) return;
      const taken = [...idsByDocument.values()].find((known) => known.has(id));
      if (taken) {
        report({
          message: `operationId ${id} is already taken by ${taken.get(id)}.`,
          location: location.child('operationId'),
        });
      } else {
        ids.set(id, location.absolutePointer);
      }
    },
  };
}
