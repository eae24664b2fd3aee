// Users, the states of their invitations, and their preferences (document 2; docs/behavior/identity.md#users).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import type { Case, Cases, ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty, idsOf } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';
import { addClaim, addRole, addUser, addSignedInUser, userBody, type User } from '../support/identity-users.ts';
import {
  addProvider,
  tenantCase,
  unknownId,
  providerIds,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';

const userPath = <T>({ fixture }: { readonly fixture: T }) => ({ userId: (fixture as User).Id });
const shows =
  (expected: object) =>
  ({ body }: ReadResponse) => {
    expect(body).toMatchObject(expected);
  };
const expectTotalCount = (count: number) => (response: ReadResponse) => {
  expect(response.headers.get('total-count')).toBe(String(count));
};
const expectAll =
  (...checks: readonly ((response: ReadResponse, fixture: never) => unknown)[]) =>
  async (response: ReadResponse, fixture: unknown) => {
    for (const check of checks) await check(response, fixture as never);
  };

const createThree = async (tenant: Tenant) =>
  [await addUser(tenant), await addUser(tenant), await addUser(tenant)] as const;
const of = <T>(test: TenantCase<T>): Case => tenantCase(test);

/** A user in each of the states that need no waiting, by the name of the state. */
async function states(tenant: Tenant) {
  const users = {
    NoInvitation: await addUser(tenant),
    InvitationNotSent: await addUser(tenant),
    InvitationSent: await addUser(tenant),
    InvitationAccepted: await addSignedInUser(tenant),
  };
  await tenant.ok('POST', `/Users/${users.InvitationNotSent.Id}/Invitation`, { SendInvitation: false });
  await tenant.ok('POST', `/Users/${users.InvitationSent.Id}/Invitation`, {});
  return users;
}
const numbers = {
  InvitationAccepted: 0,
  NoInvitation: 1,
  InvitationNotSent: 2,
  InvitationSent: 3,
  InvitationExpired: 4,
};
const stateOf = (name: keyof Awaited<ReturnType<typeof states>>): Case =>
  of({
    name,
    status: 200,
    as: 'member',
    prepare: states,
    path: ({ fixture }) => ({ userId: fixture[name].Id }),
    check({ body }, { fixture }) {
      expect(body).toMatchObject({ InvitationStatus: numbers[name], User: { Id: fixture[name].Id } });
    },
  });

const dark = { theme: { dark: true }, widths: [1, 2.5], none: null };
const withPreferences = async (tenant: Tenant) => {
  const user = await addUser(tenant);
  const self = await tenant.as(user.Id);
  const response = await tenant.send('PUT', `/Users/${user.Id}/Preferences`, { as: self, body: dark });
  expect(response.status).toBe(200);
  return user;
};
const preparedUser = async (tenant: Tenant & { readonly fixture: User }) => tenant.as(tenant.fixture.Id);
const preferences: TenantCase<User> = {
  name: '',
  status: 200,
  prepare: withPreferences,
  path: userPath,
  as: preparedUser,
};

/** Stores as preferences what no request can. */
const spoiled = (text: string) => async (tenant: Tenant) => {
  const user = await withPreferences(tenant);
  const date = '2026-01-01T00:00:00Z';
  const object = { id: user.Id, body: { text }, owner: null, acl: null, created: date, modified: date };
  await tenant.world.server.server.store.objects.put(tenantScope(tenant.id), 'preferences', object);
  return user;
};

/** Who may not read preferences: an administrator, another user, a client with the identifier of the user. */
const strangers = (body?: unknown): readonly Case[] => [
  of({
    ...preferences,
    name: 'of another, as administrator',
    status: 403,
    as: ({ administrator }) => administrator,
    ...(body ? { body } : {}),
  }),
  of({ ...preferences, name: 'of another, as member', status: 403, as: 'member', ...(body ? { body } : {}) }),
];

const userCase = (rest: Omit<TenantCase<User>, 'prepare' | 'path'>): Case =>
  of({ prepare: (tenant) => addUser(tenant), path: userPath, ...rest });
const missing = (rest: Omit<TenantCase<undefined>, 'name' | 'status'> = {}): Case =>
  of({ name: 'an unknown user', status: 404, path: { userId: unknownId }, ...rest });

export const users: Cases<operations, typeof table, 'Users'> = {
  listUsers: [
    of({
      name: 'all, in the order in which they were created',
      status: 200,
      as: 'member',
      prepare: createThree,
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual(fixture.map(({ Id }) => Id)),
      ),
    }),
    of({
      name: 'returns a page; Total-Count counts all users; ignores query',
      status: 200,
      prepare: createThree,
      query: 'skip=1&count=1&query=nobody',
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual([fixture[1]?.Id]),
      ),
    }),
    of({
      name: 'none of them',
      status: 200,
      prepare: createThree,
      query: 'count=0',
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse) => expect(body).toEqual([])),
    }),
    of({
      name: 'returns 100 by default, the others by skip',
      status: 200,
      async prepare(tenant) {
        for (let at = 0; at < 105; at += 1) await addUser(tenant);
      },
      check: expectAll(expectTotalCount(105), async ({ body }: ReadResponse, tenant: Tenant) => {
        expect(body).toHaveLength(100);
        const rest = await tenant.send('GET', '/Users?Skip=100');
        expect(rest.body).toHaveLength(5);
        expect(rest.headers.get('total-count')).toBe('105');
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('105');
      }),
    }),
    of({
      name: 'returns each named user once in the order of the request and ignores skip and count',
      status: 200,
      prepare: createThree,
      query: ({ fixture: [a, b] }) => `id=${b.Id}&ID=${a.Id.toUpperCase()}&id=${b.Id}&skip=1&count=1`,
      check: expectAll(expectTotalCount(2), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual([fixture[1]?.Id, fixture[0]?.Id]),
      ),
    }),
    of({
      name: 'leaves out null members',
      status: 200,
      prepare: createThree,
      ...nonVerbose,
      check({ body }) {
        expect((body as User[])[0]).not.toHaveProperty('Surname');
        expect((body as User[])[0]).toHaveProperty('ContactSurname');
      },
    }),
    of({
      name: 'one of two named ids does not exist',
      status: 207,
      prepare: createThree,
      query: ({ fixture: [a] }) => `id=${a.Id}&id=${unknownId}`,
      check({ body, headers }, { fixture: [a] }) {
        const { Data, ChildErrors, OperationId } = body as { Data: User[]; ChildErrors: object[]; OperationId: string };
        expect(idsOf(Data)).toEqual([a.Id]);
        expect(ChildErrors).toEqual([expect.objectContaining({ StatusCode: 404, ModelId: unknownId, OperationId })]);
        expect(OperationId).toBe(headers.get('operation-id'));
      },
    }),
    of({
      name: 'none of the named ids exists',
      status: 207,
      query: `id=${unknownId}`,
      check: shows({ Data: [], ChildErrors: [{ ModelId: unknownId }] }),
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, query: 'id=ada', check: expectDynamicProperty('id') }),
    of({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],
  countUsers: [
    of({ name: 'all', status: 200, as: 'member', prepare: createThree, check: expectTotalCount(3) }),
    of({
      name: 'returns the named users',
      status: 200,
      prepare: createThree,
      query: ({ fixture: [a, b] }) => `id=${a.Id}&id=${b.Id}`,
      check: expectTotalCount(2),
    }),
    of({
      name: 'one named id does not exist',
      status: 404,
      prepare: createThree,
      query: ({ fixture: [a] }) => `id=${a.Id}&id=${unknownId}`,
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, query: 'id=ada' }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  createUser: [
    of({
      name: 'with a role; adds Member and creates no invitation',
      status: 201,
      prepare: (tenant) => addRole(tenant, 'Operators'),
      body: ({ fixture }: { fixture: { Id: string } }) =>
        userBody({ RoleIds: [fixture.Id], ContactEmail: 'ada@example.com' }),
      async check({ body }, tenant) {
        const { Id } = body as User;
        expect(body).toEqual({
          Id,
          GivenName: null,
          Surname: null,
          Name: null,
          Email: null,
          ContactEmail: 'ada@example.com',
          ContactGivenName: 'Ada',
          ContactSurname: 'Marsh',
          ExternalUserId: null,
          IdentityProviderId: providerIds.google,
          RoleIds: [tenant.roles.member, tenant.fixture.Id],
        });
        expect(Id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(await tenant.ok('GET', `/Users/${Id}/Status`)).toMatchObject({ InvitationStatus: 1 });
        expect(await tenant.ok('GET', `/Users/${Id}`)).toEqual(body);
        expect((await tenant.send('GET', `/Users/${Id}/Invitation`)).status).toBe(404);
      },
    }),
    of({
      name: 'with an id; removes duplicate roles',
      status: 201,
      body: ({ roles }: Tenant) =>
        userBody({
          Id: '7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674',
          RoleIds: [roles.member, roles.viewer, roles.viewer.toUpperCase()],
        }),
      check: ({ body }, { roles }) =>
        expect(body).toMatchObject({
          Id: '7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674',
          RoleIds: [roles.member, roles.viewer],
        }),
    }),
    of({
      name: 'a name of 48 characters',
      status: 201,
      body: userBody({ ContactGivenName: 'x'.repeat(48) }),
      check: shows({ ContactGivenName: 'x'.repeat(48) }),
    }),
    of({
      name: 'the same address at another provider',
      status: 201,
      async prepare(tenant) {
        await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await addProvider(tenant, 'microsoft');
      },
      body: userBody({ ContactEmail: 'ada@example.com', IdentityProviderId: providerIds.microsoft }),
    }),
    of({
      name: 'a name of 49 characters',
      status: 400,
      body: userBody({ ContactGivenName: 'x'.repeat(49) }),
      check: expectDynamicProperty('ContactGivenName'),
    }),
    of({
      name: 'no identity provider',
      status: 400,
      body: { ContactEmail: 'ada@example.com' },
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    of({
      name: 'null as identity provider',
      status: 400,
      body: userBody({ IdentityProviderId: null }),
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    of({
      name: 'a provider that the tenant does not have',
      status: 400,
      body: userBody({ IdentityProviderId: providerIds.connect }),
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    of({
      name: 'an identifier that is not a GUID',
      status: 400,
      body: userBody({ Id: 'ada' }),
      check: expectDynamicProperty('Id'),
    }),
    of({
      name: 'an invalid address',
      status: 400,
      body: userBody({ ContactEmail: 'ada' }),
      check: expectDynamicProperty('ContactEmail'),
    }),
    of({
      name: 'an unknown role',
      status: 400,
      body: userBody({ RoleIds: [unknownId] }),
      check: expectDynamicProperty('RoleIds'),
    }),
    of({
      name: 'a role of another tenant',
      status: 400,
      body: ({ world }: Tenant) => userBody({ RoleIds: [world.server.roles.member] }),
      check: expectDynamicProperty('RoleIds'),
    }),
    of({
      name: 'an identifier that exists',
      status: 400,
      prepare: (tenant) => addUser(tenant),
      body: ({ fixture }: { fixture: User }) => userBody({ Id: fixture.Id.toUpperCase() }),
      check: expectDynamicProperty('Id'),
    }),
    of({
      name: 'the same address at the same provider, in another case',
      status: 400,
      prepare: (tenant) => addUser(tenant, { ContactEmail: 'ada@example.com' }),
      body: userBody({ ContactEmail: 'Ada@Example.com' }),
      check: expectAll(expectDynamicProperty('ContactEmail'), async (_response: ReadResponse, tenant: Tenant) => {
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('1');
      }),
    }),
    of({
      name: 'the same person at the same provider, by another address',
      status: 400,
      prepare: (tenant) => addUser(tenant, { ExternalUserId: 'ada-1' }),
      body: userBody({ ExternalUserId: 'ada-1' }),
      check: expectDynamicProperty('ExternalUserId'),
    }),
    of({ name: 'a member', status: 403, as: 'member', body: userBody() }),
    of({ name: 'another tenant', status: 403, as: 'outsider', body: userBody() }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId }, body: userBody() }),
  ],
  listUserStatuses: [
    of({
      name: 'all',
      status: 200,
      as: 'member',
      prepare: states,
      check: expectAll(expectTotalCount(4), ({ body }: ReadResponse) =>
        expect((body as { InvitationStatus: number }[]).map((entry) => entry.InvitationStatus)).toEqual([1, 2, 3, 0]),
      ),
    }),
    of({
      name: 'filters by two states before paging',
      status: 200,
      prepare: states,
      query: 'status=InvitationSent&status=noinvitation&skip=1&count=1',
      check: expectAll(
        expectTotalCount(2),
        ({ body }: ReadResponse, { fixture }: { fixture: Awaited<ReturnType<typeof states>> }) =>
          expect(body).toMatchObject([{ InvitationStatus: 3, User: { Id: fixture.InvitationSent.Id } }]),
      ),
    }),
    of({
      name: 'returns the named users and ignores unknown ids, skip and count',
      status: 200,
      prepare: states,
      query: ({ fixture }) =>
        `id=${fixture.InvitationSent.Id}&id=${unknownId}&id=${fixture.NoInvitation.Id}&skip=1&count=1`,
      check: expectAll(expectTotalCount(2), ({ body }: ReadResponse) =>
        expect(body).toMatchObject([{ InvitationStatus: 3 }, { InvitationStatus: 1 }]),
      ),
    }),
    of({
      name: 'leaves out null members',
      status: 200,
      prepare: states,
      query: 'status=NoInvitation',
      ...nonVerbose,
      check: ({ body }) => expect((body as { User: object }[])[0]?.User).not.toHaveProperty('Email'),
    }),
    of({ name: 'an invalid state', status: 400, query: 'status=Invited', check: expectDynamicProperty('status') }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],
  getUser: [
    userCase({
      name: 'as a member',
      status: 200,
      as: 'member',
      check: ({ body }, { fixture }) => expect(body).toEqual(fixture),
    }),
    userCase({
      name: 'as oneself, in another case',
      status: 200,
      as: preparedUser,
      check: ({ body }, { fixture }) => expect(body).toEqual(fixture),
    }),
    of({
      name: 'leaves out null members',
      status: 200,
      prepare: (tenant) => addUser(tenant),
      path: userPath,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Surname'),
    }),
    of({
      name: 'returns the profile of the first sign-in and the roles of its claims',
      status: 200,
      async prepare(tenant) {
        const { Id } = await addRole(tenant, 'Crew');
        await addClaim(tenant, 'crew', [Id]);
        return { ...(await addSignedInUser(tenant, ['crew', 'nobody'])), crew: Id };
      },
      path: userPath,
      check({ body }, { fixture, roles }) {
        const { Id, ContactEmail } = fixture as User;
        const provided = {
          Name: 'Ada Marsh',
          GivenName: 'Ada',
          Surname: 'Marsh',
          Email: ContactEmail,
          ExternalUserId: `sub-${Id}`,
        };
        expect(body).toMatchObject({ ...provided, RoleIds: [roles.member, fixture['crew']] });
      },
    }),
    missing(),
    userCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  checkUser: [
    userCase({ name: 'as a member', status: 200, as: 'member' }),
    userCase({ name: 'as the user', status: 200, as: preparedUser }),
    missing({ check: ({ text }) => expect(text).toBe('') }),
    userCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  updateUser: [
    userCase({
      name: 'changes one member and keeps the others',
      status: 200,
      body: { ContactSurname: 'Linden', ContactGivenName: null, RoleIds: null },
      async check({ body }, tenant) {
        expect(body).toEqual({ ...tenant.fixture, ContactSurname: 'Linden' });
        expect(await tenant.ok('GET', `/Users/${tenant.fixture.Id}`)).toEqual(body);
      },
    }),
    userCase({
      name: 'replaces assigned roles except Member; accepts matching ids',
      status: 200,
      body: ({ roles, fixture }: Tenant & { fixture: User }) => ({
        Id: fixture.Id,
        IdentityProviderId: providerIds.google,
        RoleIds: [roles.viewer],
      }),
      check: ({ body }, { roles }) => expect((body as User).RoleIds).toEqual([roles.member, roles.viewer]),
    }),
    of({
      name: 'an address that another user no longer has',
      status: 200,
      async prepare(tenant) {
        const first = await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await tenant.ok('PUT', `/Users/${first.Id}`, { ContactEmail: 'marsh@example.com' });
        return addUser(tenant);
      },
      path: userPath,
      body: { ContactEmail: 'ADA@example.com' },
      check: shows({ ContactEmail: 'ADA@example.com' }),
    }),
    userCase({ name: 'another identifier', status: 400, body: { Id: unknownId }, check: expectDynamicProperty('Id') }),
    userCase({
      name: 'another identity provider',
      status: 400,
      body: { IdentityProviderId: providerIds.microsoft },
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    userCase({
      name: 'an unknown role',
      status: 400,
      body: { RoleIds: [unknownId] },
      check: expectDynamicProperty('RoleIds'),
    }),
    userCase({
      name: 'a name of 49 characters',
      status: 400,
      body: { ContactSurname: 'x'.repeat(49) },
      check: expectDynamicProperty('ContactSurname'),
    }),
    of({
      name: 'an address that another user has',
      status: 400,
      async prepare(tenant) {
        await addUser(tenant, { ContactEmail: 'ada@example.com' });
        return addUser(tenant);
      },
      path: userPath,
      body: { ContactEmail: 'ada@example.com', ContactSurname: 'Linden' },
      check: expectAll(
        expectDynamicProperty('ContactEmail'),
        async (_response: ReadResponse, tenant: Tenant & { fixture: User }) => {
          expect(await tenant.ok('GET', `/Users/${tenant.fixture.Id}`)).toEqual(tenant.fixture);
        },
      ),
    }),
    userCase({ name: 'oneself, as a member', status: 403, as: preparedUser, body: { ContactSurname: 'Linden' } }),
    missing({ body: { ContactSurname: 'Linden' } }),
  ],
  deleteUser: [
    userCase({
      name: 'deletes a user whose token remains valid',
      status: 204,
      async check(_response, tenant) {
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}`)).status).toBe(404);
        expect((await tenant.send('GET', '/Users', { as: await tenant.as(tenant.fixture.Id) })).status).toBe(200);
        await addUser(tenant, { ContactEmail: tenant.fixture.ContactEmail });
      },
    }),
    of({
      name: 'with their invitation and preferences: nothing is left for another one with the identifier',
      status: 204,
      async prepare(tenant) {
        const user = await withPreferences(tenant);
        await tenant.ok('POST', `/Users/${user.Id}/Invitation`, {});
        return user;
      },
      path: userPath,
      async check(_response, tenant) {
        await addUser(tenant, { Id: tenant.fixture.Id });
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}/Invitation`)).status).toBe(404);
        const as = await tenant.as(tenant.fixture.Id);
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}/Preferences`, { as })).status).toBe(404);
      },
    }),
    of({
      name: 'deletes a user with assigned roles and claims without roles',
      status: 204,
      prepare: (tenant) => addSignedInUser(tenant, ['crew']),
      path: userPath,
    }),
    of({
      name: 'deletes a user with roles by claims with force',
      status: 204,
      async prepare(tenant) {
        await addClaim(tenant, 'crew', [tenant.roles.viewer]);
        return addSignedInUser(tenant, ['crew']);
      },
      path: userPath,
      query: 'force=True',
      check: async (_response, tenant) =>
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}`)).status).toBe(404),
    }),
    of({
      name: 'a user with roles by claims keeps only these',
      status: 200,
      async prepare(tenant) {
        await addClaim(tenant, 'crew', [tenant.roles.viewer]);
        return addSignedInUser(tenant, ['crew'], { RoleIds: [tenant.roles.contributor] });
      },
      path: userPath,
      async check({ body }, { ok, fixture, roles }) {
        expect(body).toContain('claims');
        expect((await ok<User>('GET', `/Users/${fixture.Id}`)).RoleIds).toEqual([roles.member, roles.viewer]);
      },
    }),
    of({
      name: 'force that is not a boolean',
      status: 400,
      path: { userId: unknownId },
      query: 'force=maybe',
      check: expectDynamicProperty('force'),
    }),
    of({
      name: 'the caller',
      status: 403,
      prepare: (tenant) => addUser(tenant),
      path: userPath,
      as: ({ as, fixture, roles }) => as(fixture.Id.toUpperCase(), [roles.administrator, roles.member]),
      check: async (_response, tenant) =>
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}`)).status).toBe(200),
    }),
    userCase({ name: 'a member', status: 403, as: 'member' }),
    missing(),
  ],
  getUserStatus: [
    ...(['NoInvitation', 'InvitationNotSent', 'InvitationSent', 'InvitationAccepted'] as const).map(stateOf),
    userCase({ name: 'as the user', status: 200, as: preparedUser, check: shows({ InvitationStatus: 1 }) }),
    missing(),
    userCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  getUserPreferences: [
    of({
      ...preferences,
      name: 'as they were stored',
      check: ({ text }) => expect(text).toBe(JSON.stringify(dark)),
    }),
    of({
      ...preferences,
      name: 'leaves out null members',
      ...nonVerbose,
      check: ({ body }) => expect(body).toEqual(dark),
    }),
    ...strangers(),
    userCase({ name: 'before any are stored', status: 404, as: preparedUser, check: expectDynamicProperty('Id') }),
    of({ name: 'of a user who was deleted', status: 404, path: { userId: unknownId }, as: ({ as }) => as(unknownId) }),
    ...['[]', '{'].map((text) =>
      of({ ...preferences, name: `what is stored is ${text}`, status: 422, prepare: spoiled(text) }),
    ),
  ],
  checkUserPreferences: [
    of({ ...preferences, name: 'there are some' }),
    ...strangers(),
    userCase({ name: 'before any are stored', status: 404, as: preparedUser }),
  ],
  replaceUserPreferences: [
    of({
      ...preferences,
      name: 'whole',
      body: '{ "huge": 12345678901234567890.10, "a": {} }',
      async check({ text }, tenant) {
        expect(text).toBe('{ "huge": 12345678901234567890.10, "a": {} }');
        const read = await tenant.send('GET', `/Users/${tenant.fixture.Id}/Preferences`, {
          as: await preparedUser(tenant),
        });
        expect(read.text).toBe(text);
      },
    }),
    userCase({
      name: 'the first ones',
      status: 200,
      as: preparedUser,
      body: dark,
      check: ({ body }) => expect(body).toEqual(dark),
    }),
    ...(['[1]', '1', '"text"', 'null', '{'] as const).map((body) =>
      of({
        ...preferences,
        name: `the body ${body}`,
        status: 400,
        body,
        async check(_response, tenant) {
          const read = await tenant.send('GET', `/Users/${tenant.fixture.Id}/Preferences`, {
            as: await preparedUser(tenant),
          });
          expect(read.body).toEqual(dark);
        },
      }),
    ),
    of({
      ...preferences,
      name: 'more than a mebibyte',
      status: 413,
      body: { big: 'x'.repeat(1_048_576) },
      check: ({ text }) => {
        expect(text).toContain('1048576 (ADMIN_BODY_LIMIT)');
      },
    }),
    ...strangers(dark),
    of({
      name: 'of a user who was deleted',
      status: 404,
      path: { userId: unknownId },
      as: ({ as }) => as(unknownId),
      body: dark,
    }),
  ],
};
