import { verbs } from '../verbs.js';

/** operationIds are camelCase, a verb that fits the method and a noun without article: listStreamViews. */
export function operationIdForm() {
  return {
    Operation(operation, { report, location, key }) {
      const allowed = verbs[key] ?? [];
      const form = new RegExp(`^(${allowed.join('|')})(?!A[A-Z]|An[A-Z]|The[A-Z])([A-Z][a-z0-9]*)+$`);
      if (!form.test(operation.operationId ?? '')) {
        report({
          message: `operationId of ${key} is verbNoun with one of: ${allowed.join(', ')}; got ${operation.operationId}.`,
          location: location.child('operationId'),
        });
      }
    },
  };
}
