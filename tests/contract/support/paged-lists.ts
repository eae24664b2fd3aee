// Creates several items of every list, and returns a request for each list (page-sizes.test.ts).
import { randomUUID } from 'node:crypto';
import type { TestServer, TestCaller } from '../../support/server.ts';
import { newWorld, worldOf, type World } from './cases.ts';
import { createStream, timeOfMinute, pumpType, pumpView } from './data-views.ts';
import { displayBody, createFolder, requestedWith, saveDisplay } from './displays.ts';
import { simpleType } from './fixtures.ts';
import { providerIds } from './identity-tenant.ts';
import { createOwnTenant, type OwnTenant } from './own-tenant.ts';
import type { PagedList } from './page-walks.ts';
import { property } from './streams.ts';
import { createShare, createTable, waitUntilSettled } from './virtual-tables.ts';

export type PagedLists = Readonly<Record<string, PagedList>>;

const { directory, google, connect, microsoft } = providerIds;
const hour = { startIndex: timeOfMinute(0), endIndex: timeOfMinute(59) };

const namesOf = (prefix: string, size: number) =>
  Array.from({ length: size }, (_, i) => `${prefix}${String(i).padStart(3, '0')}`);

/** Creates types, streams, events, views and tables, `size` of each; returns their lists. */
export async function createPagedData(server: TestServer, size: number): Promise<PagedLists> {
  const world = await newWorld(server);
  const { ok, tenant, namespace } = world;
  const path = { tenantId: tenant, namespaceId: namespace };
  const [pumps, views, tables] = [namesOf('Pump', size), namesOf('View', size), namesOf('Table', size)];
  const events = Array.from({ length: size }, (_, at) => ({ Time: timeOfMinute(at), Flow: at, Level: at }));
  for (const Id of namesOf('Type', size - 2)) await ok('POST', `/Types/${Id}`, { ...simpleType, Id });
  await ok('POST', '/Types/Pump', pumpType);
  for (const id of pumps) await createStream(world, id, { events: id === pumps[0] ? events : events.slice(0, 1) });
  for (const Id of views) {
    await ok('POST', `/StreamViews/${Id}`, { Id, SourceTypeId: 'Pump', TargetTypeId: 'Pump' });
    await ok('POST', `/dataviews/${Id}`, { ...oneView, Id, DefaultStartIndex: hour.startIndex });
  }
  for (const id of tables) await createTable(world, id, undefined, { dataViewId: views[0] });
  for (const id of tables) await waitUntilSettled(world, id);
  for (const id of namesOf('Share', size)) await createShare(world, id);
  const ref = { tenant, namespace, table: tables[0] ?? '' };
  const messages = Array.from({ length: size }, (_, JobId) => messageOf(ref.table, JobId));
  for (const message of messages) await server.server.store.tables.addMessage(ref, message);

  const window = { path: { ...path, streamId: 'Pump000' }, query: hour, names: times(events), total: size };
  const view = { path: { ...path, dataViewId: views[0] ?? '' }, total: size };
  const grid = { query: { ...hour, endIndex: timeOfMinute(size - 1), interval: '00:01:00' } };
  return {
    listTypes: { path, names: ['Id', [...namesOf('Type', size - 2), 'Pump']], total: size },
    listStreams: { path, names: ['Id', pumps], total: size },
    listStreamViews: { path, names: ['Id', views], total: size },
    listDataViews: { path, names: ['Id', views], total: size },
    listVirtualTables: { path, names: ['id', tables], total: size },
    listShares: { path, names: ['id', namesOf('Share', size)], total: size },
    listVirtualTableErrorMessages: {
      path: { ...path, virtualTableId: ref.table },
      names: ['JobId', messages.map(({ JobId }) => JobId).reverse()],
      total: size,
    },
    getVirtualTableData: { path: { ...path, virtualTableId: ref.table, format: 'default' }, total: size },
    listQuantities: { path },
    listUnits: { path },
    listEvents: window,
    listTransformedEvents: { ...window, query: { ...hour, streamViewId: 'View000' } },
    convertEvents: { ...window, body: [{ SdsTypePropertyId: 'Flow', Uom: 'cubic meter per second' }] },
    queryStoredData: { path, query: hour, body: oneView, total: size },
    queryInterpolatedData: { path, ...grid, body: oneView, total: size },
    getDataViewStoredData: { ...view, query: hour },
    getDataViewInterpolatedData: { ...view, ...grid },
    ...(await resolvedLists(await newWorld(server), size)),
  };
}

