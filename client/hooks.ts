// Who watches calls: logs, traces, validation.
import type { ApiError } from './errors.ts';

/** A call that is about to be sent. */
export interface CallInfo {
  /** The operation's name in the contract; undefined when it was called by path. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The path with its parameters' names: /api/v1/Tenants/{tenantId} */
  readonly route: string;
  readonly url: string;
  /** The headers to send; a hook may add some. The token is not among them. */
  readonly headers: Headers;
  /** What the call was given. */
  readonly input: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: unknown;
  };
}

export interface Outcome {
  /** The last response; undefined when none came. */
  readonly response?: Response;
  /** What the call answers, when it succeeded. */
  readonly data?: unknown;
  /** The error that the API answered, or the one that the call rejects with. */
  readonly error?: ApiError | Error;
  /** How often it was tried. */
  readonly attempts: number;
}

export interface Repetition {
  /** The attempt that failed, counted from 1. */
  readonly attempt: number;
  /** Milliseconds until the next one. */
  readonly pause: number;
  readonly status?: number;
  readonly error?: Error;
}

/** What a hook wants to hear of one call. */
export interface Watch {
  /** Before another attempt. */
  retry?(repetition: Repetition): void;
  /** When the call is over. */
  end?(outcome: Outcome): void;
}

/** Is asked before each call and answers what it wants to hear of it. One that throws stops the call before the network. */
export type Hook = (call: CallInfo) => Watch | undefined;
