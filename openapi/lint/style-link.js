/** The section of ../STYLE.md that has each rule. */
export const sections = {
  'access-declared': 'operations',
  'allow-reserved': 'operations',
  'audit-exemption': 'operations',
  'behavior-link': 'operations',
  'body-limit': 'operations',
  'create-links': 'operations',
  'description-form': 'operations',
  'enum-descriptions': 'schemas',
  'enum-names': 'schemas',
  'explicit-required-body': 'operations',
  'free-form-object': 'schemas',
  'link-target': 'operations',
  'list-parameters': 'operations',
  'media-type-example': 'examples-and-words',
  'operation-id-form': 'operations',
  'operation-id-unique': 'operations',
  'path-in-file': 'files',
  'path-parameter-text': 'operations',
  'property-description': 'schemas',
  'request-maxima': 'schemas',
  'shared-responses': 'responses',
  'subset-keywords': 'schemas',
};

/** Returns a rule whose messages end with a link to a section of STYLE.md. */
export function withStyleLink(rule, section) {
  const link = `See openapi/STYLE.md#${section}.`;
  const linked =
    (visit) =>
    (node, context, ...others) =>
      visit(
        node,
        { ...context, report: (problem) => context.report({ ...problem, message: `${problem.message} ${link}` }) },
        ...others,
      );
  const linkedVisitor = (visitor) => (typeof visitor === 'function' ? linked(visitor) : mapValues(visitor, linked));
  return (options) => mapValues(rule(options), linkedVisitor);
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
