// What the contract must keep that lint, which sees one document or one node at a time, cannot say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  deref,
  documents,
  operationsOf,
  parametersOf,
  readBundle,
  root,
  type ResponseObject,
} from '../../scripts/documents.ts';
import { referenceBundle } from '../../scripts/reference-bundle.ts';
import { pagingOf } from '../../scripts/operations.ts';

const all = documents().map((document) => ({ ...document, content: readBundle(document) }));

interface Link {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Every key that starts with x-, anywhere in a value. */
function extensionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(extensionsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    // Examples and the names of properties are data of the API, not keys of ours.
    key === 'example' || key === 'examples' || key === 'value' || key === 'properties'
      ? key === 'properties'
        ? Object.values(inner as object).flatMap(extensionsIn)
        : []
      : [...(key.startsWith('x-') ? [key] : []), ...extensionsIn(inner)],
  );
}

it('has the operations that documents 1 to 3 list, and one document whose title has (companion)', () => {
  const counts = Object.fromEntries(all.map(({ name, content }) => [name, operationsOf(content).length]));
  expect(counts).toMatchObject({ 'data-services': 51, identity: 59, edge: 35 });
  expect(all.filter(({ content }) => /\(companion\)$/.test(content.info.title)).map(({ name }) => name)).toEqual([
    'provisioning',
  ]);
});

