// The part of a bundle that one operation needs, so that its validator compiles little.
import type { Bundle, Operation } from './operations.ts';

/** Returns a document with one operation and the components that it reaches; `responses` says whether to include its responses. */
export function operationDocument({ bundle, path, method, parameters }: Operation, responses: boolean): Bundle {
  const operation = bundle.paths[path]?.[method] as object;
  // Parameters are inlined, because the validator would resolve references for each request.
  const paths = { [path]: { [method]: { ...operation, parameters, ...(responses ? {} : { responses: {} }) } } };
  const components: Record<string, Record<string, unknown>> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = (value as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') {
      const [, , section = '', name = ''] = reference.split('/');
      const group = (components[section] ??= {});
      if (!(name in group)) {
        group[name] = bundle.components[section]?.[name];
        visit(group[name]);
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(paths);
  return structuredClone({ openapi: bundle.openapi, info: bundle.info, paths, components });
}
