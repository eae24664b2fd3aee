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

/** Creates a folder with the folders b and A. A contains a display. */
const createTree = async (world: World) => {
  const root = await createFolder(world);
  const b = await createFolder(world, root.Id, 'b');
  const a = await createFolder(world, root.Id, 'A');
  await saveDisplay(world, displayBody({}, { ParentId: a.Id }));
  return { root, a, b };
};
type Tree = Awaited<ReturnType<typeof createTree>>;

const listCase = (name: string, query: (tree: Tree) => string, expected: (tree: Tree) => unknown): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: createTree,
  query: (_world, fixture) => query(fixture as Tree),
  check({ body }, _world, fixture) {
    expect(body).toEqual(expected(fixture as Tree));
  },
});

const rootListCase = (query: string): Case => ({
  name: `'${query}' lists the root level`,
  status: 200,
  headers: requestedWith,
  prepare: createTree,
  query: `Count=100000&${query}`,
  check({ body }, _world, fixture) {
    const { Items } = body as { Items: FolderInfo[] };
    const { root, a } = fixture as Tree;
    expect(Items).toContainEqual({ ...root, HasChildren: true });
    expect(Items.map(({ Id }) => Id)).not.toContain(a.Id);
  },
});

const saveCase = (
  name: string,
  body: (tree: Tree) => unknown,
  check: (folder: FolderInfo, tree: Tree, world: World) => unknown,
): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: createTree,
  body: (_world: World, fixture: unknown) => body(fixture as Tree),
  check: ({ body: folder }, world, fixture) => check(folder as FolderInfo, fixture as Tree, world),
});

const invalidCase = (name: string, body: (tree: Tree) => unknown, member: string): Case => ({
  name,
  status: 400,
  headers: requestedWith,
  prepare: createTree,
  body: (_world: World, fixture: unknown) => body(fixture as Tree),
  async check(response, world, fixture) {
    expectModelState(member)(response, world, fixture);
    const { root, a, b } = fixture as Tree;
    expect(await requestJson(world, 'GET', `/folders?FolderId=${root.Id}`)).toEqual({
      Items: [{ ...a, HasChildren: true }, b],
      HasMore: false,
    });
  },
});

export const folders: Cases<operations, typeof table, 'Folders'> = {
  listFolders: [
    listCase(
      'returns the folders in a folder, by name',
      ({ root }) => `FolderId=${root.Id}`,
      ({ a, b }) => ({
        Items: [{ ...a, HasChildren: true }, b],
        HasMore: false,
      }),
    ),
    listCase(
      'HasMore is true before the last page',
      ({ root }) => `folderId=${root.Id}&count=1`,
      ({ a }) => ({
        Items: [{ ...a, HasChildren: true }],
        HasMore: true,
      }),
    ),
    listCase(
      'returns the last page',
      ({ root }) => `FolderId=${root.Id}&Skip=1`,
      ({ b }) => ({ Items: [b], HasMore: false }),
    ),
    listCase(
      'returns an empty list for a folder without folders',
      ({ b }) => `FolderId=${b.Id}`,
      () => ({ Items: [], HasMore: false }),
    ),
    ...['', 'FolderId=', 'FolderId=-1', 'folderid=null'].map(rootListCase),
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
    saveCase(
      'creates a folder at the root level',
      ({ root }) => ({ Name: `${root.Name} 2` }),
      (folder, { root }) => {
        expect(folder).toEqual({ Id: expect.any(Number), Name: `${root.Name} 2`, ParentId: null, HasChildren: false });
      },
    ),
    saveCase(
      'ParentId -1 is the root level',
      ({ root }) => ({ Name: `${root.Name} 3`, ParentId: -1, Id: null }),
      ({ ParentId }) => {
        expect(ParentId).toBeNull();
      },
    ),
    saveCase(
      'accepts the name of a folder with another parent',
      ({ a }) => ({ Name: 'A', ParentId: a.Id }),
      async (folder, { root, a }, world) => {
        expect(folder).toMatchObject({ Name: 'A', ParentId: a.Id, HasChildren: false });
        const { Items } = (await requestJson(world, 'GET', `/folders?FolderId=${root.Id}`)) as { Items: FolderInfo[] };
        expect(Items[0]).toEqual({ ...a, HasChildren: true });
      },
    ),
    saveCase(
      'renames a folder without moving it',
      ({ a }) => ({ Id: a.Id, Name: 'A2', ParentId: null }),
      (folder, { a, root }) => {
        expect(folder).toEqual({ Id: a.Id, Name: 'A2', ParentId: root.Id, HasChildren: true });
      },
    ),
    saveCase(
      'accepts its own name in another case',
      ({ b }) => ({ id: b.Id, name: 'B' }),
      ({ Name }) => {
        expect(Name).toBe('B');
      },
    ),
    invalidCase('no name', ({ root }) => ({ ParentId: root.Id }), 'Name'),
    invalidCase('a blank name', ({ root }) => ({ ParentId: root.Id, Name: ' ' }), 'Name'),
    invalidCase('a name of 256 characters', ({ root }) => ({ ParentId: root.Id, Name: 'x'.repeat(256) }), 'Name'),
    invalidCase('the name of a sibling in another case', ({ root }) => ({ ParentId: root.Id, Name: 'B' }), 'Name'),
    invalidCase('renames a folder to the name of a sibling', ({ a }) => ({ Id: a.Id, Name: 'b' }), 'Name'),
    invalidCase('Home at the root level', () => ({ Name: 'home' }), 'Name'),
    invalidCase('an unknown parent', () => ({ ParentId: 999_999, Name: 'C' }), 'ParentId'),
    invalidCase(
      'an unknown parent is reported before an unknown folder',
      () => ({ Id: 999_999, ParentId: 999_999, Name: 'C' }),
      'ParentId',
    ),
    invalidCase('an unknown folder', () => ({ Id: 999_999, Name: 'C' }), 'Id'),
    ...callerAndHeaderCases({ body: { Name: 'x' } }),
  ],
};
