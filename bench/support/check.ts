// Checks of responses during a measurement.
import type { ReceivedResponse } from './load.ts';

/** Throws unless a response has the status and, if given, the body. */
export function expectResponse(
  { status, body }: ReceivedResponse,
  expectedStatus: number,
  expectedBody?: string,
): void {
  if (status !== expectedStatus) throw new Error(`Expected ${expectedStatus}, got ${status}: ${body.slice(0, 500)}`);
  if (expectedBody !== undefined && body !== expectedBody)
    throw new Error(`Expected ${expectedBody.slice(0, 200)}, got ${body.slice(0, 200)}`);
}
