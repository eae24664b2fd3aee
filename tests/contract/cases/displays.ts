// Displays: lists by folder, saves, exports and who has access (docs/behavior/displays-and-folders.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Case, Cases, FromWorld, World } from '../support/cases.ts';
import {
  call,
  display,
  exportOf,
  guarded,
  listed,
  model,
  newFolder,
  pixel,
  requested,
  save,
  type Json,
  type Transfer,
} from '../support/displays.ts';

const accepted = /-1, null, unorganized, home and positive integers/;
type Given<T> = (world: World, given: unknown) => T;
/** A value made of what `given` answered. */
const from =
  <G, T>(make: (given: G) => T): Given<T> =>
  (_world, given) =>
    make(given as G);

/** A folder with three displays; returns its number and theirs. */
const three = async (world: World) => {
  const { Id: folder } = await newFolder(world);
  const ids: number[] = [];
  for (const Name of ['b', 'C', 'a']) ids.push(await save(world, display({ Name }, { ParentId: folder })));
  return { folder, ids };
};
type Three = Awaited<ReturnType<typeof three>>;

const pageOf = (name: string, query: string, names: readonly string[], HasMore: boolean): Case => ({
  name,
  status: 200,
  headers: requested,
  given: three,
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
  headers: requested,
  query,
  check: model(name, message),
});

/** D4 and D5: one display in each place, and which spelling lists it. */
const placed = async (world: World) => {
  const { Id: folder } = await newFolder(world);
  return {
    home: await save(world, display({ Name: `Home of ${world.namespace}` })),
    unorganized: await save(
      world,
      display({ Name: `Loose ${world.namespace}` }, { Unorganized: true, ParentId: folder }),
    ),
    folder: await save(world, display({}, { ParentId: folder })),
  };
};
type Placed = Awaited<ReturnType<typeof placed>>;
const lists = (query: string, place: keyof Placed): Case => ({
  name: `${query} lists only what is in ${place}`,
  status: 200,
  headers: requested,
  given: placed,
  query,
  async check(_seen, world, given) {
    const ids = new Set(await listed(world, query));
    const { [place]: here, ...elsewhere } = given as Placed;
    expect(ids).toContain(here);
    for (const id of Object.values(elsewhere)) expect(ids).not.toContain(id);
  },
});

/** A display in a folder of its own, exported. */
const stored =
  (more: Json = {}) =>
  async (world: World) => {
    const { Id: ParentId } = await newFolder(world);
    return exportOf(world, await save(world, display(more, { ParentId })));
  };

interface Saved {
  readonly Id: number;
  readonly PatchErrors: readonly string[] | null;
}
const idOf = ({ Display }: Transfer) => Number(Display['Id']);

/** A save of an exported display with changes, and what the export shows then. */
const resaved = (
  name: string,
  change: (before: Transfer) => unknown,
  check: (before: Transfer, after: Transfer, saved: Saved, world: World) => unknown,
): Case => ({
  name,
  status: 200,
  headers: requested,
  given: stored(),
  body: from(change),
  async check({ body }, world, given) {
    const saved = body as Saved;
    await check(given as Transfer, await exportOf(world, saved.Id), saved, world);
  },
});

const without = (display: Json) => ({ ...display, Modified: null });
const revised = (before: Transfer, more: Json = {}, transfer: Json = {}) =>
  without({
    ...before,
    ...transfer,
    Display: { ...before.Display, ...more, Revision: Number(before.Display['Revision']) + 1 },
  });

const home = (world: World) => listed(world, 'FolderId=home');
const refusedSave = (name: string, body: unknown, at: string, message?: RegExp): Case => ({
  name,
  status: 400,
  headers: requested,
  given: home,
  body,
  async check(seen, world, given) {
    model(at, message)(seen, world, given);
    expect(await home(world)).toEqual(given);
  },
});

