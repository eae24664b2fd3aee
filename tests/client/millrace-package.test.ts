// The package millrace, packed and installed: the server, its client and millrace/testing.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import { buildMillrace } from '../../scripts/package.ts';

const run = promisify(execFile);
const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<'dependencies', Record<string, string>>;

describe('the package millrace', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'millrace-testing-')));
  const installed = join(folder, 'node_modules', 'millrace');

  beforeAll(async () => {
    // Packing and unpacking leaves only the published files.
    mkdirSync(installed, { recursive: true });
    const built = join(folder, 'built');
    buildMillrace(built);
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: built, env });
    await run('tar', ['-xzf', stdout.trim(), '--strip-components=1', '-C', installed], { cwd: folder });
    rmSync(built, { recursive: true });
    for (const name of [...Object.keys(manifestIn(installed).dependencies), '@types/node']) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('has the dependencies of the server', () => {
    expect(manifestIn(installed).dependencies).toEqual(manifestIn(root).dependencies);
  });

  it('passes publint', () => {
    const { status, stdout } = spawnSync(bin('publint'), ['--strict', installed], { encoding: 'utf8', env });
    expect(`${status} ${status === 0 ? '' : stdout}`).toBe('0 ');
  });

  it('has correct types for ES modules, CommonJS and bundlers', () => {
    // Old bundlers know no exports: they find the client, but not millrace/testing.
    const args = ['--pack', installed, '--profile', 'node16'];
    const { status, stdout } = spawnSync(bin('attw'), args, { encoding: 'utf8', env });
    expect(`${status} ${status === 0 ? '' : stdout}`).toBe('0 ');
  });

  const program = `
    const main = async () => {
      const millrace = await startMillrace({ settings: { SEED: 'demo' } });
      const sandbox = await millrace.sandbox({ seed: 'demo' });
      const { data } = await sandbox.dataServices.getLastEvent({ path: { streamId: 'SeattleHourly' } });
      console.log(data.Time);
      await millrace.stop();
    };
    main();`;
  it.each([
    ['esm.mjs', `import { startMillrace } from 'millrace/testing';${program}`],
    ['cjs.cjs', `const { startMillrace } = require('millrace/testing');${program}`],
  ])('starts a server with the demo data: %s', async (file, text) => {
    writeFileSync(join(folder, file), text);
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
    expect(stdout).toMatch(/^2010-12-31T\d\d:00:00Z\n$/);
  });

  it('runs as its README shows', async () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const [, code = '', output] = /^```ts\n([\s\S]*?)^```\n\n```output\n([\s\S]*?)^```$/m.exec(readme) ?? [];
    writeFileSync(join(folder, 'readme.mts'), code);
    const { stdout } = await run(process.execPath, ['readme.mts'], { cwd: folder, env });
    expect(stdout).toBe(output);
  });

  it('reads long bodies of events in its threads', async () => {
    const code = `
      import { startMillrace } from 'millrace/testing';
      import { orThrow } from 'millrace';
      await using millrace = await startMillrace();
      await using sandbox = await millrace.sandbox();
      const Properties = [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 'DateTime' } }];
      const { provisioning: hub } = sandbox;
      await orThrow(hub.getOrCreateType({ path: { typeId: 'T' }, body: { SdsTypeCode: 'Object', Properties } }));
      await orThrow(hub.getOrCreateStream({ path: { streamId: 'S' }, body: { TypeId: 'T' } }));
      const body = Array.from({ length: 1_000 }, (_, i) => ({ Time: new Date(i * 1000).toISOString() }));
      const { response } = await sandbox.dataServices.insertEvents({ path: { streamId: 'S' }, body });
      console.log(response.status);`;
    writeFileSync(join(folder, 'long.mjs'), code);
    const { stdout } = await run(process.execPath, ['long.mjs'], { cwd: folder, env });
    expect(stdout).toBe('204\n');
  });
});
