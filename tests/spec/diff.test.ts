// make diff reports what breaks a client, with the operations and source files that a change affects. Redocly decides which changes break.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { changesBetween, impactOf, sourceOf } from '../../scripts/contract-changes.ts';
import { documents, operationsOf, readBundle, root, type Bundle } from '../../scripts/documents.ts';

const document = documents().find(({ name }) => name === 'provisioning');
if (!document) throw new Error('There is no companion.');
const bundle = readBundle(document);
const path = '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types';
const pointerOf = (name: string) => `#/paths/${name.replaceAll('/', '~1')}`;

type Node = Record<string, unknown>;

/** Returns the changes after an edit of a copy of the bundle. */
function changesAfter(edit: (copy: Bundle & { components: Node }) => void) {
  const copy = structuredClone(bundle);
  edit(copy);
  return changesBetween(bundle, copy);
}

/** Returns the object at a path of keys. */
const at = (value: unknown, ...keys: readonly string[]) =>
  keys.reduce<unknown>((holder, key) => (holder as Node)[key], value) as Node;

describe('make diff', () => {
  it('reports nothing when nothing changed', () => {
    const changes = changesAfter(() => undefined);
    expect(changes).toEqual([]);
    expect(impactOf(changes)).toBeUndefined();
  });

  it('reports a removed path as breaking, with its operations', () => {
    const changes = changesAfter((copy) => {
      Reflect.deleteProperty(copy.paths, path);
    });
    expect(impactOf(changes)).toBe('major');
    const ids = operationsOf(bundle).flatMap((one) => (one.path === path ? [one.operation.operationId] : []));
    expect(changes).toMatchObject([{ impact: 'major', pointer: pointerOf(path), operations: ids }]);
    expect(ids).toContain('listTypes');
  });

  it('reports a removed member of a shared schema with every operation that reads or writes it', () => {
    const changes = changesAfter((copy) => {
      Reflect.deleteProperty(at(copy.components, 'schemas', 'SdsStream', 'properties'), 'Name');
    });
    const [change] = changes.filter(({ pointer }) => pointer === '#/components/schemas/SdsStream/properties/Name');
    expect(change?.impact).toBe('major');
    expect(change?.sentence).toBe('Property `Name` of `SdsStream` was removed.');
    expect(change?.operations).toEqual(expect.arrayContaining(['listStreams', 'getStream', 'createOrUpdateStream']));
    expect(change?.operations).not.toContain('listTypes');
  });

  it('reports the tighter bound of a parameter of a path with all its operations', () => {
    const changes = changesAfter((copy) => {
      at(copy.components, 'parameters', 'TypeId', 'schema')['maxLength'] = 5;
    });
    expect(changes[0]?.impact).toBe('major');
    expect(changes[0]?.operations).toEqual(expect.arrayContaining(['getType', 'deleteType', 'getTypeOwner']));
  });

  it('reports a new optional member as minor and another description as a patch', () => {
    const added = changesAfter((copy) => {
      at(copy.components, 'schemas', 'Claim', 'properties')['Color'] = { type: 'string' };
    });
    expect(impactOf(added)).toBe('minor');
    const described = changesAfter((copy) => {
      at(copy.paths, path, 'get')['description'] = 'Other words.';
    });
    expect(described).toMatchObject([
      { impact: 'patch', sentence: `${path} get description was modified.`, operations: ['listTypes'] },
    ]);
  });

  it('names the source file of paths, own components, shared components and the document', () => {
    const files = new Set([
      'openapi/provisioning/components/schemas/SdsStream.yaml',
      'openapi/shared/schemas/Event.yaml',
    ]);
    const rootFile = { paths: { [path]: { $ref: './paths/types/types.yaml' } } };
    const find = (pointer: string) => sourceOf(document, pointer, rootFile, files);
    expect(find(`${pointerOf(path)}/get/summary`)).toBe('openapi/provisioning/paths/types/types.yaml');
    expect(find('#/components/schemas/SdsStream/properties/Name')).toBe(
      'openapi/provisioning/components/schemas/SdsStream.yaml',
    );
    expect(find('#/components/schemas/Event')).toBe('openapi/shared/schemas/Event.yaml');
    expect(find('#/info/version')).toBe('openapi/provisioning/openapi.yaml');
  });

  it('fails for an unknown revision', () => {
    const result = spawnSync('node', ['scripts/diff.ts', 'no-such-revision'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(result.status).toBe(2);
    expect(result.stderr).toContain('no-such-revision');
  });
});
