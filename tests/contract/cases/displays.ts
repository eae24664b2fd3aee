// Displays: lists by folder, saves, exports and access (docs/behavior/displays-and-folders.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Case, Cases, FromWorld, World } from '../support/cases.ts';
import {
  requestJson,
  displayBody,
  exportDisplay,
  callerAndHeaderCases,
  listDisplayIds,
  expectModelState,
  createFolder,
  pixelImage,
  requestedWith,
  saveDisplay,
  type Json,
  type DisplayTransfer,
} from '../support/displays.ts';

const folderIdMessage = /-1, null, unorganized, home and positive integers/;
type FromFixture<T> = (world: World, fixture: unknown) => T;
/** Returns a function of a case that calculates a value from the fixture. */
const fromFixture =
  <G, T>(calculate: (fixture: G) => T): FromFixture<T> =>
  (_world, fixture) =>
    calculate(fixture as G);

/** Creates a folder with three displays; returns their ids. */
const createThree = async (world: World) => {
  const { Id: folder } = await createFolder(world);
  const ids: number[] = [];
  for (const Name of ['b', 'C', 'a']) ids.push(await saveDisplay(world, displayBody({ Name }, { ParentId: folder })));
  return { folder, ids };
};
type ThreeDisplays = Awaited<ReturnType<typeof createThree>>;

const pageCase = (name: string, query: string, names: readonly string[], HasMore: boolean): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: createThree,
  query: fromFixture(({ folder }: ThreeDisplays) => `FolderId=${folder}&${query}`),
  check: ({ body }) => {
    const { Items, ...rest } = body as { Items: Json[] };
    expect(Items.map(({ Name }) => Name)).toEqual(names);
    expect(rest).toEqual({ HasMore });
  },
});

const invalidListCase = (query: string, name: string, message?: RegExp): Case => ({
  name: query,
  status: 400,
  headers: requestedWith,
  query,
  check: expectModelState(name, message),
});

/** Creates a display in the root folder, one that is unorganized and one in a folder. */
const createInEachFolder = async (world: World) => {
  const { Id: folder } = await createFolder(world);
  return {
    home: await saveDisplay(world, displayBody({ Name: `Home of ${world.namespace}` })),
    unorganized: await saveDisplay(
      world,
      displayBody({ Name: `Loose ${world.namespace}` }, { Unorganized: true, ParentId: folder }),
    ),
    folder: await saveDisplay(world, displayBody({}, { ParentId: folder })),
  };
};
type DisplayIds = Awaited<ReturnType<typeof createInEachFolder>>;
const listCase = (query: string, location: keyof DisplayIds): Case => ({
  name: `${query} lists only the displays in ${location}`,
  status: 200,
  headers: requestedWith,
  prepare: createInEachFolder,
  query,
  async check(_response, world, fixture) {
    const ids = new Set(await listDisplayIds(world, query));
    const { [location]: listedId, ...otherIds } = fixture as DisplayIds;
    expect(ids).toContain(listedId);
    for (const id of Object.values(otherIds)) expect(ids).not.toContain(id);
  },
});

/** Returns a preparation that saves a display in a folder of its own and returns its export. */
const createExported =
  (more: Json = {}) =>
  async (world: World) => {
    const { Id: ParentId } = await createFolder(world);
    return exportDisplay(world, await saveDisplay(world, displayBody(more, { ParentId })));
  };

interface Saved {
  readonly Id: number;
  readonly PatchErrors: readonly string[] | null;
}
const idOf = ({ Display }: DisplayTransfer) => Number(Display['Id']);

/** Returns a case that saves an exported display with changes and checks its next export. */
const resaveCase = (
  name: string,
  change: (before: DisplayTransfer) => unknown,
  check: (before: DisplayTransfer, after: DisplayTransfer, saved: Saved, world: World) => unknown,
): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: createExported(),
  body: fromFixture(change),
  async check({ body }, world, fixture) {
    const saved = body as Saved;
    await check(fixture as DisplayTransfer, await exportDisplay(world, saved.Id), saved, world);
  },
});

const withoutModified = (display: Json) => ({ ...display, Modified: null });
const nextRevision = (before: DisplayTransfer, more: Json = {}, transfer: Json = {}) =>
  withoutModified({
    ...before,
    ...transfer,
    Display: { ...before.Display, ...more, Revision: Number(before.Display['Revision']) + 1 },
  });

