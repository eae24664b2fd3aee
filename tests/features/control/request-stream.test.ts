// Streams of requests have bounded memory and end with their client and their server.
import { describe, expect, it } from '@jest/globals';
import { streamRequests } from '../../../server/control/request-stream.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import { RequestLog } from '../../../server/requests/request-log.ts';
import { recordedRequest } from '../../support/recorded-requests.ts';

const second = 1_000;
/** Opens a stream of the tenant `a`; returns functions that read its events and cancel it. */
function openStream(log: RequestLog, options: Parameters<typeof streamRequests>[2] = {}, heartbeat = 60 * second) {
  const cancellation = new RequestCancellation();
  const events = streamRequests(log, 'a', options, { cancellation, heartbeat })[Symbol.asyncIterator]();
  const next = async () => (await events.next()).value as string | undefined;
  return { next, cancel: () => cancellation.cancel('The client closed the connection.') };
}
const idOf = (event: string | undefined) => /^id: (.*)$/m.exec(event ?? '')?.[1];
const alive = ': the connection is alive\n\n';

describe('a stream of requests', () => {
  it('sends requests of its tenant that match, in order, and then ends', async () => {
    const log = new RequestLog();
    const { next } = openStream(log, { status: 200, count: 2 });
    expect(await next()).toBe(alive);
    log.add(recordedRequest('r1'));
    log.add(recordedRequest('r2', { tenant: 'b' }));
    log.add(recordedRequest('r3', { status: 404 }));
    log.add(recordedRequest('r4'));
    log.add(recordedRequest('r5'));
    expect([idOf(await next()), idOf(await next()), await next()]).toEqual(['r1', 'r4', undefined]);
  });

  it('begins with the requests of the log, and says how many of them have been removed', async () => {
    const log = new RequestLog();
    log.add(recordedRequest('r1'));
    log.add(recordedRequest('r2'));
    const { next } = openStream(log, { since: '1970-01-01T00:00:00Z' });
    log.clear('a');
    log.add(recordedRequest('r3'));
    expect(await next()).toBe(alive);
    expect(await next()).toBe('event: missed\ndata: {"count":2}\n\n');
    expect(idOf(await next())).toBe('r3');
  });

  it('leaves out requests if the client is slow, and says how many', async () => {
    const log = new RequestLog();
    const { next } = openStream(log);
    for (let i = 0; i < 20; i++) log.add(recordedRequest(`r${i}`, { responseBody: 'x'.repeat(100_000) }));
    await next();
    const ids = [];
    for (let event = await next(); event !== undefined && idOf(event) !== undefined; event = await next())
      ids.push(idOf(event));
    expect(ids).toEqual(Array.from({ length: 10 }, (_, i) => `r${i}`));
    log.add(recordedRequest('later'));
    expect(idOf(await next())).toBe('later');
  });

  it('sends a comment while there are no requests', async () => {
    const { next } = openStream(new RequestLog(), {}, 1);
    expect([await next(), await next(), await next()]).toEqual([alive, alive, alive]);
  });

  it('ends when the client leaves, and when the server stops', async () => {
    const log = new RequestLog();
    const left = openStream(log);
    const stopped = openStream(log);
    await Promise.all([left.next(), stopped.next()]);
    const ends = [left.next(), stopped.next()];
    left.cancel();
    expect(await ends[0]).toBeUndefined();
    log.close();
    expect(await ends[1]).toBeUndefined();
    expect([await openStream(log).next(), await openStream(log).next()]).toEqual([alive, alive]);
  });

  it('is refused if 100 others are open, and frees its place when it ends', async () => {
    const log = new RequestLog();
    const streams = Array.from({ length: 100 }, () => openStream(log));
    expect(() => openStream(log)).toThrow('The server already has 100 waits and streams');
    streams[0]?.cancel();
    expect(await openStream(log).next()).toBe(alive);
  });
});
