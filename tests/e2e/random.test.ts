// Random streams, reads and writes over HTTP against a brute-force oracle: the server has to agree on every byte, but for the last
// digits of statistics. RANDOM_SEED repeats a run; RANDOM_READS says how long it is.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { play, type Played } from './random/play.ts';

const seed = Number(process.env['RANDOM_SEED'] ?? randomInt(2 ** 31));
const wanted = process.env['RANDOM_READS'];
const reads = Number(wanted ?? 2000);
/** Milliseconds for a read, with all that belongs to it, on a very busy machine. */
const patience = 60;

function agrees(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());

  it(
    `agrees with the oracle on ${reads} reads and what is written in between, RANDOM_SEED=${seed}`,
    async () => {
      const played = await play(server, seed, reads);
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

onBothDatabases(agrees);
