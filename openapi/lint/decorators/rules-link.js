const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** Adds to the description of each operation the link to its rules: many tools show externalDocs of tags alone. For the docs only. */
export function rulesLink() {
  return {
    PathItem: {
      leave(item) {
        for (const operation of methods.flatMap((method) => item[method] ?? [])) {
          const { externalDocs } = operation;
          if (!externalDocs) continue;
          operation.description = `${operation.description.trimEnd()}\n\nRules: [${externalDocs.description}](${externalDocs.url})\n`;
        }
      },
    },
  };
}
