// The data folder of the embedded store: its permissions, its lock, and the errors if it cannot be used.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compileCacheFolder } from '../../server/runtime/compile-cache.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-folder-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

const data = () => join(folder, 'data');

function start(settings: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startProcess({ DATA_DIR: data(), SEED: 'none', ...settings });
  servers.push(server);
  return server;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const filesWithModes = () => readdirSync(data()).map((name) => [name, modeOf(join(data(), name))]);

describe('files', () => {
  it('are accessible only to their owner, while the server runs and afterwards', async () => {
    const server = start();
    await server.url;
    expect(modeOf(data())).toBe('700');
    const names = filesWithModes().map(([name]) => name);
    for (const name of ['millrace.db', 'millrace.db-wal', 'millrace.db-shm']) expect(names).toContain(name);
    for (const [name, mode] of filesWithModes()) expect([name, mode]).toEqual([name, '600']);
    expect(await server.end('SIGTERM')).toBe(0);
    for (const [name, mode] of filesWithModes()) expect([name, mode]).toEqual([name, '600']);
  });

  it('of an earlier version become private at the start, also after a crash', async () => {
    const first = start();
    await first.url;
    await first.end('SIGKILL');
    chmodSync(data(), 0o755);
    for (const name of readdirSync(data())) chmodSync(join(data(), name), 0o644);
    expect(existsSync(join(data(), 'millrace.db-wal'))).toBe(true);
    await start().url;
    expect(modeOf(data())).toBe('700');
    for (const [name, mode] of filesWithModes()) expect([name, mode]).toEqual([name, '600']);
  });

  it('can be in a shared folder, whose mode does not change', async () => {
    mkdirSync(data());
    chmodSync(data(), 0o1777);
    writeFileSync(join(data(), 'of-others'), '', { mode: 0o644 });
    await start().url;
    expect(statSync(data()).mode & 0o7777).toBe(0o1777);
    expect(modeOf(join(data(), 'of-others'))).toBe('644');
    expect(modeOf(join(data(), 'millrace.db'))).toBe('600');
  });
});

describe('a folder in use', () => {
  it('is refused with the id and the address of the process that uses it', async () => {
    const first = start();
    const url = await first.url;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `The data folder ${data()} is in use by process ${first.pid} at ${url}; set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url}/ready`)).status).toBe(200);
  });

  it('can be used again after its process was killed, and names the new process', async () => {
    const first = start();
    await first.url;
    await first.end('SIGKILL');
    const second = start();
    const url = await second.url;
    const third = start();
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain(`process ${second.pid} at ${url};`);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(existsSync(join(data(), 'server.json'))).toBe(false);
  });
});

describe('a folder that cannot be created', () => {
  const fileInstead = () => {
    writeFileSync(join(folder, 'file'), '');
    return join(folder, 'file');
  };
  const danglingLink = () => {
    symlinkSync(join(folder, 'nowhere', 'deeper'), join(folder, 'link'));
    return join(folder, 'link');
  };
  // Root can write to a read-only folder, but not to /proc.
  const readOnlyFolder = () => {
    mkdirSync(join(folder, 'closed'), { mode: 0o555 });
    return process.getuid?.() === 0 ? '/proc/millrace/data' : join(folder, 'closed', 'data');
  };
  it.each([
    ['a file has the same name', fileInstead],
    ['a part of its path is a file', () => join(fileInstead(), 'deeper', 'data')],
    ['it is a link to nowhere', danglingLink],
    ['its parent is read-only', readOnlyFolder],
    ['its name is too long', () => join(folder, 'x'.repeat(300))],
  ])('fails with an error that names it: %s', async (_name, createPath) => {
    const path = createPath();
    const server = start({ DATA_DIR: path });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The data folder ${path} cannot be used: `);
    expect(server.output()).toMatch(/; set DATA_DIR to another folder\.\n$/);
  });
});

describe('compiled code', () => {
  it('is stored in a private folder or in NODE_COMPILE_CACHE, never in the shared temporary folder', async () => {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const plain = start({ TMPDIR: temporary });
    await plain.url;
    await plain.end('SIGTERM');
    const cacheFolder = join(folder, 'given');
    const server = start({ TMPDIR: temporary, NODE_COMPILE_CACHE: cacheFolder, DATA_DIR: join(folder, 'other') });
    await server.url;
    await server.end('SIGTERM');
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(cacheFolder)).not.toHaveLength(0);
    expect(modeOf(compileCacheFolder())).toBe('700');
  });
});
