const CREATES = /^(create|getOrCreate|createOrUpdate|register|add|save)(?=[A-Z])/;

/** A create tells by OpenAPI links how what it made is read, updated and deleted. */
export function createLinks() {
  return {
    Operation(operation, { report, location, resolve }) {
      if (!CREATES.test(operation.operationId ?? '')) return;
      const linked = Object.entries(operation.responses ?? {}).some(
        ([status, response]) => /^2/.test(status) && Object.keys(resolve(response).node?.links ?? {}).length > 0,
      );
      if (!linked) {
        report({
          message: `${operation.operationId} creates something, so one of its 2xx responses must have links.`,
          location: location.child('responses').key(),
        });
      }
    },
  };
}
