// The speed of long window reads and the memory that they need. The baseline is a bare node:http server that sends the same bytes.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScript, startServer } from '../support/child.ts';
import { responseText, windowPath } from '../support/events.ts';
import { download } from '../support/download.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate, median } from '../support/stats.ts';

const eventCount = 100_000;

/** Returns the rows of the throughput and the time to first byte of a window read; the baseline sends a file from `folder`. */
export async function measureWindowRead(url: string, stream: string, folder: string): Promise<readonly Row[]> {
  const text = responseText(0, eventCount);
  const file = join(folder, 'window.json');
  writeFileSync(file, text);
  const bare = await startScript('bench/baselines/bytes.ts', { BYTES_FILE: file });
  try {
    const windowUrl = url + windowPath(stream, 0, eventCount);
    const sha256 = createHash('sha256').update(text).digest('hex');
    for (const side of [bare.url, windowUrl]) {
      const read = await download(side, { computeHash: true });
      if (read.sha256 !== sha256) throw new Error(`${side} did not return the stored bytes.`);
    }
    const firstByteTimes: number[] = [];
    const baselineFirstByteTimes: number[] = [];
    const megabytesPerSecond = (from: string, times: number[]) => async () => {
      const { bytes, firstByteMilliseconds, totalMilliseconds } = await download(from);
      times.push(firstByteMilliseconds);
      return bytes / 1e6 / (totalMilliseconds / 1_000);
    };
    // The first rounds warm up the JIT compilers of both servers.
    await alternate(50, megabytesPerSecond(bare.url, []), megabytesPerSecond(windowUrl, []));
    const { baseline, ours, ratio } = await alternate(
      200,
      megabytesPerSecond(bare.url, baselineFirstByteTimes),
      megabytesPerSecond(windowUrl, firstByteTimes),
    );
    const first = median(firstByteTimes);
    return [
      {
        work: `window read of 100,000 events (${formatNumber(text.length / 1e6, 1)} MB)`,
        baseline: `bare node:http, same bytes: ${formatNumber(baseline)} MB/s`,
        ours: `${formatNumber(ours)} MB/s (${formatNumber((ours * 1e6 * eventCount) / text.length)} events/s)`,
        ratio: formatNumber(ratio, 2),
        goal: '>= 0.6',
        isMet: ratio >= 0.6,
      },
      {
        work: 'the same, first byte',
        baseline: `${formatNumber(median(baselineFirstByteTimes), 1)} ms`,
        ours: `${formatNumber(first, 1)} ms`,
        ratio: '',
        goal: '<= 50 ms',
        isMet: first <= 50,
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** Returns the row of the memory that one read adds to a new server process. */
export async function measureReadMemory(dataDir: string, stream: string, events: number): Promise<Row> {
  const server = await startServer(dataDir);
  try {
    const before = server.memoryMegabytes('now');
    const { bytes, totalMilliseconds } = await download(server.url + windowPath(stream, 0, events));
    const added = server.memoryMegabytes('peak') - before;
    return {
      work: `memory added by one read of ${formatNumber(events)} events (${formatNumber(bytes / 1e6)} MB, ${formatNumber(totalMilliseconds / 1_000, 1)} s)`,
      baseline: `just started: ${formatNumber(before)} MB`,
      ours: `+${formatNumber(added)} MB`,
      ratio: '',
      goal: '< 128 MB for 2,500,000 events',
      isMet: added < 128,
    };
  } finally {
    await server.stop();
  }
}