const listRootDisplays = (world: World) => listDisplayIds(world, 'FolderId=home');
const invalidSaveCase = (name: string, body: unknown, path: string, message?: RegExp): Case => ({
  name,
  status: 400,
  headers: requestedWith,
  prepare: listRootDisplays,
  body,
  async check(response, world, fixture) {
    expectModelState(path, message)(response, world, fixture);
    expect(await listRootDisplays(world)).toEqual(fixture);
  },
});

const invalidIdCases: readonly Case[] = ['0', 'xyz', '999999', '1.5', '-1', '%20'].map((id) => ({
  name: `the display ${id}`,
  status: 400,
  headers: requestedWith,
  path: { id: decodeURIComponent(id) },
  check: expectModelState('id'),
}));
const idPath: FromWorld<Readonly<Record<string, string>>> = fromFixture((before: DisplayTransfer) => ({
  id: String(idOf(before)),
}));
const role = (world: World) => world.server.roles.contributor;
const identities = (...Identities: readonly Json[]) => ({ Identities });

export const displays: Cases<operations, typeof table, 'Displays'> = {
  listDisplays: [
    pageCase('returns displays by name without regard to case', '', ['a', 'b', 'C'], false),
    pageCase('HasMore is true before the last page', 'Count=2', ['a', 'b'], true),
    pageCase('returns the last page', 'count=2&SKIP=2', ['C'], false),
    pageCase('returns an empty page after the last display', 'Skip=3', [], false),
    listCase('', 'home'),
    listCase('FolderId=Home', 'home'),
    listCase('folderid=', 'home'),
    listCase('FolderId=-1', 'home'),
    listCase('FolderId=NULL', 'home'),
    listCase('FolderId=unorganized', 'unorganized'),
    ...['abc', '0', '-2', '1.5', '1e3', '99999999999999999999'].map((id) =>
      invalidListCase(`FolderId=${id}`, 'FolderId', folderIdMessage),
    ),
    invalidListCase('FolderId=999999', 'FolderId', folderIdMessage),
    invalidListCase('Count=0', 'Count', /^count parameter should be a positive integer\.$/),
    invalidListCase('Count=x', 'Count', /^count parameter should be a positive integer\.$/),
    invalidListCase('Skip=-1', 'Skip'),
    ...callerAndHeaderCases(),
  ],

  saveDisplay: [
    {
      name: 'creates a display in the root folder, with members in any case',
      status: 200,
      headers: requestedWith,
      body: { display: { name: 'Tank farm', SYMBOLS: [] }, parentId: -1, duplicateDisplayWriteBehavior: 'append' },
      async check({ body }, world) {
        const { Id, ...rest } = body as Saved;
        expect(rest).toEqual({ PatchErrors: null, DuplicateDisplayWriteBehavior: 'Append' });
        expect(await exportDisplay(world, Id)).toMatchObject({
          DatabaseID: expect.stringMatching(/^[0-9A-F]{32}$/),
          Identities: [],
          Labels: [],
          Attachments: [],
          Symbols: null,
          ParentId: null,
          Unorganized: false,
          Display: {
            Id,
            Name: 'Tank farm',
            Symbols: [],
            Revision: 1,
            RequestId: null,
            ReadOnly: false,
            ProductVersion: '1.0',
          },
        });
      },
    },
    resaveCase(
      'an unchanged display keeps its id',
      (before) => before,
      (before, after, { Id }) => {
        expect(Id).toBe(idOf(before));
        expect(withoutModified(after)).toEqual(nextRevision(before));
      },
    ),
    resaveCase(
      'Overwrite shows the new owner',
      (before) => ({
        ...before,
        Display: { ...before.Display, Owner: 'B' },
        DuplicateDisplayWriteBehavior: 'Overwrite',
      }),
      (before, after) => {
        expect(withoutModified(after)).toEqual(nextRevision(before, { Owner: 'B' }));
      },
    ),
    resaveCase(
      'name, labels, identities and folder change, nothing else',
      (before) => ({
        ...before,
        Display: { ...before.Display, Name: 'N' },
        Labels: ['x'],
        Identities: [],
        Unorganized: true,
      }),
      (before, after) => {
        const changed = { Labels: ['x'], Identities: [], Unorganized: true, ParentId: null };
        expect(withoutModified(after)).toEqual(nextRevision(before, { Name: 'N' }, changed));
      },
    ),
    resaveCase(
      'Append creates a second display',
      (before) => ({ ...before, DuplicateDisplayWriteBehavior: 'Append' }),
      async (before, after, { Id }, world) => {
        expect(Id).not.toBe(idOf(before));
        expect(after.Display['Revision']).toBe(1);
        expect(await listDisplayIds(world, `FolderId=${before.ParentId}`)).toEqual([idOf(before), Id]);
      },
    ),
    resaveCase(
      'a display of another database is new, with the same symbols and attachments',
      (before) => ({
        ...before,
        DatabaseID: '0123456789ABCDEF0123456789ABCDEF',
        Display: { ...before.Display, Name: 'Other' },
      }),
      (before, after, { Id }) => {
        expect(Id).not.toBe(idOf(before));
        expect(withoutModified({ ...after, Created: before.Created })).toEqual(
          withoutModified({ ...before, Display: { ...before.Display, Id, Name: 'Other' } }),
        );
      },
    ),
    resaveCase(
      'a display of another database replaces the one with the same name and owner',
      (before) => ({ ...before, DatabaseID: '0123456789ABCDEF0123456789ABCDEF' }),
      (before, after, { Id }) => {
        expect(Id).toBe(idOf(before));
        expect(withoutModified(after)).toEqual(nextRevision(before));
      },
    ),
    resaveCase(
      'ParentId 0 is the root folder',
      (before) => ({ ...before, ParentId: 0 }),
      (_before, after) => {
        expect(after.ParentId).toBeNull();
      },
    ),
    {
      name: 'the caller becomes the owner of a display without owner',
      status: 200,
      headers: requestedWith,
      body: displayBody({ Owner: ' ' }),
      async check({ body }, world) {
        expect((await exportDisplay(world, (body as Saved).Id)).Display['Owner']).toMatch(/^[0-9a-f-]{36}$/);
      },
    },
    {
      name: 'an image without its attachment is reported as a patch error',
      status: 200,
      headers: requestedWith,
      body: displayBody({}, { Attachments: [{ ID: 7, Name: 'a7', Data: pixelImage }] }),
      check({ body }) {
        expect((body as Saved).PatchErrors).toEqual([expect.stringContaining('Symbol1')]);
      },
    },
    {
      name: 'numbers keep all their digits',
      status: 200,
      headers: requestedWith,
      body: JSON.stringify(displayBody()).replace(
        '"Theme":"dark"',
        '"Big":9007199254740993,"Small":0.12345678901234567890',
      ),
      async check({ body }, world) {
        const response = await world.server.send('GET', `/api/v1/displays/${(body as Saved).Id}/export`, {
          headers: requestedWith,
        });
        expect(await response.text()).toContain('"Big":9007199254740993,"Small":0.12345678901234567890');
      },
    },
    {
      name: 'a read-only display that remains read-only',
      status: 403,
      headers: requestedWith,
      prepare: createExported({ ReadOnly: true }),
      body: fromFixture((before: DisplayTransfer) => ({ ...before, Labels: ['x'] })),
      async check(_response, world, fixture) {
        expect(await exportDisplay(world, idOf(fixture as DisplayTransfer))).toEqual(fixture);
      },
    },
    {
      name: 'a read-only display that becomes writable',
      status: 200,
      headers: requestedWith,
      prepare: createExported({ ReadOnly: true }),
      body: fromFixture((before: DisplayTransfer) => ({ ...before, Display: { ...before.Display, ReadOnly: false } })),
    },
    invalidSaveCase('no display', { Labels: [] }, 'Display'),
    invalidSaveCase('a blank name', displayBody({ Name: '  ' }), 'Display.Name'),
    invalidSaveCase('no name', displayBody({ Name: undefined }), 'Display.Name'),
    invalidSaveCase('an unknown folder', displayBody({}, { ParentId: 999_999 }), 'ParentId', folderIdMessage),
    invalidSaveCase('a folder below -1', displayBody({}, { ParentId: -2 }), 'ParentId'),
    invalidSaveCase('a folder that is not a number', displayBody({}, { ParentId: 'x' }), 'ParentId'),
    invalidSaveCase(
      'an attachment with a URL',
      displayBody({}, { Attachments: [{ Data: 'http://x' }] }),
      'Attachments[0].Data',
    ),
    invalidSaveCase(
      'an identity without identifier',
      displayBody({}, { Identities: [{ Name: 'x' }] }),
      'Identities[0].Identifier',
    ),
    invalidSaveCase(
      'a duplicate identity',
      displayBody({}, { Identities: [{ Identifier: 'a' }, { Identifier: 'A' }] }),
      'Identities[1].Identifier',
    ),
    invalidSaveCase(
      'an unknown permission',
      displayBody({}, { Identities: [{ Identifier: 'a', Permission: 7 }] }),
      'Identities[0].Permission',
    ),
    invalidSaveCase(
      'an unknown behavior',
      displayBody({}, { DuplicateDisplayWriteBehavior: 'Merge' }),
      'DuplicateDisplayWriteBehavior',
    ),
    invalidSaveCase(
      'a symbol without type',
      displayBody({ Symbols: [{ Name: 'x' }] }),
      'Display.Symbols[0].SymbolType',
    ),
    ...callerAndHeaderCases({ body: displayBody() }),
  ],

  exportDisplay: [
    {
      name: 'exports the same display twice, with all members',
      status: 200,
      headers: requestedWith,
      prepare: createExported(),
      path: idPath,
      async check({ body }, world, fixture) {
        expect(body).toEqual(fixture);
        expect(body).toMatchObject({
          Attachments: [{ ID: 0, Name: 'a0', Data: pixelImage }],
          Viewer: { Theme: 'dark' },
          Display: { DisplayProperties: { Zoom: { Levels: [1, 2.5] } } },
        });
        expect(await exportDisplay(world, idOf(fixture as DisplayTransfer))).toEqual(fixture);
      },
    },
    ...invalidIdCases,
    ...callerAndHeaderCases({ prepare: createExported(), path: idPath }),
  ],

  listDisplayIdentities: [
    {
      name: 'returns a known role and an unknown user',
      status: 200,
      headers: requestedWith,
      async prepare(world) {
        const before = await createExported()(world);
        const list = [{ Identifier: role(world), Name: 'R', Permission: 1 }, { Identifier: 'gone' }];
        await requestJson(world, 'PUT', `/displays/${idOf(before)}/AccessControl`, identities(...list));
        return before;
      },
      path: idPath,
      check({ body }, world) {
        expect(body).toEqual([
          { Identifier: role(world), Name: 'R', Permission: 1, Enabled: true },
          { Identifier: 'gone', Name: '', Permission: 0, Enabled: false },
        ]);
      },
    },
    ...invalidIdCases,
    ...callerAndHeaderCases({ prepare: createExported(), path: idPath }),
  ],

  replaceDisplayIdentities: [
    {
      name: 'replaces the identities in exports, also of a read-only display',
      status: 200,
      headers: requestedWith,
      prepare: createExported({ ReadOnly: true }),
      path: idPath,
      body: identities({ Identifier: 'r', Name: 'R', Permission: 'readWrite' }),
      async check({ body }, world, fixture) {
        expect(body).toBe('OK');
        const after = await exportDisplay(world, idOf(fixture as DisplayTransfer));
        expect(after.Identities).toEqual([{ Identifier: 'r', Name: 'R', Permission: 1 }]);
        expect(after.Display['Revision']).toBe(1);
      },
    },
    {
      name: 'an unknown permission',
      status: 400,
      headers: requestedWith,
      prepare: createExported(),
      path: idPath,
      body: identities({ Identifier: 'r', Permission: 7 }),
      check: expectModelState('Identities[0].Permission'),
    },
    {
      name: 'a duplicate identity',
      status: 400,
      headers: requestedWith,
      prepare: createExported(),
      path: idPath,
      body: identities({ Identifier: 'r' }, { Identifier: 'R' }),
      check: expectModelState('Identities[1].Identifier'),
    },
    ...invalidIdCases.map((test): Case => ({ ...test, body: identities() })),
    ...callerAndHeaderCases({ prepare: createExported(), path: idPath, body: identities() }),
  ],
};
