// Runs an attack and checks its bounds. A table of attacks has a row for each:
//
//   { name: 'too many tags', method: 'PUT', path: '/Streams/SeattleHourly/Tags', body: () => repeated('[', '"x"', 100_000, ']'),
//     status: 413, unchanged: ['/Streams/SeattleHourly/Tags'] }
//
// `path` is below the namespace, or below the server if it begins with /api, /identity or /control; several requests are sent at once, or
// `atOnce` of them at a time. `before` prepares each attempt, unmeasured. `status` is the required status of each response, or a list of allowed ones. `forms` are the encodings of the body
// (default: all); `unchanged` are paths whose responses must be the same afterwards; `disconnectsAfter` is the time in milliseconds after
// which the client disconnects; `stalls` means that it sends only the first byte of the body. Add rows at a limit and just above it.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import type { Measurements } from './watcher.ts';
import type { Target } from './target.ts';

export type Form = 'plain' | 'gzip' | 'chunked' | 'chunked gzip';
export const allForms: readonly Form[] = ['plain', 'gzip', 'chunked', 'chunked gzip'];

export interface Attack {
  readonly name: string;
  readonly method: string;
  readonly path: string | readonly string[] | (() => readonly string[]);
  /** Called once, right before the attack. */
  readonly body?: () => Uint8Array;
  readonly forms?: readonly Form[];
  readonly status: number | readonly number[];
  readonly unchanged?: readonly string[];
  /** Called before each attempt; its work is not measured. */
  readonly before?: (target: Target) => Promise<void>;
  /** The number of requests for each path; the default is one. */
  readonly times?: number;
  /** The number of concurrent requests on keep-alive connections; by default all, each on its own connection. */
  readonly atOnce?: number;
  readonly disconnectsAfter?: number;
  readonly stalls?: boolean;
  readonly headers?: RequestHeaders | ((target: Target) => RequestHeaders);
}

type RequestHeaders = Readonly<Record<string, string>>;

/** The bounds of every attack: milliseconds of a small read, megabytes, and milliseconds of work after the client has disconnected. */
export const bounds = { slowest: 100, memory: 256, afterwards: 1_000 } as const;
/** The load of the machine can exceed a bound once; a slow server exceeds it each time. */
const attempts = 3;
/** Milliseconds between requests that stall. */
const millisecondsBetween = 4;
/** Milliseconds after which a missing response is an error. */
const responseTimeout = 45_000;

/** Returns the bytes of a text repeated between two others; the last repetition lacks its last byte, usually a comma. */
export function repeated(before: string, item: string, times: number, after: string): Uint8Array {
  const middle = Buffer.alloc(item.length * times, item);
  return Buffer.concat([Buffer.from(before), middle.subarray(0, -1), Buffer.from(after)]);
}

/** Runs an attack in one form; fails for an unexpected status, a changed response, or if each attempt exceeds a bound. */
export async function expectHarmless(target: Target, attack: Attack, form?: Form): Promise<void> {
  const body = attack.body?.();
  const sent = body && form?.includes('gzip') ? gzipSync(body, { level: 1 }) : body;
  const readUnchanged = () =>
    Promise.all((attack.unchanged ?? []).map(async (path) => textOf(await target.send('GET', path))));
  const unchangedBefore = await readUnchanged();
  const complaintsOfAttempts: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await attack.before?.(target);
    // Earlier attacks may not have released their memory, so only the growth counts.
    const [{ memory: resident }] = await target.watch(() => Promise.resolve());
    const [found, statuses] = await target.watch(() => sendAll(target, attack, form, sent));
    const allowed = attack.disconnectsAfter === undefined ? [attack.status].flat() : [0, ...[attack.status].flat()];
    for (const status of statuses) expect(allowed).toContain(status);
    const busy = await busyAfter(target);
    expect(await readUnchanged()).toEqual(unchangedBefore);
    const complaints = complaintsOf(Math.max(target.baseline, resident), found, busy);
    if (complaints === '') return;
    complaintsOfAttempts.push(complaints);
  }
  throw new Error(`${attack.name}${form === undefined ? '' : `, ${form}`}:\n${complaintsOfAttempts.join('\n')}`);
}

