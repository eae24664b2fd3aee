// Which code of the server can read the clock of the machine: lint enforces it.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { root } from '../../scripts/documents.ts';

/** Returns the number of messages about clocks for a file that would contain a text. */
async function clockMessages(file: string, text: string): Promise<number> {
  const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: join(root, file) });
  return (result?.messages ?? []).filter(({ message }) => message.includes('server/runtime/clock.ts')).length;
}

describe('lint', () => {
  it.each([['Date.now();'], ['Date.now;'], ['new Date();']])(
    'refuses %s in all folders of the server but runtime',
    async (text) => {
      for (const file of ['server/start.ts', 'server/openid/file.ts', 'server/catalog/handlers/file.ts'])
        expect(await clockMessages(file, text)).toBe(1);
      expect(await clockMessages('server/runtime/clock.ts', text)).toBe(0);
    },
  );

  it('accepts durations, and dates that are made from a time', async () => {
    expect(await clockMessages('server/start.ts', 'performance.now();\nnew Date(1);\n')).toBe(0);
  });
});
