// Requests of the log of requests, for tests.
import type { RecordedRequest } from '../../server/requests/request-log.ts';

/** Returns a recorded request of the tenant `a`. */
export const recordedRequest = (id: string, more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  id,
  tenant: 'a',
  time: 0,
  milliseconds: 1,
  timings: { receive: 0.25, handle: 0.5, send: 0.25 },
  method: 'GET',
  path: '/',
  operationId: 'getStream',
  status: 200,
  faults: [],
  caller: null,
  access: [],
  requestHeaders: {},
  requestBody: null,
  responseType: null,
  responseBody: null,
  ...more,
});
