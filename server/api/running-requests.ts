// Requests from their admission until their response has ended: each has a slot, a time limit and a cancellation token.
import type { Response } from 'express';
import { RequestCancellation, RequestTimeouts } from '../requests/cancellation.ts';
import type { Admission, AdmittedRequest } from './admission.ts';

/** A request that is being served. */
export interface RunningRequest {
  readonly cancellation: RequestCancellation;
  readonly admitted: AdmittedRequest;
  /** The clock of its time limit. It stops while the body is received, because that has its own limit. */
  readonly clock: { start(): void; stop(): void };
}

/** Returns a function that admits a request until its response has ended; it throws Overloaded when there are too many. */
export function requestAdmitter(admission: Admission) {
  const clocks = new RequestTimeouts();
  return (response: Response, seconds: number): RunningRequest => {
    const admitted = admission.admit();
    const cancellation = new RequestCancellation(() => {
      if (response.headersSent) response.destroy();
    });
    response.once('close', () => {
      admitted.release();
      clocks.stop(cancellation);
      if (!response.writableFinished) cancellation.cancel('The client closed the connection.');
    });
    const clock = {
      start() {
        if (!response.closed) clocks.start(cancellation, seconds);
      },
      stop() {
        clocks.stop(cancellation);
      },
    };
    return { cancellation, admitted, clock };
  };
}
