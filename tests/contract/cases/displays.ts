// Displays: lists by folder, saves, exports and who has access (docs/behavior/displays-and-folders.md).
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

const accepted = /-1, null, unorganized, home and positive integers/;
type Given<T> = (world: World, fixture: unknown) => T;
/** A value made of what `given` answered. */
const from =
  <G, T>(make: (fixture: G) => T): Given<T> =>
  (_world, fixture) =>
    make(fixture as G);

/** A folder with three displays; returns its number and theirs. */
const createThree = async (world: World) => {
  const { Id: folder } = await createFolder(world);
  const ids: number[] = [];
  for (const Name of ['b', 'C', 'a']) ids.push(await saveDisplay(world, displayBody({ Name }, { ParentId: folder })));
  return { folder, ids };
};
type Three = Awaited<ReturnType<typeof createThree>>;

const pageOf = (name: string, query: string, names: readonly string[], HasMore: boolean): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: createThree,
  query: from(({ folder }: Three) => `FolderId=${folder}&${query}`),
  check: ({ body }) => {
    const { Items, ...rest } = body as { Items: Json[] };
    expect(Items.map(({ Name }) => Name)).toEqual(names);
    expect(rest).toEqual({ HasMore });
  },
});

const refusedList = (query: string, name: string, message?: RegExp): Case => ({
  name: query,
  status: 400,
  headers: requestedWith,
  query,
  check: expectModelState(name, message),
});

