const isShared = (parameter, name) => parameter?.$ref?.endsWith(`/shared/parameters/${name}.yaml`);

/** Lists of objects page alike: shared Skip and Count come together, and every 200 tells Total-Count. */
export function listParameters() {
  return {
    Operation(operation, { report, location, resolve }) {
      const parameters = operation.parameters ?? [];
      const has = (name) => parameters.some((p) => isShared(p, name));
      if (!has('Skip') && !has('Count')) return;
      if (!has('Skip') || !has('Count')) {
        report({
          message: 'A list takes the shared parameters Skip and Count together.',
          location: location.child('parameters').key(),
        });
      }
      const ok = resolve(operation.responses?.['200'] ?? {}).node ?? {};
      if (!ok.headers?.['Total-Count']) {
        report({
          message: 'A list that takes Skip and Count declares the header Total-Count on its 200.',
          location: location.child('responses').key(),
        });
      }
    },
  };
}
