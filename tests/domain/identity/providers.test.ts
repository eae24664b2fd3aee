// How tenants use identity providers (docs/behavior/identity.md#identity-providers).
import { describe, expect, it } from '@jest/globals';
import {
  consentState,
  isSameUse,
  newProviderUse,
  recipientOf,
  requireSearch,
  withReadConsent,
  type Consent,
  type Provider,
  type ProviderUse,
  type ProviderUseInput,
} from '../../../server/domain/identity/providers.ts';

const provider = (sharing: Provider['sharing'], canSearch = true): Provider => ({
  Id: 'p',
  DisplayName: 'Directory',
  Scheme: 'Directory',
  UserIdClaimType: 'sub',
  ClientId: 'c',
  IsConfigured: true,
  Capabilities: {
    User: { SignIn: true, Invitation: true, Search: canSearch },
    Group: { Authorize: true, Search: false },
  },
  sharing,
});
const directory = provider('by consent');
const none: ProviderUse = { organization: null, asked: null };
const use = (asked: Consent | null, organization = 'river.example.com'): ProviderUse => ({ organization, asked });

describe('a new use of a provider', () => {
  it.each<[string, Provider, ProviderUseInput, ProviderUse]>([
    ['needs no consent of a provider that shares nothing', provider('never'), {}, none],
    [
      'ignores the members for directories of other providers',
      provider('always'),
      { DirectoryServiceTenant: 'a', DirectoryServiceConsentTypes: 'Everything' },
      none,
    ],
    ['asks for signing in by default', directory, { DirectoryServiceTenant: ' River.Example.com ' }, use('SignIn')],
    [
      'asks for signing in',
      directory,
      { DirectoryServiceTenant: 'river.example.com', DirectoryServiceConsentTypes: 'SignIn' },
      use('SignIn'),
    ],
    [
      'asks for reading the directory',
      directory,
      { DirectoryServiceTenant: 'river.example.com', DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' },
      use('ReadAllUsersGroups'),
    ],
  ])('%s', (_name, from, input, expected) => {
    expect(newProviderUse(from, input)).toEqual(expected);
  });

  it.each<[ProviderUseInput, string, string]>([
    [{}, 'DirectoryServiceTenant', 'DirectoryServiceTenant must be given.'],
    [{ DirectoryServiceTenant: ' ' }, 'DirectoryServiceTenant', 'DirectoryServiceTenant must be given.'],
    [
      { DirectoryServiceTenant: 'a', DirectoryServiceConsentTypes: 'ReadAllUsersGroups' },
      'DirectoryServiceConsentTypes',
      "DirectoryServiceConsentTypes must be SignIn or SignIn;ReadAllUsersGroups, not 'ReadAllUsersGroups'.",
    ],
  ])('is refused with %j', (input, subject, message) => {
    expect(() => newProviderUse(directory, input)).toThrow(expect.objectContaining({ subject, message }));
  });
});

describe('the mail that asks for consent', () => {
  const input = {
    DirectoryServiceSendConsent: true,
    DirectoryServiceConsentEmail: ' ada@example.com ',
    DirectoryServiceConsentGivenName: ' Ada ',
    DirectoryServiceConsentSurname: 'Marsh',
  };

  it('goes to the recipient of the request', () => {
    expect(recipientOf(directory, input)).toEqual({ email: 'ada@example.com', givenName: 'Ada', surname: 'Marsh' });
  });

  it.each<[string, Provider, ProviderUseInput]>([
    ['for a provider that needs no consent', provider('always'), input],
    ['if the request declines it', directory, { ...input, DirectoryServiceSendConsent: false }],
    ['if the request does not ask for it', directory, { ...input, DirectoryServiceSendConsent: undefined }],
  ])('is not sent %s', (_name, from, given) => {
    expect(recipientOf(from, given)).toBeNull();
  });

  it.each([
    ['Email', ' ', 'must be given.'],
    ['Email', 'ada', 'must be an e-mail address.'],
    ['Email', 'a da@example.com', 'must be an e-mail address.'],
    ['Email', 'ada@example.com eve@example.com', 'must be an e-mail address.'],
    ['GivenName', null, 'must be given.'],
    ['Surname', undefined, 'must be given.'],
  ])('is refused with the %s %j', (name, value, reason) => {
    const subject = `DirectoryServiceConsent${name}`;
    expect(() => recipientOf(directory, { ...input, [subject]: value })).toThrow(
      expect.objectContaining({ subject, message: `${subject} ${reason}` }),
    );
  });
});

it.each<[boolean, ProviderUse, ProviderUse]>([
  [true, use('SignIn'), use('SignIn')],
  [false, use('SignIn'), use('ReadAllUsersGroups')],
  [false, use('SignIn'), use('SignIn', 'lake.example.com')],
  [false, none, none],
])('isSameUse returns %s for %j and %j', (expected, a, b) => {
  expect(isSameUse(a, b)).toBe(expected);
});

it.each<[string, Consent, Consent | null]>([
  ['Pending_SignIn', 'SignIn', null],
  ['SignIn', 'SignIn', 'SignIn'],
  ['SignIn', 'SignIn', 'ReadAllUsersGroups'],
  ['Pending_ReadAllUsersGroups', 'ReadAllUsersGroups', null],
  ['Pending_ReadAllUsersGroups', 'ReadAllUsersGroups', 'SignIn'],
  ['ReadAllUsersGroups', 'ReadAllUsersGroups', 'ReadAllUsersGroups'],
])('the state is %s for the consent %s when %j is granted', (expected, requested, granted) => {
  expect(consentState(requested, granted)).toBe(expected);
});

describe('a request to read the directory', () => {
  it('changes the consent of the same organization', () => {
    expect(withReadConsent(directory, use('SignIn'), 'DIRECTORY')).toEqual(use('ReadAllUsersGroups'));
  });

  it.each<[Provider, string | null | undefined, string, string]>([
    [provider('always'), 'Directory', 'identityProviderId', 'Directory is not a directory service that gives consent.'],
    [directory, 'other', 'Scheme', "Scheme must be 'Directory', the scheme of the provider in the path."],
    [directory, null, 'Scheme', "Scheme must be 'Directory', the scheme of the provider in the path."],
    [directory, undefined, 'Scheme', "Scheme must be 'Directory', the scheme of the provider in the path."],
  ])('is refused for %j with the scheme %j', (from, scheme, subject, message) => {
    expect(() => withReadConsent(from, use('SignIn'), scheme)).toThrow(expect.objectContaining({ subject, message }));
  });
});

describe('a search', () => {
  const noDirectory = 'Directory has no directory to search.';
  const noConsent = 'Directory must have consented to ReadAllUsersGroups before its directory can be searched.';

  it.each<[string, Provider, ProviderUse, Consent | null]>([
    ['of a provider that shares its directory', provider('always'), none, null],
    ['with the granted consent', directory, use('ReadAllUsersGroups'), 'ReadAllUsersGroups'],
  ])('is allowed %s', (_name, from, tenantUse, granted) => {
    expect(() => {
      requireSearch(from, 'User', tenantUse, granted);
    }).not.toThrow();
  });

  it.each<[string, Provider, 'User' | 'Group', ProviderUse, Consent | null, string]>([
    ['of a provider that shares nothing', provider('never'), 'User', use(null), null, noDirectory],
    ['without the capability', provider('always', false), 'User', use(null), null, noDirectory],
    ['for another kind of entry', provider('always'), 'Group', use(null), null, noDirectory],
    ['without a request for the consent', directory, 'User', use('SignIn'), 'ReadAllUsersGroups', noConsent],
    ['with a lesser consent', directory, 'User', use('SignIn'), 'SignIn', noConsent],
    ['without a granted consent', directory, 'User', use('ReadAllUsersGroups'), null, noConsent],
  ])('is refused %s', (_name, from, kind, tenantUse, granted, message) => {
    expect(() => {
      requireSearch(from, kind, tenantUse, granted);
    }).toThrow(expect.objectContaining({ subject: 'identityProviderId', message }));
  });
});
