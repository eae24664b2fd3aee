/** Text in a query (times, indexes, filters, searches, ids) is usable unescaped: `12:00:00Z`, `Id:*Pump*`, `2|1`. */
export function allowReserved() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      if (parameter.in !== 'query' || parameter.allowReserved === true) return;
      const schema = resolve(parameter.schema ?? {}).node ?? {};
      const item = schema.items ? resolve(schema.items).node : schema;
      if (item?.type === 'string' && !item.enum) {
        report({
          message: `Query parameter ${parameter.name} carries text, so it needs allowReserved: true.`,
          location,
        });
      }
    },
  };
}
