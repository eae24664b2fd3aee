// Schemathesis makes requests from each document, valid and invalid, and judges every response by that document.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents, root } from '../../scripts/documents.ts';
import { createExamples } from '../contract/support/every-operation.ts';
import { startTestServer } from '../support/server.ts';

const folder = import.meta.dirname;
const venv = join(root, 'node_modules', '.cache', 'schemathesis');
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 120);
/** Installing from a package registry may take a while. */
const installing = 300_000;

const hasPython = spawnSync('python3', ['-m', 'venv', '--help']).status === 0;
const describeWithPython = hasPython ? describe : describe.skip;

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

function run(command: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...more } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

async function install(): Promise<void> {
  if (!existsSync(venv)) await run('python3', ['-m', 'venv', venv], root);
  const pip = join(venv, 'bin', 'pip');
  const { code, output } = await run(pip, ['install', '--quiet', '-r', join(folder, 'requirements.txt')], root);
  if (code !== 0) throw new Error(`Schemathesis cannot be installed:\n${output}`);
}

/** Writes a bundle whose examples name a tenant and returns its path. */
function documentFor(name: string, tenant: string, scratch: string): string {
  const bundle = readFileSync(join(root, 'generated', 'openapi', `${name}.json`), 'utf8');
  const path = join(scratch, 'openapi.json');
  writeFileSync(path, bundle.replaceAll('11111111-1111-4111-8111-111111111111', tenant));
  return path;
}

/** The failures in a report, with the seed that repeats them; the whole report when it has none. */
const failuresIn = (report: string): string =>
  /=+ FAILURES =+[^]*?(?==+ (?:WARNINGS|SUMMARY) =+)/.exec(report)?.[0].concat(/^Seed: .*$/m.exec(report)?.[0] ?? '') ??
  report;

describeWithPython('Schemathesis', () => {
  beforeAll(install, installing);

  it.concurrent.each(documents().map(({ name }) => name))(
    'finds no difference from %s',
    async (name) => {
      await using cleanup = new AsyncDisposableStack();
      const server = cleanup.adopt(await startTestServer(name === 'control' ? { CONTROL: 'on' } : {}), (started) =>
        started.stop(),
      );
      await createExamples(server);
      const scratch = mkdtempSync(join(tmpdir(), 'millrace-fuzz-'));
      cleanup.defer(() => {
        rmSync(scratch, { recursive: true, force: true });
      });
      const { code, output } = await run(
        join(venv, 'bin', 'st'),
        [
          ...['--config-file', join(folder, 'schemathesis.toml')],
          ...['run', documentFor(name, server.tenant, scratch)],
          ...['--url', server.server.url, '--max-time', String(seconds), '--no-color'],
          ...['--header', `Authorization: Bearer ${server.tokenOf('administrator')}`],
        ],
        scratch,
        { MILLRACE_TENANT: server.tenant, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
      );
      if (process.env['FUZZ_REPORTS']) writeFileSync(join(process.env['FUZZ_REPORTS'], `${name}.txt`), output);
      expect(code === 0 ? '' : failuresIn(output)).toBe('');
    },
    (seconds + 120) * 1_000,
  );
});
