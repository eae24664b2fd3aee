const settings = ['DOCUMENT_BODY_LIMIT'];

/** A limit of a body is a setting that bounds bodies, on an operation that reads one. */
export function bodyLimit() {
  return {
    Operation(operation, { report, location }) {
      const setting = operation['x-body-limit'];
      if (setting === undefined) return;
      if (!settings.includes(setting)) {
        report({ message: `x-body-limit is ${settings.join(' or ')}.`, location: location.child('x-body-limit') });
      }
      if (operation.requestBody === undefined) {
        report({
          message: 'x-body-limit belongs on operations with a request body.',
          location: location.child('x-body-limit').key(),
        });
      }
    },
  };
}