function complaintsOf(baseline: number, { slowest, url, failures, peak }: Measurements, busy: number): string {
  const complaints = [...failures];
  if (slowest > bounds.slowest) complaints.push(`a small read took ${Math.round(slowest)} ms (${url})`);
  if (peak - baseline > bounds.memory) complaints.push(`memory grew by ${Math.round(peak - baseline)} MB`);
  if (busy > 0.5) complaints.push(`the server still worked ${bounds.afterwards} ms after the end`);
  return complaints.join('; ');
}

/** Returns the share of a processor that the server uses after all requests have ended and the allowed time has passed. */
async function busyAfter({ pid }: Target): Promise<number> {
  const seconds = 0.3;
  // The fields after the name, which may have spaces: user and system time are the 12th and 13th, in hundredths of a second.
  const used = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  await sleep(bounds.afterwards);
  const before = used();
  await sleep(seconds * 1_000);
  return (used() - before) / seconds;
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  return response.ok ? text : String(response.status);
}

async function sendAll(
  target: Target,
  attack: Attack,
  form: Form | undefined,
  body: Uint8Array | undefined,
): Promise<readonly number[]> {
  const path = typeof attack.path === 'function' ? attack.path() : attack.path;
  const paths = Array.from({ length: attack.times ?? 1 }, () => path).flat();
  const { atOnce = paths.length } = attack;
  const agent = attack.atOnce === undefined ? false : new Agent({ keepAlive: true });
  const waiting = paths.entries();
  const statuses: number[] = [];
  const sendNext = async () => {
    for (const [i, path] of waiting) {
      // Connections are opened one after another, because the attack is about stalled bodies.
      if (attack.stalls) await sleep(i * millisecondsBetween);
      statuses.push(await sendOne(target, attack, path, form, body, agent));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext));
  } finally {
    if (agent) agent.destroy();
  }
  return statuses;
}

/** Sends a request and returns the status of its response; 0 if the client disconnected first. */
function sendOne(
  target: Target,
  { method, headers, disconnectsAfter = responseTimeout, stalls = false }: Omit<Attack, 'path'>,
  path: string,
  form: Form | undefined,
  body: Uint8Array | undefined,
  agent: Agent | false,
): Promise<number> {
  const { url, namespace, authorization } = target;
  return new Promise((resolve, reject) => {
    const length = body && !form?.includes('chunked') ? { 'Content-Length': String(body.length) } : {};
    const coding = form?.includes('gzip') ? { 'Content-Encoding': 'gzip' } : {};
    const type = body ? { 'Content-Type': 'application/json' } : {};
    const sending = request(/^\/(api|identity|control)\//.test(path) ? url + path : url + namespace + path, {
      method,
      agent,
      headers: {
        authorization,
        ...type,
        ...length,
        ...coding,
        ...(typeof headers === 'function' ? headers(target) : headers),
      },
    });
    let status = 0;
    const timer = setTimeout(() => {
      sending.destroy();
      if (disconnectsAfter === responseTimeout)
        reject(new Error(`There was no response within ${responseTimeout} ms.`));
      else resolve(0);
    }, disconnectsAfter);
    sending.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.on('error', () => undefined);
      response.once('close', () => {
        clearTimeout(timer);
        resolve(status);
      });
      response.resume();
    });
    // A server that refuses a body closes the connection, possibly before the body is sent.
    sending.on('error', (error) => {
      clearTimeout(timer);
      if (status > 0) resolve(status);
      else if (disconnectsAfter === responseTimeout) reject(error);
    });
    if (stalls) sending.write(body?.subarray(0, 1));
    else sending.end(body);
  });
}
