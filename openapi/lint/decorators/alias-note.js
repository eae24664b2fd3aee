const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** Adds to the description of each operation the other paths that lead to it, by `x-aliases` (../../extensions.md). */
export function aliasNote() {
  let aliases = [];
  return {
    Root: {
      enter(root) {
        aliases = root['x-aliases'] ?? [];
      },
    },
    PathItem: {
      leave(item, { key }) {
        const others = aliases
          .filter(({ of }) => key === of || key.startsWith(`${of}/`))
          .map(({ path, of }) => `\`${path}${key.slice(of.length)}\``);
        if (others.length === 0) return;
        for (const operation of methods.flatMap((method) => item[method] ?? [])) {
          operation.description = `${operation.description.trimEnd()}\n\nAlso reached at ${others.join(', ')}.\n`;
        }
      },
    },
  };
}
