import { describe, expect, it } from '@jest/globals';
import {
  compareByName,
  folderNotFound,
  readFolderLocation,
  requireFolderName,
} from '../../../server/domain/displays/folders.ts';

describe('the errors of folders (docs/behavior/displays-and-folders.md#listing-displays)', () => {
  const accepted = '-1, null, unorganized, home and positive integers';

  it('list the accepted values for a wrong one', () => {
    expect(() => readFolderLocation('abc', 'FolderId')).toThrow(
      expect.objectContaining({ subject: 'FolderId', message: `FolderId accepts ${accepted}, not 'abc'.` }),
    );
  });

  it('list the accepted values for a folder that does not exist', () => {
    expect(folderNotFound('FolderId', 7)).toMatchObject({
      subject: 'FolderId',
      message: `There is no folder 7; FolderId accepts ${accepted}.`,
    });
  });

  it('name a name that is reserved', () => {
    expect(() => {
      requireFolderName('Home', null, []);
    }).toThrow(expect.objectContaining({ subject: 'Name', message: "Name 'Home' is reserved at the root level." }));
  });

  it('name a name that another folder has, in any case', () => {
    const siblings = [
      { Id: 1, Name: 'a', ParentId: null },
      { Id: 2, Name: 'Pumps', ParentId: null },
    ];
    expect(() => {
      requireFolderName('PUMPS', null, siblings);
    }).toThrow(
      expect.objectContaining({
        subject: 'Name',
        message: "Name 'PUMPS' is taken by another folder with the same parent.",
      }),
    );
    requireFolderName('Pump', null, siblings);
  });
});

it('a folder can have a number of one to fifteen digits', () => {
  expect(readFolderLocation('1', 'FolderId')).toBe(1);
  expect(readFolderLocation('123', 'FolderId')).toBe(123);
  expect(readFolderLocation('9'.repeat(15), 'FolderId')).toBe(999_999_999_999_999);
});

it('compareByName has the opposite sign for exchanged folders', () => {
  const [a, b] = [
    { Name: 'A', Id: 2 },
    { Name: 'b', Id: 1 },
  ];
  expect([compareByName(a, b), compareByName(b, a), compareByName(a, a)]).toEqual([-1, 1, 0]);
});
