// Limits of users, and what many requests at once can do to rules that look before they write: nothing.
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { requireRoles } from '../../server/identity/roles/roles.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { expectDynamicProperty } from './support/checks.ts';
import { newTenant, type Tenant } from './support/identity-tenant.ts';
import { addRole, addUser, userBody } from './support/identity-users.ts';

const USERS = 3;

function limitsAndRaces(newDatabase: NewDatabase): void {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer({ USER_LIMIT: String(USERS), PREFERENCES_LIMIT: '40', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    tenant = await newTenant(await newWorld(server));
  });

  /** The statuses of requests that are sent at once, in order. */
  const atOnce = async (...requests: readonly (readonly [method: string, path: string, body?: unknown])[]) => {
    const response = await Promise.all(
      requests.map(([method, path, body]) => tenant.send(method, path, body === undefined ? {} : { body })),
    );
    return response.map(({ status }) => status).sort();
  };
  const count = async (path: string) => Number((await tenant.send('HEAD', path)).headers.get('total-count'));

  it('one user more than a tenant may have is refused; another tenant has room', async () => {
    for (let at = 0; at < USERS; at += 1) await addUser(tenant);
    const refused = await tenant.send('POST', '/Users', { body: userBody() });
    expect(refused.status).toBe(400);
    expectDynamicProperty('Users')(refused);
    expect(refused.text).toContain(String(USERS));
    await addUser(await newTenant(tenant.world));
  });

  it('the limit of users holds for many at once', async () => {
    const creates = Array.from({ length: 6 }, () => ['POST', '/Users', userBody()] as const);
    expect(await atOnce(...creates)).toEqual([201, 201, 201, 400, 400, 400]);
    expect(await count('/Users')).toBe(USERS);
  });

  it('preferences of as many bytes as are allowed, and one more', async () => {
    const { Id } = await addUser(tenant);
    const as = await tenant.as(Id);
    const put = async (size: number) =>
      (await tenant.send('PUT', `/Users/${Id}/Preferences`, { as, body: `{"a":"${'é'.repeat((size - 8) / 2)}"}` }))
        .status;
    expect(await put(40)).toBe(200);
    expect(await put(42)).toBe(400);
  });

  it('a role is looked up once, however often a request names it', async () => {
    const { objects } = server.server.store;
    const { member, viewer } = tenant.roles;
    const asked: string[] = [];
    const get: typeof objects.get = (scope, kind, id) => {
      asked.push(id);
      return objects.get(scope, kind, id);
    };
    const giver = { tenantId: tenant.id, roleIds: [] };
    const ids = [viewer, ...Array.from({ length: 1_000 }, () => [member, member.toUpperCase()]).flat()];
    const roles = await requireRoles({ objects: { ...objects, get } }, tenant.id, ids, giver);
    expect(roles.map(({ Id }) => Id)).toEqual([viewer, member]);
    expect(asked).toHaveLength(2);
  });

  it('of many users with one address, one is made', async () => {
    const ada = () => ['POST', '/Users', userBody({ ContactEmail: 'ada@example.com' })] as const;
    expect(await atOnce(ada(), ada(), ada())).toEqual([201, 400, 400]);
  });

  it('of many equal roles, one is made and the others are that one; of different ones, one is made', async () => {
    const role = (Description: string) => ['POST', '/Roles', { Name: 'Operators', Description }] as const;
    expect(await atOnce(role('a'), role('a'), role('a'))).toEqual([201, 302, 302]);
    const [crew, gang] = [await addRole(tenant, 'Crew'), await addRole(tenant, 'Gang')];
    const rename = (id: string) => ['PUT', `/Roles/${id}`, { Name: 'Everybody' }] as const;
    expect(await atOnce(rename(crew.Id), rename(gang.Id))).toEqual([200, 400]);
  });

  it('a role that is deleted while it is given is held by nobody', async () => {
    const role = await addRole(tenant, 'Operators');
    const user = await addUser(tenant);
    const given = ['PUT', `/Users/${user.Id}`, { RoleIds: [role.Id] }] as const;
    const [first, second] = await atOnce(given, ['DELETE', `/Roles/${role.Id}`]);
    expect([200, 204]).toContain(first);
    expect([204, 400]).toContain(second);
    expect((await tenant.ok<{ RoleIds: string[] }>('GET', `/Users/${user.Id}`)).RoleIds).toEqual([tenant.roles.member]);
  });

  it('a user is invited once', async () => {
    const { Id } = await addUser(tenant);
    const invite = ['POST', `/Users/${Id}/Invitation`, {}] as const;
    expect(await atOnce(invite, invite, invite)).toEqual([201, 409, 409]);
  });

  it('a user who is deleted leaves nothing, whatever is stored of them meanwhile', async () => {
    const { Id } = await addUser(tenant);
    const as = await tenant.as(Id);
    const [stored] = await Promise.all([
      tenant.send('PUT', `/Users/${Id}/Preferences`, { as, body: {} }),
      tenant.send('DELETE', `/Users/${Id}`),
      tenant.send('POST', `/Users/${Id}/Invitation`, { body: {} }),
    ]);
    expect([200, 404]).toContain(stored.status);
    await addUser(tenant, { Id });
    expect((await tenant.send('GET', `/Users/${Id}/Preferences`, { as })).status).toBe(404);
    expect((await tenant.send('GET', `/Users/${Id}/Invitation`)).status).toBe(404);
  });

  it('two communities of the same tenants can be deleted at once', async () => {
    const other = await newTenant(tenant.world);
    const path = '/api/v1-preview/Communities';
    const made = await Promise.all(
      [tenant, other].map(async (home, at) => {
        const guest = home === tenant ? other : tenant;
        const created = await server.send('POST', path, { as: home.administrator, body: { Name: `C${String(at)}` } });
        const { Id } = (await created.json()) as { Id: string };
        const roles = await home.ok<{ Id: string; Name: string }[]>('GET', '/Roles');
        const role = roles.find(({ Name }) => Name === `C${String(at)} Community Administrator`);
        const as = await home.as(home.administratorId, [role?.Id ?? '']);
        await server.send('PUT', `${path}/${Id}/Invitations/${guest.id}`, { as });
        const joined = await server.send('PUT', `${path}/${Id}/Tenants/${guest.id}`, { as: guest.administrator });
        expect(joined.status).toBe(201);
        return { Id, as };
      }),
    );
    const deleted = await Promise.all(made.map(({ Id, as }) => server.send('DELETE', `${path}/${Id}`, { as })));
    expect(deleted.map(({ status }) => status)).toEqual([204, 204]);
    for (const home of [tenant, other])
      expect((await home.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
  });
}

onBothDatabases(limitsAndRaces);
