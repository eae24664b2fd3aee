// The parts of a bundle that the validators of an operation use, so that they compile few schemas.
import type { Bundle, Operation, Response } from './operations.ts';

/** Returns a document with the parameters and the body of one operation, and the components that they reference. */
export function requestDocument({ bundle, path, method, parameters }: Operation): Bundle {
  const { requestBody } = bundle.paths[path]?.[method] as { readonly requestBody?: unknown };
  // Parameters are inlined, because the validator would resolve references in every request.
  return documentOf(bundle, { [path]: { [method]: { parameters, requestBody, responses: {} } } });
}

/** The path of the only operation in the document of a response. */
export const responsePath = '/response';

/** Returns a document with the content of one response, for every status, and the components that it references. */
export function responseDocument(bundle: Bundle, { content }: Response): Bundle {
  return documentOf(bundle, { [responsePath]: { get: { responses: { default: content ? { content } : {} } } } });
}

/** Returns a copy of a document with these paths and the components that they reference. */
function documentOf(bundle: Bundle, paths: Bundle['paths']): Bundle {
  const components: Record<string, Record<string, unknown>> = {};
  const addReferences = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = (value as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') {
      const [, , section = '', name = ''] = reference.split('/');
      const targets = (components[section] ??= {});
      if (!(name in targets)) {
        targets[name] = bundle.components[section]?.[name];
        addReferences(targets[name]);
      }
    }
    for (const member of Object.values(value)) addReferences(member);
  };
  addReferences(paths);
  return structuredClone({ openapi: bundle.openapi, info: bundle.info, paths, components });
}
