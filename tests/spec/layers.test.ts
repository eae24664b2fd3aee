// Which folder of server/ and which file of client/ may import which: measured from the imports themselves, and enforced by lint.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { layers } from '../../eslint.layers.js';
import { root } from '../../scripts/documents.ts';

/** The layer of a file: its folder; handlers are a layer of their own in each feature. */
function layerOf(file: string): string {
  const [folder = '', inner = ''] = file.split('/');
  if (!file.includes('/')) return '.';
  return inner === 'handlers' ? `${folder}/handlers` : folder;
}

/** The imports between the parts of a folder, where `partOf` gives the part that a file belongs to. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

function measuredImports(folder: string, partOf: (file: string) => string): Imports {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: join(root, folder) })) {
    const text = readFileSync(join(root, folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path));
      if (target.startsWith('..') || partOf(target) === partOf(file)) continue;
      const known = found.get(partOf(file)) ?? new Set();
      found.set(partOf(file), known.add(partOf(target)));
    }
  }
  return found;
}

/** Returns the circles of imports, each as a path that ends where it begins. */
function circlesOf(imports: Imports): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (part: string, path: readonly string[]): void => {
    if (path.includes(part)) circles.push([...path.slice(path.indexOf(part)), part].join(' -> '));
    else if (!done.has(part)) {
      for (const next of imports.get(part) ?? []) visit(next, [...path, part]);
      done.add(part);
    }
  };
  for (const part of imports.keys()) visit(part, []);
  return circles;
}

/** Messages of the import rule for a file that would import another one. */
async function violations(file: string, path: string, name = 'x'): Promise<readonly string[]> {
  const [result] = await new ESLint({ cwd: root }).lintText(`import { ${name} } from '${path}';\n${name}();\n`, {
    filePath: join(root, file),
  });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-imports').map((m) => m.message);
}

describe('the folders of the server', () => {
  const imports = measuredImports('server', layerOf);

  it('all have a row in the table of layers', () => {
    const folders = [...imports.keys()].filter((layer) => layer !== '.' && !layer.includes('/'));
    expect(folders.filter((folder) => !(folder in layers))).toEqual([]);
  });

  it('never import each other in both directions', () => {
    const mutual = [...imports].flatMap(([from, targets]) =>
      [...targets].filter((to) => from < to && imports.get(to)?.has(from)).map((to) => `${from} and ${to}`),
    );
    expect(mutual).toEqual([]);
  });

  it('never import each other in a circle', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it('import only folders of rows above their own', () => {
    const order = Object.keys(layers);
    for (const [folder, allowed] of Object.entries(layers))
      expect(allowed.filter((other) => order.indexOf(other) >= order.indexOf(folder))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');

  it('has every folder of the server in its table', () => {
    const [, table = ''] = page.split('## Layers');
    const listed = [...table.matchAll(/^\| (`[^|]+?) +\|/gm)].flatMap(([, cell = '']) => cell.match(/[\w-]+/g) ?? []);
    expect(Object.keys(layers).filter((folder) => !listed.includes(folder))).toEqual([]);
  });

  it('names files of the server that exist', () => {
    const named = [...page.matchAll(/(?<=^ *|`)[a-z-]+(?:\/[a-z-]+)*\.ts\b/gm)].map(([file]) => file);
    expect(named.filter((file) => !existsSync(join(root, 'server', file)) && !existsSync(join(root, file)))).toEqual(
      [],
    );
    expect(named.length).toBeGreaterThan(25);
  });
});

describe('the files of the client', () => {
  it('never import each other in a circle', () => {
    expect(circlesOf(measuredImports('client', (file) => file))).toEqual([]);
  });

  it('import openapi-fetch only in connect.ts', async () => {
    const message = expect.stringContaining('openapi-fetch');
    expect(await violations('client/paging.ts', 'openapi-fetch')).toEqual([message]);
    expect(await violations('client/connect.ts', 'openapi-fetch')).toEqual([]);
  });

  it('import nothing of the server, of scripts and of tests', async () => {
    for (const file of ['client/paging.ts', 'client/connect.ts'])
      for (const folder of ['server', 'scripts', 'tests'])
        expect(await violations(file, `../${folder}/other.ts`)).toHaveLength(1);
  });
});

describe('lint', () => {
  const folders = Object.entries(layers).filter(([folder]) => folder !== 'handlers');

  it.each(folders)('keeps server/%s from importing what its row does not name', async (folder, allowed) => {
    const forbidden = Object.keys(layers).filter((other) => other !== folder && !allowed.includes(other));
    for (const other of forbidden) {
      expect(await violations(`server/${folder}/file.ts`, `../${other}/other.ts`)).toHaveLength(1);
      expect(await violations(`server/${folder}/inner/file.ts`, `../../${other}/other.ts`)).toHaveLength(1);
    }
    for (const other of allowed)
      expect(await violations(`server/${folder}/file.ts`, `../${other}/other.ts`)).toEqual([]);
  });

  it('keeps features from handlers, and all folders from SQL and from files outside of the server', async () => {
    expect(await violations('server/catalog/handlers/types.ts', '../../api/handler-types.ts')).toEqual([]);
    expect(await violations('server/catalog/streams.ts', '../api/handler-types.ts')).toHaveLength(1);
    expect(await violations('server/catalog/handlers/types.ts', '../../edge/handlers/other.ts')).toHaveLength(1);
    expect(await violations('server/catalog/streams.ts', '../store/sql/objects.ts')).toHaveLength(1);
    expect(await violations('server/catalog/streams.ts', '../../tests/support/server.ts')).toHaveLength(1);
    expect(await violations('server/domain/values/json.ts', '../../../generated/types/edge.ts')).toHaveLength(1);
  });

  it('keeps services from the context of the HTTP request', async () => {
    const context = '../requests/context.ts';
    expect(await violations('server/catalog/streams.ts', context, 'Context')).toEqual([]);
    expect(await violations('server/catalog/streams.ts', context, 'RequestContext')).toHaveLength(1);
    expect(await violations('server/catalog/handlers/types.ts', `../${context}`, 'RequestContext')).toEqual([]);
    expect(await violations('server/api/router.ts', context, 'RequestContext')).toEqual([]);
  });
});
