// `kill -9` while a sandbox is reset: the next process has the contents of before or the seed.
import { expect } from '@jest/globals';
import { declareOnNewDatabases, type SendText } from './support/change-and-kill.ts';

const rounds = 6;
const base = '/api/v1/Tenants/default/Namespaces/demo';

/** Returns the streams, the types, and the last events of the demo data. */
const contents = async (send: SendText) => ({
  streams: (JSON.parse(await send('GET', `${base}/Streams`)) as { Id: string }[]).map(({ Id }) => Id),
  types: (JSON.parse(await send('GET', `${base}/Types`)) as { Id: string }[]).map(({ Id }) => Id),
  lastDay: await send('GET', `${base}/Streams/SeattleDaily/Data/Last`),
});

declareOnNewDatabases({
  change: 'a reset',
  settings: { AUTH: 'off' },
  timeout: 180_000,
  async survive(send, killDuring) {
    const seed = await contents(send);
    expect(seed.streams).toHaveLength(2);
    for (let round = 0; round < rounds; round++) {
      await send('POST', '/control/v1/sandboxes/default/reset');
      await send('DELETE', `${base}/Streams/SeattleHourly`);
      await send('DELETE', `${base}/Streams/SeattleDaily/Data?startIndex=2014-01-01&endIndex=2016-01-01`);
      await send('POST', `${base}/Types/Round${round}`, { SdsTypeCode: 9 });
      const changed = await contents(send);
      await killDuring(send('POST', '/control/v1/sandboxes/default/reset'));
      expect([changed, seed]).toContainEqual(await contents(send));
    }
  },
});