/** D4 and D5: one display in each place, and which spelling lists it. */
const placed = async (world: World) => {
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
type Placed = Awaited<ReturnType<typeof placed>>;
const lists = (query: string, place: keyof Placed): Case => ({
  name: `${query} lists only what is in ${place}`,
  status: 200,
  headers: requestedWith,
  prepare: placed,
  query,
  async check(_response, world, fixture) {
    const ids = new Set(await listDisplayIds(world, query));
    const { [place]: here, ...elsewhere } = fixture as Placed;
    expect(ids).toContain(here);
    for (const id of Object.values(elsewhere)) expect(ids).not.toContain(id);
  },
});

/** A display in a folder of its own, exported. */
const stored =
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

/** A save of an exported display with changes, and what the export shows then. */
const resaved = (
  name: string,
  change: (before: DisplayTransfer) => unknown,
  check: (before: DisplayTransfer, after: DisplayTransfer, saved: Saved, world: World) => unknown,
): Case => ({
  name,
  status: 200,
  headers: requestedWith,
  prepare: stored(),
  body: from(change),
  async check({ body }, world, fixture) {
    const saved = body as Saved;
    await check(fixture as DisplayTransfer, await exportDisplay(world, saved.Id), saved, world);
  },
});

const without = (display: Json) => ({ ...display, Modified: null });
const revised = (before: DisplayTransfer, more: Json = {}, transfer: Json = {}) =>
  without({
    ...before,
    ...transfer,
    Display: { ...before.Display, ...more, Revision: Number(before.Display['Revision']) + 1 },
  });

const home = (world: World) => listDisplayIds(world, 'FolderId=home');
const refusedSave = (name: string, body: unknown, at: string, message?: RegExp): Case => ({
  name,
  status: 400,
  headers: requestedWith,
  prepare: home,
  body,
  async check(response, world, fixture) {
    expectModelState(at, message)(response, world, fixture);
    expect(await home(world)).toEqual(fixture);
  },
});

const refusedIds: readonly Case[] = ['0', 'xyz', '999999', '1.5', '-1', '%20'].map((id) => ({
  name: `the display ${id}`,
  status: 400,
  headers: requestedWith,
  path: { id: decodeURIComponent(id) },
  check: expectModelState('id'),
}));
const idPath: FromWorld<Readonly<Record<string, string>>> = from((before: DisplayTransfer) => ({
  id: String(idOf(before)),
}));
const role = (world: World) => world.server.roles.contributor;
const identities = (...Identities: readonly Json[]) => ({ Identities });

export const displays: Cases<operations, typeof table, 'Displays'> = {
  listDisplays: [
    pageOf('by name without regard to case', '', ['a', 'b', 'C'], false),
    pageOf('more follow', 'Count=2', ['a', 'b'], true),
    pageOf('the rest', 'count=2&SKIP=2', ['C'], false),
    pageOf('behind the end', 'Skip=3', [], false),
    lists('', 'home'),
    lists('FolderId=Home', 'home'),
    lists('folderid=', 'home'),
    lists('FolderId=-1', 'home'),
    lists('FolderId=NULL', 'home'),
    lists('FolderId=unorganized', 'unorganized'),
    ...['abc', '0', '-2', '1.5', '1e3', '99999999999999999999'].map((id) =>
      refusedList(`FolderId=${id}`, 'FolderId', accepted),
    ),
    refusedList('FolderId=999999', 'FolderId', accepted),
    refusedList('Count=0', 'Count', /^count parameter should be a positive integer\.$/),
    refusedList('Count=x', 'Count', /^count parameter should be a positive integer\.$/),
    refusedList('Skip=-1', 'Skip'),
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
    resaved(
      'unchanged, it keeps its number',
      (before) => before,
      (before, after, { Id }) => {
        expect(Id).toBe(idOf(before));
        expect(without(after)).toEqual(revised(before));
      },
    ),
    resaved(
      'Overwrite shows the new owner',
      (before) => ({
        ...before,
        Display: { ...before.Display, Owner: 'B' },
        DuplicateDisplayWriteBehavior: 'Overwrite',
      }),
      (before, after) => {
        expect(without(after)).toEqual(revised(before, { Owner: 'B' }));
      },
    ),
    resaved(
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
        expect(without(after)).toEqual(revised(before, { Name: 'N' }, changed));
      },
    ),
    resaved(
      'Append makes a second one',
      (before) => ({ ...before, DuplicateDisplayWriteBehavior: 'Append' }),
      async (before, after, { Id }, world) => {
        expect(Id).not.toBe(idOf(before));
        expect(after.Display['Revision']).toBe(1);
        expect(await listDisplayIds(world, `FolderId=${before.ParentId}`)).toEqual([idOf(before), Id]);
      },
    ),
    resaved(
      'one of another database is new, its symbols and attachments the same',
      (before) => ({
        ...before,
        DatabaseID: '0123456789ABCDEF0123456789ABCDEF',
        Display: { ...before.Display, Name: 'Other' },
      }),
      (before, after, { Id }) => {
        expect(Id).not.toBe(idOf(before));
        expect(without({ ...after, Created: before.Created })).toEqual(
          without({ ...before, Display: { ...before.Display, Id, Name: 'Other' } }),
        );
      },
    ),
    resaved(
      'one of another database with a name and owner that are there replaces that one',
      (before) => ({ ...before, DatabaseID: '0123456789ABCDEF0123456789ABCDEF' }),
      (before, after, { Id }) => {
        expect(Id).toBe(idOf(before));
        expect(without(after)).toEqual(revised(before));
      },
    ),
    resaved(
      'a folder of number 0 is the root folder',
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
        const answer = await world.server.send('GET', `/api/v1/displays/${(body as Saved).Id}/export`, {
          headers: requestedWith,
        });
        expect(await answer.text()).toContain('"Big":9007199254740993,"Small":0.12345678901234567890');
      },
    },
    {
      name: 'a read-only display that remains read-only',
      status: 403,
      headers: requestedWith,
      prepare: stored({ ReadOnly: true }),
      body: from((before: DisplayTransfer) => ({ ...before, Labels: ['x'] })),
      async check(_response, world, fixture) {
        expect(await exportDisplay(world, idOf(fixture as DisplayTransfer))).toEqual(fixture);
      },
    },
    {
      name: 'a read-only display that is unlocked',
      status: 200,
      headers: requestedWith,
      prepare: stored({ ReadOnly: true }),
      body: from((before: DisplayTransfer) => ({ ...before, Display: { ...before.Display, ReadOnly: false } })),
    },
    refusedSave('no display', { Labels: [] }, 'Display'),
    refusedSave('a blank name', displayBody({ Name: '  ' }), 'Display.Name'),
    refusedSave('no name', displayBody({ Name: undefined }), 'Display.Name'),
    refusedSave('an unknown folder', displayBody({}, { ParentId: 999_999 }), 'ParentId', accepted),
    refusedSave('a folder below -1', displayBody({}, { ParentId: -2 }), 'ParentId'),
    refusedSave('a folder that is not a number', displayBody({}, { ParentId: 'x' }), 'ParentId'),
    refusedSave(
      'an attachment by address',
      displayBody({}, { Attachments: [{ Data: 'http://x' }] }),
      'Attachments[0].Data',
    ),
    refusedSave(
      'an identity without identifier',
      displayBody({}, { Identities: [{ Name: 'x' }] }),
      'Identities[0].Identifier',
    ),
    refusedSave(
      'a duplicate identity',
      displayBody({}, { Identities: [{ Identifier: 'a' }, { Identifier: 'A' }] }),
      'Identities[1].Identifier',
    ),
    refusedSave(
      'an unknown permission',
      displayBody({}, { Identities: [{ Identifier: 'a', Permission: 7 }] }),
      'Identities[0].Permission',
    ),
    refusedSave(
      'an unknown behavior',
      displayBody({}, { DuplicateDisplayWriteBehavior: 'Merge' }),
      'DuplicateDisplayWriteBehavior',
    ),
    refusedSave('a symbol without type', displayBody({ Symbols: [{ Name: 'x' }] }), 'Display.Symbols[0].SymbolType'),
    ...callerAndHeaderCases({ body: displayBody() }),
  ],

  exportDisplay: [
    {
      name: 'exports the same display twice, with all members',
      status: 200,
      headers: requestedWith,
      prepare: stored(),
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
    ...refusedIds,
    ...callerAndHeaderCases({ prepare: stored(), path: idPath }),
  ],

  listDisplayIdentities: [
    {
      name: 'a known role and an unknown user',
      status: 200,
      headers: requestedWith,
      async prepare(world) {
        const before = await stored()(world);
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
    ...refusedIds,
    ...callerAndHeaderCases({ prepare: stored(), path: idPath }),
  ],

  replaceDisplayIdentities: [
    {
      name: 'the export shows the same identities, also of a locked display',
      status: 200,
      headers: requestedWith,
      prepare: stored({ ReadOnly: true }),
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
      prepare: stored(),
      path: idPath,
      body: identities({ Identifier: 'r', Permission: 7 }),
      check: expectModelState('Identities[0].Permission'),
    },
    {
      name: 'a duplicate identity',
      status: 400,
      headers: requestedWith,
      prepare: stored(),
      path: idPath,
      body: identities({ Identifier: 'r' }, { Identifier: 'R' }),
      check: expectModelState('Identities[1].Identifier'),
    },
    ...refusedIds.map((test): Case => ({ ...test, body: identities() })),
    ...callerAndHeaderCases({ prepare: stored(), path: idPath, body: identities() }),
  ],
};
