// Random data views over HTTP against a brute-force oracle: every page of every view has to agree. RANDOM_SEED repeats a run;
// RANDOM_VIEWS says how long it is.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { play } from './random-views/play.ts';

const seed = Number(process.env['RANDOM_SEED'] ?? randomInt(2 ** 31));
const wanted = process.env['RANDOM_VIEWS'];
const views = Number(wanted ?? 200);
/** Milliseconds for a view, with all that belongs to it, on a very busy machine. */
const patience = 400;

function agrees(server: () => TestServer | undefined): void {
  it(
    `agrees with the oracle on ${views} views, RANDOM_SEED=${seed}`,
    async () => {
      const running = server();
      if (!running) throw new Error('The server did not start.');
      const played = await play(running, seed, views);
      expect(played.views).toBeGreaterThanOrEqual(views);
      if (wanted !== undefined)
        process.stderr.write(`RANDOM_SEED=${seed}: ${played.views} views with ${played.rows} rows agree.\n`);
    },
    60_000 + views * patience,
  );
}

describe('on the embedded store', () => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  agrees(() => server);
});

describeOnPostgres('on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    cluster = await startPostgres();
    server = await startTestServer({ DATABASE_URL: await cluster.createDatabase() });
  });
  afterAll(async () => {
    await server?.stop();
    await cluster?.stop();
  });
  agrees(() => server);
});
