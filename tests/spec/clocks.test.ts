// Which code of the server can read the clock of the machine, or make random identifiers: lint enforces it.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { root } from '../../scripts/documents.ts';

/** Returns the number of messages that name a file of the server's sources of time or identifiers, for a file that would contain a text. */
async function messages(source: string, file: string, text: string): Promise<number> {
  const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: join(root, file) });
  return (result?.messages ?? []).filter(({ message }) => message.includes(source)).length;
}
const clockMessages = (file: string, text: string) => messages('server/runtime/clock.ts', file, text);
const idMessages = (file: string, text: string) => messages('server/runtime/ids.ts', file, text);

describe('lint', () => {
  it.each([['Date.now();'], ['Date.now;'], ['new Date();']])(
    'refuses %s in all folders of the server but runtime',
    async (text) => {
      for (const file of ['server/start.ts', 'server/openid/file.ts', 'server/catalog/handlers/file.ts'])
        expect(await clockMessages(file, text)).toBe(1);
      expect(await clockMessages('server/runtime/clock.ts', text)).toBe(0);
    },
  );

  it.each([
    ["import { randomUUID } from 'node:crypto';"],
    ["import { hash, randomBytes as bytes } from 'node:crypto';"],
    ['Math.random();'],
    ['crypto.randomUUID();'],
    ['crypto.getRandomValues(new Uint8Array(8));'],
  ])('refuses %s in all folders of the server but runtime', async (text) => {
    for (const file of ['server/start.ts', 'server/identity/file.ts', 'server/catalog/handlers/file.ts'])
      expect(await idMessages(file, text)).toBe(1);
    expect(await idMessages('server/runtime/ids.ts', text)).toBe(0);
  });

  it('accepts durations, and dates that are made from a time', async () => {
    expect(await clockMessages('server/start.ts', 'performance.now();\nnew Date(1);\n')).toBe(0);
  });
});
