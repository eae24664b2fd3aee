// The part of a bundle that one operation uses, so that its validator compiles fewer schemas.
import type { Bundle, Operation } from './operations.ts';

/** Returns a document with one operation and the components that it references; without its responses if `hasResponses` is false. */
export function operationDocument({ bundle, path, method, parameters }: Operation, hasResponses: boolean): Bundle {
  const operation = bundle.paths[path]?.[method] as object;
  // Parameters are inlined, because the validator would resolve references in every request.
  const paths = { [path]: { [method]: { ...operation, parameters, ...(hasResponses ? {} : { responses: {} }) } } };
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
