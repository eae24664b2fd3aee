// Every failure that the API can return, with its status and fixed sentences. The reason is specific to each request.
export const failures = {
  InvalidInput: {
    status: 400,
    error: 'The request contains missing or invalid inputs.',
    resolution: 'Correct the named input and send the request again.',
  },
  TooManyEvents: {
    status: 400,
    error: 'The request is not valid.',
    resolution: 'Reduce query size and resubmit the request.',
  },
  Unauthenticated: {
    status: 401,
    error: 'The caller is not authenticated.',
    resolution: 'Send a bearer token from the token endpoint.',
  },
  Forbidden: {
    status: 403,
    error: 'The caller is not permitted to perform this operation.',
    resolution: 'Ask an owner or an administrator for the right.',
  },
  NotFound: { status: 404, error: 'The requested object was not found.', resolution: 'Check the identifier.' },
  EventMissing: {
    status: 404,
    error: 'No event exists at the index.',
    resolution: 'Insert the event first, or allow it to be created.',
  },
  MethodNotAllowed: {
    status: 405,
    error: 'The method is not allowed on this path.',
    resolution: 'Use one of the methods listed in the Allow header.',
  },
  NotAcceptable: { status: 406, error: 'No acceptable media type.', resolution: 'Accept application/json.' },
  TimedOut: {
    status: 408,
    error: 'The operation timed out.',
    resolution: 'Request less data, or raise Request-Timeout.',
  },
  Conflict: {
    status: 409,
    error: 'The object conflicts with an existing object.',
    resolution: 'Use another identifier, or update the existing object.',
  },
  EventExists: {
    status: 409,
    error: 'The event already exists.',
    resolution: 'Use another index, or update the existing event.',
  },
  ContentTooLarge: {
    status: 413,
    error: 'The request body is too large.',
    resolution: 'Send the content in smaller requests.',
  },
  UnsupportedMediaType: {
    status: 415,
    error: 'The media type is not supported.',
    resolution: 'Send application/json, plain or compressed with gzip or deflate.',
  },
  Unprocessable: {
    status: 422,
    error: 'The stored entity cannot be processed.',
    resolution: 'Store it again.',
  },
  TooManyRequests: {
    status: 429,
    error: 'Too many requests were sent.',
    resolution: 'Wait for the number of seconds in Retry-After, then send the request again.',
  },
  Internal: {
    status: 500,
    error: 'An unexpected error occurred.',
    resolution: 'Try again; if it persists, report the OperationId.',
  },
  Unavailable: { status: 503, error: 'The service is temporarily unavailable.', resolution: 'Try again later.' },
  Overloaded: {
    status: 503,
    error: 'The service is temporarily unavailable.',
    resolution: 'Try again a little later.',
  },
} as const;

export type FailureName = keyof typeof failures;

interface FailureDetails {
  /** The identifiers or values that caused the failure, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A description of every fault, by the path of the faulty member or parameter. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The underlying error, which is logged but never sent. */
  readonly cause?: unknown;
}

/** A failure of a request. The response contains the reason; only the log contains the cause. */
export class Failure extends Error {
  readonly failureName: FailureName;
  readonly details: FailureDetails;

  constructor(failureName: FailureName, reason: string, details: FailureDetails = {}) {
    super(reason, { cause: details.cause });
    this.name = 'Failure';
    this.failureName = failureName;
    this.details = details;
  }
}

/** Returns the failure for an object that does not exist. */
export const notFound = (kind: string, id: string) =>
  new Failure('NotFound', `There is no ${kind} '${id}'.`, { parameters: { Id: id } });
