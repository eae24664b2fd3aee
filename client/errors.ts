// The errors that calls return, one class for all families of error bodies.

interface Fields {
  readonly status: number;
  /** The operation or the path that was called, for the message. */
  readonly call: string;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
  /** Why the body of a successful response could not be read. */
  readonly unreadable?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A failure that the API reports. Calls return it as `error`; `orThrow` throws it.
 *
 * @example
 * const { data, error } = await hub.getStream({ path: { streamId } });
 * if (error?.status === 404) console.log(error.reason, error.resolution);
 */
export class ApiError<Body = unknown> extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Identifies the call in the server's log: the header Operation-Id, or the member OperationId of the body. */
  readonly operationId: string | undefined;
  /** What went wrong, from the body. */
  readonly reason: string | undefined;
  /** What to do about it, from the body. */
  readonly resolution: string | undefined;
  /** The parsed body; undefined when it is not a JSON object. */
  readonly body: Body | undefined;
  /** The body as text. */
  readonly text: string;

  constructor({ status, call, headers, text, body, unreadable }: Fields) {
    const members = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
    // Displays and folders use Message where all others use Reason, or Error alone.
    const reason = unreadable ?? textOf(members['Reason']) ?? textOf(members['Message']) ?? textOf(members['Error']);
    super(`${call} returned ${status}${reason === undefined ? '' : `: ${reason}`}`);
    this.status = status;
    this.operationId = textOf(members['OperationId']) ?? headers.get('Operation-Id') ?? undefined;
    this.reason = reason;
    this.resolution = textOf(members['Resolution']);
    this.body = typeof body === 'object' && body !== null ? (body as Body) : undefined;
    this.text = text;
  }
}

/** A request that breaks the contract; nothing was sent. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly faults: readonly string[];

  constructor(operation: string, faults: readonly string[]) {
    super(`${operation} was not sent: ${faults.join('; ')}`);
    this.faults = faults;
  }
}
