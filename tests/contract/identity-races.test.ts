// Limits of clients, and rules of identities that simultaneous requests must not break, on both databases.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { redirectUri } from './support/identity-clients.ts';
import { createOwnTenant, type OwnTenant } from './support/own-tenant.ts';

const maxClients = 6;
const hybrid = { Name: 'Portal', RedirectUris: [redirectUri] };
const credential = { Name: 'Gauge' };
const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';

function races(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CLIENT_LIMIT: String(maxClients), ...(await newDatabase()) });
  });
  afterAll(() => server.stop());

  /** Sends POST requests of a tenant at the same time and returns their statuses, sorted. */
  async function postAtOnce({ tenant, administrator }: OwnTenant, requests: readonly (readonly [string, object])[]) {
    const responses = await Promise.all(
      requests.map(([path, body]) =>
        server.send('POST', `/api/v1/Tenants/${tenant}${path}`, { as: administrator, body }),
      ),
    );
    return responses.map(({ status }) => status).sort((a, b) => a - b);
  }
  const times = <T>(count: number, value: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => value(index));

  it('a tenant can have CLIENT_LIMIT clients of both kinds together, also by simultaneous requests', async () => {
    const own = await createOwnTenant()({ server });
    const requests = times(maxClients + 4, (index) =>
      index % 2 === 0 ? (['/HybridClients', hybrid] as const) : (['/ClientCredentialClients', credential] as const),
    );
    const expected = [...times(maxClients, () => 201), ...times(4, () => 400)];
    expect(await postAtOnce(own, requests)).toEqual(expected);
    const clients = (await own.ok('GET', '/HybridClients')) as readonly { readonly Id: string }[];
    const others = (await own.ok('GET', '/ClientCredentialClients')) as readonly unknown[];
    expect(clients.length + others.length).toBe(maxClients);
    await expect(own.ok('POST', '/HybridClients', hybrid)).rejects.toThrow(`${maxClients} clients`);
    // After one is deleted, one more can be created.
    const { Id } = clients[0] ??
      ((await own.ok('GET', '/ClientCredentialClients')) as { readonly Id: string }[])[0] ?? { Id: '' };
    await own.ok('DELETE', clients[0] ? `/HybridClients/${Id}` : `/ClientCredentialClients/${Id}`);
    expect(
      await postAtOnce(own, [
        ['/ClientCredentialClients', credential],
        ['/HybridClients', hybrid],
      ]),
    ).toEqual([201, 400]);
  });

  it('of simultaneous clients with the same identifier, one is created', async () => {
    const Id = randomUUID();
    const own = await createOwnTenant()({ server });
    const requests = times(6, (index) =>
      index % 2 === 0
        ? (['/HybridClients', { ...hybrid, Id }] as const)
        : (['/ClientCredentialClients', { ...credential, Id: Id.toUpperCase() }] as const),
    );
    expect(await postAtOnce(own, requests)).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("the refusal of an identifier of another tenant's client does not describe that client", async () => {
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

  it('a client can have ten secrets, each with its own number, also by simultaneous requests', async () => {
    const own = await createOwnTenant()({ server });
    const { Client } = (await own.ok('POST', '/HybridClients', hybrid)) as { readonly Client: { readonly Id: string } };
    const path = `/HybridClients/${Client.Id}/Secrets`;
    const statuses = await postAtOnce(
      own,
      times(12, () => [path, { Expires: false }] as const),
    );
    expect(statuses).toEqual([...times(9, () => 201), ...times(3, () => 400)]);
    const secrets = (await own.ok('GET', path)) as readonly { readonly Id: number }[];
    expect(secrets.map(({ Id }) => Id)).toEqual(times(10, (index) => index + 1));
  });

  it('of simultaneous automation identities with the same name, one is created', async () => {
    const own = await createOwnTenant()({ server });
    const requests = times(5, (index) => {
      const Name = index % 2 === 0 ? 'Report' : 'REPORT';
      return ['/AutomationIdentities', { Name, RoleIds: [own.roles.member] }] as const;
    });
    expect(await postAtOnce(own, requests)).toEqual([201, 409, 409, 409, 409]);
  });

  it('of simultaneous additions of a provider, one succeeds', async () => {
    const own = await createOwnTenant()({ server });
    const statuses = await postAtOnce(
      own,
      times(5, () => ['/IdentityProviders', { IdentityProviderId: google }] as const),
    );
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('a change is authorized again if the roles of the identity change meanwhile', async () => {
    const own = await createOwnTenant()({ server });
    const { viewer, member } = own.roles;
    const identity = (await own.ok('POST', '/AutomationIdentities', { Name: 'Report', RoleIds: [member] })) as {
      readonly Id: string;
    };
    const path = `/AutomationIdentities/${identity.Id}`;
    const { store } = server.server;
    const { get } = store.objects;
    // The administrator assigns another role between the authorization and the change.
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

  it('a client gets no role of a community that is deleted meanwhile', async () => {
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
    // The community is deleted between the authorization and the change.
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
