// Random streams, reads and writes over HTTP, compared with a brute-force oracle: every byte must be the same, except for the last
// digits of statistics. RANDOM_SEED repeats a run; RANDOM_READS sets the number of reads.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { play, type Played } from './random/play.ts';

const seed = Number(process.env['RANDOM_SEED'] ?? randomInt(2 ** 31));
const requestedReads = process.env['RANDOM_READS'];
const reads = Number(requestedReads ?? 2000);
/** The time limit of a read on a busy machine, including the writes between reads. */
const millisecondsPerRead = 60;

function agrees(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());

  it(
    `agrees with the oracle on ${reads} reads and the writes between them, RANDOM_SEED=${seed}`,
    async () => {
      const played = await play(server, seed, reads);
      expect(played.reads).toBeGreaterThanOrEqual(reads);
      if (requestedReads !== undefined) process.stderr.write(report(played));
    },
    60_000 + reads * millisecondsPerRead,
  );
}

function report({ tally, reads: read, writes }: Played): string {
  const lines = [...tally].sort().map(([kind, count]) => `  ${kind}: ${count}`);
  return `RANDOM_SEED=${seed}: ${read} reads and ${writes} writes agree.\n${lines.join('\n')}\n`;
}

onBothDatabases(agrees);
