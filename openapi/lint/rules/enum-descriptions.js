/** An enum says what each of its values means, and a numeric one begins with the name of the value: the reference shows both. */
export function enumDescriptions() {
  return {
    Schema(schema, { report, location }) {
      const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => value !== null) : [];
      if (values.length < 2) return;
      const descriptions = schema['x-enumDescriptions'] ?? {};
      const names = schema['x-enum-varnames'];
      const undescribed = values.filter((value, i) => {
        const text = descriptions[value];
        return typeof text !== 'string' || !text.endsWith('.') || (names && !text.startsWith(`${names[i]}: `));
      });
      const unknown = Object.keys(descriptions).filter((key) => !values.map(String).includes(key));
      const faults = [...undescribed, ...unknown];
      if (faults.length === 0) return;
      report({
        message: `x-enumDescriptions needs one sentence for each value, and begins with its name if it is a number. Missing, wrong or unknown: ${faults.join(', ')}.`,
        location: location.child('enum').key(),
      });
    },
  };
}
