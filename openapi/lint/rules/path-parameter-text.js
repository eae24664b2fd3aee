/** Texts that addresses take for another place, or that break lines of logs and headers. */
const REFUSED = ['.', '..', 'a\nb', 'a\u0000', '\u007f', 'a\u0085', '\u2028'];

/** A text in a path has a pattern that refuses dot segments and control characters: see STYLE.md, "Operations". */
export function pathParameterText() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      if (parameter.in !== 'path') return;
      const schema = resolve(parameter.schema ?? {}).node ?? {};
      if (![schema.type].flat().includes('string') || schema.enum) return;
      const pattern = schema.pattern && new RegExp(schema.pattern, 'u');
      if (!pattern || REFUSED.some((text) => pattern.test(text))) {
        report({
          message: `The schema of ${parameter.name} is shared/schemas/Identifier.yaml, or has a pattern that refuses ".", ".." and control characters.`,
          location,
        });
      }
    },
  };
}
