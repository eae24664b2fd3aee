// `kill -9` while a generator writes: the next process goes on without gaps, and counts each event once.
import { expect } from '@jest/globals';
import { demo } from '../../server/seed/demo.ts';
import { declareOnNewDatabases, type SendText } from './support/change-and-kill.ts';

const rounds = 4;
const sandbox = '/control/v1/sandboxes/default';
const definition = {
  streamId: 'SeattleHourly',
  start: '2026-03-02T08:00:00Z',
  signal: { kind: 'randomWalk' },
  delay: { probability: 0.2, duration: '00:01:00' },
};

const data = `/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}/Streams/SeattleHourly/Data`;

/** Returns the number of events of the stream from the start of the generator to a time. */
async function countUntil(send: SendText, time: string): Promise<number> {
  return (JSON.parse(await send('GET', `${data}?startIndex=${definition.start}&endIndex=${time}`)) as unknown[]).length;
}

declareOnNewDatabases({
  change: 'the writing of a generator',
  settings: { AUTH: 'off' },
  timeout: 120_000,
  async survive(send, killDuring) {
    await send('PUT', `${sandbox}/clock`, { mode: 'frozen', time: definition.start });
    await send('PUT', `${sandbox}/generators/wind`, definition);
    for (let round = 0; round < rounds; round++)
      await killDuring(send('POST', `${sandbox}/clock/advance`, { duration: '00:30:00' }));
    await send('POST', `${sandbox}/clock/advance`, { to: '2026-03-02T11:01:00Z' });
    // The late events up to 11:00 are written by 11:01.
    expect(await countUntil(send, '2026-03-02T11:00:00Z')).toBe(3 * 3_600 + 1);
    const { state } = JSON.parse(await send('GET', `${sandbox}/generators/wind`)) as { state: { events: number } };
    expect(state.events).toBe(await countUntil(send, '2026-03-02T12:00:00Z'));
  },
});
