/** Adds the header Preference-Applied, which every response to a request with Prefer can carry, to every response of the bundle. */
export function preferenceAppliedHeader() {
  return {
    Response: {
      leave(response) {
        response.headers = {
          ...response.headers,
          'Preference-Applied': {
            description: 'The preferences of the header Prefer that selected this response, with the setting CONTROL.',
            schema: { type: 'string', examples: ['code=409'] },
          },
        };
      },
    },
  };
}
