/** Each path of a document stands in a file of its own: paths/<resource>/<name>.yaml. */
export function pathInFile() {
  return {
    Paths(paths, { report, location }) {
      for (const [path, item] of Object.entries(paths)) {
        if (!/^\.\/paths\/[a-z0-9-]+\/[a-z0-9-]+\.yaml$/.test(item?.$ref ?? '')) {
          report({
            message: `${path} must be a $ref to ./paths/<resource>/<name>.yaml.`,
            location: location.child(path).key(),
          });
        }
      }
    },
  };
}
