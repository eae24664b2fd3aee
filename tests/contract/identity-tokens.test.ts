// Roles that are given or taken count from the next token on; a token that was issued says what it said until it expires
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

async function token(): Promise<string> {
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
const said = (text: string) => {
  const { role, role_type: types } = decodeJwt(text);
  return { role, types };
};
/** What an administrator alone may do. */
const administers = async (who: TestCaller) => (await tenant.send('GET', '/Invitations', { as: who })).status === 200;

it('a role that is taken is missing in the next token; the one before stays good', async () => {
  const { administrator, member } = tenant.roles;
  const before = await token();
  expect(said(before)).toEqual({
    role: [member, administrator],
    types: [tenantRoleTypes.member.id, tenantRoleTypes.administrator.id],
  });
  await setRoles();
  const after = await token();
  expect(said(after)).toEqual({ role: [member], types: [tenantRoleTypes.member.id] });
  expect(await administers({ token: before })).toBe(true);
  expect(await administers({ token: after })).toBe(false);
});

it('a role that is given is in the next token; the one before does not gain it', async () => {
  await setRoles();
  const before = await token();
  await setRoles(tenant.roles.administrator);
  expect(await administers({ token: before })).toBe(false);
  expect(await administers({ token: await token() })).toBe(true);
});

it('a role that is deleted is in no token any more, and a new one with its identifier is another role', async () => {
  const { Id } = await addRole(tenant, 'Operators');
  await setRoles(Id);
  expect(said(await token())).toEqual({ role: [tenant.roles.member, Id], types: [tenantRoleTypes.member.id] });
  await tenant.ok('DELETE', `/Roles/${Id}`);
  await tenant.ok('POST', '/Roles', { Id, Name: 'Others' });
  expect(said(await token()).role).toEqual([tenant.roles.member]);
});

it('who makes a community is its administrator by the next token', async () => {
  const path = '/api/v1-preview/Communities';
  const made = await server.send('POST', path, { as: { token: await token() }, body: { Name: 'River Basin' } });
  const { Id } = (await made.json()) as { Id: string };
  const next = await token();
  expect(said(next).types).toEqual([
    tenantRoleTypes.member.id,
    tenantRoleTypes.administrator.id,
    communityRoleTypes.administrator.id,
    communityRoleTypes.member.id,
  ]);
  expect((await server.send('DELETE', `${path}/${Id}`, { as: tenant.administrator })).status).toBe(403);
  expect((await server.send('DELETE', `${path}/${Id}`, { as: { token: next } })).status).toBe(204);
  expect(said(await token()).types).toEqual([tenantRoleTypes.member.id, tenantRoleTypes.administrator.id]);
});
