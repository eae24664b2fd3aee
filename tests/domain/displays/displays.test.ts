// Displays and their places: names of folders, oddities, and that what is exported can be saved again
// (docs/behavior/displays-and-folders.md).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareByName, requireFolderName, readFolderLocation } from '../../../server/domain/displays/folders.ts';
import {
  toDisplayExport,
  displayWarnings,
  readIdentities,
  readSaveRequest,
  type DisplaySummary,
} from '../../../server/domain/displays/transfer.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

describe('a place', () => {
  it.each([
    [undefined, 'home'],
    ['', 'home'],
    ['null', 'home'],
    ['-1', 'home'],
    [' HOME ', 'home'],
    ['Unorganized', 'unorganized'],
    ['12', 12],
  ] as const)('%p is %p', (text, place) => {
    expect(readFolderLocation(text, 'FolderId')).toBe(place);
  });

  it.each(['0', '-2', 'abc', '1.5', '1e3', '0x1', '+1', '012', '9'.repeat(16)])('%p is none', (text) => {
    expect(() => readFolderLocation(text, 'FolderId')).toThrow(InvalidInput);
  });
});

it('reserves two names at the root level only', () => {
  expect(() => {
    requireFolderName('HOME', null, []);
  }).toThrow('reserved');
  expect(() => {
    requireFolderName(' unorganized', null, []);
  }).toThrow('reserved');
  requireFolderName('home', 1, []);
});

it('sorts by name, then by number', () => {
  const list = [
    { Name: 'b', Id: 1 },
    { Name: 'B', Id: 3 },
    { Name: 'a', Id: 4 },
    { Name: 'b', Id: 2 },
  ];
  expect(list.toSorted(compareByName).map(({ Id }) => Id)).toEqual([4, 1, 2, 3]);
});

it('lists each identity once, in whatever case, however many there are', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ Identifier: `id-${at}` }));
  expect(readIdentities(many)).toHaveLength(many.length);
  expect(() => readIdentities([...many, { Identifier: 'ID-7' }])).toThrow('Identities[100000].Identifier');
});

it('finds images without their attachment', () => {
  const image = (AttachmentId: unknown) => ({ Name: 'S', SymbolType: 'IMAGE', Configuration: { AttachmentId } });
  const document = (symbol: object) => ({ Display: { Symbols: [symbol] }, Attachments: [{ ID: 1 }] });
  expect(displayWarnings(document(image(1)))).toBeNull();
  expect(displayWarnings(document({ Name: 'S', SymbolType: 'image' }))).toBeNull();
  expect(displayWarnings(document(image(0)))).toHaveLength(1);
  expect(displayWarnings({})).toBeNull();
});

const summary: DisplaySummary = {
  Id: 5,
  Name: 'n',
  Owner: 'o',
  place: 3,
  ReadOnly: true,
  Revision: 2,
  Identities: [{ Identifier: 'i', Permission: 1 }],
  Created: '2026-01-01T00:00:00Z',
  Modified: '2026-01-02T00:00:00Z',
};

it('exports what can be saved as the same again', () => {
  const place = fc.constantFrom('home' as const, 'unorganized' as const, 7);
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^x\w*$/), fc.jsonValue()), place, (members, where) => {
      const document = { ...members, Display: { Name: 'n', ...members } };
      const text = toDisplayExport(document, { ...summary, place: where }, 'DB');
      const save = readSaveRequest(text);
      expect(save).toMatchObject({ databaseId: 'DB', id: 5, name: 'n', owner: 'o', folder: where, readOnly: true });
      expect(save.identities).toEqual(summary.Identities);
      expect(toDisplayExport(save.document, { ...summary, place: where }, 'DB')).toEqual(text);
    }),
  );
});
