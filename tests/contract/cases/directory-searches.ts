// Searches in the directory of an identity provider (document 2, section 4; docs/behavior/identity.md#directory-searches).
import { expect } from '@jest/globals';
import { expectDynamicProperty } from '../support/checks.ts';
import type { Case, ReadResponse, World } from '../support/cases.ts';
import { unknownTenant } from '../support/identity-clients.ts';
import { ownAdministrator, ownMember, createOwnTenant, ownTenantPath, type OwnTenant } from '../support/own-tenant.ts';

const aad = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';
const connect = '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01';

interface Page {
  readonly Results: readonly { readonly Id: string; readonly Name: string; readonly Email: string }[];
  readonly SkipToken: string | null;
}

/** Returns a preparation that creates a tenant with a provider. */
const createTenantWith = (body: object) => createOwnTenant((own) => own.ok('POST', '/IdentityProviders', body));
const createReadable = createTenantWith({
  IdentityProviderId: aad,
  DirectoryServiceTenant: 'northwind.example.com',
  DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups',
});
const createSignInOnly = createTenantWith({ IdentityProviderId: aad, DirectoryServiceTenant: 'northwind.example.com' });

const expectNames =
  (...expected: readonly string[]) =>
  ({ body }: Pick<ReadResponse, 'body'>): void => {
    expect((body as Page).Results.map(({ Name }) => Name)).toEqual(expected);
  };
const expectLastPage = ({ body }: Pick<ReadResponse, 'body'>): void => {
  expect((body as Page).SkipToken).toBeNull();
};
const skipTokenOf = (first: string) => Buffer.from(JSON.stringify({ first })).toString('base64url');

/** Returns the id of the first user that a search finds. */
async function findUserId(own: OwnTenant, query: string): Promise<string> {
  const page = (await own.ok('GET', `/IdentityProviders/${aad}/users?query=${query}`)) as Page;
  return page.Results[0]?.Id ?? '';
}
/** Returns a preparation that creates a tenant with a readable directory and finds a user in it. */
const createWithUser = (query: string) => async (world: World) => {
  const own = await createReadable(world);
  return { ...own, userId: await findUserId(own, query) };
};
type TenantAndUser = Awaited<ReturnType<ReturnType<typeof createWithUser>>>;
const userPath = (_world: World, fixture: unknown) => {
  const { tenant, userId } = fixture as TenantAndUser;
  return { tenantId: tenant, identityProviderId: aad, userId };
};

/** Returns the cases of all three operations. `userId` is the id of a user of the built-in directory. */
function commonCases(rest: Partial<Case>, userId: string): readonly Case[] {
  const path = (identityProviderId: string) => ownTenantPath({ identityProviderId, userId });
  const invalidProviderCase = (name: string, prepare: NonNullable<Case['prepare']>, provider: string): Case => ({
    ...rest,
    name,
    status: 400,
    prepare,
    as: ownAdministrator,
    path: path(provider),
    check: expectDynamicProperty('identityProviderId'),
  });
  const invalidQueryCase = (name: string, more: string, parameter: string): Case => ({
    ...rest,
    name,
    status: 400,
    prepare: createReadable,
    as: ownAdministrator,
    path: path(aad),
    query: [typeof rest.query === 'string' ? rest.query : '', more].filter((query) => query !== '').join('&'),
    check: expectDynamicProperty(parameter),
  });
  return [
    invalidProviderCase('the organization consented only to signing in', createSignInOnly, aad),
    invalidProviderCase('a provider without a directory', createTenantWith({ IdentityProviderId: google }), google),
    invalidQueryCase('a count of 0', 'count=0', 'count'),
    invalidQueryCase('an invalid token', 'skipToken=x', 'skipToken'),
    invalidQueryCase('an unknown token', `skipToken=${skipTokenOf('nowhere')}`, 'skipToken'),
    {
      ...rest,
      name: 'an unknown tenant',
      status: 404,
      path: { tenantId: unknownTenant, identityProviderId: aad, userId },
    },
    {
      ...rest,
      name: 'a provider that the tenant does not use',
      status: 404,
      prepare: createReadable,
      as: ownAdministrator,
      path: path(google),
    },
    {
      ...rest,
      name: 'another tenant',
      status: 403,
      path: ({ server }: World) => ({ tenantId: server.otherTenant, identityProviderId: aad, userId }),
    },
  ];
}

const aadPath = ownTenantPath({ identityProviderId: aad });
const searchCase = (
  name: string,
  query: string,
  check: NonNullable<Case['check']>,
  rest: Partial<Case> = {},
): Case => ({
  name,
  status: 200,
  prepare: createReadable,
  as: ownAdministrator,
  path: aadPath,
  query,
  check,
  ...rest,
});
const missingQueryCase = (name: string, query: string): Case => ({
  name,
  status: 400,
  prepare: createReadable,
  as: ownAdministrator,
  path: aadPath,
  query,
  check: expectDynamicProperty('query'),
});

