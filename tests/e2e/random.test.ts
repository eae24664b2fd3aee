// Random streams, reads and writes over HTTP against a brute-force oracle: the server has to agree on every byte, but for the last
// digits of statistics. RANDOM_SEED repeats a run; RANDOM_READS says how long it is.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { play, type Played } from './random/play.ts';

const seed = Number(process.env['RANDOM_SEED'] ?? randomInt(2 ** 31));
const wanted = process.env['RANDOM_READS'];
const reads = Number(wanted ?? 2000);
/** Milliseconds for a read, with all that belongs to it, on a very busy machine. */
const patience = 60;

function agrees(server: () => TestServer | undefined): void {
  it(
    `agrees with the oracle on ${reads} reads and what is written in between, RANDOM_SEED=${seed}`,
    async () => {
      const running = server();
      if (!running) throw new Error('The server did not start.');
      const played = await play(running, seed, reads);
      expect(played.reads).toBeGreaterThanOrEqual(reads);
      if (wanted !== undefined) process.stderr.write(report(played));
    },
    60_000 + reads * patience,
  );
}

function report({ tally, reads: read, writes }: Played): string {
  const lines = [...tally].sort().map(([kind, count]) => `  ${kind}: ${count}`);
  return `RANDOM_SEED=${seed}: ${read} reads and ${writes} writes agree.\n${lines.join('\n')}\n`;
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
