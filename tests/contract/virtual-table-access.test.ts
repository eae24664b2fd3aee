// Access to virtual tables and their rows, on every database (docs/behavior/virtual-tables.md).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityFinder } from '../../server/identity/find-identity.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { accessEntry, accessList } from './support/access.ts';
import { newWorld, type World } from './support/cases.ts';
import { simpleEvents, simpleType } from './support/fixtures.ts';
import { waitUntilSettled, simpleView } from './support/virtual-tables.ts';

const tablePath = 'preview/virtualTables/Table';
const asContributor = { as: 'contributor' } as const;
const viewOf = (query: string) => ({
  ...simpleView,
  Id: 'Report',
  Queries: [{ Id: 'streams', Kind: 'Stream', Value: query }],
});

function describeAccess(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());

  /** The streams Open and Payroll, of which only the administrator may read the second, and a view of the first. */
  async function payroll(query = 'Open'): Promise<World> {
    const world = await newWorld(server);
    await world.ok('POST', '/Types/Simple', simpleType);
    for (const id of ['Open', 'Payroll']) {
      await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
      await world.ok('POST', `/Streams/${id}/Data`, simpleEvents);
    }
    await hide(world, '/Streams/Payroll');
    await world.ok('POST', '/DataViews/Report', viewOf(query));
    return world;
  }
  const hide = (world: World, path: string) =>
    world.ok('PUT', `${path}/AccessControl`, accessList(accessEntry(server.roles.administrator, 31)));
  const makeTable = (world: World, as: Parameters<World['ok']>[3] = {}) =>
    world.ok('POST', 'preview/virtualTables', { id: 'Table', dataViewId: 'Report' }, as);
  const refresh = async (world: World) => {
    await world.ok('POST', `${tablePath}/Refresh`);
    return waitUntilSettled(world, 'Table');
  };
  const grant = (world: World, as: Parameters<World['ok']>[3] = {}) =>
    world.ok('PUT', `${tablePath}/accesscontrol`, readers(), as);
  const readers = () =>
    accessList(accessEntry(server.roles.contributor, 3), accessEntry(server.roles.administrator, 31));

  async function columnsFor(world: World, as: 'administrator' | 'contributor'): Promise<readonly string[] | number> {
    const response = await world.send('GET', `${tablePath}/data/default`, { as });
    if (response.status !== 200) return response.status;
    const rows = (await response.json()) as readonly object[];
    return Object.keys(rows[0] ?? {}).filter((name) => name !== 'Timestamp');
  }

  /** A client of the tenant with some roles, its token and its path. */
  async function makeClient(RoleIds: readonly string[]) {
    const path = `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`;
    const made = await server.send('POST', path, { body: { Name: 'Temporary', RoleIds } });
    const { Client, Secret } = (await made.json()) as { Client: { Id: string }; Secret: string };
    const response = await fetch(`${server.server.url}/identity/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: Client.Id, client_secret: Secret }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return { id: Client.Id, path: `${path}/${Client.Id}`, as: { as: { token } } };
  }
  const trusteeOf = (ObjectId: string) => ({ Type: 2, ObjectId });

  describe('changing what feeds a table', () => {
    it.each(['PUT', 'DELETE and POST'])(
      'is refused by %s for callers who may not read what it would select',
      async (how) => {
        const world = await payroll();
        await makeTable(world);
        await waitUntilSettled(world, 'Table');
        if (how !== 'PUT') await world.ok('DELETE', '/DataViews/Report');
        const method = how === 'PUT' ? 'PUT' : 'POST';
        const refused = await world.send(method, '/DataViews/Report', { ...asContributor, body: viewOf('Payroll') });
        expect(refused.status).toBe(403);
        expect((await world.send('GET', '/DataViews/Report')).status).toBe(how === 'PUT' ? 200 : 404);
        await world.ok(method, '/DataViews/Report', viewOf('Open OR Payroll'));
        await refresh(world);
        expect(await columnsFor(world, 'administrator')).toEqual(['Open', 'Payroll']);
      },
    );

    it('is allowed for callers who may read what it would select, and for everybody without a table', async () => {
      const world = await payroll();
      await world.ok('PUT', '/DataViews/Report', viewOf('Payroll'), asContributor);
      await makeTable(world);
      await world.ok('PUT', '/DataViews/Report', viewOf('Op*'), asContributor);
    });

    it("is bounded by the owner's rights where the table is the caller's own", async () => {
      const world = await payroll();
      await makeTable(world, asContributor);
      await world.ok('PUT', '/DataViews/Report', viewOf('Open OR Payroll'), asContributor);
      expect(await refresh(world)).toMatchObject({ Status: 'Ready' });
      expect(await columnsFor(world, 'contributor')).toEqual(['Open']);
    });

    it('ends the grants for what it selected before', async () => {
      const world = await payroll();
      await makeTable(world);
      await grant(world);
      // Nothing is hidden from the contributor yet; streams created later are.
      await world.ok('PUT', '/DataViews/Report', viewOf('Open OR Later'), asContributor);
      await world.ok('POST', '/Streams/Later', { TypeId: 'Simple' });
      await world.ok('POST', '/Streams/Later/Data', simpleEvents);
      await hide(world, '/Streams/Later');
      await refresh(world);
      expect(await columnsFor(world, 'administrator')).toEqual(['Later', 'Open']);
      expect(await columnsFor(world, 'contributor')).toBe(403);
    });
  });

  describe('rows', () => {
    it('can be read by callers who may read all their sources', async () => {
      const world = await payroll('Open OR Payroll');
      await makeTable(world);
      await waitUntilSettled(world, 'Table');
      for (const form of ['default', 'table', 'tableh', 'csv', 'csvh', 'parquet']) {
        const refused = await world.send('GET', `${tablePath}/data/${form}`, asContributor);
        expect([form, refused.status, await refused.text()]).toEqual([
          form,
          403,
          expect.not.stringContaining('Payroll'),
        ]);
      }
      await world.ok('PUT', '/Streams/Payroll/AccessControl', readers());
      expect(await columnsFor(world, 'contributor')).toEqual(['Open', 'Payroll']);
    });

    it('can no longer be read after access is lost, even if the stream is deleted or created again', async () => {
      const world = await payroll('Payroll');
      await makeTable(world);
      await waitUntilSettled(world, 'Table');
      await world.ok('DELETE', '/Streams/Payroll');
      expect(await columnsFor(world, 'contributor')).toBe(403);
      await world.ok('POST', '/Streams/Payroll', { TypeId: 'Simple' }, asContributor);
      expect(await columnsFor(world, 'contributor')).toBe(403);
      expect(await columnsFor(world, 'administrator')).toEqual(['Payroll']);
    });

    it('need Read on the data view, too', async () => {
      const world = await payroll();
      await makeTable(world);
      await waitUntilSettled(world, 'Table');
      expect(await columnsFor(world, 'contributor')).toEqual(['Open']);
      await hide(world, '/DataViews/Report');
      expect(await columnsFor(world, 'contributor')).toBe(403);
    });

    it('can be granted by an access list of the owner, but of nobody else', async () => {
      const world = await payroll('Payroll');
      await makeTable(world);
      await waitUntilSettled(world, 'Table');
      const list = accessList(accessEntry(server.roles.contributor, 11), accessEntry(server.roles.administrator, 31));
      await world.ok('PUT', `${tablePath}/accesscontrol`, list);
      expect(await columnsFor(world, 'contributor')).toEqual(['Payroll']);
      await grant(world, asContributor);
      expect(await columnsFor(world, 'contributor')).toBe(403);
    });
  });

  describe('the owner of a table', () => {
    it('has its roles read at each run', async () => {
      const world = await payroll('Open OR Payroll');
      const { path, as } = await makeClient([server.roles.administrator, server.roles.member]);
      await makeTable(world, as);
      await waitUntilSettled(world, 'Table');
      expect(await columnsFor(world, 'administrator')).toEqual(['Open', 'Payroll']);
      const demoted = await server.send('PUT', path, { body: { RoleIds: [server.roles.member] } });
      expect(demoted.status).toBe(200);
      expect(await refresh(world)).toMatchObject({ Status: 'Ready' });
      expect(await columnsFor(world, 'administrator')).toEqual(['Open']);
    });

    it.each([
      ['removed', 'DELETE', undefined],
      ['disabled', 'PUT', { Enabled: false }],
    ])('who was %s causes an error until there is another owner', async (_how, method, body) => {
      const world = await payroll('Open OR Payroll');
      const { id, path, as } = await makeClient([server.roles.administrator, server.roles.member]);
      await makeTable(world, as);
      await waitUntilSettled(world, 'Table');
      expect((await server.send(method, path, body === undefined ? {} : { body })).ok).toBe(true);
      const Comment = `The owner of the table, the client '${id}', was removed or disabled.`;
      expect(await refresh(world)).toMatchObject({ Status: 'Error', Comment });
      const [message] = (await world.ok('GET', `${tablePath}/errorMessages`)) as readonly object[];
      expect(message).toMatchObject({ Reason: Comment, Resolution: expect.stringContaining('owner') });

      const member = await makeClient([server.roles.member]);
      await world.ok('PUT', `${tablePath}/owner`, trusteeOf(member.id));
      expect(await refresh(world)).toMatchObject({ Status: 'Ready' });
      expect(await columnsFor(world, 'administrator')).toEqual(['Open']);
    });

    it('gives nobody the rights of another by naming them', async () => {
      const world = await payroll();
      await world.ok('PUT', '/DataViews/Report', viewOf('Open OR Payroll'), asContributor);
      await makeTable(world, asContributor);
      await grant(world, asContributor);
      const { id } = await makeClient([server.roles.administrator, server.roles.member]);
      await world.ok('PUT', `${tablePath}/owner`, trusteeOf(id), asContributor);
      await refresh(world);
      expect(await columnsFor(world, 'administrator')).toEqual(['Open', 'Payroll']);
      expect(await columnsFor(world, 'contributor')).toBe(403);
    });
  });

  it('a field that no stream has is a column without values, in every format', async () => {
    const world = await payroll();
    const [set] = simpleView.DataFieldSets;
    const DataFields = [...(set?.DataFields ?? []), { Source: 'PropertyId', Keys: ['None'], Label: 'None' }];
    await world.ok('PUT', '/DataViews/Report', { ...viewOf('Open'), DataFieldSets: [{ ...set, DataFields }] });
    await makeTable(world);
    await waitUntilSettled(world, 'Table');
    expect(await columnsFor(world, 'administrator')).toEqual(['Open', 'None']);
    for (const form of ['table', 'tableh', 'csv', 'csvh', 'parquet'])
      expect([form, (await world.send('GET', `${tablePath}/data/${form}`)).status]).toEqual([form, 200]);
  });

  it('rows of an earlier version are all written again, and only the owner can read them before', async () => {
    const world = await payroll('Open OR Payroll');
    await makeTable(world);
    await waitUntilSettled(world, 'Table');
    await world.ok('PUT', '/Streams/Payroll/AccessControl', readers());
    const { tables } = server.server.store;
    const ref = { tenant: world.tenant, namespace: world.namespace, table: 'Table' };
    const live = await tables.liveVersion(ref);
    if (!live) throw new Error('There are no rows.');
    await tables.publish(ref, live, { ...(live.columns as object), sources: undefined }, 0n);

    expect(await columnsFor(world, 'contributor')).toBe(403);
    expect(await columnsFor(world, 'administrator')).toEqual(['Open', 'Payroll']);
    await world.ok('POST', `${tablePath}/Refresh`, { JobType: 'RegularRefresh' });
    await waitUntilSettled(world, 'Table');
    expect(await columnsFor(world, 'contributor')).toEqual(['Open', 'Payroll']);
    expect(await world.ok('GET', `${tablePath}/data/default`)).toHaveLength(simpleEvents.length);
  });
}

onBothDatabases(describeAccess);

describe('the owner of a table without tokens of our own', () => {
  it('is the anonymous caller with AUTH=off, whose jobs read as an administrator', async () => {
    const server = await startTestServer({ AUTH: 'off' });
    const world = await newWorld(server);
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/Open', { TypeId: 'Simple' });
    await world.ok('POST', '/Streams/Open/Data', simpleEvents);
    await world.ok('POST', '/DataViews/Report', viewOf('Open'));
    await world.ok('POST', 'preview/virtualTables', { id: 'Table', dataViewId: 'Report' });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready', Comment: null });
    expect(await world.ok('GET', `${tablePath}/data/default`)).toHaveLength(simpleEvents.length);
    await server.stop();
  });

  it('has no roles where another issuer keeps them, and does not exist where ours would', async () => {
    const server = await startTestServer();
    const { store } = server.server;
    const unknown = { Type: 1, ObjectId: 'of-another-issuer' } as const;
    const found = await identityFinder(store, { hasBuiltInIssuer: false })(server.tenant, unknown);
    expect(found).toEqual({ kind: 'user', id: 'of-another-issuer', tenantId: server.tenant, roleIds: [] });
    expect(await identityFinder(store, { hasBuiltInIssuer: true })(server.tenant, unknown)).toBeNull();
    await server.stop();
  });
});
