// Hooks observe calls, for logs, traces and validation.
import type { ApiError } from './errors.ts';

/** A call that is about to be sent. */
export interface CallInfo {
  /** The operationId in the contract; undefined for a call by path. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The path with the names of its parameters: /api/v1/Tenants/{tenantId} */
  readonly route: string;
  readonly url: string;
  /** The headers to send; a hook may add some. They do not include the token. */
  readonly headers: Headers;
  /** The input of the call. */
  readonly input: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: unknown;
  };
}

/** The end of a call. */
export interface Outcome {
  /** The last response; undefined when none arrived. */
  readonly response?: Response;
  /** The data that the call returns when it succeeds. */
  readonly data?: unknown;
  /** The error that the API reported, or the one that the call rejects with. */
  readonly error?: ApiError | Error;
  /** The number of attempts. */
  readonly attempts: number;
}

/** A failed attempt that is followed by another one. */
export interface RetryInfo {
  /** The number of the failed attempt, from 1. */
  readonly attempt: number;
  /** Milliseconds until the next attempt. */
  readonly pause: number;
  readonly status?: number;
  readonly error?: Error;
}

/** The events of one call that a hook listens to. */
export interface CallObserver {
  /** Called before each further attempt. */
  retry?(info: RetryInfo): void;
  /** Called when the call is over. */
  end?(outcome: Outcome): void;
}

/** Called before each call; returns an observer of the call, or undefined. If a hook throws, the call is not sent. */
export type Hook = (call: CallInfo) => CallObserver | undefined;
