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

/** A tenant with a provider. */
const using = (body: object) => createOwnTenant((own) => own.ok('POST', '/IdentityProviders', body));
const readable = using({
  IdentityProviderId: aad,
  DirectoryServiceTenant: 'northwind.example.com',
  DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups',
});
const signInOnly = using({ IdentityProviderId: aad, DirectoryServiceTenant: 'northwind.example.com' });

const names =
  (...expected: readonly string[]) =>
  ({ body }: Pick<ReadResponse, 'body'>): void => {
    expect((body as Page).Results.map(({ Name }) => Name)).toEqual(expected);
  };
const last = ({ body }: Pick<ReadResponse, 'body'>): void => {
  expect((body as Page).SkipToken).toBeNull();
};
const tokenOf = (first: string) => Buffer.from(JSON.stringify({ first })).toString('base64url');

/** The user of the directory that a search finds first. */
async function userNamed(own: OwnTenant, query: string): Promise<string> {
  const page = (await own.ok('GET', `/IdentityProviders/${aad}/users?query=${query}`)) as Page;
  return page.Results[0]?.Id ?? '';
}
/** A readable tenant, and one of the users of its directory. */
const withUser = (query: string) => async (world: World) => {
  const own = await readable(world);
  return { ...own, userId: await userNamed(own, query) };
};
type WithUser = Awaited<ReturnType<ReturnType<typeof withUser>>>;
const pathOfUser = (_world: World, fixture: unknown) => {
  const { tenant, userId } = fixture as WithUser;
  return { tenantId: tenant, identityProviderId: aad, userId };
};

/** What all three have in common; `userId` is that of a user of the built-in directory. */
function common(rest: Partial<Case>, userId: string): readonly Case[] {
  const path = (identityProviderId: string) => ownTenantPath({ identityProviderId, userId });
  const refused = (name: string, fixture: NonNullable<Case['prepare']>, provider: string): Case => ({
    ...rest,
    name,
    status: 400,
    prepare: fixture,
    as: ownAdministrator,
    path: path(provider),
    check: expectDynamicProperty('identityProviderId'),
  });
  const queried = (name: string, more: string, parameter: string): Case => ({
    ...rest,
    name,
    status: 400,
    prepare: readable,
    as: ownAdministrator,
    path: path(aad),
    query: [typeof rest.query === 'string' ? rest.query : '', more].filter((part) => part !== '').join('&'),
    check: expectDynamicProperty(parameter),
  });
  return [
    refused('the organization consented only to signing in', signInOnly, aad),
    refused('a provider without a directory', using({ IdentityProviderId: google }), google),
    queried('a count of none', 'count=0', 'count'),
    queried('an invalid token', 'skipToken=x', 'skipToken'),
    queried('an unknown token', `skipToken=${tokenOf('nowhere')}`, 'skipToken'),
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
      prepare: readable,
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

const ofAad = ownTenantPath({ identityProviderId: aad });
const search = (name: string, query: string, check: NonNullable<Case['check']>, rest: Partial<Case> = {}): Case => ({
  name,
  status: 200,
  prepare: readable,
  as: ownAdministrator,
  path: ofAad,
  query,
  check,
  ...rest,
});
const noQuery = (name: string, query: string): Case => ({
  name,
  status: 400,
  prepare: readable,
  as: ownAdministrator,
  path: ofAad,
  query,
  check: expectDynamicProperty('query'),
});

/** Follows the SkipTokens from the page that was seen; returns the names on each page. */
async function pages(response: ReadResponse, own: OwnTenant, path: string): Promise<readonly (readonly string[])[]> {
  const all: string[][] = [];
  for (let page = response.body as Page; ;) {
    all.push(page.Results.map(({ Name }) => Name));
    if (page.SkipToken === null) return all;
    page = (await own.ok('GET', `${path}&skipToken=${page.SkipToken}`)) as Page;
  }
}

export const directorySearches = {
  searchDirectoryUsers: [
    search('returns consecutive pages', 'query=al&count=2', async (response, _world, fixture) => {
      const path = `/IdentityProviders/${aad}/users?query=al&count=2`;
      expect(await pages(response, fixture as OwnTenant, path)).toEqual([
        ['Alan Abbott', 'Ruth Aldridge'],
        ['Alma Berg', 'Alba Castillo'],
        ['Albert Farrell'],
      ]);
    }),
    search('the start of a mail address, in any case', 'query=ADA.marsh@NORTH', ({ body }) => {
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
    search('a surname', 'query=mars', names('Ada Marsh')),
    search('nobody', 'query=zzz', names()),
    search('all, on one page', 'query=a&count=100', last),
    search('leaves out null members', 'query=mars', ({ body }) => expect(body).not.toHaveProperty('SkipToken'), {
      headers: { 'Accept-Verbosity': 'non-verbose' },
    }),
    search('a provider that needs no consent', 'query=mars', names('Ada Marsh'), {
      prepare: using({ IdentityProviderId: connect }),
      path: ownTenantPath({ identityProviderId: connect }),
    }),
    noQuery('no query', ''),
    noQuery('an empty query', 'query='),
    { name: 'a member', status: 403, prepare: readable, as: ownMember, path: ofAad, query: 'query=a' },
    ...common({ query: 'query=a' }, 'x'),
  ],
  searchDirectoryGroups: [
    search(
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
    search('nothing but the last page has no token', 'query=a&count=1', names('Administrators')),
    noQuery('no query', ''),
    ...common({ query: 'query=a' }, 'x'),
  ],
  listDirectoryUserGroups: [
    {
      name: 'page after page',
      status: 200,
      prepare: withUser('ada.m'),
      as: ownAdministrator,
      path: pathOfUser,
      query: 'count=2',
      async check(response, _world, fixture) {
        const { userId } = fixture as WithUser;
        const path = `/IdentityProviders/${aad}/Users/${userId}/Groups?count=2`;
        expect(await pages(response, fixture as WithUser, path)).toEqual([
          ['Administrators', 'Engineers'],
          ['Managers', 'Operators'],
          ['Safety'],
        ]);
      },
    },
    {
      name: 'without the first two',
      status: 200,
      prepare: withUser('ada.m'),
      as: ownAdministrator,
      path: pathOfUser,
      query: 'skip=2',
      check: names('Managers', 'Operators', 'Safety'),
    },
    {
      name: 'in no group',
      status: 200,
      prepare: withUser('bruno'),
      as: ownAdministrator,
      path: pathOfUser,
      check: names(),
    },
    {
      name: 'an unknown user',
      status: 404,
      prepare: readable,
      as: ownAdministrator,
      path: ownTenantPath({ identityProviderId: aad, userId: 'nobody' }),
    },
    {
      name: 'a member',
      status: 403,
      prepare: readable,
      as: ownMember,
      path: ownTenantPath({ identityProviderId: aad, userId: 'nobody' }),
    },
    ...common({}, 'd1ec7010-0000-4000-8000-000000000012'),
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
