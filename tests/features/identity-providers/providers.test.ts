// Identity providers: additions, consent, searches and pages of a directory (docs/behavior/identity.md#identity-providers).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalog } from '../../../server/identity-providers/providers.ts';
import { entryPage, skipToken, anyStartsWith, entryOfToken } from '../../../server/domain/identity/directory-search.ts';
import {
  withReadConsent,
  consentState,
  isSameUse,
  newProviderUse,
  recipientOf,
  requireSearch,
  type ProviderUseInput,
  type Provider,
} from '../../../server/domain/identity/providers.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

const find = (scheme: string): Provider => {
  const found = catalog.find(({ Scheme }) => Scheme === scheme);
  if (!found) throw new Error(`There is no provider ${scheme}.`);
  return found;
};
const [google, aad, connect] = ['Google', 'AAD', 'CONNECT'].map(find) as [Provider, Provider, Provider];
const domain = { DirectoryServiceTenant: ' Northwind.example.com ' };
const mail = {
  DirectoryServiceSendConsent: true,
  DirectoryServiceConsentEmail: 'ada.marsh@example.com',
  DirectoryServiceConsentGivenName: 'Ada',
  DirectoryServiceConsentSurname: 'Marsh',
};
const none = { organization: null, asked: null };
const organization = 'northwind.example.com';

