const URL = /^\.\.\/behavior\/[a-z-]+\.html(#[a-z0-9-]+)?$/;

/** Every operation, or its tag, links to the page of behavior that governs it; tests/spec/citations.test.ts opens each link. */
export function behaviorLink() {
  const linked = new Set();
  const judge = ({ url }, { report, location }) => {
    if (!URL.test(url ?? '')) {
      report({
        message: `externalDocs leads to ../behavior/<page>.html, with or without a heading, and not to ${url}.`,
        location: location.child('externalDocs'),
      });
    }
  };
  return {
    Root({ tags = [] }) {
      for (const { name, externalDocs } of tags) if (externalDocs) linked.add(name);
    },
    Tag(tag, context) {
      if (tag.externalDocs) judge(tag.externalDocs, context);
    },
    Operation(operation, context) {
      if (operation.externalDocs) {
        judge(operation.externalDocs, context);
      } else if (!operation.tags?.some((tag) => linked.has(tag))) {
        context.report({
          message: 'Neither the operation nor its tag links to a page of docs/behavior by externalDocs.',
          location: context.location.key(),
        });
      }
    },
  };
}