const refusedIds: readonly Case[] = ['0', 'xyz', '999999', '1.5', '-1', '%20'].map((id) => ({
  name: `the display ${id}`,
  status: 400,
  headers: requested,
  path: { id: decodeURIComponent(id) },
  check: model('id'),
}));
const idPath: FromWorld<Readonly<Record<string, string>>> = from((before: Transfer) => ({ id: String(idOf(before)) }));
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
    ...guarded(),
  ],

  saveDisplay: [
    {
      name: 'a new display in the root folder, whatever the case of its members',
      status: 200,
      headers: requested,
      body: { display: { name: 'Tank farm', SYMBOLS: [] }, parentId: -1, duplicateDisplayWriteBehavior: 'append' },
      async check({ body }, world) {
        const { Id, ...rest } = body as Saved;
        expect(rest).toEqual({ PatchErrors: null, DuplicateDisplayWriteBehavior: 'Append' });
        expect(await exportOf(world, Id)).toMatchObject({
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
        expect(await listed(world, `FolderId=${before.ParentId}`)).toEqual([idOf(before), Id]);
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
      name: 'the caller owns what has no owner',
      status: 200,
      headers: requested,
      body: display({ Owner: ' ' }),
      async check({ body }, world) {
        expect((await exportOf(world, (body as Saved).Id)).Display['Owner']).toMatch(/^[0-9a-f-]{36}$/);
      },
    },
    {
      name: 'an image without its attachment is reported as a patch error',
      status: 200,
      headers: requested,
      body: display({}, { Attachments: [{ ID: 7, Name: 'a7', Data: pixel }] }),
      check({ body }) {
        expect((body as Saved).PatchErrors).toEqual([expect.stringContaining('Symbol1')]);
      },
    },
    {
      name: 'numbers keep all their digits',
      status: 200,
      headers: requested,
      body: JSON.stringify(display()).replace(
        '"Theme":"dark"',
        '"Big":9007199254740993,"Small":0.12345678901234567890',
      ),
      async check({ body }, world) {
        const answer = await world.server.send('GET', `/api/v1/displays/${(body as Saved).Id}/export`, {
          headers: requested,
        });
        expect(await answer.text()).toContain('"Big":9007199254740993,"Small":0.12345678901234567890');
      },
    },
    {
      name: 'a read-only display that stays so',
      status: 403,
      headers: requested,
      given: stored({ ReadOnly: true }),
      body: from((before: Transfer) => ({ ...before, Labels: ['x'] })),
      async check(_seen, world, given) {
        expect(await exportOf(world, idOf(given as Transfer))).toEqual(given);
      },
    },
    {
      name: 'a read-only display that is unlocked',
      status: 200,
      headers: requested,
      given: stored({ ReadOnly: true }),
      body: from((before: Transfer) => ({ ...before, Display: { ...before.Display, ReadOnly: false } })),
    },
    refusedSave('no display', { Labels: [] }, 'Display'),
    refusedSave('a blank name', display({ Name: '  ' }), 'Display.Name'),
    refusedSave('no name', display({ Name: undefined }), 'Display.Name'),
    refusedSave('a folder that there is not', display({}, { ParentId: 999_999 }), 'ParentId', accepted),
    refusedSave('a folder below -1', display({}, { ParentId: -2 }), 'ParentId'),
    refusedSave('a folder that is not a number', display({}, { ParentId: 'x' }), 'ParentId'),
    refusedSave(
      'an attachment by address',
      display({}, { Attachments: [{ Data: 'http://x' }] }),
      'Attachments[0].Data',
    ),
    refusedSave(
      'an identity without identifier',
      display({}, { Identities: [{ Name: 'x' }] }),
      'Identities[0].Identifier',
    ),
    refusedSave(
      'an identity twice',
      display({}, { Identities: [{ Identifier: 'a' }, { Identifier: 'A' }] }),
      'Identities[1].Identifier',
    ),
    refusedSave(
      'a permission that there is not',
      display({}, { Identities: [{ Identifier: 'a', Permission: 7 }] }),
      'Identities[0].Permission',
    ),
    refusedSave(
      'an unknown behavior',
      display({}, { DuplicateDisplayWriteBehavior: 'Merge' }),
      'DuplicateDisplayWriteBehavior',
    ),
    refusedSave('a symbol without type', display({ Symbols: [{ Name: 'x' }] }), 'Display.Symbols[0].SymbolType'),
    ...guarded({ body: display() }),
  ],

  exportDisplay: [
    {
      name: 'twice the same, with all that was sent',
      status: 200,
      headers: requested,
      given: stored(),
      path: idPath,
      async check({ body }, world, given) {
        expect(body).toEqual(given);
        expect(body).toMatchObject({
          Attachments: [{ ID: 0, Name: 'a0', Data: pixel }],
          Viewer: { Theme: 'dark' },
          Display: { DisplayProperties: { Zoom: { Levels: [1, 2.5] } } },
        });
        expect(await exportOf(world, idOf(given as Transfer))).toEqual(given);
      },
    },
    ...refusedIds,
    ...guarded({ given: stored(), path: idPath }),
  ],

  listDisplayIdentities: [
    {
      name: 'a role is known, somebody else is not',
      status: 200,
      headers: requested,
      async given(world) {
        const before = await stored()(world);
        const list = [{ Identifier: role(world), Name: 'R', Permission: 1 }, { Identifier: 'gone' }];
        await call(world, 'PUT', `/displays/${idOf(before)}/AccessControl`, identities(...list));
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
    ...guarded({ given: stored(), path: idPath }),
  ],

  replaceDisplayIdentities: [
    {
      name: 'the export shows the same identities, also of a locked display',
      status: 200,
      headers: requested,
      given: stored({ ReadOnly: true }),
      path: idPath,
      body: identities({ Identifier: 'r', Name: 'R', Permission: 'readWrite' }),
      async check({ body }, world, given) {
        expect(body).toBe('OK');
        const after = await exportOf(world, idOf(given as Transfer));
        expect(after.Identities).toEqual([{ Identifier: 'r', Name: 'R', Permission: 1 }]);
        expect(after.Display['Revision']).toBe(1);
      },
    },
    {
      name: 'a permission that there is not',
      status: 400,
      headers: requested,
      given: stored(),
      path: idPath,
      body: identities({ Identifier: 'r', Permission: 7 }),
      check: model('Identities[0].Permission'),
    },
    {
      name: 'an identity twice',
      status: 400,
      headers: requested,
      given: stored(),
      path: idPath,
      body: identities({ Identifier: 'r' }, { Identifier: 'R' }),
      check: model('Identities[1].Identifier'),
    },
    ...refusedIds.map((test): Case => ({ ...test, body: identities() })),
    ...guarded({ given: stored(), path: idPath, body: identities() }),
  ],
};
