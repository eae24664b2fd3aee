/** The forms of error bodies; the document of an operation decides its form. */
export type ErrorFamily =
  'ErrorResponseBody' | 'ChildErrors' | 'ErrorResponse' | 'ErrorTemplate' | 'ModelState' | 'none';
