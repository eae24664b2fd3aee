// Running requests: each has a slot, a time limit and a cancellation token until its response has ended.
import type { Response } from 'express';
import { RequestCancellation, RequestTimeouts } from '../requests/cancellation.ts';
import type { Admission, AdmittedRequest } from './admission.ts';

/** A request that is being served. */
export interface RunningRequest {
  readonly cancellation: RequestCancellation;
  readonly admitted: AdmittedRequest;
  /** The time limit of the request. It stops while the body is received, which has its own limit. */
  readonly timeLimit: { start(): void; stop(): void };
}

/** Returns a function that admits a request until its response has ended; it throws Overloaded if there are too many. */
export function requestAdmitter(admission: Admission) {
  const timeouts = new RequestTimeouts();
  return (response: Response, seconds: number): RunningRequest => {
    const admitted = admission.admit();
    const cancellation = new RequestCancellation(() => {
      // Without headers, an error response is still possible.
      if (response.headersSent) response.destroy();
    });
    response.once('close', () => {
      admitted.release();
      timeouts.stop(cancellation);
      if (!response.writableFinished) cancellation.cancel('The client closed the connection.');
    });
    const timeLimit = {
      start() {
        if (!response.closed) timeouts.start(cancellation, seconds);
      },
      stop() {
        timeouts.stop(cancellation);
      },
    };
    return { cancellation, admitted, timeLimit };
  };
}
