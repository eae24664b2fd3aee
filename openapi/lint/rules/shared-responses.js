import { isSecured } from '../access.js';

const isPathParameter = (p) => p?.in === 'path';

/** Responses that a documented row may leave out but that can happen: see STYLE.md, "Responses". */
export function sharedResponses() {
  let needsToken = true;
  return {
    Root(root) {
      needsToken = isSecured(root);
    },
    Operation(operation, { report, location, resolve, parent }) {
      const responses = operation.responses ?? {};
      const need = (status, why) => {
        if (!(status in responses)) {
          report({
            message: `${operation.operationId} needs ${status}: ${why}.`,
            location: location.child('responses').key(),
          });
        }
      };
      const parameters = [...(parent?.parameters ?? []), ...(operation.parameters ?? [])].map((p) => resolve(p).node);
      if (needsToken) need('401', 'every operation needs a token');
      need('405', 'the path answers other methods so, with Allow');
      need('429', 'a caller may send too many requests');
      need('431', 'header fields can be too large');
      if (parameters.some((p) => isPathParameter(p) && p['x-not-found'] !== 400)) {
        need('404', 'an object that the path names may not exist');
      }
      if (operation.requestBody || parameters.length > 0) {
        need('400', 'what the request carries may be wrong');
      }
      const answers = Object.entries(responses).some(([status, r]) => /^2/.test(status) && resolve(r).node?.content);
      if (answers) need('406', 'the caller may accept no media type that it answers in');
      if (operation.requestBody) {
        need('413', 'the body may be too large');
        need('415', 'the body may be of another media type');
      }
      const allow = resolve(responses['405'] ?? {}).node?.headers?.Allow;
      if (responses['405'] && !allow) {
        report({ message: 'A 405 declares the header Allow.', location: location.child(['responses', '405']).key() });
      }
    },
  };
}