/** Follows the SkipTokens from a page. Returns the names on each page. */
async function namesByPage(
  response: ReadResponse,
  own: OwnTenant,
  path: string,
): Promise<readonly (readonly string[])[]> {
  const names: string[][] = [];
  for (let page = response.body as Page; ;) {
    names.push(page.Results.map(({ Name }) => Name));
    if (page.SkipToken === null) return names;
    page = (await own.ok('GET', `${path}&skipToken=${page.SkipToken}`)) as Page;
  }
}

export const directorySearches = {
  searchDirectoryUsers: [
    searchCase('returns consecutive pages', 'query=al&count=2', async (response, _world, fixture) => {
      const path = `/IdentityProviders/${aad}/users?query=al&count=2`;
      expect(await namesByPage(response, fixture as OwnTenant, path)).toEqual([
        ['Alan Abbott', 'Ruth Aldridge'],
        ['Alma Berg', 'Alba Castillo'],
        ['Albert Farrell'],
      ]);
    }),
    searchCase('finds the start of a mail address, in any case', 'query=ADA.marsh@NORTH', ({ body }) => {
      expect(body).toEqual({
        Results: [
          {
            Id: expect.any(String),
            GivenName: 'Ada',
            Surname: 'Marsh',
            Name: 'Ada Marsh',
            Email: 'ada.marsh@northwind.example.com',
          },
        ],
        SkipToken: null,
      });
    }),
    searchCase('finds a surname', 'query=mars', expectNames('Ada Marsh')),
    searchCase('returns an empty page without a match', 'query=zzz', expectNames()),
    searchCase('returns all matches on one page', 'query=a&count=100', expectLastPage),
    searchCase('leaves out null members', 'query=mars', ({ body }) => expect(body).not.toHaveProperty('SkipToken'), {
      headers: { 'Accept-Verbosity': 'non-verbose' },
    }),
    searchCase('searches a provider that needs no consent', 'query=mars', expectNames('Ada Marsh'), {
      prepare: createTenantWith({ IdentityProviderId: connect }),
      path: ownTenantPath({ identityProviderId: connect }),
    }),
    missingQueryCase('no query', ''),
    missingQueryCase('an empty query', 'query='),
    { name: 'a member', status: 403, prepare: createReadable, as: ownMember, path: aadPath, query: 'query=a' },
    ...commonCases({ query: 'query=a' }, 'x'),
  ],
  searchDirectoryGroups: [
    searchCase(
      'a member searches a name in any case',
      'query=oPER',
      ({ body }) => {
        expect(body).toEqual({
          Results: [
            {
              Id: expect.any(String),
              Name: 'Operators',
              Email: 'operators@northwind.example.com',
              IsClusterManagementAllowed: false,
            },
          ],
          SkipToken: null,
        });
      },
      { as: ownMember },
    ),
    searchCase('returns a page of groups', 'query=a&count=1', expectNames('Administrators')),
    missingQueryCase('no query', ''),
    ...commonCases({ query: 'query=a' }, 'x'),
  ],
  listDirectoryUserGroups: [
    {
      name: 'returns consecutive pages of groups',
      status: 200,
      prepare: createWithUser('ada.m'),
      as: ownAdministrator,
      path: userPath,
      query: 'count=2',
      async check(response, _world, fixture) {
        const { userId } = fixture as TenantAndUser;
        const path = `/IdentityProviders/${aad}/Users/${userId}/Groups?count=2`;
        expect(await namesByPage(response, fixture as TenantAndUser, path)).toEqual([
          ['Administrators', 'Engineers'],
          ['Managers', 'Operators'],
          ['Safety'],
        ]);
      },
    },
    {
      name: 'skips groups',
      status: 200,
      prepare: createWithUser('ada.m'),
      as: ownAdministrator,
      path: userPath,
      query: 'skip=2',
      check: expectNames('Managers', 'Operators', 'Safety'),
    },
    {
      name: 'returns an empty page for a user without groups',
      status: 200,
      prepare: createWithUser('bruno'),
      as: ownAdministrator,
      path: userPath,
      check: expectNames(),
    },
    {
      name: 'an unknown user',
      status: 404,
      prepare: createReadable,
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad, userId: 'nobody' }),
    },
    {
      name: 'a member',
      status: 403,
      prepare: createReadable,
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad, userId: 'nobody' }),
    },
    ...commonCases({}, 'd1ec7010-0000-4000-8000-000000000012'),
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
