// Declares tests that kill a server with `kill -9` while it makes a change of its control document.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../../support/postgres.ts';
import { serverProcesses } from '../../support/server-processes.ts';

/** Sends a request to the current server and returns the text of its response; throws if it fails. */
export type SendText = (method: string, path: string, body?: unknown) => Promise<string>;

/** Kills the server in a later moment of a change than the last time, and starts the next one with the same data. */
export type KillDuring = (change: Promise<unknown>) => Promise<void>;

interface ChangeTest {
  /** The change, as the subject of the titles. */
  readonly change: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Makes changes, kills the server during each of them, and checks what the next server has. */
  readonly survive: (send: SendText, killDuring: KillDuring) => Promise<void>;
  readonly timeout: number;
}

/** Declares the test on both databases. */
export function declareOnNewDatabases({ change, settings, survive, timeout }: ChangeTest): void {
  const { start } = serverProcesses();

  async function run(database: Readonly<Record<string, string>>): Promise<void> {
    const startNext = () => start({ ...settings, CONTROL: 'on', ...database });
    let server = startNext();
    let kills = 0;
    const send: SendText = async (method, path, body) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers };
      const response = await fetch((await server.url) + path, { method, ...init });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text;
    };
    await survive(send, async (running) => {
      const ended = running.catch(() => undefined);
      await wait(kills * 3);
      kills += 1;
      await server.end('SIGKILL');
      await ended;
      server = startNext();
    });
  }

  it(`${change} on the embedded store happens fully or not at all`, () => run({}), timeout);

  describeOnPostgres('on PostgreSQL', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    afterAll(() => cluster.stop());

    it(
      `${change} happens fully or not at all`,
      async () => run({ DATABASE_URL: await cluster.createEmptyDatabase() }),
      timeout,
    );
  });
}
