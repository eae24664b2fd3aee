// The server under attack: a process with default settings, tokens and the demo data, and a watcher of it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../../../server/seed/demo.ts';
import { startProcess, type ServerProcess } from '../../support/process.ts';
import type { Measurements, WatchOptions } from './watcher.ts';

export interface Target {
  readonly process: ServerProcess;
  readonly pid: number;
  readonly url: string;
  /** The paths of the demo tenant and its namespace. */
  readonly tenant: string;
  readonly namespace: string;
  readonly authorization: string;
  /** Resident megabytes after some usual requests. */
  readonly baseline: number;
  /** Watches the server while work runs; returns the measurements and the result of the work. */
  watch<Result>(work: () => Promise<Result>): Promise<readonly [Measurements, Result]>;
  /** Sends JSON to a path below the namespace, as an administrator of the demo tenant. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

async function tokenOf(url: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: demo.client,
    client_secret: demo.secret,
  });
  const response = await fetch(`${url}/identity/connect/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Starts a server on a temporary folder, or on the database of the settings. */
export async function startTarget(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-hostile-'));
  const server = startProcess({ DATA_DIR: folder, ...settings });
  const url = await server.url;
  const ready = async () => (await fetch(`${url}/ready`)).ok;
  while (!(await ready()));
  const authorization = `Bearer ${await tokenOf(url)}`;
  const tenant = `/api/v1/Tenants/${demo.tenant}`;
  const namespace = `${tenant}/Namespaces/${demo.namespace}`;
  const urls = [`${url}/live`, `${url}${namespace}/Streams/SeattleHourly/Data/Last`];
  const watched: WatchOptions = { pid: server.pid, urls, authorization };
  const watcher = fork(join(import.meta.dirname, 'watcher.ts'), [JSON.stringify(watched)]);

  async function watch<Result>(work: () => Promise<Result>): Promise<readonly [Measurements, Result]> {
    await requestReply(watcher, 'begin');
    const [done] = await Promise.allSettled([work()]);
    const measurements = (await requestReply(watcher, 'end')) as Measurements;
    if (done.status === 'rejected') throw done.reason;
    return [measurements, done.value];
  }

  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${/^\/(api|control)\//.test(path) ? '' : namespace}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  // Warms up threads, compiled code and the heap.
  const events = Array.from({ length: 2_000 }, (_, i) => ({ Time: new Date(i * 1_000), Temperature: i }));
  await send('POST', '/Streams/Warm', { TypeId: 'HourlyWeather' });
  const [{ memory }] = await watch(async () => {
    for (let i = 0; i < 10; i += 1) {
      await (await send('PUT', '/Streams/Warm/Data', events)).text();
      await (await send('GET', '/Streams/SeattleHourly/Data?startIndex=2010&endIndex=2011-01-01')).text();
    }
  });

  return {
    process: server,
    pid: server.pid,
    url,
    tenant,
    namespace,
    authorization,
    baseline: memory,
    watch,
    send,
    async stop() {
      watcher.disconnect();
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

async function requestReply(watcher: ChildProcess, message: string): Promise<unknown> {
  const reply = once(watcher, 'message') as Promise<[unknown]>;
  watcher.send(message);
  const [content] = await reply;
  return content;
}
