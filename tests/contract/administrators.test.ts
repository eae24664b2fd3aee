// A tenant always has an administrator (docs/behavior/access-control.md#administrators).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { accessEntry, accessList } from './support/access.ts';
import { newWorld } from './support/cases.ts';
import { tokenOfClient, type CreatedClient } from './support/identity-clients.ts';
import { newTenant, providerIds, type Tenant } from './support/identity-tenant.ts';
import { addUser, addSignedInUser } from './support/identity-users.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await newTenant(await newWorld(server));
});

const newClient = (role: 'administrator' | 'contributor') =>
  tenant.ok<CreatedClient>('POST', '/ClientCredentialClients', { Name: role, RoleIds: [tenant.roles[role]] });
const pathOf = ({ Client }: CreatedClient) => `/ClientCredentialClients/${Client.Id}`;
const status = async (method: string, path: string, body?: unknown) =>
  (await tenant.send(method, path, body === undefined ? {} : { body })).status;

describe('an owner who locks administrators out of an object', () => {
  const path = '/Namespaces/demo/Types/T';
  const type = { Id: 'T', SdsTypeCode: 1, Properties: [{ Id: 'K', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };
  const nobody = { Type: 1, ObjectId: randomUUID() };

  it.each([
    ['an empty list', () => accessList()],
    ['a list that denies them everything', () => accessList(accessEntry(tenant.roles.administrator, 31, 1))],
  ])('cannot prevent them from changing the access list and the owner: %s', async (_name, list) => {
    const owner = { as: await tokenOfClient({ server }, await newClient('contributor')) };
    expect((await tenant.send('POST', path, { ...owner, body: type })).status).toBe(201);
    expect((await tenant.send('PUT', `${path}/AccessControl`, { ...owner, body: list() })).status).toBe(204);
    expect((await tenant.send('PUT', `${path}/Owner`, { ...owner, body: nobody })).status).toBe(204);

    expect((await tenant.send('GET', `${path}/AccessRights`)).body).toEqual(['ManageAccessControl']);
    expect(await status('GET', path)).toBe(403);
    expect(await status('DELETE', path)).toBe(403);
    expect((await tenant.send('GET', `${path}/AccessControl`, owner)).status).toBe(403);
    expect((await tenant.send('PUT', `${path}/AccessControl`, { ...owner, body: accessList() })).status).toBe(403);

    expect(await status('PUT', `${path}/Owner`, nobody)).toBe(204);
    expect(await status('PUT', `${path}/AccessControl`, accessList(accessEntry(tenant.roles.administrator, 31)))).toBe(
      204,
    );
    expect(await status('DELETE', path)).toBe(204);
  });
});

describe('the last administrator of a tenant', () => {
  const changes = [
    ['deleted', 'DELETE', '', undefined],
    ['disabled', 'PUT', '', { Enabled: false }],
    ['demoted', 'PUT', '', { RoleIds: [] }],
    ['left without a secret', 'DELETE', '/Secrets/1', undefined],
  ] as const;

  it.each(changes)('a client cannot be %s, and does not change', async (_name, method, path, body) => {
    const client = await newClient('administrator');
    const before = await tenant.ok('GET', pathOf(client));
    const { status: responseStatus, text } = await tenant.send(method, pathOf(client) + path, body ? { body } : {});
    expect([responseStatus, text]).toEqual([403, expect.stringContaining('no administrator')]);
    expect(await tenant.ok('GET', pathOf(client))).toEqual(before);
    expect((await tokenOfClient({ server }, client)).token).toMatch(/^ey/);
  });

  it.each(changes)('a client can be %s if there is another administrator', async (_name, method, path, body) => {
    const client = await newClient('administrator');
    await newClient('administrator');
    expect(await status(method, pathOf(client) + path, body)).toBeLessThan(300);
  });

  it('a user cannot be deleted or demoted, and their identity provider cannot be removed', async () => {
    const client = await newClient('administrator');
    const user = await addSignedInUser(tenant, [], { RoleIds: [tenant.roles.administrator] });
    expect(await status('DELETE', pathOf(client))).toBe(204);
    expect(await status('DELETE', `/Users/${user.Id}?force=true`)).toBe(403);
    expect(await status('PUT', `/Users/${user.Id}`, { RoleIds: [] })).toBe(403);
    expect(await status('DELETE', `/IdentityProviders/${providerIds.google}`)).toBe(403);
    await newClient('administrator');
    expect(await status('DELETE', `/IdentityProviders/${providerIds.google}`)).toBe(204);
    expect(await status('DELETE', `/Users/${user.Id}`)).toBeLessThan(300);
  });

  it('does not count users who never signed in, disabled clients and clients with only expired secrets', async () => {
    const client = await newClient('administrator');
    await addUser(tenant, { RoleIds: [tenant.roles.administrator] });
    expect(await status('PUT', pathOf(await newClient('administrator')), { Enabled: false })).toBe(200);
    expect(await status('DELETE', pathOf(client))).toBe(403);
    expect(await status('DELETE', pathOf(await newClient('contributor')))).toBe(204);
  });
});
