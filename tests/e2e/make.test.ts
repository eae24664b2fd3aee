// The targets of the Makefile that install, clean and reset.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startProcess } from '../support/process.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';
let cleanups: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-make-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  cleanups = [];
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The archive of a package with one file. */
const archive = (() => {
  const made = mkdtempSync(join(tmpdir(), 'millrace-make-'));
  mkdirSync(join(made, 'package'));
  writeFileSync(join(made, 'package', 'package.json'), '{"name":"slow","version":"1.0.0"}');
  const { stdout } = spawnSync('tar', ['-czf', '-', '-C', made, 'package']);
  rmSync(made, { recursive: true });
  return stdout;
})();

/** Creates a project with our Makefile and one package to install. */
function newProject(): string {
  const project = join(folder, 'project');
  for (const file of ['Makefile', '.npmrc', 'scripts/install.cjs', 'scripts/check-runtime.cjs']) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    copyFileSync(join(root, file), join(project, file));
  }
  const named = { name: 'project', version: '1.0.0', dependencies: { slow: '1.0.0' } };
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const packages = { '': named, 'node_modules/slow': { version: '1.0.0', integrity } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(named));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...named, lockfileVersion: 3, packages }));
  return project;
}

/** Runs make in its own process group, as a shell does. */
function make(project: string, target: string, env: Readonly<Record<string, string>>) {
  const child = spawn('make', [target], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const signal = (name: 'SIGINT' | 'SIGKILL') => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, name);
  };
  cleanups.push(() => {
    signal('SIGKILL');
  });
  return { ended, signal, output: () => output };
}

/** Starts a package registry on this machine. Returns its URL. */
async function startRegistry(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isPing = ({ url }: IncomingMessage) => url?.startsWith('/-/ping') === true;
const installed = 'node_modules/.installed';

describe('an install', () => {
  it.each([
    ['refuses connections', () => Promise.resolve('http://127.0.0.1:9')],
    ['never responds', () => startRegistry(() => undefined)],
  ])('fails within 15 seconds with one sentence if the registry %s', async (_name, serve) => {
    const started = performance.now();
    const run = make(newProject(), installed, { npm_config_registry: await serve() });
    expect(await run.ended).toBe(2);
    expect(performance.now() - started).toBeLessThan(15_000);
    const lines = run
      .output()
      .split('\n')
      .filter((line) => line !== '' && !/^(Installing|make)/.test(line));
    expect(lines).toEqual([
      expect.stringMatching(/^The packages cannot be installed, .* registry \(.+\): check .*\.$/),
    ]);
  });

  it('succeeds over a slow network', async () => {
    const project = newProject();
    const url = await startRegistry((request, response) => {
      setTimeout(() => {
        const address = `${url}/slow/-/slow-1.0.0.tgz`;
        if (isPing(request)) response.end('{}');
        else if (request.url?.endsWith('.tgz')) response.end(archive);
        else
          response.end(
            JSON.stringify({
              name: 'slow',
              versions: { '1.0.0': { name: 'slow', version: '1.0.0', dist: { tarball: address } } },
            }),
          );
      }, 2_000);
    });
    const run = make(project, installed, { npm_config_registry: url });
    expect(`${await run.ended} ${run.output()}`).toMatch(/^0 /);
    expect(existsSync(join(project, 'node_modules', 'slow', 'package.json'))).toBe(true);
  });

  it('ends with all its child processes at the first Ctrl-C', async () => {
    const downloadRequest = Promise.withResolvers<ServerResponse>();
    const url = await startRegistry((request, response) => {
      if (isPing(request)) response.end('{}');
      else downloadRequest.resolve(response);
    });
    const project = newProject();
    const run = make(project, installed, { npm_config_registry: url });
    const response = await downloadRequest.promise;
    const disconnected = once(response, 'close');
    const interruptedAt = performance.now();
    run.signal('SIGINT');
    expect(await run.ended).not.toBe(0);
    // The connection closes when npm ends.
    await disconnected;
    expect(performance.now() - interruptedAt).toBeLessThan(5_000);
    expect(existsSync(join(project, installed))).toBe(false);
  });
});

describe('make clean', () => {
  it('removes the installation, and prints what it keeps and how to remove it', async () => {
    const project = newProject();
    mkdirSync(join(project, 'node_modules'));
    mkdirSync(join(project, 'data'));
    const run = make(project, 'clean', {});
    expect(await run.ended).toBe(0);
    expect(run.output()).toMatch(/Kept the data in \.\/data; .* make reset/);
    expect(existsSync(join(project, 'node_modules'))).toBe(false);
    expect(existsSync(join(project, 'data'))).toBe(true);
  });
});

describe('make reset', () => {
  /** Runs the script of `make reset`. */
  async function reset(env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, [join(root, 'scripts', 'reset.ts')], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  it('is refused while a server runs, then removes only its data', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'mine.txt'), 'mine');
    const server = startProcess({ DATA_DIR: dataDir, SEED: 'none' });
    cleanups.push(() => server.end('SIGKILL'));
    const url = await server.url;
    const refused = await reset({ DATA_DIR: dataDir });
    expect(refused).toEqual({
      code: 1,
      output: `The data folder ${dataDir} is in use by process ${server.pid} at ${url}.\n`,
    });
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    await server.end('SIGKILL');
    const done = await reset({ DATA_DIR: dataDir });
    expect(done).toEqual({ code: 0, output: expect.stringMatching(/^Removed .*millrace\.db.* from .*\n$/) });
    expect(readdirSync(dataDir).sort()).toEqual(['millrace.lock', 'mine.txt']);
    expect(await reset({ DATA_DIR: join(folder, 'none') })).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('does not change a PostgreSQL database', async () => {
    const refused = await reset({ DATABASE_URL: 'postgres://nobody:a-password@127.0.0.1:1/x' });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^DATABASE_URL names .*\n$/);
    expect(refused.output).not.toContain('a-password');
  });
});

it('every target of the Makefile is in its list', () => {
  const text = readFileSync(join(root, 'Makefile'), 'utf8');
  const phony = /^\.PHONY: (.*)$/m.exec(text)?.[1]?.split(' ').sort();
  const described = [...text.matchAll(/^([a-z-]+):.*## /gm)].map(([, name]) => name).sort();
  expect(described).toEqual(phony);
});
