// `kill -9` while a sandbox is reset, restored or saved: the next process has the contents of before or those of the seed or snapshot.
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

const control = '/control/v1/sandboxes/default';

for (const [change, path] of [
  ['a reset', '/reset'],
  ['a restore', '/snapshots/first/restore'],
] as const)
  declareOnNewDatabases({
    change,
    settings: { AUTH: 'off' },
    timeout: 180_000,
    async survive(send, killDuring) {
      const seed = await contents(send);
      expect(seed.streams).toHaveLength(2);
      await send('PUT', `${control}/snapshots/first`);
      for (let round = 0; round < rounds; round++) {
        await send('POST', control + path);
        await send('DELETE', `${base}/Streams/SeattleHourly`);
        await send('DELETE', `${base}/Streams/SeattleDaily/Data?startIndex=2014-01-01&endIndex=2016-01-01`);
        await send('POST', `${base}/Types/Round${round}`, { SdsTypeCode: 9 });
        const changed = await contents(send);
        await killDuring(send('POST', control + path));
        expect([changed, seed]).toContainEqual(await contents(send));
      }
    },
  });

declareOnNewDatabases({
  change: 'a save of a snapshot',
  settings: { AUTH: 'off' },
  timeout: 180_000,
  async survive(send, killDuring) {
    const before = await contents(send);
    await send('PUT', `${control}/snapshots/first`);
    for (let round = 0; round < rounds; round++) {
      await killDuring(send('PUT', `${control}/snapshots/first`));
      const saved = JSON.parse(await send('GET', `${control}/snapshots`)) as readonly { readonly name: string }[];
      expect(saved.map(({ name }) => name)).toEqual(['first']);
      await send('DELETE', `${base}/Streams/SeattleHourly`);
      await send('POST', `${control}/snapshots/first/restore`);
      expect(await contents(send)).toEqual(before);
    }
  },
});