const times = (events: readonly { readonly Time: string }[]) => ['Time', events.map(({ Time }) => Time)] as const;
const oneView = { ...pumpView(), Queries: [{ Id: 'pumps', Value: 'Pump000' }] };

const messageOf = (VirtualTableId: string, JobId: number) => ({
  Id: randomUUID(),
  VirtualTableId,
  JobId,
  JobType: 4,
  Timestamp: timeOfMinute(0),
  Error: 'Failed.',
  Reason: 'None.',
  Resolution: 'None.',
  OperationId: randomUUID(),
});

/** Creates a view that resolves to a group, a data item and a column for each stream; returns the lists of these. */
async function resolvedLists(world: World, size: number) {
  const { ok, tenant, namespace } = world;
  await ok('POST', '/Types/Pump', pumpType);
  for (const id of namesOf('Pump', size)) await createStream(world, id, {});
  const depth = [property('Depth', 14, { IsKey: true }), property('Flow', 14)];
  await ok('POST', '/Types/Depth', { Id: 'Depth', SdsTypeCode: 1, Properties: depth });
  const [misfits, queries] = [namesOf('Misfit', size), namesOf('query', size)];
  for (const id of misfits) await createStream(world, id, { TypeId: 'Depth' });
  await ok('POST', '/dataviews/Resolved', {
    Id: 'Resolved',
    Queries: [{ Id: 'all', Value: 'Pump* OR Misfit*' }, ...queries.map((Id) => ({ Id, Value: 'Pump000' }))],
    DataFieldSets: [
      {
        QueryId: 'all',
        DataFields: namesOf('Flow', size - 1).map((Label) => ({ Source: 3, Keys: ['Flow'], Label })),
      },
    ],
    GroupingFields: [{ Source: 1, Label: 'Id' }],
  });
  const list = { path: { tenantId: tenant, namespaceId: namespace, dataViewId: 'Resolved', queryId: 'all' } };
  return {
    listResolvedDataItems: { ...list, names: ['Id', namesOf('Pump', size)], total: size },
    listResolvedIneligibleDataItems: { ...list, names: ['Id', misfits], total: size },
    listResolvedGroups: { ...list, total: size },
    listResolvedFieldMappings: list,
    listResolvedAvailableFieldSets: list,
  } satisfies PagedLists;
}

