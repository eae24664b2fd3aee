// The time from the start of a server until it is ready, and the memory of an idle server.
import { setTimeout as pause } from 'node:timers/promises';
import { measureNodeStart, startScript, startServer, type Child } from '../support/child.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { median } from '../support/stats.ts';

const rounds = 5;

/** Returns the rows of the report for a folder with the demo tenant, and for `newFolder`, which must not exist yet. */
export async function measureStart(dataDir: string, newFolder: string): Promise<readonly Row[]> {
  const node: number[] = [];
  const bare: StartResult[] = [];
  const ours: StartResult[] = [];
  for (let round = 0; round < rounds; round++) {
    node.push(await measureNodeStart());
    bare.push(await measureIdle(await startScript('bench/baselines/bare-express.ts', {})));
    ours.push(await measureIdle(await startServer(dataDir), '/ready'));
  }
  const seeded = await measureIdle(await startServer(newFolder), '/ready');
  const start = median(ours.map(({ startMilliseconds }) => startMilliseconds));
  const memory = median(ours.map(({ memoryMegabytes }) => memoryMegabytes));
  return [
    {
      work: 'start to ready',
      baseline: `node: ${formatNumber(median(node))} ms; bare express: ${formatNumber(median(bare.map(({ startMilliseconds }) => startMilliseconds)))} ms`,
      ours: `${formatNumber(start)} ms (the first time, with the demo seed: ${formatNumber(seeded.startMilliseconds)} ms)`,
      ratio: formatNumber(start / median(bare.map(({ startMilliseconds }) => startMilliseconds)), 1),
      goal: '<= 1 s',
      isMet: start <= 1_000,
    },
    {
      work: 'idle memory',
      baseline: `bare express: ${formatNumber(median(bare.map(({ memoryMegabytes }) => memoryMegabytes)))} MB`,
      ours: `${formatNumber(memory)} MB`,
      ratio: formatNumber(memory / median(bare.map(({ memoryMegabytes }) => memoryMegabytes)), 1),
      goal: '<= 180 MB',
      isMet: memory <= 180,
    },
  ];
}

interface StartResult {
  readonly startMilliseconds: number;
  readonly memoryMegabytes: number;
}

async function measureIdle(child: Child, path = '/'): Promise<StartResult> {
  const response = await fetch(child.url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${child.url}${path} returned ${response.status}.`);
  await pause(500);
  const memoryMegabytes = child.memoryMegabytes('now');
  await child.stop();
  return { startMilliseconds: child.startMilliseconds, memoryMegabytes };
}
