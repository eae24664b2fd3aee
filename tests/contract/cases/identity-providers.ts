// Identity providers: the catalog, those of a tenant, what they share (document 2, section 4;
// docs/behavior/identity.md#identity-providers).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectTotalCount, unknownTenant } from '../support/identity-clients.ts';
import { ownAdministrator, ownMember, createOwnTenant, ownTenantPath, type OwnTenant } from '../support/own-tenant.ts';
import { directorySearches } from './directory-searches.ts';

export const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';
export const microsoft = '68a3a33b-b9dd-4eea-884f-87daefc4ff0f';
export const aad = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
const connect = '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01';
const unknownProvider = 'ffffffff-0000-4000-8000-000000000000';

const googleJson = {
  Id: google,
  DisplayName: 'Google',
  Scheme: 'Google',
  UserIdClaimType: 'sub',
  ClientId: expect.any(String),
  IsConfigured: true,
  Capabilities: {
    User: { SignIn: true, Invitation: true, Search: false },
    Group: { Authorize: false, Search: false },
  },
};
const domain = 'northwind.example.com';
const directory = { IdentityProviderId: aad, DirectoryServiceTenant: domain };
const recipient = {
  DirectoryServiceSendConsent: true,
  DirectoryServiceConsentEmail: 'ada.marsh@northwind.example.com',
  DirectoryServiceConsentGivenName: 'Ada',
  DirectoryServiceConsentSurname: 'Marsh',
};

/** A tenant that uses providers, each added by the body given. */
const using = (...bodies: readonly object[]) =>
  createOwnTenant(async (own) => {
    for (const body of bodies) await own.ok('POST', '/IdentityProviders', body);
  });
const withGoogle = using({ IdentityProviderId: google });

/** The token of a member of a tenant that is gone since. */
const ofGoneTenant = async ({ server }: World) => ({
  token: await server.tokenOfUser({ id: randomUUID(), tenant: unknownTenant, roleIds: [server.roles.administrator] }),
});
const catalogd = { path: { identityProviderId: google } };
const scheme = (name: string) => ({ path: { scheme: name } });
const itsGoogle = ownTenantPath({ identityProviderId: google });

/** Cases of who may not, and of tenants and providers that there are not. */
const refusedCases = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'an unknown tenant',
    status: 404,
    path: { tenantId: unknownTenant, identityProviderId: google },
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    path: ({ server }: World) => ({ tenantId: server.otherTenant, identityProviderId: google }),
  },
];
const notUsed = (rest: Partial<Case> = {}): Case => ({
  ...rest,
  name: 'a provider of the catalog that the tenant does not use',
  status: 404,
  prepare: withGoogle,
  as: ownAdministrator,
  path: ownTenantPath({ identityProviderId: microsoft }),
});

/** An addition that is refused for a member. */
const refusedAddition = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  prepare: createOwnTenant(),
  as: ownAdministrator,
  path: ownTenantPath(),
  body,
  async check(response, _world, fixture) {
    expectDynamicProperty(member)(response);
    expect(await (fixture as OwnTenant).ok('GET', '/IdentityProviders')).toEqual([]);
  },
});

/** What a tenant sees of a consent then. */
const consent =
  (expected: object): NonNullable<Case['check']> =>
  async (_response, _world, fixture) => {
    expect(await (fixture as OwnTenant).ok('GET', `/IdentityProviders/${aad}/Consent`)).toEqual(expected);
  };

