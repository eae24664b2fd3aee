// Reads of long windows, compared with bare node:http that sends the same bytes, and the memory that they add.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScript, startServer } from '../support/child.ts';
import { answerText, windowPath } from '../support/events.ts';
import { download } from '../support/download.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate, median } from '../support/stats.ts';

const count = 100_000;

export async function measureWindowRead(url: string, stream: string, folder: string): Promise<readonly Row[]> {
  const text = answerText(0, count);
  const file = join(folder, 'window.json');
  writeFileSync(file, text);
  const bare = await startScript('bench/baselines/bytes.ts', { BYTES_FILE: file });
  try {
    const address = url + windowPath(stream, 0, count);
    const digest = createHash('sha256').update(text).digest('hex');
    for (const one of [bare.url, address]) {
      const read = await download(one, { digest: true });
      if (read.digest !== digest) throw new Error(`${one} sent other bytes than were stored.`);
    }
    const firsts: number[] = [];
    const baselineFirsts: number[] = [];
    const speed = (from: string, times: number[]) => async () => {
      const { bytes, first, whole } = await download(from);
      times.push(first);
      return bytes / 1e6 / (whole / 1_000);
    };
    // The first turns let both sides compile their code.
    await alternate(50, speed(bare.url, []), speed(address, []));
    const { baseline, ours, ratio } = await alternate(200, speed(bare.url, baselineFirsts), speed(address, firsts));
    const first = median(firsts);
    return [
      {
        work: `window read of 100,000 events (${figure(text.length / 1e6, 1)} MB)`,
        baseline: `bare node:http, same bytes: ${figure(baseline)} MB/s`,
        ours: `${figure(ours)} MB/s (${figure((ours * 1e6 * count) / text.length)} events/s)`,
        ratio: figure(ratio, 2),
        goal: '>= 0.6',
        met: ratio >= 0.6,
      },
      {
        work: 'the same, first byte',
        baseline: `${figure(median(baselineFirsts), 1)} ms`,
        ours: `${figure(first, 1)} ms`,
        ratio: '',
        goal: '<= 50 ms',
        met: first <= 50,
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** Returns the row on the memory that a read adds to a server that has just started. */
export async function measureReadMemory(dataDir: string, stream: string, events: number): Promise<Row> {
  const server = await startServer(dataDir);
  try {
    const before = server.memory('now');
    const { bytes, whole } = await download(server.url + windowPath(stream, 0, events));
    const added = server.memory('peak') - before;
    return {
      work: `memory added by one read of ${figure(events)} events (${figure(bytes / 1e6)} MB, ${figure(whole / 1_000, 1)} s)`,
      baseline: `just started: ${figure(before)} MB`,
      ours: `+${figure(added)} MB`,
      ratio: '',
      goal: '< 128 MB for 2,500,000 events',
      met: added < 128,
    };
  } finally {
    await server.stop();
  }
}
