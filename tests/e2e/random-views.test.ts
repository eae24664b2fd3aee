// Random data views over HTTP against a brute-force oracle: every page of every view must be the same. RANDOM_SEED repeats a run;
// RANDOM_VIEWS sets the number of views.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { play } from './random-views/play.ts';

const seed = Number(process.env['RANDOM_SEED'] ?? randomInt(2 ** 31));
const requestedViews = process.env['RANDOM_VIEWS'];
const views = Number(requestedViews ?? 200);
/** The time limit of a view on a busy machine, including the requests that create it. */
const millisecondsPerView = 400;

function agrees(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());

  it(
    `agrees with the oracle on ${views} views, RANDOM_SEED=${seed}`,
    async () => {
      const played = await play(server, seed, views);
      expect(played.views).toBeGreaterThanOrEqual(views);
      if (requestedViews !== undefined)
        process.stderr.write(`RANDOM_SEED=${seed}: ${played.views} views with ${played.rows} rows agree.\n`);
    },
    60_000 + views * millisecondsPerView,
  );
}

onBothDatabases(agrees);