describe('the addition of a provider', () => {
  it('ignores the settings of consent for a provider that needs none', () => {
    for (const provider of [google, connect]) {
      expect(newProviderUse(provider, { ...domain, ...mail })).toEqual(none);
      expect(recipientOf(provider, { ...domain, ...mail })).toBeNull();
    }
  });
  it.each<readonly [ProviderUseInput, string]>([
    [{}, 'SignIn'],
    [{ DirectoryServiceConsentTypes: null }, 'SignIn'],
    [{ DirectoryServiceConsentTypes: 'SignIn' }, 'SignIn'],
    [{ DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' }, 'ReadAllUsersGroups'],
  ])('of a directory service with %j requests the consent %s', (more, asked) => {
    expect(newProviderUse(aad, { ...domain, ...more })).toEqual({ organization, asked });
  });
  it.each<readonly [string, ProviderUseInput]>([
    ['DirectoryServiceTenant', {}],
    ['DirectoryServiceTenant', { DirectoryServiceTenant: ' ' }],
    ['DirectoryServiceConsentTypes', { ...domain, DirectoryServiceConsentTypes: 'ReadAllUsersGroups' }],
    ['DirectoryServiceConsentTypes', { ...domain, DirectoryServiceConsentTypes: '' }],
  ])('of a directory service requires %s: %j', (subject, asked) => {
    expect(() => newProviderUse(aad, asked)).toThrow(expect.objectContaining({ subject }));
  });
  it('returns the recipient of a mail if one must be sent', () => {
    expect(recipientOf(aad, mail)).toEqual({ email: 'ada.marsh@example.com', givenName: 'Ada', surname: 'Marsh' });
    expect(recipientOf(aad, { ...mail, DirectoryServiceSendConsent: false })).toBeNull();
    expect(recipientOf(aad, {})).toBeNull();
    const parts = ['Email', 'GivenName', 'Surname'].map((part) => `DirectoryServiceConsent${part}`);
    for (const subject of parts) {
      for (const text of [undefined, null, '', ' ']) {
        expect(() => recipientOf(aad, { ...mail, [subject]: text })).toThrow(expect.objectContaining({ subject }));
      }
    }
    expect(() => recipientOf(aad, { ...mail, DirectoryServiceConsentEmail: 'a b@c' })).toThrow(InvalidInput);
  });
  it('is the same as another one if organization and consent are the same, but never without an organization', () => {
    const use = { organization, asked: 'SignIn' } as const;
    expect(isSameUse(use, { ...use })).toBe(true);
    expect(isSameUse(use, { ...use, asked: 'ReadAllUsersGroups' })).toBe(false);
    expect(isSameUse(use, { ...use, organization: 'other.example.com' })).toBe(false);
    expect(isSameUse(none, none)).toBe(false);
  });
});

it.each([
  ['SignIn', null, 'Pending_SignIn'],
  ['SignIn', 'SignIn', 'SignIn'],
  ['SignIn', 'ReadAllUsersGroups', 'SignIn'],
  ['ReadAllUsersGroups', null, 'Pending_ReadAllUsersGroups'],
  ['ReadAllUsersGroups', 'SignIn', 'Pending_ReadAllUsersGroups'],
  ['ReadAllUsersGroups', 'ReadAllUsersGroups', 'ReadAllUsersGroups'],
] as const)('the consent %s has with the granted consent %s the state %s', (asked, granted, state) => {
  expect(consentState(asked, granted)).toBe(state);
});

it('only a directory service can get a request to read its directory, by its scheme in any case', () => {
  const use = { organization, asked: 'SignIn' } as const;
  expect(withReadConsent(aad, use, 'aad')).toEqual({ organization, asked: 'ReadAllUsersGroups' });
  for (const scheme of ['Google', '', null, undefined]) {
    expect(() => withReadConsent(aad, use, scheme)).toThrow(expect.objectContaining({ subject: 'Scheme' }));
  }
  for (const provider of [google, connect])
    expect(() => withReadConsent(provider, none, provider.Scheme)).toThrow(InvalidInput);
});

it('a directory can be searched if it has the capability and the requested consent was granted', () => {
  const reading = { organization, asked: 'ReadAllUsersGroups' } as const;
  const signing = { organization, asked: 'SignIn' } as const;
  for (const kind of ['User', 'Group'] as const) {
    expect(() => {
      requireSearch(aad, kind, reading, 'ReadAllUsersGroups');
    }).not.toThrow();
    expect(() => {
      requireSearch(connect, kind, none, null);
    }).not.toThrow();
    for (const granted of ['SignIn', null] as const) {
      expect(() => {
        requireSearch(aad, kind, reading, granted);
      }).toThrow(InvalidInput);
    }
    expect(() => {
      requireSearch(aad, kind, signing, 'ReadAllUsersGroups');
    }).toThrow(InvalidInput);
    expect(() => {
      requireSearch(google, kind, none, null);
    }).toThrow(InvalidInput);
  }
  const { User, Group } = aad.Capabilities;
  const noGroups = { ...aad, Capabilities: { User, Group: { ...Group, Search: false } } };
  expect(() => {
    requireSearch(noGroups, 'Group', reading, 'ReadAllUsersGroups');
  }).toThrow(InvalidInput);
  expect(() => {
    requireSearch(noGroups, 'User', reading, 'ReadAllUsersGroups');
  }).not.toThrow();
});

describe('pages of a directory', () => {
  it('contain every entry once and in order if they are read by their tokens', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 30 }),
        fc.integer({ min: 1, max: 7 }),
        fc.nat(10),
        (ids, count, skip) => {
          const entries = ids.map((Id) => ({ Id }));
          const results: string[] = [];
          let token: string | undefined;
          do {
            const page = entryPage(entries, { count, skip, first: entryOfToken(token) });
            if (!page) throw new Error('A page is missing.');
            expect(page.results.length).toBeLessThanOrEqual(count);
            results.push(...page.results.map(({ Id }) => Id));
            token = page.next === null ? undefined : skipToken(page.next);
          } while (token !== undefined);
          expect(results).toEqual(ids.slice(skip));
        },
      ),
    );
  });
  it('have tokens that start at the next entry: the 51st after a page of 50', () => {
    const entries = Array.from({ length: 51 }, (_, index) => ({ Id: String(index + 1) }));
    expect(entryPage(entries, { count: 50, skip: 0, first: null })?.next).toBe('51');
    expect(entryPage(entries.slice(0, 50), { count: 50, skip: 0, first: null })?.next).toBeNull();
  });
  it('are null if their first entry does not exist', () => {
    expect(entryPage([{ Id: 'a' }], { count: 1, skip: 0, first: 'b' })).toBeNull();
  });
  it.each([
    'x',
    '',
    'e30',
    `${skipToken('a')}=`,
    Buffer.from('{"first":1}').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ])('refuse the token %j', (token) => {
    expect(() => entryOfToken(token)).toThrow(expect.objectContaining({ subject: 'skipToken' }));
  });
});

it('a query matches the start of one of the texts, in any case', () => {
  expect(anyStartsWith('aD', 'Ada Marsh', null)).toBe(true);
  expect(anyStartsWith('marsh', 'Ada Marsh')).toBe(false);
  expect(anyStartsWith('a', null)).toBe(false);
});
