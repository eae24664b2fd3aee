import { accessProblems, isSecured } from '../access.js';

/** Every operation says in `x-access` who may call it, in the vocabulary of openapi/extensions.md; an empty list in a document that needs no token. */
export function accessDeclared() {
  let needsToken = true;
  return {
    Root(root) {
      needsToken = isSecured(root);
    },
    Operation(operation, { report, location }) {
      const access = operation['x-access'];
      if (!needsToken && Array.isArray(access) && access.length === 0) return;
      for (const message of accessProblems(access)) {
        report({ message, location: location.child('x-access').key() });
      }
    },
  };
}
