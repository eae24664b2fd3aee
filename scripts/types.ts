// Generates the TypeScript types of a bundle with openapi-typescript.
import { astToString, resolveRef, scanDiscriminators, transformSchema, type GlobalContext } from 'openapi-typescript';

type Schema = Parameters<typeof transformSchema>[0];

const options = { defaultNonNullable: false, silent: true };

/** Returns the types of a bundle as source text. The library's main function would lint and bundle it again. */
export function generateTypes(bundle: Schema): string {
  const context = {
    ...options,
    discriminators: scanDiscriminators(bundle, options),
    injectFooter: [],
    resolve: (reference) => resolveRef(bundle, reference, options),
  } satisfies Partial<GlobalContext>;
  return astToString(transformSchema(bundle, context as unknown as GlobalContext));
}
