// Who can enter a tenant by signing in with an identity provider (document 2, section 1; docs/behavior/identity.md#first-sign-in).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { systemTicks } from '../../server/runtime/clock.ts';
import { catalog } from '../../server/identity-providers/providers.ts';
import type { Profile } from '../../server/domain/identity/users.ts';
import { identityOfUser, signIn } from '../../server/identity/users/sign-in.ts';
import { tenantRoleTypes } from '../../server/domain/identity/role-types.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { addProvider, newTenant, unknownId, providerIds, type Tenant } from './support/identity-tenant.ts';
import { addClaim, addUser, type User } from './support/identity-users.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await newTenant(await newWorld(server));
});

const ada: Profile = { subject: 'ada-1', email: 'ada@example.com', name: 'Ada Marsh' };
async function enter(profile: Profile, provider: string = providerIds.google) {
  const directory = { providers: () => Promise.resolve(catalog) };
  const now = systemTicks();
  const outcome = await signIn({ store: server.server.store, directory, now }, tenant.id, provider, profile);
  return typeof outcome === 'string' ? outcome : outcome.user;
}
async function invited(more: object = {}): Promise<User> {
  const user = await addUser(tenant, { ContactEmail: 'ada@example.com', ...more });
  await tenant.ok('POST', `/Users/${user.Id}/Invitation`, {});
  return user;
}
const read = ({ Id }: User) => tenant.ok<User>('GET', `/Users/${Id}`);

it('accepts the invitation, and stores the profile', async () => {
  const user = await invited();
  expect(await enter({ ...ada, email: 'ADA@example.com' })).toMatchObject({ Id: user.Id, Email: 'ADA@example.com' });
  expect(await read(user)).toMatchObject({
    Name: 'Ada Marsh',
    ExternalUserId: 'ada-1',
    ContactEmail: 'ada@example.com',
  });
  expect(await tenant.ok('GET', `/Users/${user.Id}/Status`)).toMatchObject({ InvitationStatus: 0 });
});

it('identifies the user by the identifier, even if the address has changed', async () => {
  const user = await invited();
  await enter(ada);
  expect(await enter({ ...ada, email: 'marsh@example.com' })).toMatchObject({
    Id: user.Id,
    Email: 'marsh@example.com',
  });
  // Another user can have the address now.
  await addUser(tenant, { ContactEmail: 'ada@example.com' });
});

it('a user of a provider that takes no invitations comes without', async () => {
  await addProvider(tenant, 'connect');
  const user = await addUser(tenant, { ContactEmail: 'ada@example.com', IdentityProviderId: providerIds.connect });
  expect(await enter(ada, providerIds.connect)).toMatchObject({ Id: user.Id });
  expect(await tenant.ok('GET', `/Users/${user.Id}/Status`)).toMatchObject({ InvitationStatus: 0 });
});

it.each<[string, string, (user: User) => Promise<unknown>]>([
  ['a user who was not invited', 'not invited', (user) => tenant.ok('DELETE', `/Users/${user.Id}/Invitation`)],
  ['a user who was deleted', 'unknown user', (user) => tenant.ok('DELETE', `/Users/${user.Id}`)],
  [
    'a user whose address is another',
    'unknown user',
    (user) => tenant.ok('PUT', `/Users/${user.Id}`, { ContactEmail: 'marsh@example.com' }),
  ],
  [
    'a user known by another identifier',
    'unknown user',
    (user) => tenant.ok('PUT', `/Users/${user.Id}`, { ExternalUserId: 'eve-1' }),
  ],
  [
    'a user known by another object of the directory',
    'unknown user',
    (user) => tenant.ok('PUT', `/Users/${user.Id}`, { IdentityProviderSpecificUserId: 'eve-1' }),
  ],
  [
    'a provider that was removed',
    'unknown provider',
    () => tenant.send('DELETE', `/IdentityProviders/${providerIds.google}`),
  ],
])('refuses %s, and changes nothing', async (_name, refusal, change) => {
  const user = await invited();
  await change(user);
  const before = (await tenant.send('GET', `/Users/${user.Id}`)).text;
  expect(await enter(ada)).toBe(refusal);
  expect((await tenant.send('GET', `/Users/${user.Id}`)).text.replace(/"OperationId":"[^"]*"/, '')).toBe(
    before.replace(/"OperationId":"[^"]*"/, ''),
  );
});

it('refuses the same address at another provider or at an unknown one', async () => {
  await invited();
  await addProvider(tenant, 'microsoft');
  expect(await enter(ada, providerIds.microsoft)).toBe('unknown user');
  expect(await enter(ada, unknownId)).toBe('unknown provider');
});

it('two aliases of one person do not become two users', async () => {
  const first = await invited({ ContactEmail: 'ada@example.com' });
  await enter(ada);
  const second = await invited({ ContactEmail: 'a.marsh@example.com' });
  // The same person signs in with the second address, as the first user.
  expect(await enter({ ...ada, email: 'a.marsh@example.com' })).toBe('email taken');
  expect(await enter(ada)).toMatchObject({ Id: first.Id });
  expect(await tenant.ok('GET', `/Users/${second.Id}/Status`)).toMatchObject({ InvitationStatus: 3 });
});

it('a user whose provider was removed can sign in after it is added again', async () => {
  const user = await invited();
  await enter(ada);
  await tenant.send('DELETE', `/IdentityProviders/${providerIds.google}`);
  expect(await enter(ada)).toBe('unknown provider');
  await addProvider(tenant, 'google');
  expect(await enter(ada)).toMatchObject({ Id: user.Id });
});

it('a token says the roles that were assigned and those by claims, with the types of the built-in ones; of nobody it says nothing', async () => {
  const { viewer, member, contributor } = tenant.roles;
  await addClaim(tenant, 'crew', [viewer]);
  const user = await invited({ RoleIds: [contributor] });
  await enter({ ...ada, claims: [{ kind: null, value: 'crew' }] });
  const { store } = server.server;
  expect(await identityOfUser(store, tenant.id, user.Id)).toMatchObject({
    user: { Id: user.Id },
    roleIds: [member, contributor, viewer],
    roleTypeIds: [tenantRoleTypes.member.id, tenantRoleTypes.contributor.id, tenantRoleTypes.viewer.id],
  });
  // The provider no longer says so.
  await enter(ada);
  await tenant.ok('PUT', `/Users/${user.Id}`, { RoleIds: [] });
  expect(await identityOfUser(store, tenant.id, user.Id)).toMatchObject({ roleIds: [member] });
  await tenant.ok('DELETE', `/Users/${user.Id}`);
  expect(await identityOfUser(store, tenant.id, user.Id)).toBeNull();
});
