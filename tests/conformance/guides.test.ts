// The guides of other languages: their code, run against a server with the demo seed, prints the output that the guide shows.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languages, type Language } from '../../scripts/clients/adapt-bundle.ts';
import { folderOf } from '../../scripts/clients/toolchains.ts';
import { root } from '../../scripts/documents.ts';
import type { Server } from '../../server/start.ts';
import { commands, isReady } from './languages.ts';
import { startDemoServer } from '../support/server.ts';

const run = promisify(execFile);
const fileNames: Readonly<Record<Language, string>> = { python: 'guide.py', go: 'main.go', java: 'Guide.java' };

describe('the guide for', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.stop());

  for (const language of languages) {
    (isReady(language) ? it : it.skip)(`${language} has code that prints the output shown`, async () => {
      const text = readFileSync(join(root, 'docs', 'guides', `${language}.md`), 'utf8');
      const [, code = '', output] =
        new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`\n\n\`\`\`output\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
      mkdirSync(join(folderOf(language), 'guides'), { recursive: true });
      const folder = mkdtempSync(join(folderOf(language), 'guides', 'run-'));
      try {
        const file = join(folder, fileNames[language]);
        writeFileSync(file, code.replaceAll('http://127.0.0.1:8080', server.url));
        const { command, env } = commands[language](file);
        const [program = '', ...args] = command;
        const { stdout } = await run(program, args, { cwd: folderOf(language), env: { ...process.env, ...env } });
        expect(stdout).toBe(output);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
