// Users, the states of their invitations, and their preferences (document 2; docs/behavior/identity.md#users).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Cases, ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty, expectMembers, idsOf } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';
import { addClaim, addRole, addUser, addSignedInUser, userBody, type User } from '../support/identity-users.ts';
import { addProvider, tenantCase, unknownId, providerIds, type Tenant } from '../support/identity-tenant.ts';
import {
  userPath,
  expectTotalCount,
  expectAll,
  createUserWithPreferences,
  asPreparedUser,
  userCase,
  unknownUserCase,
} from '../support/user-cases.ts';
import { userStatuses } from './user-statuses.ts';
import { userPreferences } from './user-preferences.ts';

const createThree = async (tenant: Tenant) =>
  [await addUser(tenant), await addUser(tenant), await addUser(tenant)] as const;

export const users: Cases<operations, typeof table, 'Users'> = {
  ...userStatuses,
  ...userPreferences,
  listUsers: [
    tenantCase({
      name: 'returns users in the order of creation',
      status: 200,
      as: 'member',
      prepare: createThree,
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual(fixture.map(({ Id }) => Id)),
      ),
    }),
    tenantCase({
      name: 'returns a page; Total-Count counts all users; ignores query',
      status: 200,
      prepare: createThree,
      query: 'skip=1&count=1&query=nobody',
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual([fixture[1]?.Id]),
      ),
    }),
    tenantCase({
      name: 'returns an empty page for a count of 0',
      status: 200,
      prepare: createThree,
      query: 'count=0',
      check: expectAll(expectTotalCount(3), ({ body }: ReadResponse) => expect(body).toEqual([])),
    }),
    tenantCase({
      name: 'returns 100 users by default and the others by skip',
      status: 200,
      async prepare(tenant) {
        for (let count = 0; count < 105; count += 1) await addUser(tenant);
      },
      check: expectAll(expectTotalCount(105), async ({ body }: ReadResponse, tenant: Tenant) => {
        expect(body).toHaveLength(100);
        const lastPage = await tenant.send('GET', '/Users?Skip=100');
        expect(lastPage.body).toHaveLength(5);
        expect(lastPage.headers.get('total-count')).toBe('105');
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('105');
      }),
    }),
    tenantCase({
      name: 'returns the users of the id parameters once, in their order, and ignores skip and count',
      status: 200,
      prepare: createThree,
      query: ({ fixture: [a, b] }) => `id=${b.Id}&ID=${a.Id.toUpperCase()}&id=${b.Id}&skip=1&count=1`,
      check: expectAll(expectTotalCount(2), ({ body }: ReadResponse, { fixture }: { fixture: readonly User[] }) =>
        expect(idsOf(body)).toEqual([fixture[1]?.Id, fixture[0]?.Id]),
      ),
    }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: createThree,
      ...nonVerbose,
      check({ body }) {
        expect((body as User[])[0]).not.toHaveProperty('Surname');
        expect((body as User[])[0]).toHaveProperty('ContactSurname');
      },
    }),
    tenantCase({
      name: 'returns the existing users and an error for an unknown id',
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
    tenantCase({
      name: 'returns no users for an unknown id',
      status: 207,
      query: `id=${unknownId}`,
      check: expectMembers({ Data: [], ChildErrors: [{ ModelId: unknownId }] }),
    }),
    tenantCase({
      name: 'an identifier that is not a GUID',
      status: 400,
      query: 'id=ada',
      check: expectDynamicProperty('id[0]'),
    }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],

  countUsers: [
    tenantCase({
      name: 'counts all users',
      status: 200,
      as: 'member',
      prepare: createThree,
      check: expectTotalCount(3),
    }),
    tenantCase({
      name: 'counts the users of the id parameters',
      status: 200,
      prepare: createThree,
      query: ({ fixture: [a, b] }) => `id=${a.Id}&id=${b.Id}`,
      check: expectTotalCount(2),
    }),
    tenantCase({
      name: 'an unknown id among the id parameters',
      status: 404,
      prepare: createThree,
      query: ({ fixture: [a] }) => `id=${a.Id}&id=${unknownId}`,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, query: 'id=ada' }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],

  createUser: [
    tenantCase({
      name: 'adds the role Member and creates no invitation',
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
    tenantCase({
      name: 'accepts an id and removes duplicate roles',
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
    tenantCase({
      name: 'accepts a name of 48 characters',
      status: 201,
      body: userBody({ ContactGivenName: 'x'.repeat(48) }),
      check: expectMembers({ ContactGivenName: 'x'.repeat(48) }),
    }),
    tenantCase({
      name: 'accepts the same address at another provider',
      status: 201,
      async prepare(tenant) {
        await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await addProvider(tenant, 'microsoft');
      },
      body: userBody({ ContactEmail: 'ada@example.com', IdentityProviderId: providerIds.microsoft }),
    }),
    tenantCase({
      name: 'a name of 49 characters',
      status: 400,
      body: userBody({ ContactGivenName: 'x'.repeat(49) }),
      check: expectDynamicProperty('ContactGivenName'),
    }),
    tenantCase({
      name: 'no identity provider',
      status: 400,
      body: { ContactEmail: 'ada@example.com' },
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    tenantCase({
      name: 'null as identity provider',
      status: 400,
      body: userBody({ IdentityProviderId: null }),
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    tenantCase({
      name: 'a provider that the tenant does not have',
      status: 400,
      body: userBody({ IdentityProviderId: providerIds.connect }),
      check: expectDynamicProperty('IdentityProviderId'),
    }),
    tenantCase({
      name: 'an identifier that is not a GUID',
      status: 400,
      body: userBody({ Id: 'ada' }),
      check: expectDynamicProperty('Id'),
    }),
    tenantCase({
      name: 'an invalid address',
      status: 400,
      body: userBody({ ContactEmail: 'ada' }),
      check: expectDynamicProperty('ContactEmail'),
    }),
    tenantCase({
      name: 'an unknown role',
      status: 400,
      body: userBody({ RoleIds: [unknownId] }),
      check: expectDynamicProperty('RoleIds'),
    }),
    tenantCase({
      name: 'a role of another tenant',
      status: 400,
      body: ({ world }: Tenant) => userBody({ RoleIds: [world.server.roles.member] }),
      check: expectDynamicProperty('RoleIds'),
    }),
    tenantCase({
      name: 'an identifier that exists',
      status: 400,
      prepare: (tenant) => addUser(tenant),
      body: ({ fixture }: { fixture: User }) => userBody({ Id: fixture.Id.toUpperCase() }),
      check: expectDynamicProperty('Id'),
    }),
    tenantCase({
      name: 'the same address at the same provider, in another case',
      status: 400,
      prepare: (tenant) => addUser(tenant, { ContactEmail: 'ada@example.com' }),
      body: userBody({ ContactEmail: 'Ada@Example.com' }),
      check: expectAll(expectDynamicProperty('ContactEmail'), async (_response: ReadResponse, tenant: Tenant) => {
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('1');
      }),
    }),
    tenantCase({
      name: 'the same external id at the same provider',
      status: 400,
      prepare: (tenant) => addUser(tenant, { ExternalUserId: 'ada-1' }),
      body: userBody({ ExternalUserId: 'ada-1' }),
      check: expectDynamicProperty('ExternalUserId'),
    }),
    tenantCase({ name: 'a member', status: 403, as: 'member', body: userBody() }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider', body: userBody() }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId }, body: userBody() }),
  ],

  getUser: [
    userCase({
      name: 'a member',
      status: 200,
      as: 'member',
      check: ({ body }, { fixture }) => expect(body).toEqual(fixture),
    }),
    userCase({
      name: 'the user',
      status: 200,
      as: asPreparedUser,
      check: ({ body }, { fixture }) => expect(body).toEqual(fixture),
    }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: (tenant) => addUser(tenant),
      path: userPath,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Surname'),
    }),
    tenantCase({
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
    unknownUserCase(),
    userCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],

  checkUser: [
    userCase({ name: 'a member', status: 200, as: 'member' }),
    userCase({ name: 'the user', status: 200, as: asPreparedUser }),
    unknownUserCase({ check: ({ text }) => expect(text).toBe('') }),
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
      name: 'replaces assigned roles except Member, and accepts matching ids',
      status: 200,
      body: ({ roles, fixture }: Tenant & { fixture: User }) => ({
        Id: fixture.Id,
        IdentityProviderId: providerIds.google,
        RoleIds: [roles.viewer],
      }),
      check: ({ body }, { roles }) => expect((body as User).RoleIds).toEqual([roles.member, roles.viewer]),
    }),
    tenantCase({
      name: 'accepts an address that another user had',
      status: 200,
      async prepare(tenant) {
        const first = await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await tenant.ok('PUT', `/Users/${first.Id}`, { ContactEmail: 'marsh@example.com' });
        return addUser(tenant);
      },
      path: userPath,
      body: { ContactEmail: 'ADA@example.com' },
      check: expectMembers({ ContactEmail: 'ADA@example.com' }),
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
    tenantCase({
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
    userCase({
      name: 'the user, without the administrator role',
      status: 403,
      as: asPreparedUser,
      body: { ContactSurname: 'Linden' },
    }),
    unknownUserCase({ body: { ContactSurname: 'Linden' } }),
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
    tenantCase({
      name: 'deletes the invitation and preferences, so that a new user with the id has none',
      status: 204,
      async prepare(tenant) {
        const user = await createUserWithPreferences(tenant);
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
    tenantCase({
      name: 'deletes a user with assigned roles and claims without roles',
      status: 204,
      prepare: (tenant) => addSignedInUser(tenant, ['crew']),
      path: userPath,
    }),
    tenantCase({
      name: 'force deletes a user with roles by claims',
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
    tenantCase({
      name: 'removes assigned roles of a user with roles by claims',
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
    tenantCase({
      name: 'force that is not a boolean',
      status: 400,
      path: { userId: unknownId },
      query: 'force=maybe',
      check: expectDynamicProperty('force'),
    }),
    tenantCase({
      name: 'the caller',
      status: 403,
      prepare: (tenant) => addUser(tenant),
      path: userPath,
      as: ({ as, fixture, roles }) => as(fixture.Id.toUpperCase(), [roles.administrator, roles.member]),
      check: async (_response, tenant) =>
        expect((await tenant.send('GET', `/Users/${tenant.fixture.Id}`)).status).toBe(200),
    }),
    userCase({ name: 'a member', status: 403, as: 'member' }),
    unknownUserCase(),
  ],
};
