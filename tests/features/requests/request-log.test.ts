// The log of requests has bounded memory and no secrets.
import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from '../../../server/api/record-requests.ts';
import { RequestLog } from '../../../server/requests/request-log.ts';
import { recordedRequest as request } from '../../support/recorded-requests.ts';

describe('the log of requests', () => {
  it('keeps the newest 10,000 requests', () => {
    const log = new RequestLog();
    for (let i = 0; i < 10_005; i++) log.add(request(`r${i}`));
    expect(log.list('a')).toHaveLength(10_000);
    expect([log.get('a', 'r4'), log.get('a', 'r5')?.id]).toEqual([null, 'r5']);
  });

  it('keeps at most 16 MiB of bodies', () => {
    const log = new RequestLog();
    for (let i = 0; i < 20; i++) log.add(request(`r${i}`, { responseBody: 'x'.repeat(1024 * 1024) }));
    expect(log.list('a').map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, i) => `r${i + 5}`));
  });

  it('separates tenants', () => {
    const log = new RequestLog();
    log.add(request('r1'));
    log.add(request('r2', { tenant: 'b' }));
    expect([log.list('A').length, log.get('b', 'r1'), log.get('B', 'R2')?.id]).toEqual([1, null, 'r2']);
    log.clear('a');
    expect([log.list('a').length, log.list('b').length]).toEqual([0, 1]);
  });
});

it.each([
  ['{"Secret":"abc","Id":"x"}', '{"Secret":"…","Id":"x"}'],
  ['{ "client_secret" : "a\\"b" }', '{ "client_secret" : "…" }'],
  ['{"access_token":"abc', '{"access_token":"…'],
  ['{"Name":"Secretary"}', '{"Name":"Secretary"}'],
])('%s is recorded as %s', (text, recorded) => {
  expect(withoutSecrets(text)).toBe(recorded);
});
