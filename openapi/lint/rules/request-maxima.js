/** Formats whose texts have a length of their own; the server bounds them. */
const FIXED = ['date-time', 'uuid'];

/**
 * Whatever a request may carry has a maximum: texts, lists and maps, wherever its parameters and its body reach; see STYLE.md, "Schemas".
 * What only responses carry needs none.
 */
export function requestMaxima() {
  const seen = new Set();

  function check(schema, location, { report, resolve }) {
    if (typeof schema !== 'object' || schema === null) return;
    const place = location.absolutePointer;
    if (seen.has(place)) return;
    seen.add(place);
    if (schema.$ref) {
      const target = resolve(schema, location.source.absoluteRef);
      if (target.node) check(target.node, target.location, { report, resolve });
    }
    for (const keyword of missingMaxima(schema)) {
      report({ message: `What a request carries needs ${keyword}.`, location });
    }
    const inner = (part, ...path) => check(part, location.child(path), { report, resolve });
    for (const [name, part] of Object.entries(schema.properties ?? {})) inner(part, 'properties', name);
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
      for (const [i, part] of (schema[keyword] ?? []).entries()) inner(part, keyword, i);
    }
    for (const keyword of ['items', 'additionalProperties', 'propertyNames']) inner(schema[keyword], keyword);
  }

  const checkIn = ({ schema, content = {} }, ctx) => {
    check(schema, ctx.location.child('schema'), ctx);
    for (const [type, media] of Object.entries(content)) {
      check(media.schema, ctx.location.child(['content', type, 'schema']), ctx);
    }
  };

  return {
    Parameter: checkIn,
    RequestBody: checkIn,
  };
}

/** The keywords that a schema lacks by itself. */
function missingMaxima(schema) {
  const types = [schema.type].flat();
  const missing = [];
  const isOpenText = types.includes('string') && !schema.enum && !('const' in schema) && !FIXED.includes(schema.format);
  if (isOpenText && schema.maxLength === undefined) missing.push('maxLength');
  if (types.includes('array') && schema.maxItems === undefined) missing.push('maxItems');
  const { additionalProperties } = schema;
  if (additionalProperties === undefined || additionalProperties === false) return missing;
  if (schema.maxProperties === undefined && schema['x-limit'] === undefined) missing.push('maxProperties');
  // The keys of free-form objects are bounded as their values are, by what a body may hold.
  const { propertyNames = {} } = schema;
  const isMap = additionalProperties !== true;
  if (isMap && !propertyNames.$ref && propertyNames.maxLength === undefined) missing.push('propertyNames.maxLength');
  return missing;
}
