// A process of its own that polls a server while it is attacked, so that neither the attack nor the tests distort what it measures.
// Its parent sends 'begin' and 'end'; it sends what it found after each.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the watcher is started with, as JSON in its first argument. */
export interface Watched {
  readonly pid: number;
  /** Addresses of small reads; one request for each is always under way. */
  readonly urls: readonly string[];
  readonly authorization: string;
}

/** What was found between 'begin' and 'end'. */
export interface Found {
  /** Milliseconds of the slowest answer, and its address. */
  readonly slowest: number;
  readonly url: string;
  /** How many small reads were answered, and those with another status than 200 or without a response. */
  readonly answers: number;
  readonly failures: readonly string[];
  /** Megabytes of the server's resident memory: at most since 'begin', and at 'end'. */
  readonly peak: number;
  readonly memory: number;
}

const { pid, urls, authorization } = JSON.parse(process.argv[2] ?? '') as Watched;
/** Milliseconds between two requests to one address. */
const pause = 10;
const agent = new Agent({ keepAlive: true });
try {
  setPriority(constants.priority.PRIORITY_HIGH);
} catch {
  // Only an administrator may; what this process is late for is taken off in any case.
}

/** Milliseconds by which timers of this process have come late: it did not run, so that it could not see answers either. */
let late = 0;
async function measureLateness(): Promise<never> {
  const step = 5;
  for (;;) {
    const before = performance.now();
    await sleep(step);
    late += Math.max(0, performance.now() - before - step - 1);
  }
}

/** Milliseconds for which the server's main thread could have run and got no processor: the machine's other work, not the server's. */
function waitedForProcessor(): number {
  const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1_000_000;
}

function megabytes(entry: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${entry}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? NaN) / 1_024;
}

const read = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { authorization } }, (response) => {
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
      response.resume();
    }).on('error', reject);
  });

let watching = false;
let slowest = 0;
let slowestUrl = '';
let answers = 0;
let failures: string[] = [];

async function poll(url: string): Promise<void> {
  while (watching) {
    const excusedBefore = late + waitedForProcessor();
    const before = performance.now();
    try {
      const status = await read(url);
      answers += 1;
      if (status !== 200) failures.push(`${url}: ${status}`);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
    const took = performance.now() - before - (late + waitedForProcessor() - excusedBefore);
    if (took > slowest) [slowest, slowestUrl] = [took, url];
    await sleep(pause);
  }
}

let polls: Promise<unknown> = Promise.resolve();
async function answer(message: unknown): Promise<void> {
  if (message === 'begin') {
    // From here on the peak is that of what follows.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    [slowest, slowestUrl, answers, failures, watching] = [0, '', 0, [], true];
    polls = Promise.all(urls.map(poll));
    process.send?.('begun');
    return;
  }
  watching = false;
  await polls;
  const found: Found = {
    slowest,
    url: slowestUrl,
    answers,
    failures: failures.slice(0, 3),
    peak: megabytes('VmHWM'),
    memory: megabytes('VmRSS'),
  };
  process.send?.(found);
}

void measureLateness();
process.on('message', (message) => {
  answer(message).catch((error: unknown) => {
    process.send?.({ slowest: 0, url: '', answers: 0, failures: [String(error)], peak: 0, memory: 0 } satisfies Found);
  });
});
process.on('disconnect', () => process.exit());
