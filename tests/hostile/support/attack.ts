// One attack and its judgment. A table of attacks has a row for each:
//
//   { name: 'too many tags', method: 'PUT', path: '/Streams/SeattleHourly/Tags', body: () => repeated('[', '"x"', 100_000, ']'),
//     status: 413, unchanged: ['/Streams/SeattleHourly/Tags'] }
//
// `path` stands behind the namespace, or behind the address when it begins with /api or /identity; a list of requests is sent at once,
// or `atOnce` of them at a time. `status` is what each answer must have, or a list of those it may have. `forms` says how a body is sent
// (default: all of them); `unchanged` names what must read the same afterwards; `leaves` is after how many milliseconds the client goes
// away; `stalls` says that all it sends of the body is its first byte. Put rows at a limit and one beyond.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import type { Found } from './watcher.ts';
import type { Target } from './target.ts';

export type Form = 'plain' | 'gzip' | 'chunked' | 'chunked gzip';
export const allForms: readonly Form[] = ['plain', 'gzip', 'chunked', 'chunked gzip'];

export interface Attack {
  readonly name: string;
  readonly method: string;
  readonly path: string | readonly string[];
  /** Made once, right before the attack. */
  readonly body?: () => Uint8Array;
  readonly forms?: readonly Form[];
  readonly status: number | readonly number[];
  readonly unchanged?: readonly string[];
  /** How many requests of each path at once; default one. */
  readonly times?: number;
  /** How many requests are under way at a time, on connections that stay open; default all of them, each on its own. */
  readonly atOnce?: number;
  readonly leaves?: number;
  readonly stalls?: boolean;
  readonly headers?: RequestHeaders | ((target: Target) => RequestHeaders);
}

type RequestHeaders = Readonly<Record<string, string>>;

/** The bounds that no request may cross: milliseconds of a small read, megabytes, milliseconds of work after the client has gone. */
export const bounds = { slowest: 100, memory: 256, afterwards: 1_000 } as const;
/** A noisy machine may cross a bound by itself; a server that does so crosses it each time. */
const attempts = 3;
/** Milliseconds between requests that stall. */
const millisecondsBetween = 4;
/** Milliseconds after which a response will not come any more. */
const longest = 45_000;

/** Bytes of one text between two others, repeated; the last time without its last byte, mostly a comma. */
export function repeated(before: string, one: string, times: number, after: string): Uint8Array {
  const middle = Buffer.alloc(one.length * times, one);
  return Buffer.concat([Buffer.from(before), middle.subarray(0, -1), Buffer.from(after)]);
}

/** Runs an attack in one form; fails where a response is another one, something was stored, or bounds were crossed each time. */
export async function expectHarmless(target: Target, attack: Attack, form?: Form): Promise<void> {
  const body = attack.body?.();
  const sent = body && form?.includes('gzip') ? gzipSync(body, { level: 1 }) : body;
  const kept = () => Promise.all((attack.unchanged ?? []).map(async (path) => textOf(await target.send('GET', path))));
  const before = await kept();
  const crossed: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // What others took is not given back to the system; what this one adds counts.
    const [{ memory: resident }] = await target.watch(() => Promise.resolve());
    const [found, statuses] = await target.watch(() => sendAll(target, attack, form, sent));
    const allowed = attack.leaves === undefined ? [attack.status].flat() : [0, ...[attack.status].flat()];
    for (const status of statuses) expect(allowed).toContain(status);
    const busy = await busyAfter(target);
    expect(await kept()).toEqual(before);
    const complaints = complaintsOf(Math.max(target.baseline, resident), found, busy);
    if (complaints === '') return;
    crossed.push(complaints);
  }
  throw new Error(`${attack.name}${form === undefined ? '' : `, ${form}`}:\n${crossed.join('\n')}`);
}

function complaintsOf(baseline: number, { slowest, url, failures, peak }: Found, busy: number): string {
  const complaints = [...failures];
  if (slowest > bounds.slowest) complaints.push(`a small read took ${Math.round(slowest)} ms (${url})`);
  if (peak - baseline > bounds.memory) complaints.push(`memory grew by ${Math.round(peak - baseline)} MB`);
  if (busy > 0.5) complaints.push(`the server still worked ${bounds.afterwards} ms after the end`);
  return complaints.join('; ');
}

/** How much of a processor the server uses once all answers were given or their clients gone for the time that is allowed. */
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
  const paths = Array.from({ length: attack.times ?? 1 }, () => attack.path).flat();
  const { atOnce = paths.length } = attack;
  const agent = attack.atOnce === undefined ? false : new Agent({ keepAlive: true });
  const waiting = paths.entries();
  const statuses: number[] = [];
  const sendThem = async () => {
    for (const [i, path] of waiting) {
      // So many connections at once are not what is measured.
      if (attack.stalls) await sleep(i * millisecondsBetween);
      statuses.push(await sendOne(target, attack, path, form, body, agent));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, sendThem));
  } finally {
    if (agent) agent.destroy();
  }
  return statuses;
}

/** The status of the response; 0 when the client left before there was one. */
function sendOne(
  target: Target,
  { method, headers, leaves = longest, stalls = false }: Omit<Attack, 'path'>,
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
    const sending = request(/^\/(api|identity)\//.test(path) ? url + path : url + namespace + path, {
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
    const leaving = setTimeout(() => {
      sending.destroy();
      if (leaves === longest) reject(new Error(`There was no answer within ${longest} ms.`));
      else resolve(0);
    }, leaves);
    sending.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.on('error', () => undefined);
      response.once('close', () => {
        clearTimeout(leaving);
        resolve(status);
      });
      response.resume();
    });
    // A server that has refused a body closes the connection, perhaps while it is still being sent.
    sending.on('error', (error) => {
      clearTimeout(leaving);
      if (status > 0) resolve(status);
      else if (leaves === longest) reject(error);
    });
    if (stalls) sending.write(body?.subarray(0, 1));
    else sending.end(body);
  });
}
