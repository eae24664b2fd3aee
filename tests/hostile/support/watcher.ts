// A process that polls a server under attack, so that the tests do not distort the measurements.
// Its parent sends 'begin' and 'end'; it replies to both, with its measurements after 'end'.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The options of the watcher, as JSON in its first argument. */
export interface WatchOptions {
  readonly pid: number;
  /** The URLs of small reads, which are polled. */
  readonly urls: readonly string[];
  readonly authorization: string;
}

/** The measurements between 'begin' and 'end'. */
export interface Measurements {
  /** Milliseconds of the slowest response, and its URL. */
  readonly slowest: number;
  readonly url: string;
  /** The number of responses, and the reads with another status than 200 or without a response. */
  readonly responses: number;
  readonly failures: readonly string[];
  /** Resident memory of the server in megabytes: the peak since 'begin', and at 'end'. */
  readonly peak: number;
  readonly memory: number;
}

const { pid, urls, authorization } = JSON.parse(process.argv[2] ?? '') as WatchOptions;
/** Milliseconds between two requests to one address. */
const pause = 10;
const agent = new Agent({ keepAlive: true });
try {
  setPriority(constants.priority.PRIORITY_HIGH);
} catch {
  // Only root can do this; delays of this process are subtracted anyway.
}

/** Milliseconds of delayed timers: while this process does not run, it cannot receive responses. */
let late = 0;
async function measureLateness(): Promise<never> {
  const step = 5;
  for (;;) {
    const before = performance.now();
    await sleep(step);
    late += Math.max(0, performance.now() - before - step - 1);
  }
}

/** Returns the milliseconds for which the main thread of the server waited for a processor because of other processes. */
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
let responses = 0;
let failures: string[] = [];

async function poll(url: string): Promise<void> {
  while (watching) {
    const excusedBefore = late + waitedForProcessor();
    const before = performance.now();
    try {
      const status = await read(url);
      responses += 1;
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
async function handle(message: unknown): Promise<void> {
  if (message === 'begin') {
    // Resets the peak of resident memory.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    [slowest, slowestUrl, responses, failures, watching] = [0, '', 0, [], true];
    polls = Promise.all(urls.map(poll));
    process.send?.('begun');
    return;
  }
  watching = false;
  await polls;
  const measurements: Measurements = {
    slowest,
    url: slowestUrl,
    responses,
    failures: failures.slice(0, 3),
    peak: megabytes('VmHWM'),
    memory: megabytes('VmRSS'),
  };
  process.send?.(measurements);
}

void measureLateness();
process.on('message', (message) => {
  handle(message).catch((error: unknown) => {
    process.send?.({
      slowest: 0,
      url: '',
      responses: 0,
      failures: [String(error)],
      peak: 0,
      memory: 0,
    } satisfies Measurements);
  });
});
process.on('disconnect', () => process.exit());
