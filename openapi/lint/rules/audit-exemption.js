const values = ['data', 'read'];
const writes = ['post', 'put', 'patch', 'delete'];

/** Only what would be in the audit log can be left out of it, and only for a reason in openapi/extensions.md. */
export function auditExemption() {
  return {
    Operation(operation, { report, location, key }) {
      const value = operation['x-audit'];
      if (value === undefined) return;
      if (!values.includes(value)) {
        report({ message: `x-audit is one of ${values.join(', ')}.`, location: location.child('x-audit') });
      }
      if (!writes.includes(String(key))) {
        report({
          message: `x-audit belongs on methods that write, not on ${key}.`,
          location: location.child('x-audit').key(),
        });
      }
    },
  };
}
