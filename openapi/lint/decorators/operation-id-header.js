/** Adds the header Operation-Id, which every response carries, to every response of the bundle: written once, here. */
export function operationIdHeader() {
  return {
    Response: {
      leave(response) {
        response.headers = {
          'Operation-Id': {
            description: 'Identifies this call; the error body and the log of the server have the same value.',
            schema: { type: 'string', format: 'uuid' },
          },
          ...response.headers,
        };
      },
    },
  };
}
