// Alias paths of operations (`x-aliases`), and the alias of the demo tenant.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { requestPath, contractOperations, newWorld, type World } from './support/cases.ts';
import { simpleType } from './support/fixtures.ts';

const all = [...contractOperations().values()];
const aliased = all.flatMap(({ located, bundle }) =>
  (bundle['x-aliases'] ?? [])
    .filter(({ of }) => `${located.path}/`.startsWith(`${of}/`))
    .map(({ path, of }) => ({ ...located, path: path + located.path.slice(of.length), bundle })),
);

describe('an alias path', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = await newWorld(server);
  });
  afterAll(() => server.stop());

  it('is declared for every operation on data views and streams, for the search in a community and for the community of a tenant', () => {
    const ofAliases = aliased.map(({ operation }) => operation.operationId);
    const expected = all
      .filter(({ located: { path } }) => /^\/api\/v1\/[^]*\/(dataviews|Streams)(\/|$)/.test(path))
      .filter(({ located: { path } }) => !/\/(AccessControl|AccessRights|preview)\//.test(path))
      .map(({ located }) => located.operation.operationId);
    expect(ofAliases).toEqual(expect.arrayContaining([...expected, 'searchCommunityStreams', 'getTenantCommunity']));
  });

  it.each(aliased.map((one) => [one.operation.operationId, one] as const))(
    'leads to %s, which requires a token',
    async (_id, { path, ...located }) => {
      const values = { streamId: 'none', dataViewId: 'none', queryId: 'none', key: 'none', communityId: 'none' };
      const { method } = located;
      const pathOf = (from: string) => requestPath({ ...located, path: from }, world, values);
      const response = await server.send(method.toUpperCase(), pathOf(path), { as: null });
      expect(response.status).toBe(401);
      const optionsResponse = await server.send('OPTIONS', pathOf(path));
      expect(optionsResponse.headers.get('allow')).toContain(method.toUpperCase());
    },
  );

  it('serves a data view from its creation to its deletion, like the declared path', async () => {
    const base = `/api/v1-preview/Tenants/${world.tenant}/Namespaces/${world.namespace}`;
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/S', { TypeId: 'Simple' });
    const created = await server.send('POST', `${base}/DataViews/View`, {
      body: { Queries: [{ Id: 'q', Value: 'S' }], IndexTypeCode: 'DateTime' },
    });
    expect(created.status).toBe(201);
    const reads = ['', '/Resolved/DataItems/q', '/Resolved/Groups', '/Resolved/AvailableFieldSets'];
    for (const read of reads) {
      const alias = await server.send('GET', `${base}/DataViews/View${read}`);
      expect(alias.status).toBe(200);
      const resolved = { TimeOfResolution: 'then' };
      expect({ ...((await alias.json()) as object), ...resolved }).toEqual({
        ...((await world.ok('GET', `/dataviews/View${read}`)) as object),
        ...resolved,
      });
    }
    const query = '?startIndex=2026-01-01&endIndex=2026-01-02&interval=1:00:00';
    expect((await server.send('GET', `${base}/DataViews/View/Data/Interpolated${query}`)).status).toBe(200);
    expect((await server.send('DELETE', `${base}/DataViews/View`)).status).toBe(204);
    expect((await world.send('GET', '/dataviews/View')).status).toBe(404);
  });

  it('reads a resolved stream under the preview version', async () => {
    await world.ok('POST', '/Types/Other', { ...simpleType, Id: 'Other' });
    await world.ok('POST', '/Streams/R', { TypeId: 'Other' });
    const path = `/api/v1-preview/Tenants/${world.tenant}/Namespaces/${world.namespace}/Streams/R/Resolved`;
    expect(await (await server.send('GET', path)).json()).toEqual(await world.ok('GET', '/Streams/R/Resolved'));
  });
});

describe('the tenant default', () => {
  it('names the first tenant, in upper or lower case, if AUTH=off', async () => {
    const server = await startTestServer({ AUTH: 'off' });
    try {
      const read = async (tenant: string) => {
        const response = await server.send('GET', `/api/v1/Tenants/${tenant}`, { as: null });
        return [response.status, ((await response.json()) as { Id?: string }).Id];
      };
      expect(await read('default')).toEqual([200, server.tenant]);
      expect(await read('Default')).toEqual([200, server.tenant]);
      const typePath = '/api/v1/Tenants/default/Namespaces/demo/Types/Simple';
      expect((await server.send('POST', typePath, { as: null, body: simpleType })).status).toBe(201);
      expect((await server.send('GET', typePath.replace('default', server.tenant), { as: null })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  it('does not exist with AUTH=on', async () => {
    const server = await startTestServer();
    try {
      expect((await server.send('GET', '/api/v1/Tenants/default')).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});
