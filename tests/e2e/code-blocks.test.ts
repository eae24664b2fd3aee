// Runs the code blocks of README and guides unchanged, against a server with the demo seed and against the mocks: the sh blocks of a page
// in one shell, each ts block by itself. An output block is the expected output of the block before it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, root } from '../../scripts/documents.ts';
import { startMock, type Mock } from '../../scripts/prism.ts';
import { readConfig } from '../../server/config.ts';
import { startServer, type Server } from '../../server/start.ts';

const run = promisify(execFile);

interface Block {
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

function blocksOf(file: string): readonly Block[] {
  const text = readFileSync(join(root, file), 'utf8');
  const fenced = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  return fenced
    .map((block, i) => ({ ...block, output: fenced[i + 1]?.language === 'output' ? fenced[i + 1]?.code : undefined }))
    .filter(({ language }) => language === 'sh' || language === 'ts');
}

const pages = [
  'README.md',
  'client/README.md',
  'client/testing/README.md',
  ...readdirSync(join(root, 'docs', 'guides')).map((name) => `docs/guides/${name}`),
]
  .map((file) => [file, blocksOf(file)] as const)
  .filter(([, blocks]) => blocks.length > 0);

const BLOCK_END = '@@ end of block @@';

describe('code blocks of the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-blocks-'));
  let mocks: readonly Mock[] = [];
  let server: Server | undefined;

  beforeAll(async () => {
    mocks = await Promise.all(documents().map((document) => startMock(document, 0, 'silent')));
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'demo' }));
  });
  afterAll(async () => {
    await Promise.all(mocks.map((mock) => mock.close()));
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Returns the code with the URLs of this server and these mocks, and with absolute imports. */
  const adapted = (code: string) =>
    mocks
      .reduce((text, mock, i) => text.replaceAll(`http://127.0.0.1:${4010 + i}`, mock.url), code)
      .replaceAll('http://127.0.0.1:8080', server?.url ?? '')
      .replaceAll(
        /(?:\.\.?\/)+client\/index\.ts|(?<=from ')millrace(?:-client)?(?=')/g,
        join(root, 'client', 'index.ts'),
      )
      .replaceAll(/(?<=from ')millrace\/testing(?=')/g, join(root, 'client', 'testing', 'index.ts'));

  /** Runs code and returns its output. */
  async function outputOf(command: string, name: string, code: string): Promise<string> {
    const file = join(folder, name);
    writeFileSync(file, adapted(code));
    const { stdout } = await run(command, [file], { env: { ...process.env, NODE_OPTIONS: '' } });
    return stdout;
  }

  it.each(pages)('%s: its code blocks print their output blocks', async (_file, blocks) => {
    const shell = blocks.filter(({ language }) => language === 'sh');
    const script = ['set -euo pipefail', ...shell.map(({ code }) => `${code}\necho; echo '${BLOCK_END}'`)].join('\n');
    const outputs = shell.length === 0 ? [] : (await outputOf('bash', 'blocks.sh', script)).split(BLOCK_END);
    for (const [i, { code, output }] of shell.entries()) {
      expect(outputs[i]?.trim() === '' && /^curl/m.test(code) && output !== undefined ? code : '').toBe('');
      if (output !== undefined) expect(outputs[i]?.trim()).toBe(output.trim());
    }
    for (const { code, output } of blocks.filter(({ language }) => language === 'ts')) {
      const text = await outputOf('node', 'block.mts', code);
      if (output !== undefined) expect(text.trim()).toBe(output.trim());
    }
  });

  it('finds the code blocks to run', () => {
    expect(pages.flatMap(([, blocks]) => blocks).length).toBeGreaterThanOrEqual(8);
  });
});
