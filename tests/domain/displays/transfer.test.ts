// Saving and exporting displays, member by member (docs/behavior/displays-and-folders.md#saving).
import { describe, expect, it } from '@jest/globals';
import type { FolderLocation } from '../../../server/domain/displays/folders.ts';
import {
  displayWarnings,
  readIdentities,
  readSaveRequest,
  toDisplayExport,
} from '../../../server/domain/displays/transfer.ts';

const display = { Id: 5, Name: 'n', Owner: 'o', ReadOnly: true, Revision: 2, ProductVersion: '1.0', RequestId: null };
const times = { StartTime: '*-8h', EndTime: '*', LegacyDisplay: null, EventFramePath: null, Path: null };
const lists = { Symbols: [], AttachmentIds: [], DisplayProperties: { Calculations: [] } };
const transfer = {
  DatabaseID: 'DB',
  Identities: [{ Identifier: 'i', Name: 'I', Permission: 1, IsUserIdentity: true }],
  Labels: ['l'],
  Display: { ...display, ...times, ...lists },
  Symbols: null,
  COG: null,
  StorageTypeId: 0,
  ParentId: 3,
  Unorganized: false,
  Attachments: [{ ID: 1 }],
  Created: '2026-01-01',
  Modified: '2026-01-02',
};

/** Returns a value with the names of all its members changed. */
function withNames(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [change(name), withNames(item, change)]));
}

describe('a request to save', () => {
  it.each([
    ['small', (name: string) => name.toLowerCase()],
    ['capital', (name: string) => name.toUpperCase()],
  ])('can have known members in %s letters', (_name, change) => {
    // Documents keep the members of identities, attachments and calculations as they were sent.
    const flat = { ...transfer, Display: { ...transfer.Display, DisplayProperties: {} }, Attachments: [] };
    const { document, ...expected } = readSaveRequest(flat);
    const { document: read, ...request } = readSaveRequest(withNames(flat, change));
    expect(request).toEqual(expected);
    expect({ ...read, Identities: [] }).toEqual({ ...document, Identities: [] });
    expect(readSaveRequest(withNames({ ...flat, DuplicateDisplayWriteBehavior: 'Append' }, change)).behavior).toBe(
      'Append',
    );
  });

  it('keeps all members but the behavior for duplicates', () => {
    const sent = { ...transfer, Own: 1, DuplicateDisplayWriteBehavior: 'Append' };
    expect(readSaveRequest(sent)).toEqual({
      databaseId: 'DB',
      id: 5,
      name: 'n',
      owner: 'o',
      folder: 3,
      readOnly: true,
      identities: transfer.Identities,
      behavior: 'Append',
      document: { ...transfer, Own: 1 },
    });
  });

  it('has defaults for missing members', () => {
    expect(readSaveRequest({})).toEqual({
      databaseId: '',
      id: null,
      name: '',
      owner: null,
      folder: 'home',
      readOnly: false,
      identities: [],
      behavior: 'Overwrite',
      document: { Display: {} },
    });
  });

  it.each<[object, object]>([
    [{ Display: { Id: 0 } }, { id: null }],
    [{ Display: { Id: -1 } }, { id: null }],
    [{ Display: { Id: '5' } }, { id: null }],
    [{ Display: { Id: 1 } }, { id: 1 }],
    [{ Display: { Owner: ' ' } }, { owner: null }],
    [{ Display: { Owner: ' o' } }, { owner: ' o' }],
    [{ Display: { Owner: 5 } }, { owner: null }],
    [{ Display: { Name: 5 } }, { name: '' }],
    [{ Display: { ReadOnly: 'true' } }, { readOnly: false }],
    [{ DuplicateDisplayWriteBehavior: 'APPEND' }, { behavior: 'Append' }],
    [{ DuplicateDisplayWriteBehavior: 'Reappend' }, { behavior: 'Overwrite' }],
    [{ DuplicateDisplayWriteBehavior: 'Appended' }, { behavior: 'Overwrite' }],
  ])('reads %j as %j', (body, expected) => {
    expect(readSaveRequest(body)).toMatchObject(expected);
  });

  it.each<[object, FolderLocation]>([
    [{ ParentId: null }, 'home'],
    [{ ParentId: -1 }, 'home'],
    [{ ParentId: 0 }, 'home'],
    [{ ParentId: 1 }, 1],
    [{ ParentId: 1, Unorganized: true }, 'unorganized'],
    [{ ParentId: 1, Unorganized: 'true' }, 1],
  ])('with %j is for the folder %j', (body, folder) => {
    expect(readSaveRequest(body).folder).toBe(folder);
  });

  it.each([-2, 1.5, 2 ** 53, '1', true, [2]])('is refused with the ParentId %j', (ParentId) => {
    expect(() => readSaveRequest({ ParentId })).toThrow(
      expect.objectContaining({
        subject: 'ParentId',
        message: 'ParentId must be null, -1 or the number of a folder.',
      }),
    );
  });
});

