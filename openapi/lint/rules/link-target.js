/** A link names an operation of its document by its operationId. */
export function linkTarget() {
  const ids = new Set();
  const targets = [];
  return {
    Operation(operation) {
      ids.add(operation.operationId);
    },
    Link(link, { location }) {
      targets.push({ id: link.operationId, location });
    },
    Root: {
      leave(_root, { report }) {
        for (const { id, location } of targets.filter((target) => !ids.has(target.id))) {
          report({
            message:
              id === undefined ? 'A link needs an operationId.' : `The link leads to ${id}, which is not an operation.`,
            location: id === undefined ? location : location.child('operationId'),
          });
        }
      },
    },
  };
}
