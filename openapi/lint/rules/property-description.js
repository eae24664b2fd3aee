/** Every property, parameter and header says what it means: what a $ref leads to may say it, too. */
export function propertyDescription() {
  return {
    SchemaProperties(properties, { report, location, resolve }) {
      for (const [name, schema] of Object.entries(properties)) {
        const own = schema.description ?? resolve(schema).node?.description;
        if (!own) {
          report({ message: `Property ${name} needs a description.`, location: location.child(name).key() });
        }
      }
    },
    Header(header, { report, location }) {
      if (!header.description) report({ message: 'A header needs a description.', location });
    },
  };
}
