// The code blocks of README and guides are run as they stand: sh and ts blocks against the mocks, an output block is what they print.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, root } from '../../scripts/documents.ts';
import { startMock, type Mock } from '../../scripts/prism.ts';

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

const files = ['README.md', ...readdirSync(join(root, 'docs', 'guides')).map((name) => `docs/guides/${name}`)];
const blocks = files.flatMap((file) => blocksOf(file).map((block, i) => [`${file}, block ${i + 1}`, block] as const));

describe('code blocks of the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-blocks-'));
  let mocks: readonly Mock[] = [];

  beforeAll(async () => {
    mocks = await Promise.all(documents().map((document) => startMock(document, 0, 'silent')));
  });
  afterAll(async () => {
    await Promise.all(mocks.map((mock) => mock.close()));
    rmSync(folder, { recursive: true });
  });

  /** The block with the addresses of the running mocks, and with imports that work from elsewhere. */
  const adapted = (code: string) =>
    mocks
      .reduce((text, mock, i) => text.replaceAll(`http://127.0.0.1:${4010 + i}`, mock.url), code)
      .replaceAll(/(?:\.\.?\/)+client\/index\.ts/g, join(root, 'client', 'index.ts'));

  it.each(blocks)('%s', async (_name, { language, code, output }) => {
    const file = join(folder, `block.${language === 'ts' ? 'mts' : 'sh'}`);
    writeFileSync(file, adapted(code));
    const { stdout } = await run(
      language === 'ts' ? 'node' : 'bash',
      language === 'ts' ? [file] : ['-euo', 'pipefail', file],
      {
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    expect(stdout.trim()).not.toBe('');
    if (output !== undefined) expect(stdout.trim()).toBe(output.trim());
  });

  it('finds the blocks it is meant to run', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5);
  });
});
