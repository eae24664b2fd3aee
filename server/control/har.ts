// Requests of the log in the format HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec).
import { STATUS_CODES } from 'node:http';
import type { RecordedRequest } from '../requests/request-log.ts';
import { requestJson } from './recorded-requests.ts';
import type { ListForm } from './request-lists.ts';

/** A size that the log does not know. */
const unknownSize = -1;

const [before = '', after = ''] = JSON.stringify({
  log: { version: '1.2', creator: { name: 'Millrace', version: '1' }, entries: ['…'] },
}).split('"…"');

/** Returns the form of an archive of requests; `baseUrl` is the address of the server. Members that begin with an underscore are our own. */
export const harForm = (baseUrl: string): ListForm => ({
  before,
  after,
  itemOf: (request) => entryOf(request, baseUrl),
});

function entryOf(recorded: RecordedRequest, baseUrl: string) {
  const { receive, handle, send } = recorded.timings;
  return {
    startedDateTime: new Date(recorded.time).toISOString(),
    time: receive + handle + send,
    request: requestOf(recorded, baseUrl),
    response: responseOf(recorded),
    cache: {},
    // The format has the view of the client: it sends while the server receives.
    timings: { send: receive, wait: handle, receive: send },
    _id: recorded.id,
    _operationId: recorded.operationId,
    _caller: recorded.caller,
    _access: requestJson(recorded).access,
  };
}

function requestOf({ method, path, requestHeaders, requestBody }: RecordedRequest, baseUrl: string) {
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return {
    method,
    url: baseUrl + path,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairsOf(Object.entries(requestHeaders)),
    queryString: pairsOf(new URLSearchParams(query)),
    ...(requestBody === null
      ? {}
      : { postData: { mimeType: requestHeaders['Content-Type'] ?? '', params: [], text: requestBody } }),
    headersSize: unknownSize,
    bodySize: requestBody === null ? 0 : unknownSize,
  };
}

function responseOf({ status, responseType, responseBody }: RecordedRequest) {
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: responseType === null ? [] : pairsOf([['Content-Type', responseType]]),
    content: {
      size: Buffer.byteLength(responseBody ?? ''),
      mimeType: responseType ?? 'x-unknown',
      ...(responseBody === null ? {} : { text: responseBody }),
    },
    redirectURL: '',
    headersSize: unknownSize,
    bodySize: responseBody === null ? 0 : unknownSize,
  };
}

const pairsOf = (entries: Iterable<readonly [string, string]>) =>
  Array.from(entries, ([name, value]) => ({ name, value }));
