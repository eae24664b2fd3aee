/** The families of error bodies. The contract declares which one an operation returns. */
export type ErrorFamily =
  'ErrorResponseBody' | 'ChildErrors' | 'ErrorResponse' | 'ErrorTemplate' | 'ModelState' | 'none';
