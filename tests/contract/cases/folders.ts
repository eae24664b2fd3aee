// Folders: lists and the rules of creating and renaming (docs/behavior/displays-and-folders.md#folders).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  requestJson,
  displayBody,
  callerAndHeaderCases,
  expectModelState,
  createFolder,
  requestedWith,
  saveDisplay,
  type FolderInfo,
} from '../support/displays.ts';

/** A folder with a folder b and a folder A, in which lies a display. */
const tree = async (world: World) => {
  const root = await createFolder(world);
  const b = await createFolder(world, root.Id, 'b');
  const a = await createFolder(world, root.Id, 'A');
  await saveDisplay(world, displayBody({}, { ParentId: a.Id }));
  return { root, a, b };
};
type Tree = Awaited<ReturnType<typeof tree>>;

const page = (name: string, query: (tree: Tree) => string, expected: (tree: Tree) => unknown): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: tree,
  query: (_world, fixture) => query(fixture as Tree),
  check({ body }, _world, fixture) {
    expect(body).toEqual(expected(fixture as Tree));
  },
});

const atRoot = (query: string): Case => ({
  name: `'${query}' lists the root level`,
  status: 200,
  headers: requestedWith,
  prepare: tree,
  query: `Count=100000&${query}`,
  check({ body }, _world, fixture) {
    const { Items } = body as { Items: FolderInfo[] };
    const { root, a } = fixture as Tree;
    expect(Items).toContainEqual({ ...root, HasChildren: true });
    expect(Items.map(({ Id }) => Id)).not.toContain(a.Id);
  },
});

const put = (
  name: string,
  body: (tree: Tree) => unknown,
  check: (answer: FolderInfo, tree: Tree, world: World) => unknown,
): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: tree,
  body: (_world: World, fixture: unknown) => body(fixture as Tree),
  check: ({ body: answer }, world, fixture) => check(answer as FolderInfo, fixture as Tree, world),
});

const invalidCase = (name: string, body: (tree: Tree) => unknown, at: string): Case => ({
  name,
  status: 400,
  headers: requestedWith,
  prepare: tree,
  body: (_world: World, fixture: unknown) => body(fixture as Tree),
  async check(response, world, fixture) {
    expectModelState(at)(response, world, fixture);
    const { root, a, b } = fixture as Tree;
    expect(await requestJson(world, 'GET', `/folders?FolderId=${root.Id}`)).toEqual({
      Items: [{ ...a, HasChildren: true }, b],
      HasMore: false,
    });
  },
});

export const folders: Cases<operations, typeof table, 'Folders'> = {
  listFolders: [
    page(
      'returns the folders in a folder, by name',
      ({ root }) => `FolderId=${root.Id}`,
      ({ a, b }) => ({
        Items: [{ ...a, HasChildren: true }, b],
        HasMore: false,
      }),
    ),
    page(
      'more follow',
      ({ root }) => `folderId=${root.Id}&count=1`,
      ({ a }) => ({
        Items: [{ ...a, HasChildren: true }],
        HasMore: true,
      }),
    ),
    page(
      'the rest',
      ({ root }) => `FolderId=${root.Id}&Skip=1`,
      ({ b }) => ({ Items: [b], HasMore: false }),
    ),
    page(
      'a folder without folders',
      ({ b }) => `FolderId=${b.Id}`,
      () => ({ Items: [], HasMore: false }),
    ),
    ...['', 'FolderId=', 'FolderId=-1', 'folderid=null'].map(atRoot),
    ...['FolderId=abc', 'FolderId=999999', 'FolderId=0', 'FolderId=-2', 'FolderId=1.5'].map((query): Case => ({
      name: query,
      status: 400,
      headers: requestedWith,
      query,
      check: expectModelState('FolderId'),
    })),
    {
      name: 'Count=0',
      status: 400,
      headers: requestedWith,
      query: 'Count=0',
      check: expectModelState('Count', /positive integer/),
    },
    { name: 'Skip=-1', status: 400, headers: requestedWith, query: 'Skip=-1', check: expectModelState('Skip') },
    ...callerAndHeaderCases(),
  ],

  createOrUpdateFolder: [
    put(
      'a new one at the root level',
      ({ root }) => ({ Name: `${root.Name} 2` }),
      (answer, { root }) => {
        expect(answer).toEqual({ Id: expect.any(Number), Name: `${root.Name} 2`, ParentId: null, HasChildren: false });
      },
    ),
    put(
      '-1 is the root level',
      ({ root }) => ({ Name: `${root.Name} 3`, ParentId: -1, Id: null }),
      ({ ParentId }) => {
        expect(ParentId).toBeNull();
      },
    ),
    put(
      'the name of a folder elsewhere',
      ({ a }) => ({ Name: 'A', ParentId: a.Id }),
      async (answer, { root, a }, world) => {
        expect(answer).toMatchObject({ Name: 'A', ParentId: a.Id, HasChildren: false });
        const { Items } = (await requestJson(world, 'GET', `/folders?FolderId=${root.Id}`)) as { Items: FolderInfo[] };
        expect(Items[0]).toEqual({ ...a, HasChildren: true });
      },
    ),
    put(
      'renames a folder without moving it',
      ({ a }) => ({ Id: a.Id, Name: 'A2', ParentId: null }),
      (answer, { a, root }) => {
        expect(answer).toEqual({ Id: a.Id, Name: 'A2', ParentId: root.Id, HasChildren: true });
      },
    ),
    put(
      'its own name in another case',
      ({ b }) => ({ id: b.Id, name: 'B' }),
      ({ Name }) => {
        expect(Name).toBe('B');
      },
    ),
    invalidCase('no name', ({ root }) => ({ ParentId: root.Id }), 'Name'),
    invalidCase('a blank name', ({ root }) => ({ ParentId: root.Id, Name: ' ' }), 'Name'),
    invalidCase('256 characters', ({ root }) => ({ ParentId: root.Id, Name: 'x'.repeat(256) }), 'Name'),
    invalidCase('the name of a sibling in another case', ({ root }) => ({ ParentId: root.Id, Name: 'B' }), 'Name'),
    invalidCase('renaming it to the name of a sibling', ({ a }) => ({ Id: a.Id, Name: 'b' }), 'Name'),
    invalidCase('Home at the root level', () => ({ Name: 'home' }), 'Name'),
    invalidCase('an unknown parent', () => ({ ParentId: 999_999, Name: 'C' }), 'ParentId'),
    invalidCase('rule 2 comes before rule 4', () => ({ Id: 999_999, ParentId: 999_999, Name: 'C' }), 'ParentId'),
    invalidCase('an unknown folder', () => ({ Id: 999_999, Name: 'C' }), 'Id'),
    ...callerAndHeaderCases({ body: { Name: 'x' } }),
  ],
};
