const SUMMARY = /^[A-Z][^\n]{4,68}[^.\s]$/;
const DESCRIPTION = /^[A-Z`"][\s\S]{20,}[.:)`|]$/;

/** A summary is a short phrase without a full stop; a description is whole sentences and says more than the summary. */
export function descriptionForm() {
  return {
    Operation(operation, { report, location }) {
      if (!SUMMARY.test(operation.summary ?? '')) {
        report({
          message: 'A summary starts with a capital, has 6 to 70 characters and no full stop at its end.',
          location: location.child('summary'),
        });
      }
      const text = (operation.description ?? '').trim();
      if (!DESCRIPTION.test(text) || text.replace(/\.$/, '') === operation.summary) {
        report({
          message: 'A description is whole sentences (capital, full stop) that say more than the summary.',
          location: location.child('description'),
        });
      }
    },
  };
}
