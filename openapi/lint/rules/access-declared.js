import { accessProblems } from '../access.js';

/** Every operation says in `x-access` who may call it, in the vocabulary of openapi/extensions.md. */
export function accessDeclared() {
  return {
    Operation(operation, { report, location }) {
      for (const message of accessProblems(operation['x-access'])) {
        report({ message, location: location.child('x-access').key() });
      }
    },
  };
}