describe('the identities of a display', () => {
  it.each<[unknown, number]>([
    [1, 1],
    ['1', 1],
    ['ReadWrite', 1],
    ['readwrite', 1],
    [0, 0],
    [2, 0],
    [11, 0],
    ['Read', 0],
    ['10', 0],
    ['NoReadWrite', 0],
    ['ReadWriteAll', 0],
    [undefined, 0],
  ])('have the permission %p as %p', (Permission, expected) => {
    expect(readIdentities([{ Identifier: 'i', Permission }])).toEqual([{ Identifier: 'i', Permission: expected }]);
  });

  it('are empty without a list', () => {
    expect(readIdentities(undefined)).toEqual([]);
    expect(readIdentities('i')).toEqual([]);
  });

  it('have an empty identifier if none is sent', () => {
    expect(readIdentities([{}, 5].slice(0, 1))).toEqual([{ Identifier: '', Permission: 0 }]);
    expect(readIdentities([{ Identifier: 5 }])).toEqual([{ Identifier: '', Permission: 0 }]);
  });
});

describe('an export', () => {
  const summary = {
    ...{ Id: 5, Name: 'n', Owner: 'o', place: 'home' as const, ReadOnly: true, Revision: 2, Identities: [] },
    ...{ Created: '2026-01-01', Modified: '2026-01-02' },
  };

  it('has every member of the contract, also of a display without any', () => {
    expect(toDisplayExport({}, summary, 'DB')).toEqual({
      ...transfer,
      Identities: [],
      Labels: [],
      Attachments: [],
      ParentId: null,
    });
  });

  it('has the members that were sent, except those that the server manages', () => {
    const document = {
      Labels: ['l'],
      Own: 1,
      DatabaseID: 'other',
      display: 1,
      Display: { symbols: [1], ID: 9, Own: 2 },
    };
    expect(toDisplayExport(document, { ...summary, place: 'unorganized' }, 'DB')).toMatchObject({
      ...{ Labels: ['l'], Own: 1, DatabaseID: 'DB', ParentId: null, Unorganized: true },
      Display: { Symbols: [1], Id: 5, Own: 2 },
    });
  });
});

describe('the warnings of a display', () => {
  const image = (symbol: object) => ({ Name: 'S', SymbolType: 'Image', Configuration: { AttachmentId: 2 }, ...symbol });

  it('name the image and the missing attachment', () => {
    const document = { Display: { symbols: [null, 5, image({})] }, Attachments: [{ ID: 1 }, 'x', null] };
    expect(displayWarnings(document)).toEqual([
      "The image symbol 'S' shows attachment 2, which the display does not have.",
    ]);
  });

  it.each<[string, object, readonly unknown[]]>([
    ['an image with its attachment', image({}), [{ id: 2 }]],
    ['another symbol', image({ SymbolType: 'MyImage' }), []],
    ['a symbol whose type begins like an image', image({ SymbolType: 'ImageMap' }), []],
    ['an image without attachment', image({ Configuration: {} }), []],
  ])('do not name %s', (_name, symbol, Attachments) => {
    expect(displayWarnings({ Display: { Symbols: [symbol] }, Attachments })).toBeNull();
  });

  it('find the attachment of a symbol in any case', () => {
    const symbol = image({ Configuration: { attachmentid: 2 } });
    expect(displayWarnings({ Display: { Symbols: [symbol] }, Attachments: [] })).toHaveLength(1);
  });
});
