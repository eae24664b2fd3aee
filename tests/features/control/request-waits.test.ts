// Waits for requests end at the number of requests, at their time, with their client and with their server.
import { describe, expect, it } from '@jest/globals';
import { waitForRequests, type RequestWait } from '../../../server/control/request-waits.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import { RequestLog } from '../../../server/requests/request-log.ts';
import { recordedRequest } from '../../support/recorded-requests.ts';

/** Starts a wait of the tenant `a`; its time is an hour by default. */
function startWait(log: RequestLog, wait: RequestWait, maxSeconds = 3_600) {
  const cancellation = new RequestCancellation();
  const result = waitForRequests(log, 'a', { timeout: 3_600, ...wait }, { maxSeconds, cancellation });
  return { cancellation, ids: result.then(({ isComplete, requests }) => [isComplete, requests.map(({ id }) => id)]) };
}

describe('a wait for requests', () => {
  it('ends when enough requests match, with those of the log', async () => {
    const log = new RequestLog();
    log.add(recordedRequest('r1'));
    const { ids } = startWait(log, { count: 3, operationId: 'getStream' });
    for (const id of ['r2', 'r3', 'r4'])
      log.add(recordedRequest(id, { operationId: id === 'r2' ? 'other' : 'getStream' }));
    expect(await ids).toEqual([true, ['r1', 'r3', 'r4']]);
  });

  it('ends at once if the log has enough', async () => {
    const log = new RequestLog();
    for (const id of ['r1', 'r2', 'r3']) log.add(recordedRequest(id));
    expect(await startWait(log, { count: 2 }).ids).toEqual([true, ['r1', 'r2']]);
  });

  it('ends when its time or that of the server has passed', async () => {
    const log = new RequestLog();
    expect(await startWait(log, { timeout: 0.001 }).ids).toEqual([false, []]);
    expect(await startWait(log, {}, 0.001).ids).toEqual([false, []]);
  });

  it('ends when the client leaves, and when the server stops', async () => {
    const log = new RequestLog();
    const left = startWait(log, {});
    left.cancellation.cancel('The client closed the connection.');
    expect(await left.ids).toEqual([false, []]);
    const stopped = startWait(log, {});
    log.close();
    expect(await stopped.ids).toEqual([false, []]);
    expect(await startWait(log, {}).ids).toEqual([false, []]);
  });

  it('is refused if 100 others are in progress', async () => {
    const log = new RequestLog();
    const waits = Array.from({ length: 100 }, () => startWait(log, {}).ids);
    await expect(startWait(log, {}).ids).rejects.toThrow('The server already has 100 waits and streams');
    log.add(recordedRequest('r1'));
    expect(await waits[0]).toEqual([true, ['r1']]);
    const last = startWait(log, { operationId: 'none' });
    last.cancellation.cancel('The client closed the connection.');
    expect(await last.ids).toEqual([false, []]);
  });
});