it('names each operation once over all documents, and no method of a path twice', () => {
  const located = all.flatMap(({ content }) => operationsOf(content));
  const ids = located.map(({ operation }) => operation.operationId);
  const places = located.map(({ method, path }) => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '{}')}`);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
});

it('has one wording for rights, owners and access control lists in the summaries of all resources', () => {
  const wordings = [
    [/^list.*AccessRights$/, /^List the access rights on /],
    [/^get.*Owner$/, /^Read the owner of an? /],
    [/^replace.*Owner$/, /^Change the owner of an? /],
    [/^get.*AccessControl$/, /^Read the (?:default )?access control list of /],
    [/^replace.*AccessControl$/, /^Replace the (?:default )?access control list of /],
    [/^patch.*AccessControl$/, /^Change parts of the access control list of /],
  ] as const;
  const operations = all.flatMap(({ content }) => operationsOf(content).map(({ operation }) => operation));
  for (const [id, wording] of wordings) {
    const found = operations.filter(({ operationId }) => id.test(operationId));
    expect([id, found.length]).not.toEqual([id, 0]);
    expect(found.filter(({ summary }) => !wording.test(summary)).map(({ operationId }) => operationId)).toEqual([]);
  }
});

it('gives aliases to paths that exist, with the same parameters, and never to a declared path', () => {
  const folded = (path: string) => path.toLowerCase().replaceAll(/\{\w+\}/g, '{}');
  const parametersIn = (path: string) => path.match(/\{\w+\}/g) ?? [];
  const declared = new Set(all.flatMap(({ content }) => Object.keys(content.paths).map(folded)));
  for (const { content } of all) {
    for (const { path, of } of content['x-aliases'] ?? []) {
      const found = Object.keys(content.paths).filter((one) => one === of || one.startsWith(`${of}/`));
      expect([of, found.length]).not.toEqual([of, 0]);
      expect(parametersIn(path)).toEqual(parametersIn(of));
      expect(found.map((one) => folded(path + one.slice(of.length))).filter((alias) => declared.has(alias))).toEqual(
        [],
      );
    }
  }
});

it('documents every extension key, and uses every documented one', async () => {
  const text = readFileSync(join(root, 'openapi', 'extensions.md'), 'utf8');
  const documented = [...text.matchAll(/^\| `(x-[A-Za-z-]+)`/gm)].map(([, key]) => key);
  const references = await Promise.all(documents().map(referenceBundle));
  const used = new Set([...all.map(({ content }) => content), ...references].flatMap(extensionsIn));
  expect([...used].sort()).toEqual(documented.sort());
});

/** Members that hold what is left out of types, streams and events; 0 has other meanings in enumerations and summaries. */
const defaultMember = /"\w+":(?:null|false|"0001-01-01T00:00:00Z")(?=[,}])/;

it('has response examples in the default verbosity, and complete ones', () => {
  const shown = { short: 0, complete: 0 };
  for (const { content } of all)
    for (const located of operationsOf(content)) {
      const header = parametersOf(content, located).find(({ name }) => name === 'Accept-Verbosity');
      if (header?.schema['default'] !== 'non-verbose') continue;
      for (const [status, response] of Object.entries(located.operation.responses)) {
        if (!status.startsWith('2')) continue;
        const examples = deref<ResponseObject>(content, response).content?.['application/json']?.examples ?? {};
        for (const [name, example] of Object.entries(examples)) {
          const text = JSON.stringify(deref<{ value: unknown }>(content, example).value);
          const isComplete = name === 'complete';
          shown[isComplete ? 'complete' : 'short'] += 1;
          const place = `${located.operation.operationId} ${status} ${name}`;
          if (!isComplete && !name.startsWith('table'))
            expect([place, text]).toEqual([place, expect.not.stringMatching(defaultMember)]);
        }
      }
    }
  expect(shown.short).toBeGreaterThan(20);
  expect(shown.complete).toBeGreaterThanOrEqual(3);
});

describe.each(all.map((document) => [document.name, document.content] as const))('%s', (name, bundle) => {
  const operations = new Map(operationsOf(bundle).map((located) => [located.operation.operationId, located]));

  it('links to operations of its own and gives them every path parameter', () => {
    const faults = [...operations.values()].flatMap((located) =>
      Object.values(located.operation.responses).flatMap((response) =>
        Object.values(deref<ResponseObject>(bundle, response).links ?? {}).flatMap((value) => {
          const link = value as Link;
          const target = operations.get(link.operationId);
          if (!target) return [`${located.operation.operationId} links to ${link.operationId}, which is not there`];
          const needed = parametersOf(bundle, target).filter((p) => p.in === 'path');
          return needed
            .filter((p) => link.parameters?.[p.name] === undefined)
            .map((p) => `the link of ${located.operation.operationId} to ${link.operationId} lacks ${p.name}`);
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('keeps the operations of a tag in one folder', () => {
    const source = readFileSync(join(root, 'openapi', name, 'openapi.yaml'), 'utf8');
    const folders = new Map<string, Set<string>>();
    for (const [, path = '', folder = ''] of source.matchAll(/^ {2}(\/\S+):\n {4}\$ref: \.\/paths\/([a-z0-9-]+)\//gm)) {
      const item = bundle.paths[path];
      for (const { operation } of operationsOf({ ...bundle, paths: item ? { [path]: item } : {} })) {
        folders.set(folder, (folders.get(folder) ?? new Set()).add(operation.tags[0]));
      }
    }
    expect([...folders].filter(([, tags]) => tags.size !== 1)).toEqual([]);
  });

  it('declares the paging of every list with a count', () => {
    const lost = [...operations.values()]
      .filter((located) =>
        parametersOf(bundle, located).some((p) => p.name === 'continuationToken' || p.name === 'skipToken'),
      )
      .filter((located) => pagingOf(bundle, located) === null);
    expect(lost).toEqual([]);
  });

  it('generates types without the type any', () => {
    const types = readFileSync(join(root, 'generated', 'types', `${name}.ts`), 'utf8');
    const code = types.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(code.match(/\bany\b/g)).toBeNull();
  });
});

describe.each(all.map(({ name, content }) => [name, content] as const))('the tags of %s', (_name, content) => {
  const groups = content['x-tagGroups'] ?? [];

  it('have names in words', () => {
    const names = content.tags.map((tag) => tag['x-displayName'] ?? '');
    expect(names.filter((text) => !/^[A-Z][a-z]+( [a-z]+)*$/.test(text))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are in one group each', () => {
    expect(groups.flatMap(({ tags }) => tags).toSorted()).toEqual(content.tags.map(({ name }) => name).toSorted());
  });

  it('have groups in reading order', () => {
    const order = [
      'Streams',
      'Data',
      'Views',
      'Tables',
      'Identities',
      'Edge systems',
      'Displays',
      'Access',
      'Administration',
      'Control',
    ];
    const places = groups.map(({ name }) => order.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
