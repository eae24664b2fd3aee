/** The forms of error bodies: each operation has one, told by its document. */
export type ErrorFamily =
  'ErrorResponseBody' | 'ChildErrors' | 'ErrorResponse' | 'ErrorTemplate' | 'ModelState' | 'none';
