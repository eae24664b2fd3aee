// Users, the states of their invitations, and their preferences (document 2; docs/behavior/identity.md#users).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import type { Case, Cases, ReadResponse } from '../support/cases.ts';
import { blamesDetail, ids } from '../support/checks.ts';
import { brief } from '../support/streams.ts';
import { addClaim, addRole, addUser, signedIn, userBody, type User } from '../support/identity-users.ts';
import {
  addProvider,
  inOwnTenant,
  nobody,
  providers,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';

const user = <T>(given: { readonly made: T }) => ({ userId: (given.made as User).Id });
const shows =
  (expected: object) =>
  ({ body }: ReadResponse) => {
    expect(body).toMatchObject(expected);
  };
const total = (count: number) => (seen: ReadResponse) => {
  expect(seen.headers.get('total-count')).toBe(String(count));
};
const all =
  (...checks: readonly ((seen: ReadResponse, given: never) => unknown)[]) =>
  async (seen: ReadResponse, given: unknown) => {
    for (const check of checks) await check(seen, given as never);
  };

const three = async (tenant: Tenant) => [await addUser(tenant), await addUser(tenant), await addUser(tenant)] as const;
const of = <T>(test: TenantCase<T>): Case => inOwnTenant(test);

/** A user in each of the states that need no waiting, by the name of the state. */
async function states(tenant: Tenant) {
  const users = {
    NoInvitation: await addUser(tenant),
    InvitationNotSent: await addUser(tenant),
    InvitationSent: await addUser(tenant),
    InvitationAccepted: await signedIn(tenant),
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
    given: states,
    path: ({ made }) => ({ userId: made[name].Id }),
    check({ body }, { made }) {
      expect(body).toMatchObject({ InvitationStatus: numbers[name], User: { Id: made[name].Id } });
    },
  });

const dark = { theme: { dark: true }, widths: [1, 2.5], none: null };
const withPreferences = async (tenant: Tenant) => {
  const made = await addUser(tenant);
  const self = await tenant.as(made.Id);
  const seen = await tenant.send('PUT', `/Users/${made.Id}/Preferences`, { as: self, body: dark });
  expect(seen.status).toBe(200);
  return made;
};
const self = async (given: Tenant & { readonly made: User }) => given.as(given.made.Id);
const preferences: TenantCase<User> = { name: '', status: 200, given: withPreferences, path: user, as: self };

/** Stores as preferences what no request can. */
const spoiled = (text: string) => async (tenant: Tenant) => {
  const made = await withPreferences(tenant);
  const date = '2026-01-01T00:00:00Z';
  const object = { id: made.Id, body: { text }, owner: null, acl: null, created: date, modified: date };
  await tenant.world.server.server.store.objects.put(tenantScope(tenant.id), 'preferences', object);
  return made;
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

const one = (rest: Omit<TenantCase<User>, 'given' | 'path'>): Case =>
  of({ given: (tenant) => addUser(tenant), path: user, ...rest });
const missing = (rest: Omit<TenantCase<undefined>, 'name' | 'status'> = {}): Case =>
  of({ name: 'an unknown user', status: 404, path: { userId: nobody }, ...rest });

export const users: Cases<operations, typeof table, 'Users'> = {
  listUsers: [
    of({
      name: 'all, in the order in which they were created',
      status: 200,
      as: 'member',
      given: three,
      check: all(total(3), ({ body }: ReadResponse, { made }: { made: readonly User[] }) =>
        expect(ids(body)).toEqual(made.map(({ Id }) => Id)),
      ),
    }),
    of({
      name: 'one page; Total-Count counts all; query is accepted and ignored',
      status: 200,
      given: three,
      query: 'skip=1&count=1&query=nobody',
      check: all(total(3), ({ body }: ReadResponse, { made }: { made: readonly User[] }) =>
        expect(ids(body)).toEqual([made[1]?.Id]),
      ),
    }),
    of({
      name: 'none of them',
      status: 200,
      given: three,
      query: 'count=0',
      check: all(total(3), ({ body }: ReadResponse) => expect(body).toEqual([])),
    }),
    of({
      name: 'a hundred by default, the rest by skip',
      status: 200,
      async given(tenant) {
        for (let at = 0; at < 105; at += 1) await addUser(tenant);
      },
      check: all(total(105), async ({ body }: ReadResponse, tenant: Tenant) => {
        expect(body).toHaveLength(100);
        const rest = await tenant.send('GET', '/Users?Skip=100');
        expect(rest.body).toHaveLength(5);
        expect(rest.headers.get('total-count')).toBe('105');
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('105');
      }),
    }),
    of({
      name: 'those named, each once, in the order of the request; skip and count are ignored',
      status: 200,
      given: three,
      query: ({ made: [a, b] }) => `id=${b.Id}&ID=${a.Id.toUpperCase()}&id=${b.Id}&skip=1&count=1`,
      check: all(total(2), ({ body }: ReadResponse, { made }: { made: readonly User[] }) =>
        expect(ids(body)).toEqual([made[1]?.Id, made[0]?.Id]),
      ),
    }),
    of({
      name: 'without what is null',
      status: 200,
      given: three,
      ...brief,
      check({ body }) {
        expect((body as User[])[0]).not.toHaveProperty('Surname');
        expect((body as User[])[0]).toHaveProperty('ContactSurname');
      },
    }),
    of({
      name: 'one of two named does not exist',
      status: 207,
      given: three,
      query: ({ made: [a] }) => `id=${a.Id}&id=${nobody}`,
      check({ body, headers }, { made: [a] }) {
        const { Data, ChildErrors, OperationId } = body as { Data: User[]; ChildErrors: object[]; OperationId: string };
        expect(ids(Data)).toEqual([a.Id]);
        expect(ChildErrors).toEqual([expect.objectContaining({ StatusCode: 404, ModelId: nobody, OperationId })]);
        expect(OperationId).toBe(headers.get('operation-id'));
      },
    }),
    of({
      name: 'none of those named exists',
      status: 207,
      query: `id=${nobody}`,
      check: shows({ Data: [], ChildErrors: [{ ModelId: nobody }] }),
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, query: 'id=ada', check: blamesDetail('id') }),
    of({ name: 'a negative skip', status: 400, query: 'skip=-1', check: blamesDetail('skip') }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody } }),
  ],
  countUsers: [
    of({ name: 'all', status: 200, as: 'member', given: three, check: total(3) }),
    of({
      name: 'those named',
      status: 200,
      given: three,
      query: ({ made: [a, b] }) => `id=${a.Id}&id=${b.Id}`,
      check: total(2),
    }),
    of({
      name: 'one named does not exist',
      status: 404,
      given: three,
      query: ({ made: [a] }) => `id=${a.Id}&id=${nobody}`,
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, query: 'id=ada' }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  createUser: [
    of({
      name: 'with a role; Member is added, and no invitation is made',
      status: 201,
      given: (tenant) => addRole(tenant, 'Operators'),
      body: ({ made }: { made: { Id: string } }) => userBody({ RoleIds: [made.Id], ContactEmail: 'ada@example.com' }),
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
          IdentityProviderId: providers.google,
          RoleIds: [tenant.roles.member, tenant.made.Id],
        });
        expect(Id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(await tenant.ok('GET', `/Users/${Id}/Status`)).toMatchObject({ InvitationStatus: 1 });
        expect(await tenant.ok('GET', `/Users/${Id}`)).toEqual(body);
        expect((await tenant.send('GET', `/Users/${Id}/Invitation`)).status).toBe(404);
      },
    }),
    of({
      name: 'with an identifier of its own, and roles named twice',
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
      async given(tenant) {
        await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await addProvider(tenant, 'microsoft');
      },
      body: userBody({ ContactEmail: 'ada@example.com', IdentityProviderId: providers.microsoft }),
    }),
    of({
      name: 'a name of 49 characters',
      status: 400,
      body: userBody({ ContactGivenName: 'x'.repeat(49) }),
      check: blamesDetail('ContactGivenName'),
    }),
    of({
      name: 'no identity provider',
      status: 400,
      body: { ContactEmail: 'ada@example.com' },
      check: blamesDetail('IdentityProviderId'),
    }),
    of({
      name: 'null as identity provider',
      status: 400,
      body: userBody({ IdentityProviderId: null }),
      check: blamesDetail('IdentityProviderId'),
    }),
    of({
      name: 'a provider that the tenant does not have',
      status: 400,
      body: userBody({ IdentityProviderId: providers.connect }),
      check: blamesDetail('IdentityProviderId'),
    }),
    of({
      name: 'an identifier that is not a GUID',
      status: 400,
      body: userBody({ Id: 'ada' }),
      check: blamesDetail('Id'),
    }),
    of({
      name: 'an invalid address',
      status: 400,
      body: userBody({ ContactEmail: 'ada' }),
      check: blamesDetail('ContactEmail'),
    }),
    of({ name: 'an unknown role', status: 400, body: userBody({ RoleIds: [nobody] }), check: blamesDetail('RoleIds') }),
    of({
      name: 'a role of another tenant',
      status: 400,
      body: ({ world }: Tenant) => userBody({ RoleIds: [world.server.roles.member] }),
      check: blamesDetail('RoleIds'),
    }),
    of({
      name: 'an identifier that is taken',
      status: 400,
      given: (tenant) => addUser(tenant),
      body: ({ made }: { made: User }) => userBody({ Id: made.Id.toUpperCase() }),
      check: blamesDetail('Id'),
    }),
    of({
      name: 'the same address at the same provider, in another case',
      status: 400,
      given: (tenant) => addUser(tenant, { ContactEmail: 'ada@example.com' }),
      body: userBody({ ContactEmail: 'Ada@Example.com' }),
      check: all(blamesDetail('ContactEmail'), async (_seen: ReadResponse, tenant: Tenant) => {
        expect((await tenant.send('HEAD', '/Users')).headers.get('total-count')).toBe('1');
      }),
    }),
    of({
      name: 'the same person at the same provider, by another address',
      status: 400,
      given: (tenant) => addUser(tenant, { ExternalUserId: 'ada-1' }),
      body: userBody({ ExternalUserId: 'ada-1' }),
      check: blamesDetail('ExternalUserId'),
    }),
    of({ name: 'a member', status: 403, as: 'member', body: userBody() }),
    of({ name: 'another tenant', status: 403, as: 'outsider', body: userBody() }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody }, body: userBody() }),
  ],
  listUserStatuses: [
    of({
      name: 'all',
      status: 200,
      as: 'member',
      given: states,
      check: all(total(4), ({ body }: ReadResponse) =>
        expect((body as { InvitationStatus: number }[]).map((entry) => entry.InvitationStatus)).toEqual([1, 2, 3, 0]),
      ),
    }),
    of({
      name: 'those in any of two states, before pages are cut',
      status: 200,
      given: states,
      query: 'status=InvitationSent&status=noinvitation&skip=1&count=1',
      check: all(total(2), ({ body }: ReadResponse, { made }: { made: Awaited<ReturnType<typeof states>> }) =>
        expect(body).toMatchObject([{ InvitationStatus: 3, User: { Id: made.InvitationSent.Id } }]),
      ),
    }),
    of({
      name: 'those named; an identifier that nobody has, skip and count are ignored',
      status: 200,
      given: states,
      query: ({ made }) => `id=${made.InvitationSent.Id}&id=${nobody}&id=${made.NoInvitation.Id}&skip=1&count=1`,
      check: all(total(2), ({ body }: ReadResponse) =>
        expect(body).toMatchObject([{ InvitationStatus: 3 }, { InvitationStatus: 1 }]),
      ),
    }),
    of({
      name: 'without what is null',
      status: 200,
      given: states,
      query: 'status=NoInvitation',
      ...brief,
      check: ({ body }) => expect((body as { User: object }[])[0]?.User).not.toHaveProperty('Email'),
    }),
    of({ name: 'an invalid state', status: 400, query: 'status=Invited', check: blamesDetail('status') }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody } }),
  ],
  getUser: [
    one({ name: 'as a member', status: 200, as: 'member', check: ({ body }, { made }) => expect(body).toEqual(made) }),
    one({
      name: 'as oneself, in another case',
      status: 200,
      as: self,
      check: ({ body }, { made }) => expect(body).toEqual(made),
    }),
    of({
      name: 'without what is null',
      status: 200,
      given: (tenant) => addUser(tenant),
      path: user,
      ...brief,
      check: ({ body }) => expect(body).not.toHaveProperty('Surname'),
    }),
    of({
      name: 'with what the provider said at the first sign-in, and the roles by its claims',
      status: 200,
      async given(tenant) {
        const { Id } = await addRole(tenant, 'Crew');
        await addClaim(tenant, 'crew', [Id]);
        return { ...(await signedIn(tenant, ['crew', 'nobody'])), crew: Id };
      },
      path: user,
      check({ body }, { made, roles }) {
        const { Id, ContactEmail } = made as User;
        const provided = {
          Name: 'Ada Marsh',
          GivenName: 'Ada',
          Surname: 'Marsh',
          Email: ContactEmail,
          ExternalUserId: `sub-${Id}`,
        };
        expect(body).toMatchObject({ ...provided, RoleIds: [roles.member, made['crew']] });
      },
    }),
    missing(),
    one({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  checkUser: [
    one({ name: 'as a member', status: 200, as: 'member' }),
    one({ name: 'as oneself', status: 200, as: self }),
    missing({ check: ({ text }) => expect(text).toBe('') }),
    one({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  updateUser: [
    one({
      name: 'one member, the others stay',
      status: 200,
      body: { ContactSurname: 'Linden', ContactGivenName: null, RoleIds: null },
      async check({ body }, tenant) {
        expect(body).toEqual({ ...tenant.made, ContactSurname: 'Linden' });
        expect(await tenant.ok('GET', `/Users/${tenant.made.Id}`)).toEqual(body);
      },
    }),
    one({
      name: 'the roles that were assigned are replaced, Member stays; identifiers that agree are taken',
      status: 200,
      body: ({ roles, made }: Tenant & { made: User }) => ({
        Id: made.Id,
        IdentityProviderId: providers.google,
        RoleIds: [roles.viewer],
      }),
      check: ({ body }, { roles }) => expect((body as User).RoleIds).toEqual([roles.member, roles.viewer]),
    }),
    of({
      name: 'an address that was another one’s is free again once it was given up',
      status: 200,
      async given(tenant) {
        const first = await addUser(tenant, { ContactEmail: 'ada@example.com' });
        await tenant.ok('PUT', `/Users/${first.Id}`, { ContactEmail: 'marsh@example.com' });
        return addUser(tenant);
      },
      path: user,
      body: { ContactEmail: 'ADA@example.com' },
      check: shows({ ContactEmail: 'ADA@example.com' }),
    }),
    one({ name: 'another identifier', status: 400, body: { Id: nobody }, check: blamesDetail('Id') }),
    one({
      name: 'another identity provider',
      status: 400,
      body: { IdentityProviderId: providers.microsoft },
      check: blamesDetail('IdentityProviderId'),
    }),
    one({ name: 'an unknown role', status: 400, body: { RoleIds: [nobody] }, check: blamesDetail('RoleIds') }),
    one({
      name: 'a name of 49 characters',
      status: 400,
      body: { ContactSurname: 'x'.repeat(49) },
      check: blamesDetail('ContactSurname'),
    }),
    of({
      name: 'an address that another user has',
      status: 400,
      async given(tenant) {
        await addUser(tenant, { ContactEmail: 'ada@example.com' });
        return addUser(tenant);
      },
      path: user,
      body: { ContactEmail: 'ada@example.com', ContactSurname: 'Linden' },
      check: all(blamesDetail('ContactEmail'), async (_seen: ReadResponse, tenant: Tenant & { made: User }) => {
        expect(await tenant.ok('GET', `/Users/${tenant.made.Id}`)).toEqual(tenant.made);
      }),
    }),
    one({ name: 'oneself, as a member', status: 403, as: self, body: { ContactSurname: 'Linden' } }),
    missing({ body: { ContactSurname: 'Linden' } }),
  ],
  deleteUser: [
    one({
      name: 'gone, while their token stays good',
      status: 204,
      async check(_seen, tenant) {
        expect((await tenant.send('GET', `/Users/${tenant.made.Id}`)).status).toBe(404);
        expect((await tenant.send('GET', '/Users', { as: await tenant.as(tenant.made.Id) })).status).toBe(200);
        await addUser(tenant, { ContactEmail: tenant.made.ContactEmail });
      },
    }),
    of({
      name: 'with their invitation and preferences: nothing is left for another one with the identifier',
      status: 204,
      async given(tenant) {
        const made = await withPreferences(tenant);
        await tenant.ok('POST', `/Users/${made.Id}/Invitation`, {});
        return made;
      },
      path: user,
      async check(_seen, tenant) {
        await addUser(tenant, { Id: tenant.made.Id });
        expect((await tenant.send('GET', `/Users/${tenant.made.Id}/Invitation`)).status).toBe(404);
        const as = await tenant.as(tenant.made.Id);
        expect((await tenant.send('GET', `/Users/${tenant.made.Id}/Preferences`, { as })).status).toBe(404);
      },
    }),
    of({
      name: 'roles that were assigned, and claims that give none: gone',
      status: 204,
      given: (tenant) => signedIn(tenant, ['crew']),
      path: user,
    }),
    of({
      name: 'with roles by claims, by force',
      status: 204,
      async given(tenant) {
        await addClaim(tenant, 'crew', [tenant.roles.viewer]);
        return signedIn(tenant, ['crew']);
      },
      path: user,
      query: 'force=True',
      check: async (_seen, tenant) => expect((await tenant.send('GET', `/Users/${tenant.made.Id}`)).status).toBe(404),
    }),
    of({
      name: 'with roles by claims: they stay, without the roles that were assigned',
      status: 200,
      async given(tenant) {
        await addClaim(tenant, 'crew', [tenant.roles.viewer]);
        return signedIn(tenant, ['crew'], { RoleIds: [tenant.roles.contributor] });
      },
      path: user,
      async check({ body }, { ok, made, roles }) {
        expect(body).toContain('claims');
        expect((await ok<User>('GET', `/Users/${made.Id}`)).RoleIds).toEqual([roles.member, roles.viewer]);
      },
    }),
    of({
      name: 'force that is not a boolean',
      status: 400,
      path: { userId: nobody },
      query: 'force=maybe',
      check: blamesDetail('force'),
    }),
    of({
      name: 'oneself',
      status: 403,
      given: (tenant) => addUser(tenant),
      path: user,
      as: ({ as, made, roles }) => as(made.Id.toUpperCase(), [roles.administrator, roles.member]),
      check: async (_seen, tenant) => expect((await tenant.send('GET', `/Users/${tenant.made.Id}`)).status).toBe(200),
    }),
    one({ name: 'a member', status: 403, as: 'member' }),
    missing(),
  ],
  getUserStatus: [
    ...(['NoInvitation', 'InvitationNotSent', 'InvitationSent', 'InvitationAccepted'] as const).map(stateOf),
    one({ name: 'as oneself', status: 200, as: self, check: shows({ InvitationStatus: 1 }) }),
    missing(),
    one({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  getUserPreferences: [
    of({
      ...preferences,
      name: 'as they were stored',
      check: ({ text }) => expect(text).toBe(JSON.stringify(dark)),
    }),
    of({
      ...preferences,
      name: 'also where what is null is left out',
      ...brief,
      check: ({ body }) => expect(body).toEqual(dark),
    }),
    ...strangers(),
    one({ name: 'before any are stored', status: 404, as: self, check: blamesDetail('Id') }),
    of({ name: 'of a user who was deleted', status: 404, path: { userId: nobody }, as: ({ as }) => as(nobody) }),
    ...['[]', '{'].map((text) =>
      of({ ...preferences, name: `what is stored is ${text}`, status: 422, given: spoiled(text) }),
    ),
  ],
  checkUserPreferences: [
    of({ ...preferences, name: 'there are some' }),
    ...strangers(),
    one({ name: 'before any are stored', status: 404, as: self }),
  ],
  replaceUserPreferences: [
    of({
      ...preferences,
      name: 'whole',
      body: '{ "huge": 12345678901234567890.10, "a": {} }',
      async check({ text }, tenant) {
        expect(text).toBe('{ "huge": 12345678901234567890.10, "a": {} }');
        const read = await tenant.send('GET', `/Users/${tenant.made.Id}/Preferences`, { as: await self(tenant) });
        expect(read.text).toBe(text);
      },
    }),
    one({
      name: 'the first ones',
      status: 200,
      as: self,
      body: dark,
      check: ({ body }) => expect(body).toEqual(dark),
    }),
    ...(['[1]', '1', '"text"', 'null', '{'] as const).map((body) =>
      of({
        ...preferences,
        name: `the body ${body}`,
        status: 400,
        body,
        async check(_seen, tenant) {
          const read = await tenant.send('GET', `/Users/${tenant.made.Id}/Preferences`, { as: await self(tenant) });
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
      path: { userId: nobody },
      as: ({ as }) => as(nobody),
      body: dark,
    }),
  ],
};
