// Identity providers: the catalog, the providers of a tenant and their consents (document 2, section 4;
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
const directoryProvider = { IdentityProviderId: aad, DirectoryServiceTenant: domain };
const recipient = {
  DirectoryServiceSendConsent: true,
  DirectoryServiceConsentEmail: 'ada.marsh@northwind.example.com',
  DirectoryServiceConsentGivenName: 'Ada',
  DirectoryServiceConsentSurname: 'Marsh',
};

/** Returns a preparation that creates a tenant and adds a provider for each body. */
const createTenantWith = (...bodies: readonly object[]) =>
  createOwnTenant(async (own) => {
    for (const body of bodies) await own.ok('POST', '/IdentityProviders', body);
  });
const createTenantWithGoogle = createTenantWith({ IdentityProviderId: google });

/** Returns the token of a user of a tenant that does not exist. */
const asUserOfUnknownTenant = async ({ server }: World) => ({
  token: await server.tokenOfUser({ id: randomUUID(), tenant: unknownTenant, roleIds: [server.roles.administrator] }),
});
const googlePath = { path: { identityProviderId: google } };
const schemePath = (name: string) => ({ path: { scheme: name } });
const tenantGooglePath = ownTenantPath({ identityProviderId: google });

/** Returns the cases of unknown and foreign tenants. */
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
const unusedProviderCase = (rest: Partial<Case> = {}): Case => ({
  ...rest,
  name: 'a provider of the catalog that the tenant does not use',
  status: 404,
  prepare: createTenantWithGoogle,
  as: ownAdministrator,
  path: ownTenantPath({ identityProviderId: microsoft }),
});

