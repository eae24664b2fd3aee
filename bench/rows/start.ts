// The time from start to ready, and the memory of an idle server.
import { setTimeout as pause } from 'node:timers/promises';
import { nodeStart, startScript, startServer, type Child } from '../support/child.ts';
import { figure, type Row } from '../support/row.ts';
import { median } from '../support/stats.ts';

const rounds = 5;

/** Returns the rows for a folder with the demo tenant, and for `fresh`, a folder that does not exist yet. */
export async function measureStart(dataDir: string, fresh: string): Promise<readonly Row[]> {
  const node: number[] = [];
  const bare: Idle[] = [];
  const ours: Idle[] = [];
  for (let round = 0; round < rounds; round++) {
    node.push(await nodeStart());
    bare.push(await idle(await startScript('bench/baselines/bare-express.ts', {})));
    ours.push(await idle(await startServer(dataDir), '/ready'));
  }
  const seeded = await idle(await startServer(fresh), '/ready');
  const start = median(ours.map(({ startedIn }) => startedIn));
  const memory = median(ours.map((one) => one.memory));
  return [
    {
      work: 'start to ready',
      baseline: `node: ${figure(median(node))} ms; bare express: ${figure(median(bare.map((one) => one.startedIn)))} ms`,
      ours: `${figure(start)} ms (the first time, with the demo seed: ${figure(seeded.startedIn)} ms)`,
      ratio: figure(start / median(bare.map((one) => one.startedIn)), 1),
      goal: '<= 1 s',
      met: start <= 1_000,
    },
    {
      work: 'idle memory',
      baseline: `bare express: ${figure(median(bare.map((one) => one.memory)))} MB`,
      ours: `${figure(memory)} MB`,
      ratio: figure(memory / median(bare.map((one) => one.memory)), 1),
      goal: '<= 180 MB',
      met: memory <= 180,
    },
  ];
}

interface Idle {
  readonly startedIn: number;
  readonly memory: number;
}

async function idle(child: Child, path = '/'): Promise<Idle> {
  const response = await fetch(child.url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${child.url}${path} answered ${response.status}.`);
  await pause(500);
  const memory = child.memory('now');
  await child.stop();
  return { startedIn: child.startedIn, memory };
}
