// Requests from their admission until their response has ended: each has a place, a time limit and a cancellation token.
import type { Response } from 'express';
import { RequestCancellation, RequestClock } from '../requests/cancellation.ts';
import type { Admission, Admitted } from './admission.ts';

/** A request that is being served. */
export interface RunningRequest {
  readonly cancellation: RequestCancellation;
  readonly admitted: Admitted;
  /** The clock of its time limit; it stops while the body is received, which has a limit of its own. */
  readonly clock: { start(): void; stop(): void };
}

/** A function that admits a request and follows it until its response has ended; throws Overloaded when there are too many already. */
export function requestAdmitter(admission: Admission) {
  const clocks = new RequestClock();
  return (response: Response, seconds: number): RunningRequest => {
    const admitted = admission.enter();
    const cancellation = new RequestCancellation(() => {
      if (response.headersSent) response.destroy();
    });
    response.once('close', () => {
      admitted.leave();
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
