// Runs the examples of the client against a server with the demo seed, and compares their output with the comment at their end.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import type { Server } from '../../server/start.ts';
import { startDemoServer } from '../support/server.ts';

const folder = join(root, 'client', 'examples');
const examples = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'options.ts');
const sources = readdirSync(join(root, 'client')).filter((name) => name.endsWith('.ts'));

describe('the examples', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.stop());

  it.each(examples)('%s', async (name) => {
    const file = join(folder, name);
    const [, expected = ''] = readFileSync(file, 'utf8').split('// prints:\n');
    expect(expected).not.toBe('');
    const env = { ...process.env, NODE_OPTIONS: '', MILLRACE_URL: server.url };
    const { stdout } = await promisify(execFile)('node', [file], { env });
    expect(stdout).toBe(expected.replaceAll(/^\/\/ /gm, ''));
  });
});

describe('every function that the client exports', () => {
  const exported = readFileSync(join(root, 'client', 'index.ts'), 'utf8');
  const text = sources.map((name) => readFileSync(join(root, 'client', name), 'utf8')).join('\n');
  const functions = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].flatMap(([, name = '']) => name);
  const shown = functions.filter((name) => new RegExp(`\\b${name}\\b`).test(exported));

  it.each(shown)('%s has a docstring with an example', (name) => {
    const doc = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:async )?function\\*? ${name}\\b`).exec(
      text,
    )?.[1];
    expect(doc).toContain('@example');
  });
  it('exist', () => {
    expect(shown.length).toBeGreaterThan(12);
  });
});