/** Creates users, roles, clients, communities, edge systems and displays, `size` of each; returns their lists. */
export async function createPagedIdentities(server: TestServer, own: OwnTenant, size: number): Promise<PagedLists> {
  const as = own.administrator;
  const path = { tenantId: own.tenant };
  const at = { as, path };
  const create = async (path: string, prefix: string, member: string, body: (name: string, i: number) => object) => {
    const values: unknown[] = [];
    for (const [number, name] of namesOf(prefix, size).entries())
      values.push(((await own.ok('POST', path, body(name, number))) as Readonly<Record<string, unknown>>)[member]);
    return [member, values] as const;
  };
  for (const IdentityProviderId of [directory, google, connect, microsoft])
    await own.ok('POST', '/IdentityProviders', {
      IdentityProviderId,
      ...([directory, connect].some((id) => id === IdentityProviderId)
        ? {
            DirectoryServiceTenant: 'northwind.example.com',
            DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups',
          }
        : {}),
    });
  const roles = await create('/Roles', 'Role', 'Id', (Name) => ({ Name }));
  const users = await create('/Users', 'user', 'Id', (name) => ({
    ContactGivenName: name,
    ContactEmail: `${name}@example.com`,
    IdentityProviderId: google,
  }));
  for (const id of users[1]) await own.ok('POST', `/Users/${String(id)}/Invitation`, {});
  const RoleIds = [own.roles.member];
  const automation = await create('/AutomationIdentities', 'Automation', 'Id', (Name) => ({ Name, RoleIds }));
  const claims = await create(`/IdentityProviders/${google}/Claims`, 'Group', 'Id', (Value) => ({ Value, RoleIds }));
  const [hybrids] = [await clientsOf(own, 'HybridClients', size, { RedirectUris: ['https://portal.example.com/'] })];
  const credentials = await clientsOf(own, 'ClientCredentialClients', size, { RoleIds });
  const search = { ...at, path: { ...path, identityProviderId: directory } };
  const secrets = ['Id', Array.from({ length: size }, (_, i) => i + 1)] as const;
  return {
    listUsers: { ...at, names: users, total: size },
    listUserStatuses: { ...at, total: size },
    listInvitations: { ...at, names: ['UserId', users[1]], total: size },
    listRoles: { ...at, names: roles },
    listAutomationIdentities: { ...at, names: automation, total: size },
    listClaims: { ...at, path: { ...path, identityProviderId: google }, names: claims, total: size },
    listHybridClients: { ...at, names: ['Id', hybrids], total: size },
    listHybridClientSecrets: { ...at, path: { ...path, clientId: hybrids[0] ?? '' }, names: secrets, total: size },
    listClientCredentialClients: { ...at, names: ['Id', credentials], total: size },
    listClientCredentialClientSecrets: {
      ...at,
      path: { ...path, clientId: credentials[0] ?? '' },
      names: secrets,
      total: size,
    },
    listIdentityProviders: { as },
    listTenantIdentityProviders: { ...at, total: 4 },
    searchDirectoryUsers: { ...search, query: { query: 'a' } },
    searchDirectoryGroups: { ...search, query: { query: 'e' } },
    listDirectoryUserGroups: { ...search, path: { ...search.path, userId: await userWithGroups(own) } },
    getAuditLog: at,
    listNamespaces: await namespacesOf(own, size),
    ...(await edgeLists(server, own, size)),
    ...(await communityLists(server, own, size, credentials)),
  };
}

/** Creates `size` clients, the first with `size` secrets; returns their ids. */
async function clientsOf({ ok }: OwnTenant, kind: string, size: number, body: object): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const Name of namesOf(kind, size)) {
    const created = (await ok('POST', `/${kind}`, { Name, ...body })) as { readonly Client: { readonly Id: string } };
    ids.push(created.Client.Id);
  }
  for (let secret = 2; secret <= size; secret += 1)
    await ok('POST', `/${kind}/${ids[0] ?? ''}/Secrets`, { Expires: false });
  return ids;
}

async function userWithGroups({ ok }: OwnTenant): Promise<string> {
  const results = async (path: string) =>
    ((await ok('GET', `/IdentityProviders/${directory}/${path}`)) as { Results: readonly { Id: string }[] }).Results;
  for (const { Id } of await results('users?query=a')) if ((await results(`Users/${Id}/Groups`)).length > 1) return Id;
  throw new Error('No user of the directory has two groups.');
}

async function namespacesOf({ ok, administrator, tenant }: OwnTenant, size: number): Promise<PagedList> {
  const names = namesOf('namespace', size - 1);
  for (const Id of names) await ok('PUT', `/Namespaces/${Id}`, { Id });
  return { as: administrator, path: { tenantId: tenant }, names: ['Id', ['demo', ...names]], total: size };
}

