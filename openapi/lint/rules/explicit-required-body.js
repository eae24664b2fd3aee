/** `required` is written on every request body: left out, the validator answers 415 to a request without body. */
export function explicitRequiredBody() {
  return {
    RequestBody(body, { report, location }) {
      if (typeof body.required !== 'boolean') {
        report({ message: 'Write required: true or required: false on the request body.', location });
      }
    },
  };
}
