// Failures that the API tells of, one class for all families of error bodies.
import type { Result } from './types.ts';

interface Fields {
  readonly status: number;
  /** What was called, for the message. */
  readonly call: string;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
  /** Why an answer counts as failed whose status is fine. */
  readonly unreadable?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A failure that the API answered. Calls hand it back as `error`; `orThrow` throws it.
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
  /** What went wrong, as the body tells it. */
  readonly reason: string | undefined;
  /** What can be done about it, as the body tells it. */
  readonly resolution: string | undefined;
  /** The body in the form that the contract gives it; undefined when it came in another one. */
  readonly body: Body | undefined;
  /** The body as text, whatever it was. */
  readonly text: string;

  constructor({ status, call, headers, text, body, unreadable }: Fields) {
    const members = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
    // Displays and folders say Message where all others say Reason, or Error alone.
    const reason = unreadable ?? textOf(members['Reason']) ?? textOf(members['Message']) ?? textOf(members['Error']);
    super(`${call} answered ${status}${reason === undefined ? '' : `: ${reason}`}`);
    this.status = status;
    this.operationId = textOf(members['OperationId']) ?? headers.get('Operation-Id') ?? undefined;
    this.reason = reason;
    this.resolution = textOf(members['Resolution']);
    this.body = typeof body === 'object' && body !== null ? (body as Body) : undefined;
    this.text = text;
  }
}

/** A request breaks the contract; nothing was sent. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly faults: readonly string[];

  constructor(operation: string, faults: readonly string[]) {
    super(`${operation} was not sent: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

/**
 * The data of a call; throws its error instead of handing it back.
 *
 * @example
 * const stream = await orThrow(hub.getStream({ path: { streamId: 'Pump-101' } }));
 */
export async function orThrow<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}