async function edgeLists(server: TestServer, own: OwnTenant, size: number): Promise<PagedLists> {
  const devices = namesOf('DEVICE', size);
  for (const DeviceName of devices)
    await own.ok('POST', '/Namespaces/demo/SoftwareManagement/Systems', { DeviceName, Type: 'OpcUa' });
  const home = worldOf(server, server.namespace);
  const { Id: folder } = await createFolder(home);
  for (const name of namesOf('Folder', size)) await createFolder(home, folder, name);
  for (const Name of namesOf('Display', size)) await saveDisplay(home, displayBody({ Name }, { ParentId: folder }));
  const inFolder = { query: { FolderId: String(folder) }, headers: requestedWith, total: size };
  return {
    listEdgeSystems: {
      as: own.administrator,
      path: { tenantId: own.tenant, namespaceId: 'demo' },
      names: ['DeviceName', devices],
      total: size,
    },
    listDisplays: { ...inFolder, names: ['Name', namesOf('Display', size)] },
    listFolders: { ...inFolder, names: ['Name', namesOf('Folder', size)] },
  };
}

interface Community {
  readonly Id: string;
  readonly administrator: TestCaller;
  readonly member: string;
}

async function communityLists(
  server: TestServer,
  own: OwnTenant,
  size: number,
  clients: readonly string[],
): Promise<PagedLists> {
  const root = '/api/v1-preview/Communities';
  const send = async (as: TestCaller, method: string, path: string, body?: unknown) => {
    const response = await server.send(method, root + path, { as, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as unknown;
  };
  const communities: Community[] = [];
  for (const Name of namesOf('Community', size)) {
    const { Id } = (await send(own.administrator, 'POST', '', { Name })) as Community;
    const roles = (await own.ok('GET', '/Roles?count=1000')) as readonly {
      readonly Id: string;
      readonly Name: string;
      readonly CommunityId: string | null;
    }[];
    const roleOf = (kind: string) =>
      roles.find((role) => role.CommunityId === Id && role.Name.endsWith(kind))?.Id ?? '';
    const roleIds = [own.roles.administrator, own.roles.member, roleOf('Administrator')];
    const token = await server.tokenOfUser({ id: randomUUID(), roleIds, tenant: own.tenant });
    communities.push({ Id, administrator: { token }, member: roleOf('Community Member') });
  }
  const [first] = communities;
  if (!first) throw new Error('There are no communities.');
  const guests: OwnTenant[] = [];
  while (guests.length < size) guests.push(await createOwnTenant()({ server }));
  for (const { tenant } of guests) await send(first.administrator, 'PUT', `/${first.Id}/Invitations/${tenant}`);
  for (const { Id, administrator } of communities.slice(1))
    await send(administrator, 'PUT', `/${Id}/Invitations/${guests[0]?.tenant ?? ''}`);
  for (const id of clients)
    await send(first.administrator, 'PUT', `/${first.Id}/Tenants/${own.tenant}/ClientCredentialClients/${id}`, []);
  const trustee = (id: string) => ({ Trustee: { Type: 3, ObjectId: id }, AccessType: 0, AccessRights: 31 });
  const RoleTrusteeAccessControlEntries = [own.roles.administrator, first.member].map(trustee);
  const streams = namesOf('Pump', size);
  await own.ok('POST', '/Namespaces/demo/Types/Pump', pumpType);
  for (const id of streams) {
    await own.ok('POST', `/Namespaces/demo/Streams/${id}`, { Id: id, TypeId: 'Pump' });
    await own.ok('PUT', `/Namespaces/demo/Streams/${id}/AccessControl`, { RoleTrusteeAccessControlEntries });
  }
  const as = own.administrator;
  const path = { communityId: first.Id, tenantId: own.tenant };
  const ids = communities.map(({ Id }) => Id);
  return {
    listCommunities: { as, names: ['Id', ids], total: size },
    listCommunityInvitations: {
      as: first.administrator,
      path,
      names: ['TenantId', guests.map(({ tenant }) => tenant)],
    },
    listTenantCommunityInvitations: {
      as: guests[0]?.administrator ?? as,
      path: { tenantId: guests[0]?.tenant ?? '' },
      names: ['CommunityId', ids],
      total: size,
    },
    listCommunityClients: { as: first.administrator, path, names: ['Id', clients], total: size },
    searchCommunityStreams: { as, path, query: { query: 'Pump*' }, names: ['Id', streams], total: size },
  };
}