export const identityProviders: Cases<operations, typeof table, 'IdentityProviders'> = {
  ...directorySearches,
  getIdentityProvider: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      ...catalogd,
      check: ({ body }) => expect(body).toEqual(googleJson),
    },
    { name: 'its identifier in any case', status: 200, path: { identityProviderId: google.toUpperCase() } },
    {
      name: 'an unknown provider',
      status: 404,
      path: { identityProviderId: unknownProvider },
      check: expectDynamicProperty('Id'),
    },
    { name: 'the tenant of the token does not exist', status: 403, as: ofGoneTenant, ...catalogd },
  ],
  checkIdentityProvider: [
    { name: 'it exists', status: 200, ...catalogd },
    { name: 'an unknown provider', status: 404, path: { identityProviderId: unknownProvider } },
    { name: 'a member', status: 403, as: 'member', ...catalogd },
  ],
  getIdentityProviderByScheme: [
    {
      name: 'a scheme in any case',
      status: 200,
      as: 'member',
      ...scheme('aad'),
      check: expectMembers({ Id: aad, Scheme: 'AAD' }),
    },
    { name: 'an unknown scheme', status: 404, ...scheme('nope') },
    { name: 'the tenant of the token does not exist', status: 403, as: ofGoneTenant, ...scheme('aad') },
  ],
  checkIdentityProviderByScheme: [
    { name: 'it exists', status: 200, ...scheme('Google') },
    { name: 'an unknown scheme', status: 404, ...scheme('nope') },
    { name: 'a member', status: 403, as: 'member', ...scheme('Google') },
  ],
  listIdentityProviders: [
    {
      name: 'the catalog',
      status: 200,
      as: 'member',
      check(response) {
        expect(response.body).toHaveLength(4);
        expect(response.body).toContainEqual(googleJson);
        expectTotalCount(4)(response);
      },
    },
    {
      name: 'one page, and no search',
      status: 200,
      query: 'skip=1&count=1&query=Google',
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Id: microsoft })]);
        expectTotalCount(4)(response);
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    { name: 'the tenant of the token does not exist', status: 403, as: ofGoneTenant },
  ],
  countIdentityProviders: [
    { name: 'returns the size of the catalog', status: 200, check: expectTotalCount(4) },
    { name: 'a member', status: 403, as: 'member' },
    { name: 'the tenant of the token does not exist', status: 404, as: ofGoneTenant },
  ],
  listTenantIdentityProviders: [
    {
      name: 'those of the tenant, in the order of addition',
      status: 200,
      prepare: using(directory, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Id: aad }), googleJson]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'one page',
      status: 200,
      prepare: using(directory, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      query: 'skip=1&count=1',
      check(response) {
        expect(response.body).toEqual([googleJson]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'none',
      status: 200,
      prepare: createOwnTenant(),
      as: ownMember,
      path: ownTenantPath(),
      check: ({ body }) => expect(body).toEqual([]),
    },
    { name: 'a count that is not a number', status: 400, query: 'count=x', check: expectDynamicProperty('count') },
    ...refusedCases(),
  ],
  countTenantIdentityProviders: [
    {
      name: 'as many as the list has',
      status: 200,
      prepare: using(directory, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      check: expectTotalCount(2),
    },
    ...refusedCases(),
  ],
  addTenantIdentityProvider: [
    {
      name: 'a provider that needs nothing else',
      status: 201,
      prepare: createOwnTenant(),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { IdentityProviderId: google.toUpperCase(), DirectoryServiceTenant: 'ignored' },
      check({ body }) {
        expect(body).toEqual(googleJson);
      },
    },
    {
      name: 'a directory service only for signing in',
      status: 201,
      prepare: createOwnTenant(),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: directory,
      check: consent({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    {
      name: 'a directory service that is to be read, with a mail',
      status: 201,
      prepare: createOwnTenant(),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directory, ...recipient, DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' },
      check: consent({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' }),
    },
    {
      name: 'adding the same directory service again',
      status: 302,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directory, DirectoryServiceTenant: domain.toUpperCase(), DirectoryServiceConsentTypes: 'SignIn' },
      check({ headers, text }, { server }, fixture) {
        const path = `/api/v1/Tenants/${(fixture as OwnTenant).tenant}/IdentityProviders/${aad}`;
        expect(headers.get('location')).toBe(server.server.url + path);
        expect(text).toBe('');
      },
    },
    {
      name: 'a provider that the tenant has',
      status: 409,
      prepare: withGoogle,
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { IdentityProviderId: google },
    },
    {
      name: 'another organization of a directory service',
      status: 409,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directory, DirectoryServiceTenant: 'other.example.com' },
    },
    {
      name: 'the same organization, to be read',
      status: 409,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directory, DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' },
      check: consent({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    refusedAddition('no identifier', {}, 'IdentityProviderId'),
    refusedAddition('an unknown provider', { IdentityProviderId: unknownProvider }, 'IdentityProviderId'),
    refusedAddition('a directory service without organization', { IdentityProviderId: aad }, 'DirectoryServiceTenant'),
    refusedAddition('a blank organization', { ...directory, DirectoryServiceTenant: ' ' }, 'DirectoryServiceTenant'),
    refusedAddition(
      'consent to everything',
      { ...directory, DirectoryServiceConsentTypes: 'Everything' },
      'DirectoryServiceConsentTypes',
    ),
    ...['Email', 'GivenName', 'Surname'].map((part) =>
      refusedAddition(
        `a mail without ${part}`,
        { ...directory, ...recipient, [`DirectoryServiceConsent${part}`]: null },
        `DirectoryServiceConsent${part}`,
      ),
    ),
    refusedAddition(
      'a mail to an invalid address',
      { ...directory, ...recipient, DirectoryServiceConsentEmail: 'Ada Marsh' },
      'DirectoryServiceConsentEmail',
    ),
    {
      name: 'a member',
      status: 403,
      prepare: createOwnTenant(),
      as: ownMember,
      path: ownTenantPath(),
      body: { IdentityProviderId: google },
    },
    ...refusedCases({ body: { IdentityProviderId: google } }),
  ],
  getTenantIdentityProvider: [
    {
      name: 'a member',
      status: 200,
      prepare: withGoogle,
      as: ownMember,
      path: itsGoogle,
      check: ({ body }) => expect(body).toEqual(googleJson),
    },
    notUsed(),
    ...refusedCases(),
  ],
  checkTenantIdentityProvider: [
    { name: 'the tenant uses it', status: 200, prepare: withGoogle, as: ownMember, path: itsGoogle },
    notUsed(),
    ...refusedCases(),
  ],
  removeTenantIdentityProvider: [
    {
      name: 'it can be added again',
      status: 204,
      prepare: using({ IdentityProviderId: google }, directory),
      as: ownAdministrator,
      path: itsGoogle,
      async check(_response, _world, fixture) {
        const own = fixture as OwnTenant;
        expect(await own.ok('GET', '/IdentityProviders')).toEqual([expect.objectContaining({ Id: aad })]);
        await own.ok('POST', '/IdentityProviders', { IdentityProviderId: google });
      },
    },
    {
      name: 'another one than the administrator signed in with',
      status: 204,
      prepare: using({ IdentityProviderId: google }, { IdentityProviderId: microsoft }),
      as: signedInWith(microsoft),
      path: itsGoogle,
    },
    {
      name: 'the one that the administrator signed in with',
      status: 403,
      prepare: withGoogle,
      as: signedInWith(google.toUpperCase()),
      path: itsGoogle,
      async check(_response, _world, fixture) {
        await (fixture as OwnTenant).ok('GET', `/IdentityProviders/${google}`);
      },
    },
    { name: 'a member', status: 403, prepare: withGoogle, as: ownMember, path: itsGoogle },
    notUsed(),
    ...refusedCases(),
  ],
  getIdentityProviderConsent: [
    {
      name: 'a provider that needs none',
      status: 200,
      prepare: withGoogle,
      as: ownMember,
      path: itsGoogle,
      check: ({ body }) => expect(body).toEqual({ Scheme: 'Google' }),
    },
    {
      name: 'a provider that shares its directory with everybody',
      status: 200,
      prepare: using({ IdentityProviderId: connect }),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: connect }),
      check: ({ body }) => expect(body).toEqual({ Scheme: 'CONNECT' }),
    },
    {
      name: 'a directory service',
      status: 200,
      prepare: using(directory),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad }),
      check: ({ body }) => expect(body).toEqual({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    notUsed(),
    ...refusedCases(),
  ],
  checkIdentityProviderConsent: [
    { name: 'it can be read', status: 200, prepare: withGoogle, as: ownMember, path: itsGoogle },
    notUsed(),
    ...refusedCases(),
  ],
  grantIdentityProviderConsent: [
    {
      name: 'the directory can then be read',
      status: 200,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'aad', ConsentState: 'Pending_SignIn', Other: 1 },
      async check(response, world, fixture) {
        expect(response.body).toEqual({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' });
        await consent({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' })(response, world, fixture);
        await (fixture as OwnTenant).ok('GET', `/IdentityProviders/${aad}/users?query=a`);
      },
    },
    {
      name: 'another scheme',
      status: 400,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'Google' },
      async check(response, world, fixture) {
        expectDynamicProperty('Scheme')(response);
        await consent({ Scheme: 'AAD', ConsentState: 'SignIn' })(response, world, fixture);
      },
    },
    {
      name: 'no scheme',
      status: 400,
      prepare: using(directory),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: {},
      check: expectDynamicProperty('Scheme'),
    },
    {
      name: 'no directory service',
      status: 400,
      prepare: withGoogle,
      as: ownAdministrator,
      path: itsGoogle,
      body: { Scheme: 'Google' },
      check: expectDynamicProperty('identityProviderId'),
    },
    {
      name: 'a member',
      status: 403,
      prepare: using(directory),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'AAD' },
    },
    notUsed({ body: { Scheme: 'Microsoft' } }),
    ...refusedCases({ body: { Scheme: 'Google' } }),
  ],
};

/** An administrator of the tenant that `given` made, signed in with a provider. */
function signedInWith(identityProviderId: string) {
  return async ({ server }: World, fixture: unknown) => {
    const { tenant, roles } = fixture as OwnTenant;
    const user = { id: randomUUID(), tenant, roleIds: [roles.administrator], identityProviderId };
    return { token: await server.tokenOfUser(user) };
  };
}
