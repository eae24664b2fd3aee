// Tests mirror the layout of server/: each test below tests/domain, tests/store and tests/features is about the folder that it stands for.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';

/** Returns the files of the project that a file imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => path);
  return paths.map((path) => normalize(join(dirname(file), path)));
}

/** Returns the folders of server/ that a test is about, by its own imports and by those of the fixtures beside it. */
function subjectsOf(file: string): ReadonlySet<string> {
  const own = importsOf(file);
  const fixtures = own.filter((path) => dirname(path) === dirname(file));
  const inServer = [...own, ...fixtures.flatMap(importsOf)].filter((path) => path.startsWith('server/'));
  return new Set(inServer.map((path) => path.split('/')[1] ?? ''));
}

const testsIn = (folder: string): readonly string[] => globSync(`tests/${folder}/**/*.test.ts`, { cwd: root });

describe('a test', () => {
  it.each(testsIn('features'))('tests the folder that its own folder is named after: %s', (file) => {
    const [, , folder = ''] = file.split('/');
    expect(existsSync(join(root, 'server', folder))).toBe(true);
    expect([...subjectsOf(file)]).toContain(folder);
  });

  it.each(testsIn('domain'))('of the domain imports only the domain: %s', (file) => {
    expect([...subjectsOf(file)]).toEqual(['domain']);
  });

  it.each(testsIn('store'))('of the store imports no feature: %s', (file) => {
    const below = ['domain', 'runtime', 'store'];
    expect([...subjectsOf(file)].filter((folder) => !below.includes(folder))).toEqual([]);
  });

  it.each(testsIn('contract'))('of the contract calls a server: %s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(
      /startTestServer|startDemoServer|startOpenIdServer|startServer|declareOnBothDatabases|contractOperations\(\)/,
    );
  });
});
