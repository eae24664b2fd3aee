// Limits, and what two requests at the same moment must not do to the identities of a tenant, on both databases.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { redirectUri } from './support/identity-clients.ts';
import { createOwnTenant, type OwnTenant } from './support/own-tenant.ts';

const limit = 6;
const hybrid = { Name: 'Portal', RedirectUris: [redirectUri] };
const credential = { Name: 'Gauge' };
const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';

function races(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CLIENT_LIMIT: String(limit), ...(await newDatabase()) });
  });
  afterAll(() => server.stop());

  /** Sends requests at once below the tenant; returns their statuses in order of size. */
  async function atOnce({ tenant, administrator }: OwnTenant, requests: readonly (readonly [string, object])[]) {
    const responses = await Promise.all(
      requests.map(([path, body]) =>
        server.send('POST', `/api/v1/Tenants/${tenant}${path}`, { as: administrator, body }),
      ),
    );
    return responses.map(({ status }) => status).sort((a, b) => a - b);
  }
  const times = <T>(count: number, value: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => value(at));

  it('a tenant has so many clients of both kinds together, however many are made at once', async () => {
    const own = await createOwnTenant()({ server });
    const requests = times(limit + 4, (at) =>
      at % 2 === 0 ? (['/HybridClients', hybrid] as const) : (['/ClientCredentialClients', credential] as const),
    );
    const expected = [...times(limit, () => 201), ...times(4, () => 400)];
    expect(await atOnce(own, requests)).toEqual(expected);
    const clients = (await own.ok('GET', '/HybridClients')) as readonly { readonly Id: string }[];
    const others = (await own.ok('GET', '/ClientCredentialClients')) as readonly unknown[];
    expect(clients.length + others.length).toBe(limit);
    await expect(own.ok('POST', '/HybridClients', hybrid)).rejects.toThrow(`${limit} clients`);
    // One that is deleted makes room for one.
    const { Id } = clients[0] ??
      ((await own.ok('GET', '/ClientCredentialClients')) as { readonly Id: string }[])[0] ?? { Id: '' };
    await own.ok('DELETE', clients[0] ? `/HybridClients/${Id}` : `/ClientCredentialClients/${Id}`);
    expect(
      await atOnce(own, [
        ['/ClientCredentialClients', credential],
        ['/HybridClients', hybrid],
      ]),
    ).toEqual([201, 400]);
  });

  it('one identifier goes to one client', async () => {
    const Id = randomUUID();
    const own = await createOwnTenant()({ server });
    const requests = times(6, (at) =>
      at % 2 === 0
        ? (['/HybridClients', { ...hybrid, Id }] as const)
        : (['/ClientCredentialClients', { ...credential, Id: Id.toUpperCase() }] as const),
    );
    expect(await atOnce(own, requests)).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('an identifier that a client of another tenant has is refused without a word about that client', async () => {
    const Id = randomUUID();
    const [one, other] = [await createOwnTenant()({ server }), await createOwnTenant()({ server })];
    await one.ok('POST', '/HybridClients', { ...hybrid, Id, Name: 'Hidden' });
    const body = { ...hybrid, Id };
    const response = await server.send('POST', `/api/v1/Tenants/${other.tenant}/HybridClients`, {
      as: other.administrator,
      body,
    });
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).not.toContain('Hidden');
    expect(text).not.toContain(one.tenant);
    for (const kind of ['HybridClients', 'ClientCredentialClients']) {
      await expect(other.ok('GET', `/${kind}/${Id}`)).rejects.toThrow('404');
      await expect(other.ok('DELETE', `/${kind}/${Id}`)).rejects.toThrow('404');
    }
    expect(await other.ok('GET', '/HybridClients')).toEqual([]);
  });

  it('a client has ten secrets, each with a number of its own', async () => {
    const own = await createOwnTenant()({ server });
    const { Client } = (await own.ok('POST', '/HybridClients', hybrid)) as { readonly Client: { readonly Id: string } };
    const path = `/HybridClients/${Client.Id}/Secrets`;
    const statuses = await atOnce(
      own,
      times(12, () => [path, { Expires: false }] as const),
    );
    expect(statuses).toEqual([...times(9, () => 201), ...times(3, () => 400)]);
    const secrets = (await own.ok('GET', path)) as readonly { readonly Id: number }[];
    expect(secrets.map(({ Id }) => Id)).toEqual(times(10, (at) => at + 1));
  });

  it('one name goes to one automation identity', async () => {
    const own = await createOwnTenant()({ server });
    const requests = times(5, (at) => {
      const Name = at % 2 === 0 ? 'Report' : 'REPORT';
      return ['/AutomationIdentities', { Name, RoleIds: [own.roles.member] }] as const;
    });
    expect(await atOnce(own, requests)).toEqual([201, 409, 409, 409, 409]);
  });

  it('one addition of a provider is the first', async () => {
    const own = await createOwnTenant()({ server });
    const statuses = await atOnce(
      own,
      times(5, () => ['/IdentityProviders', { IdentityProviderId: google }] as const),
    );
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('a change of roles while they are judged is judged again', async () => {
    const own = await createOwnTenant()({ server });
    const { viewer, member } = own.roles;
    const identity = (await own.ok('POST', '/AutomationIdentities', { Name: 'Report', RoleIds: [member] })) as {
      readonly Id: string;
    };
    const path = `/AutomationIdentities/${identity.Id}`;
    const { store } = server.server;
    const { get } = store.objects;
    // The administrator gives another role between the look at the roles and the change.
    store.objects.get = async (scope, kind, id) => {
      const found = await get(scope, kind, id);
      if (kind === 'automationIdentity') {
        store.objects.get = get;
        await own.ok('PUT', path, { RoleIds: [member, viewer] });
      }
      return found;
    };
    try {
      const response = await server.send('PUT', `/api/v1/Tenants/${own.tenant}${path}`, {
        as: own.member,
        body: { Tags: ['mine'] },
      });
      expect(response.status).toBe(403);
    } finally {
      store.objects.get = get;
    }
    expect(await own.ok('GET', path)).toMatchObject({ Tags: [], RoleIds: [member, viewer] });
  });

  it('a community that is gone by the time gives no client a role', async () => {
    const own = await createOwnTenant()({ server });
    const root = '/api/v1-preview/Communities';
    const as = own.administrator;
    const { Id } = (await (await server.send('POST', root, { as, body: { Name: 'Basin' } })).json()) as {
      readonly Id: string;
    };
    const { Client } = (await own.ok('POST', '/ClientCredentialClients', credential)) as {
      readonly Client: { readonly Id: string };
    };
    const found = (await own.ok('GET', '/Roles')) as readonly { readonly Id: string; readonly CommunityId: unknown }[];
    const roles = found.filter(({ CommunityId }) => CommunityId === Id).map((role) => role.Id);
    const community = { token: await server.tokenOfUser({ id: randomUUID(), roleIds: roles, tenant: own.tenant }) };
    const { store } = server.server;
    const { get } = store.objects;
    // The community is deleted between the look at it and the change.
    store.objects.get = async (scope, kind, id) => {
      if (kind === 'hybridClient') {
        store.objects.get = get;
        expect((await server.send('DELETE', `${root}/${Id}`, { as: community })).status).toBe(204);
      }
      return get(scope, kind, id);
    };
    try {
      const path = `${root}/${Id}/Tenants/${own.tenant}/ClientCredentialClients/${Client.Id}`;
      expect((await server.send('PUT', path, { as, body: roles })).status).toBe(404);
    } finally {
      store.objects.get = get;
    }
    expect(await own.ok('GET', `/ClientCredentialClients/${Client.Id}`)).toMatchObject({ RoleIds: [own.roles.member] });
  });
}

onBothDatabases(races);
