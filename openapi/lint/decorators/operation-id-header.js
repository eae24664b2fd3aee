/** Adds the header Operation-Id, which every response carries, to every response of the bundle: written once, here. */
export function operationIdHeader() {
  return {
    Response: {
      leave(response) {
        response.headers = {
          'Operation-Id': {
            description: 'Identifies this call; the same value stands in the error body and in the server log.',
            schema: { type: 'string', format: 'uuid' },
          },
          ...response.headers,
        };
      },
    },
  };
}
