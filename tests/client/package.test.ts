// The published package of the client, packed and installed: its contents, its size, and the runtimes that it supports.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { buildClient } from '../../scripts/package.ts';
import { root } from '../../scripts/documents.ts';
import type { Server } from '../../server/start.ts';
import { itInBun, itInDeno } from '../support/optional.ts';
import { startDemoServer } from '../support/server.ts';

const run = promisify(execFile);
const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Returns the minified browser bundle of a module. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'client'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}
const gzippedBytes = (text: string) => gzipSync(text, { level: 9 }).length;

describe('the package', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'millrace-package-')));
  const installed = join(folder, 'node_modules', 'millrace-client');
  let server: Server;

  beforeAll(async () => {
    // Packing and unpacking leaves only the published files.
    mkdirSync(installed, { recursive: true });
    const built = join(folder, 'built');
    buildClient(built);
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: built, env });
    await run('tar', ['-xzf', stdout.trim(), '--strip-components=1', '-C', installed], { cwd: folder });
    rmSync(built, { recursive: true });
    symlinkSync(join(root, 'node_modules', 'openapi-fetch'), join(folder, 'node_modules', 'openapi-fetch'));
    symlinkSync(
      join(root, 'node_modules', 'openapi-typescript-helpers'),
      join(folder, 'node_modules', 'openapi-typescript-helpers'),
    );
    server = await startDemoServer();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('depends only on openapi-fetch, in the version of the project', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
    const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(manifest.dependencies).toEqual({ 'openapi-fetch': project.dependencies['openapi-fetch'] });
    expect(manifest.version).toBe(project.version);
  });

  it('passes publint', () => {
    const { status, stdout } = spawnSync(bin('publint'), ['--strict', installed], { encoding: 'utf8', env });
    expect(`${status} ${status === 0 ? '' : stdout}`).toBe('0 ');
  });

  it('has correct types for ES modules, CommonJS and bundlers', () => {
    const { status, stdout } = spawnSync(bin('attw'), ['--pack', installed], { encoding: 'utf8', env });
    expect(`${status} ${status === 0 ? '' : stdout}`).toBe('0 ');
  });

  it.each([
    ['one document with client credentials', 'createDataServices, clientCredentials', 9],
    ['the largest document with client credentials', 'createProvisioning, clientCredentials', 9],
    ['everything', '*', 16],
  ])('bundles %s (%s) in at most %i kB', async (_name, names, kilobytes) => {
    const text = await bundle(`export ${names === '*' ? '*' : `{ ${names} }`} from './index.ts'`);
    expect(gzippedBytes(text)).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it('bundles only the code of imported functions', async () => {
    const text = await bundle(`export { createEdge } from './index.ts'`);
    expect(text).toContain('listEdgeSystems');
    for (const absent of ['listUsers', 'listStreamViews', 'listTypes', 'grant_type', 'traceparent', 'code_verifier'])
      expect(text).not.toContain(absent);
  });

  const program = `
    const path = { tenantId: '11111111-1111-4111-8111-111111111111', namespaceId: 'demo' };
    const auth = clientCredentials({ clientId: '22222222-2222-4222-8222-222222222222', clientSecret: 'demo-secret' });
    const main = async () => {
      const hub = createDataServices({ baseUrl: process.argv[2], auth, path });
      const { data } = await hub.getLastEvent({ path: { streamId: 'SeattleHourly' } });
      const { error } = await hub.getLastEvent({ path: { streamId: 'Nowhere' } });
      console.log(data.Temperature, error.status, error.name);
    };
    main();`;
  const files = {
    'esm.mjs': `import { clientCredentials, createDataServices } from 'millrace-client';${program}`,
    'cjs.cjs': `const { clientCredentials, createDataServices } = require('millrace-client');${program}`,
  };
  /** Returns the output of a program. The server runs in this process, so the call must not block. */
  const outputOf = async (file: keyof typeof files, command: string, ...args: readonly string[]) => {
    writeFileSync(join(folder, file), files[file]);
    const { stdout } = await run(command, [...args, file, server.url], { cwd: folder, env });
    return stdout.trim();
  };

  it.each(['esm.mjs', 'cjs.cjs'] as const)('runs on Node: %s', async (file) => {
    expect(await outputOf(file, 'node')).toBe('4.3 404 ApiError');
  });
  it('runs as its README shows', async () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const [, code = '', output] = /^```ts\n([\s\S]*?)^```\n\n```output\n([\s\S]*?)^```$/m.exec(readme) ?? [];
    writeFileSync(join(folder, 'readme.mts'), code.replaceAll('http://127.0.0.1:8080', server.url));
    const { stdout } = await run('node', ['readme.mts'], { cwd: folder, env });
    expect(stdout).toBe(output);
  });
  itInBun('runs on Bun', async () => {
    expect(await outputOf('esm.mjs', 'bun')).toBe('4.3 404 ApiError');
  });
  itInDeno('runs on Deno', async () => {
    const allowed = ['--allow-net', '--allow-env', '--allow-read', '--node-modules-dir=manual'];
    expect(await outputOf('esm.mjs', 'deno', 'run', ...allowed)).toBe('4.3 404 ApiError');
  });
});

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
