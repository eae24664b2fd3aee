// `kill -9` while the clock of a sandbox advances: the next process has the old or the new time.
import { expect } from '@jest/globals';
import { declareOnNewDatabases, type SendText } from './support/change-and-kill.ts';

const rounds = 5;

const sendToClock = async (send: SendText, method: string, path: string, body?: unknown) =>
  JSON.parse(await send(method, `/control/v1/sandboxes/default/clock${path}`, body)) as { readonly time: string };

declareOnNewDatabases({
  change: 'an advance',
  settings: {},
  timeout: 120_000,
  async survive(send, killDuring) {
    let { time } = await sendToClock(send, 'PUT', '', { mode: 'frozen', time: '2026-03-02T08:00:00Z' });
    for (let round = 0; round < rounds; round++) {
      await killDuring(sendToClock(send, 'POST', '/advance', { duration: '01:00:00' }));
      const after = await sendToClock(send, 'GET', '');
      const advanced = new Date(Date.parse(time) + 3_600_000).toISOString().replace('.000Z', 'Z');
      expect([time, advanced]).toContain(after.time);
      ({ time } = after);
    }
  },
});
