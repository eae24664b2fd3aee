// Before a write, the server reads the current roles of the caller, which can differ from those in the token
// (docs/behavior/signing-in.md#callers-of-writes).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { tokenOfClient, type CreatedClient } from './support/identity-clients.ts';
import { addProvider, newTenant, providerIds, type Tenant } from './support/identity-tenant.ts';
import { addClaim, addRole, signInAs } from './support/identity-users.ts';
import { signInHelpers } from './support/sign-ins.ts';

/** Declares the tests on a server with a new database. */
function callersOfWrites(newDatabase: NewDatabase): void {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    tenant = await newTenant(await newWorld(server));
  });
  const { newClient, inviteUser, completeSignIn } = signInHelpers(
    () => server,
    () => tenant,
  );

  const type = () => `/Namespaces/demo/Types/T${randomUUID()}`;
  const body = { SdsTypeCode: 1, Properties: [{ Id: 'K', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };
  const write = async (token: string) => (await tenant.send('POST', type(), { as: { token }, body })).status;
  const read = async (token: string) => (await tenant.send('GET', '/Users', { as: { token } })).status;

  async function newCaller(...roles: readonly string[]) {
    const created = await tenant.ok<CreatedClient>('POST', '/ClientCredentialClients', {
      Name: 'Gauge',
      RoleIds: roles,
    });
    const { token } = await tokenOfClient({ server }, created);
    return { token, path: `/ClientCredentialClients/${created.Client.Id}`, created };
  }
  /** Signs in a new contributor. Returns the token, the user and the client. */
  async function signInContributor(more: object = {}) {
    const client = await newClient();
    const user = await inviteUser({ RoleIds: [tenant.roles.contributor], ...more });
    const { access_token: token } = (await completeSignIn(client, user)).tokens;
    return { token, user, client, path: `/Users/${user.Id}` };
  }

  it.each([
    ['deleted', 401, (path: string) => tenant.ok('DELETE', path)],
    ['disabled', 401, (path: string) => tenant.ok('PUT', path, { Enabled: false })],
    ['demoted', 403, (path: string) => tenant.ok('PUT', path, { RoleIds: [] })],
  ])('a client that was %s cannot write with an earlier token, but can read', async (_what, status, change) => {
    const { token, path } = await newCaller(tenant.roles.contributor);
    expect(await write(token)).toBe(201);
    await change(path);
    expect([await write(token), await read(token)]).toEqual([status, 200]);
  });

  it('a client that was demoted can assign roles neither to itself nor to others', async () => {
    const { administrator, contributor } = tenant.roles;
    const { token, path } = await newCaller(administrator, contributor);
    await newCaller(administrator);
    await tenant.ok('PUT', path, { RoleIds: [contributor] });
    const as = { token };
    for (const [method, at, requestBody] of [
      ['PUT', path, { RoleIds: [administrator] }],
      ['POST', '/ClientCredentialClients', { Name: 'Other', RoleIds: [administrator] }],
      ['POST', `${path}/Secrets`, { Expires: false }],
      ['POST', '/AutomationIdentities', { Name: 'Robot', RoleIds: [administrator] }],
      ['POST', '/Users', { ContactEmail: 'eve@example.com', IdentityProviderId: providerIds.google }],
    ] as const)
      expect([method, at, (await tenant.send(method, at, { as, body: requestBody })).status]).toEqual([
        method,
        at,
        403,
      ]);
    // The client keeps the rights of its remaining roles.
    expect(await write(token)).toBe(201);
  });

  it('a role that is assigned after a token was issued does not apply to it', async () => {
    const { token, path } = await newCaller();
    await tenant.ok('PUT', path, { RoleIds: [tenant.roles.contributor] });
    expect(await write(token)).toBe(403);
  });

  it('a deleted role no longer gives a right to write', async () => {
    const role = await addRole(tenant, 'Operators');
    const { token } = await newCaller(role.Id);
    const collection = '/Namespaces/demo/AccessControl/Types';
    const list = await tenant.ok<{ RoleTrusteeAccessControlEntries: object[] }>('GET', collection);
    const entry = { AccessType: 0, AccessRights: 3, Trustee: { Type: 3, ObjectId: role.Id, TenantId: tenant.id } };
    const RoleTrusteeAccessControlEntries = [...list.RoleTrusteeAccessControlEntries, entry];
    await tenant.ok('PUT', collection, { RoleTrusteeAccessControlEntries });
    expect(await write(token)).toBe(201);
    await tenant.ok('DELETE', `/Roles/${role.Id}`);
    expect(await write(token)).toBe(403);
  });

  it.each([
    ['deleted', 401, (path: string) => tenant.ok('DELETE', `${path}?force=true`)],
    ['demoted', 403, (path: string) => tenant.ok('PUT', path, { RoleIds: [] })],
  ])('a user who was %s cannot write with an earlier token, but can read', async (_what, status, change) => {
    const { token, path } = await signInContributor();
    expect(await write(token)).toBe(201);
    await change(path);
    expect([await write(token), await read(token)]).toEqual([status, 200]);
  });

  it.each([
    [
      'client',
      ({ client }: Awaited<ReturnType<typeof signInContributor>>) => tenant.ok('DELETE', `/HybridClients/${client.id}`),
    ],
    [
      'disabled client',
      ({ client }: Awaited<ReturnType<typeof signInContributor>>) =>
        tenant.ok('PUT', `/HybridClients/${client.id}`, { Enabled: false }),
    ],
    ['identity provider', () => tenant.ok('DELETE', `/IdentityProviders/${providerIds.google}`)],
  ])('a user cannot write with a token whose %s was removed', async (_what, change) => {
    const signedIn = await signInContributor();
    expect(await write(signedIn.token)).toBe(201);
    await change(signedIn);
    expect([await write(signedIn.token), await read(signedIn.token)]).toEqual([401, 200]);
  });

  it('a client that was deleted and created again cannot write with an earlier token', async () => {
    const { token, path, created } = await newCaller(tenant.roles.contributor);
    await tenant.ok('DELETE', path);
    const again = { Id: created.Client.Id, Name: 'Gauge', RoleIds: [tenant.roles.contributor] };
    const { token: newToken } = await tokenOfClient(
      { server },
      await tenant.ok<CreatedClient>('POST', '/ClientCredentialClients', again),
    );
    expect([await write(token), await read(token), await write(newToken)]).toEqual([401, 200, 201]);
  });

  const { google } = providerIds;
  it.each([
    [
      'user',
      async ({ user, path }: Awaited<ReturnType<typeof signInContributor>>) => {
        await tenant.ok('DELETE', `${path}?force=true`);
        await inviteUser({ Id: user.Id, ContactEmail: user.ContactEmail, RoleIds: [tenant.roles.contributor] });
      },
    ],
    [
      'client',
      async ({ client }: Awaited<ReturnType<typeof signInContributor>>) => {
        await tenant.ok('DELETE', `/HybridClients/${client.id}`);
        await newClient({ Id: client.id });
      },
    ],
    [
      'identity provider',
      async () => {
        await tenant.ok('DELETE', `/IdentityProviders/${google}`);
        await addProvider(tenant, 'google');
      },
    ],
  ])('a user cannot write with a token whose %s was removed and created again', async (_what, change) => {
    const signedIn = await signInContributor();
    expect(await write(signedIn.token)).toBe(201);
    await change(signedIn);
    expect([await write(signedIn.token), await read(signedIn.token)]).toEqual([401, 200]);
    const client = await newClient();
    const { access_token: token } = (await completeSignIn(client, signedIn.user)).tokens;
    expect(await write(token)).toBe(201);
  });

  it('a role by a claim applies as long as the claim exists', async () => {
    const claim = (await addClaim(tenant, 'operators', [tenant.roles.contributor])) as { Id: string };
    const user = await inviteUser();
    await signInAs(tenant, user, ['operators']);
    const as = { id: user.Id, roleIds: [tenant.roles.contributor, tenant.roles.member], tenant: tenant.id };
    const token = await server.tokenOfUser(as);
    expect(await write(token)).toBe(201);
    await tenant.ok('DELETE', `/IdentityProviders/${providerIds.google}/Claims/${claim.Id}`);
    expect(await write(token)).toBe(403);
  });

  it('a client that left a community cannot change it with an earlier token', async () => {
    const { token: founder } = await newCaller(tenant.roles.administrator);
    const communities = '/api/v1-preview/Communities';
    const created = await server.send('POST', communities, { as: { token: founder }, body: { Name: 'River Basin' } });
    const { Id } = (await created.json()) as { Id: string };
    const [former, keeper] = [await newCaller(), await newCaller()];
    const clientsPath = `${communities}/${Id}/Tenants/${tenant.id}/ClientCredentialClients`;
    const roles = await tenant.ok<{ Id: string; CommunityId: string | null; Name: string }[]>('GET', '/Roles');
    const administrator = roles.find(({ CommunityId, Name }) => CommunityId === Id && Name.includes('Administrator'));
    const clients = await tenant.ok<{ Id: string }[]>('GET', '/ClientCredentialClients');
    expect([clients.length, administrator === undefined]).toEqual([3, false]);
    const assignRole = async (id: string, token: string) =>
      (await server.send('PUT', `${clientsPath}/${id}`, { as: { token }, body: [administrator?.Id] })).status;
    const path = `/ClientCredentialClients/${former.created.Client.Id}`;
    await tenant.ok('PUT', path, { RoleIds: [administrator?.Id] });
    const { token } = await tokenOfClient({ server }, former.created);
    expect(await assignRole(keeper.created.Client.Id, token)).toBe(201);
    await tenant.ok('PUT', path, { RoleIds: [] });
    expect(await assignRole(keeper.created.Client.Id, token)).toBe(403);
  });
}

onBothDatabases(callersOfWrites);
