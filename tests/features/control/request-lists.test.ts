import { expect, it } from '@jest/globals';
import { harForm } from '../../../server/control/har.ts';
import { jsonOfRequests } from '../../../server/control/request-lists.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import { RequestLog, type RecordedRequest } from '../../../server/requests/request-log.ts';

const request = (id: string, responseBody = 'x'.repeat(4_000)): RecordedRequest => ({
  id,
  tenant: 'one',
  time: 0,
  milliseconds: 1,
  timings: { receive: 0, handle: 1, send: 0 },
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
  responseBody,
});
const form = { before: '[', after: ']', itemOf: ({ id }: RecordedRequest) => ({ id, text: 'x'.repeat(4_000) }) };

function listOf(ids: readonly string[]) {
  const log = new RequestLog();
  const requests = ids.map((id) => request(id));
  for (const one of requests) log.add(one);
  const cancellation = new RequestCancellation();
  return { log, tenant: 'one', requests, cancellation };
}

it('a list of requests is JSON in chunks of bounded length, whatever its length', async () => {
  for (const count of [0, 1, 15, 16, 17, 100]) {
    const ids = Array.from({ length: count }, (_, i) => `r${i}`);
    const chunks = await Array.fromAsync(jsonOfRequests(listOf(ids), form));
    expect((JSON.parse(chunks.join('')) as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    for (const chunk of chunks) expect(chunk.length).toBeLessThan(75_000);
    expect(chunks).toHaveLength(1 + Math.floor(count / 17));
  }
});

it('leaves out requests that the log has removed since the list began', async () => {
  const list = listOf(Array.from({ length: 40 }, (_, i) => `r${i}`));
  const chunks = jsonOfRequests(list, form);
  const first = await chunks.next();
  list.log.clear('one');
  const text = `${first.value ?? ''}${(await Array.fromAsync(chunks)).join('')}`;
  expect(JSON.parse(text)).toHaveLength(17);
});

it('stops when its request is canceled', async () => {
  const list = listOf(Array.from({ length: 40 }, (_, i) => `r${i}`));
  const chunks = jsonOfRequests(list, form);
  await chunks.next();
  list.cancellation.cancel('gone');
  await expect(chunks.next()).rejects.toMatchObject({ failureName: 'TimedOut' });
});

it('an archive without requests is complete', async () => {
  const [text = ''] = await Array.fromAsync(jsonOfRequests(listOf([]), harForm('http://127.0.0.1')));
  expect(JSON.parse(text)).toEqual({
    log: { version: '1.2', creator: { name: 'Millrace', version: '1' }, entries: [] },
  });
});