/** Returns the case of an invalid member in a new provider. */
const invalidProviderCase = (name: string, body: unknown, member: string): Case => ({
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

/** Expects the stored consent of the tenant. */
const expectConsent =
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
      ...googlePath,
      check: ({ body }) => expect(body).toEqual(googleJson),
    },
    { name: 'accepts an identifier in any case', status: 200, path: { identityProviderId: google.toUpperCase() } },
    {
      name: 'an unknown provider',
      status: 404,
      path: { identityProviderId: unknownProvider },
      check: expectDynamicProperty('Id'),
    },
    { name: 'the tenant of the token does not exist', status: 403, as: asUserOfUnknownTenant, ...googlePath },
  ],
  checkIdentityProvider: [
    { name: 'an existing provider', status: 200, ...googlePath },
    { name: 'an unknown provider', status: 404, path: { identityProviderId: unknownProvider } },
    { name: 'a member', status: 403, as: 'member', ...googlePath },
  ],
  getIdentityProviderByScheme: [
    {
      name: 'accepts a scheme in any case',
      status: 200,
      as: 'member',
      ...schemePath('aad'),
      check: expectMembers({ Id: aad, Scheme: 'AAD' }),
    },
    { name: 'an unknown scheme', status: 404, ...schemePath('nope') },
    { name: 'the tenant of the token does not exist', status: 403, as: asUserOfUnknownTenant, ...schemePath('aad') },
  ],
  checkIdentityProviderByScheme: [
    { name: 'an existing provider', status: 200, ...schemePath('Google') },
    { name: 'an unknown scheme', status: 404, ...schemePath('nope') },
    { name: 'a member', status: 403, as: 'member', ...schemePath('Google') },
  ],
  listIdentityProviders: [
    {
      name: 'returns the catalog',
      status: 200,
      as: 'member',
      check(response) {
        expect(response.body).toHaveLength(4);
        expect(response.body).toContainEqual(googleJson);
        expectTotalCount(4)(response);
      },
    },
    {
      name: 'returns a page and ignores query',
      status: 200,
      query: 'skip=1&count=1&query=Google',
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Id: microsoft })]);
        expectTotalCount(4)(response);
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    { name: 'the tenant of the token does not exist', status: 403, as: asUserOfUnknownTenant },
  ],
  countIdentityProviders: [
    { name: 'returns the size of the catalog', status: 200, check: expectTotalCount(4) },
    { name: 'a member', status: 403, as: 'member' },
    { name: 'the tenant of the token does not exist', status: 404, as: asUserOfUnknownTenant },
  ],
  listTenantIdentityProviders: [
    {
      name: 'returns the providers of the tenant in the order of addition',
      status: 200,
      prepare: createTenantWith(directoryProvider, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Id: aad }), googleJson]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createTenantWith(directoryProvider, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      query: 'skip=1&count=1',
      check(response) {
        expect(response.body).toEqual([googleJson]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'returns an empty list',
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
      name: 'counts the providers of the tenant',
      status: 200,
      prepare: createTenantWith(directoryProvider, { IdentityProviderId: google }),
      as: ownMember,
      path: ownTenantPath(),
      check: expectTotalCount(2),
    },
    ...refusedCases(),
  ],
  addTenantIdentityProvider: [
    {
      name: 'adds a provider by its identifier alone',
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
      name: 'adds a directory service only for signing in',
      status: 201,
      prepare: createOwnTenant(),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: directoryProvider,
      check: expectConsent({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    {
      name: 'adds a readable directory service with a mail for consent',
      status: 201,
      prepare: createOwnTenant(),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directoryProvider, ...recipient, DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' },
      check: expectConsent({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' }),
    },
    {
      name: 'redirects for the same directory service',
      status: 302,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: {
        ...directoryProvider,
        DirectoryServiceTenant: domain.toUpperCase(),
        DirectoryServiceConsentTypes: 'SignIn',
      },
      check({ headers, text }, { server }, fixture) {
        const path = `/api/v1/Tenants/${(fixture as OwnTenant).tenant}/IdentityProviders/${aad}`;
        expect(headers.get('location')).toBe(server.server.url + path);
        expect(text).toBe('');
      },
    },
    {
      name: 'a provider that the tenant has',
      status: 409,
      prepare: createTenantWithGoogle,
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { IdentityProviderId: google },
    },
    {
      name: 'another organization of a directory service',
      status: 409,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directoryProvider, DirectoryServiceTenant: 'other.example.com' },
    },
    {
      name: 'the same organization with another consent',
      status: 409,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...directoryProvider, DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' },
      check: expectConsent({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    invalidProviderCase('no identifier', {}, 'IdentityProviderId'),
    invalidProviderCase('an unknown provider', { IdentityProviderId: unknownProvider }, 'IdentityProviderId'),
    invalidProviderCase(
      'a directory service without organization',
      { IdentityProviderId: aad },
      'DirectoryServiceTenant',
    ),
    invalidProviderCase(
      'a blank organization',
      { ...directoryProvider, DirectoryServiceTenant: ' ' },
      'DirectoryServiceTenant',
    ),
    invalidProviderCase(
      'an unknown type of consent',
      { ...directoryProvider, DirectoryServiceConsentTypes: 'Everything' },
      'DirectoryServiceConsentTypes',
    ),
    ...['Email', 'GivenName', 'Surname'].map((member) =>
      invalidProviderCase(
        `a mail without ${member}`,
        { ...directoryProvider, ...recipient, [`DirectoryServiceConsent${member}`]: null },
        `DirectoryServiceConsent${member}`,
      ),
    ),
    invalidProviderCase(
      'a mail to an invalid address',
      { ...directoryProvider, ...recipient, DirectoryServiceConsentEmail: 'Ada Marsh' },
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
      prepare: createTenantWithGoogle,
      as: ownMember,
      path: tenantGooglePath,
      check: ({ body }) => expect(body).toEqual(googleJson),
    },
    unusedProviderCase(),
    ...refusedCases(),
  ],
  checkTenantIdentityProvider: [
    {
      name: 'a provider of the tenant',
      status: 200,
      prepare: createTenantWithGoogle,
      as: ownMember,
      path: tenantGooglePath,
    },
    unusedProviderCase(),
    ...refusedCases(),
  ],
  removeTenantIdentityProvider: [
    {
      name: 'removes a provider, which can be added again',
      status: 204,
      prepare: createTenantWith({ IdentityProviderId: google }, directoryProvider),
      as: ownAdministrator,
      path: tenantGooglePath,
      async check(_response, _world, fixture) {
        const own = fixture as OwnTenant;
        expect(await own.ok('GET', '/IdentityProviders')).toEqual([expect.objectContaining({ Id: aad })]);
        await own.ok('POST', '/IdentityProviders', { IdentityProviderId: google });
      },
    },
    {
      name: 'removes a provider that the administrator did not sign in with',
      status: 204,
      prepare: createTenantWith({ IdentityProviderId: google }, { IdentityProviderId: microsoft }),
      as: asAdministratorSignedInWith(microsoft),
      path: tenantGooglePath,
    },
    {
      name: 'the provider that the administrator signed in with',
      status: 403,
      prepare: createTenantWithGoogle,
      as: asAdministratorSignedInWith(google.toUpperCase()),
      path: tenantGooglePath,
      async check(_response, _world, fixture) {
        await (fixture as OwnTenant).ok('GET', `/IdentityProviders/${google}`);
      },
    },
    { name: 'a member', status: 403, prepare: createTenantWithGoogle, as: ownMember, path: tenantGooglePath },
    unusedProviderCase(),
    ...refusedCases(),
  ],
  getIdentityProviderConsent: [
    {
      name: 'returns no consent state for a provider that needs no consent',
      status: 200,
      prepare: createTenantWithGoogle,
      as: ownMember,
      path: tenantGooglePath,
      check: ({ body }) => expect(body).toEqual({ Scheme: 'Google' }),
    },
    {
      name: 'returns no consent state for a provider with a public directory',
      status: 200,
      prepare: createTenantWith({ IdentityProviderId: connect }),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: connect }),
      check: ({ body }) => expect(body).toEqual({ Scheme: 'CONNECT' }),
    },
    {
      name: 'returns the consent of a directory service',
      status: 200,
      prepare: createTenantWith(directoryProvider),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad }),
      check: ({ body }) => expect(body).toEqual({ Scheme: 'AAD', ConsentState: 'SignIn' }),
    },
    unusedProviderCase(),
    ...refusedCases(),
  ],
  checkIdentityProviderConsent: [
    {
      name: 'an existing consent',
      status: 200,
      prepare: createTenantWithGoogle,
      as: ownMember,
      path: tenantGooglePath,
    },
    unusedProviderCase(),
    ...refusedCases(),
  ],
  grantIdentityProviderConsent: [
    {
      name: 'makes the directory readable',
      status: 200,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'aad', ConsentState: 'Pending_SignIn', Other: 1 },
      async check(response, world, fixture) {
        expect(response.body).toEqual({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' });
        await expectConsent({ Scheme: 'AAD', ConsentState: 'ReadAllUsersGroups' })(response, world, fixture);
        await (fixture as OwnTenant).ok('GET', `/IdentityProviders/${aad}/users?query=a`);
      },
    },
    {
      name: 'another scheme',
      status: 400,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'Google' },
      async check(response, world, fixture) {
        expectDynamicProperty('Scheme')(response);
        await expectConsent({ Scheme: 'AAD', ConsentState: 'SignIn' })(response, world, fixture);
      },
    },
    {
      name: 'no scheme',
      status: 400,
      prepare: createTenantWith(directoryProvider),
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad }),
      body: {},
      check: expectDynamicProperty('Scheme'),
    },
    {
      name: 'a provider without a directory service',
      status: 400,
      prepare: createTenantWithGoogle,
      as: ownAdministrator,
      path: tenantGooglePath,
      body: { Scheme: 'Google' },
      check: expectDynamicProperty('identityProviderId'),
    },
    {
      name: 'a member',
      status: 403,
      prepare: createTenantWith(directoryProvider),
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad }),
      body: { Scheme: 'AAD' },
    },
    unusedProviderCase({ body: { Scheme: 'Microsoft' } }),
    ...refusedCases({ body: { Scheme: 'Google' } }),
  ],
};

/** Returns the caller of a case: an administrator of the tenant of the fixture, signed in with a provider. */
function asAdministratorSignedInWith(identityProviderId: string) {
  return async ({ server }: World, fixture: unknown) => {
    const { tenant, roles } = fixture as OwnTenant;
    const user = { id: randomUUID(), tenant, roleIds: [roles.administrator], identityProviderId };
    return { token: await server.tokenOfUser(user) };
  };
}
