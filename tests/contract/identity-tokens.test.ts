// Assigned and revoked roles apply from the next token on; a token keeps its roles until it expires
// (document 2, section 4; docs/behavior/signing-in.md#callers-of-writes).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { communityRoleTypes, tenantRoleTypes } from '../../server/domain/identity/role-types.ts';
import { startTestServer, type TestServer, type TestCaller } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { newTenant, type Tenant } from './support/identity-tenant.ts';
import { addRole } from './support/identity-users.ts';

let server: TestServer;
let tenant: Tenant;
let client: { readonly id: string; readonly secret: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await newTenant(await newWorld(server));
  const body = { Name: 'Gauge', Enabled: true, RoleIds: [tenant.roles.administrator] };
  const { Secret, Client } = await tenant.ok<{ Secret: string; Client: { Id: string } }>(
    'POST',
    '/ClientCredentialClients',
    body,
  );
  client = { id: Client.Id, secret: Secret };
  // Another administrator, so that this one can lose the role.
  await tenant.ok('POST', '/ClientCredentialClients', body);
});

async function requestToken(): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  });
  const response = await fetch(`${server.server.url}/identity/connect/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}
const setRoles = (...RoleIds: readonly string[]) =>
  tenant.ok('PUT', `/ClientCredentialClients/${client.id}`, { RoleIds });
const rolesIn = (token: string) => {
  const { role, role_type: types } = decodeJwt(token);
  return { role, types };
};
/** Returns whether a caller has the rights of an administrator. */
const canAdminister = async (caller: TestCaller) =>
  (await tenant.send('GET', '/Invitations', { as: caller })).status === 200;

it('a revoked role is missing in the next token; the previous token still has it', async () => {
  const { administrator, member } = tenant.roles;
  const before = await requestToken();
  expect(rolesIn(before)).toEqual({
    role: [member, administrator],
    types: [tenantRoleTypes.member.id, tenantRoleTypes.administrator.id],
  });
  await setRoles();
  const after = await requestToken();
  expect(rolesIn(after)).toEqual({ role: [member], types: [tenantRoleTypes.member.id] });
  expect(await canAdminister({ token: before })).toBe(true);
  expect(await canAdminister({ token: after })).toBe(false);
});

it('an assigned role is in the next token; the previous token does not get it', async () => {
  await setRoles();
  const before = await requestToken();
  await setRoles(tenant.roles.administrator);
  expect(await canAdminister({ token: before })).toBe(false);
  expect(await canAdminister({ token: await requestToken() })).toBe(true);
});

it('a deleted role is not in the next token, even if a new role has its identifier', async () => {
  const { Id } = await addRole(tenant, 'Operators');
  await setRoles(Id);
  expect(rolesIn(await requestToken())).toEqual({
    role: [tenant.roles.member, Id],
    types: [tenantRoleTypes.member.id],
  });
  await tenant.ok('DELETE', `/Roles/${Id}`);
  await tenant.ok('POST', '/Roles', { Id, Name: 'Others' });
  expect(rolesIn(await requestToken()).role).toEqual([tenant.roles.member]);
});

it('the creator of a community is its administrator from the next token on', async () => {
  const path = '/api/v1-preview/Communities';
  const created = await server.send('POST', path, {
    as: { token: await requestToken() },
    body: { Name: 'River Basin' },
  });
  const { Id } = (await created.json()) as { Id: string };
  const next = await requestToken();
  expect(rolesIn(next).types).toEqual([
    tenantRoleTypes.member.id,
    tenantRoleTypes.administrator.id,
    communityRoleTypes.administrator.id,
    communityRoleTypes.member.id,
  ]);
  expect((await server.send('DELETE', `${path}/${Id}`, { as: tenant.administrator })).status).toBe(403);
  expect((await server.send('DELETE', `${path}/${Id}`, { as: { token: next } })).status).toBe(204);
  expect(rolesIn(await requestToken()).types).toEqual([tenantRoleTypes.member.id, tenantRoleTypes.administrator.id]);
});
