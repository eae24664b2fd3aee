// Limits of users, and rules of identities that simultaneous requests must not break.
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { requireRoles } from '../../server/identity/roles/roles.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { expectDynamicProperty } from './support/checks.ts';
import { newTenant, type Tenant } from './support/identity-tenant.ts';
import { addRole, addUser, userBody } from './support/identity-users.ts';

const maxUsers = 3;

function limitsAndRaces(newDatabase: NewDatabase): void {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer({ USER_LIMIT: String(maxUsers), PREFERENCES_LIMIT: '40', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    tenant = await newTenant(await newWorld(server));
  });

  /** Sends requests at the same time and returns their statuses, sorted. */
  const sendAtOnce = async (...requests: readonly (readonly [method: string, path: string, body?: unknown])[]) => {
    const responses = await Promise.all(
      requests.map(([method, path, body]) => tenant.send(method, path, body === undefined ? {} : { body })),
    );
    return responses.map(({ status }) => status).sort();
  };
  const count = async (path: string) => Number((await tenant.send('HEAD', path)).headers.get('total-count'));

  it('a tenant can have USER_LIMIT users, each tenant its own', async () => {
    for (let created = 0; created < maxUsers; created += 1) await addUser(tenant);
    const refused = await tenant.send('POST', '/Users', { body: userBody() });
    expect(refused.status).toBe(400);
    expectDynamicProperty('Users')(refused);
    expect(refused.text).toContain(String(maxUsers));
    await addUser(await newTenant(tenant.world));
  });

  it('the limit of users holds for simultaneous requests', async () => {
    const creates = Array.from({ length: 6 }, () => ['POST', '/Users', userBody()] as const);
    expect(await sendAtOnce(...creates)).toEqual([201, 201, 201, 400, 400, 400]);
    expect(await count('/Users')).toBe(maxUsers);
  });

  it('preferences can have PREFERENCES_LIMIT bytes and no more', async () => {
    const { Id } = await addUser(tenant);
    const as = await tenant.as(Id);
    const put = async (size: number) =>
      (await tenant.send('PUT', `/Users/${Id}/Preferences`, { as, body: `{"a":"${'é'.repeat((size - 8) / 2)}"}` }))
        .status;
    expect(await put(40)).toBe(200);
    expect(await put(42)).toBe(400);
  });

  it('a role is looked up once if a request repeats it', async () => {
    const { objects } = server.server.store;
    const { member, viewer } = tenant.roles;
    const lookups: string[] = [];
    const get: typeof objects.get = (scope, kind, id) => {
      lookups.push(id);
      return objects.get(scope, kind, id);
    };
    const assigner = { tenantId: tenant.id, roleIds: [] };
    const ids = [viewer, ...Array.from({ length: 1_000 }, () => [member, member.toUpperCase()]).flat()];
    const roles = await requireRoles({ objects: { ...objects, get } }, tenant.id, ids, assigner);
    expect(roles.map(({ Id }) => Id)).toEqual([viewer, member]);
    expect(lookups).toHaveLength(2);
  });

  it('of simultaneous users with the same mail address, one is created', async () => {
    const ada = () => ['POST', '/Users', userBody({ ContactEmail: 'ada@example.com' })] as const;
    expect(await sendAtOnce(ada(), ada(), ada())).toEqual([201, 400, 400]);
  });

  it('of simultaneous equal roles, one is created and the others redirect to it; of different ones, one gets the name', async () => {
    const role = (Description: string) => ['POST', '/Roles', { Name: 'Operators', Description }] as const;
    expect(await sendAtOnce(role('a'), role('a'), role('a'))).toEqual([201, 302, 302]);
    const [crew, gang] = [await addRole(tenant, 'Crew'), await addRole(tenant, 'Gang')];
    const rename = (id: string) => ['PUT', `/Roles/${id}`, { Name: 'Everybody' }] as const;
    expect(await sendAtOnce(rename(crew.Id), rename(gang.Id))).toEqual([200, 400]);
  });

  it('no user has a role that is deleted while it is assigned', async () => {
    const role = await addRole(tenant, 'Operators');
    const user = await addUser(tenant);
    const assign = ['PUT', `/Users/${user.Id}`, { RoleIds: [role.Id] }] as const;
    const [first, second] = await sendAtOnce(assign, ['DELETE', `/Roles/${role.Id}`]);
    expect([200, 204]).toContain(first);
    expect([204, 400]).toContain(second);
    expect((await tenant.ok<{ RoleIds: string[] }>('GET', `/Users/${user.Id}`)).RoleIds).toEqual([tenant.roles.member]);
  });

  it('of simultaneous invitations of a user, one is created', async () => {
    const { Id } = await addUser(tenant);
    const invite = ['POST', `/Users/${Id}/Invitation`, {}] as const;
    expect(await sendAtOnce(invite, invite, invite)).toEqual([201, 409, 409]);
  });

  it('nothing remains of a deleted user, also of what is stored at the same time', async () => {
    const { Id } = await addUser(tenant);
    const as = await tenant.as(Id);
    const [stored] = await Promise.all([
      tenant.send('PUT', `/Users/${Id}/Preferences`, { as, body: {} }),
      tenant.send('DELETE', `/Users/${Id}`),
      tenant.send('POST', `/Users/${Id}/Invitation`, { body: {} }),
    ]);
    // The request of the user can come before, during or after the deletion.
    expect([200, 401, 404]).toContain(stored.status);
    await addUser(tenant, { Id });
    expect((await tenant.send('GET', `/Users/${Id}/Preferences`, { as })).status).toBe(404);
    expect((await tenant.send('GET', `/Users/${Id}/Invitation`)).status).toBe(404);
  });

  it('two communities of the same tenants can be deleted at the same time', async () => {
    const other = await newTenant(tenant.world);
    const path = '/api/v1-preview/Communities';
    const communities = await Promise.all(
      [tenant, other].map(async (home, index) => {
        const guest = home === tenant ? other : tenant;
        const created = await server.send('POST', path, {
          as: home.administrator,
          body: { Name: `C${String(index)}` },
        });
        const { Id } = (await created.json()) as { Id: string };
        const roles = await home.ok<{ Id: string; Name: string }[]>('GET', '/Roles');
        const role = roles.find(({ Name }) => Name === `C${String(index)} Community Administrator`);
        const as = await home.as(home.administratorId, [role?.Id ?? '']);
        await server.send('PUT', `${path}/${Id}/Invitations/${guest.id}`, { as });
        const joined = await server.send('PUT', `${path}/${Id}/Tenants/${guest.id}`, { as: guest.administrator });
        expect(joined.status).toBe(201);
        return { Id, as };
      }),
    );
    const deleted = await Promise.all(communities.map(({ Id, as }) => server.send('DELETE', `${path}/${Id}`, { as })));
    expect(deleted.map(({ status }) => status)).toEqual([204, 204]);
    for (const home of [tenant, other])
      expect((await home.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
  });
}

onBothDatabases(limitsAndRaces);
