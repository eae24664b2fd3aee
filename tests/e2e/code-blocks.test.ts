// The code blocks of README and guides are run as they stand: the sh blocks of a page in one shell, ts blocks each on its own,
// against a server with the demo seed and against the mocks. An output block is what the block before it prints.
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
  ...readdirSync(join(root, 'docs', 'guides')).map((name) => `docs/guides/${name}`),
]
  .map((file) => [file, blocksOf(file)] as const)
  .filter(([, blocks]) => blocks.length > 0);

const MARK = '@@ end of block @@';

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

  /** The text with the addresses of what runs here, and with imports that work from elsewhere. */
  const adapted = (code: string) =>
    mocks
      .reduce((text, mock, i) => text.replaceAll(`http://127.0.0.1:${4010 + i}`, mock.url), code)
      .replaceAll('http://127.0.0.1:8080', server?.url ?? '')
      .replaceAll(/(?:\.\.?\/)+client\/index\.ts|(?<=from ')millrace-client(?=')/g, join(root, 'client', 'index.ts'));

  /** Runs a file and returns what it prints. */
  async function printed(command: string, name: string, code: string): Promise<string> {
    const file = join(folder, name);
    writeFileSync(file, adapted(code));
    const { stdout } = await run(command, [file], { env: { ...process.env, NODE_OPTIONS: '' } });
    return stdout;
  }

  it.each(pages)('%s', async (_file, blocks) => {
    const shell = blocks.filter(({ language }) => language === 'sh');
    const script = ['set -euo pipefail', ...shell.map(({ code }) => `${code}\necho; echo '${MARK}'`)].join('\n');
    const outputs = shell.length === 0 ? [] : (await printed('bash', 'blocks.sh', script)).split(MARK);
    for (const [i, { code, output }] of shell.entries()) {
      expect(outputs[i]?.trim() === '' && /^curl/m.test(code) && output !== undefined ? code : '').toBe('');
      if (output !== undefined) expect(outputs[i]?.trim()).toBe(output.trim());
    }
    for (const { code, output } of blocks.filter(({ language }) => language === 'ts')) {
      const text = await printed('node', 'block.mts', code);
      if (output !== undefined) expect(text.trim()).toBe(output.trim());
    }
  });

  it('finds the code blocks to run', () => {
    expect(pages.flatMap(([, blocks]) => blocks).length).toBeGreaterThanOrEqual(8);
  });
});
