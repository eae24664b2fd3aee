// Continuation tokens are bound to the parts of a request that the operation tables list as `boundTo`
// (docs/behavior/errors-and-limits.md#continuation-tokens).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations as dataServices } from '../../generated/operations/data-services.ts';
import { operations as edge } from '../../generated/operations/edge.ts';
import { operations as identity } from '../../generated/operations/identity.ts';
import { operations as provisioning } from '../../generated/operations/provisioning.ts';
import { parametersOf } from '../../scripts/documents.ts';
import { skipToken } from '../../server/domain/identity/directory-search.ts';
import { tokenBinding } from '../../server/requests/continuation-token.ts';
import { startTestServer, type TestServer, type TestCaller } from '../support/server.ts';
import { contractOperations, newWorld, worldOf, type World } from './support/cases.ts';
import { createPumps, pumpView } from './support/data-views.ts';
import { timeOfHour, simpleEvents, simpleType } from './support/fixtures.ts';
import { createOwnTenant, type OwnTenant } from './support/own-tenant.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly paging: {
    readonly by: string;
    readonly token?: string;
    readonly next?: string;
    readonly boundTo?: readonly string[];
  } | null;
}
type Values = Readonly<Record<string, string>>;

interface Request {
  readonly as: TestCaller;
  readonly path: Values;
  readonly query: Values;
  readonly body?: unknown;
}
/** What changes a part of a request. */
interface Change extends Partial<Request> {
  /** Parameters of both requests, so that the change is the only difference. */
  readonly both?: Values;
  /** Whether the changed request is refused without a token, too. */
  readonly isRefusedAnyway?: boolean;
}
interface Scenario extends Request {
  readonly changes: Readonly<Record<string, Change>>;
  /** The token, where no first page has one. */
  readonly token?: string;
}
interface DirectoryPage {
  readonly Results: readonly { readonly Id: string }[];
}

const rows: Readonly<Record<string, Row>> = { ...dataServices, ...identity, ...edge, ...provisioning };
const bound = Object.entries(rows).flatMap(([id, { paging }]) =>
  paging?.boundTo ? [[id, paging.boundTo] as const] : [],
);

const boundaries = { startBoundaryType: '0', endBoundaryType: '0' };
const time = (hour: number) => timeOfHour(hour);
const aad = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
const connect = '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01';
const sentView = pumpView();

const operations = contractOperations();

let server: TestServer;
let world: World;
let otherNamespace: World;
let own: OwnTenant;
let other: OwnTenant;
let otherTenant: World;
let userIds: readonly string[];

/** The same types, streams and views in each world, so that a token could be followed there. */
async function fill({ ok }: World): Promise<void> {
  await ok('POST', '/Types/Simple', simpleType);
  for (const id of ['Simple', 'Other']) {
    await ok('POST', `/Streams/${id}`, { Id: id, TypeId: 'Simple' });
    await ok('POST', `/Streams/${id}/Data`, simpleEvents);
  }
  for (const Id of ['One', 'Two'])
    await ok('POST', `/StreamViews/${Id}`, { Id, SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
}
async function fillPumps(to: World): Promise<void> {
  await createPumps(to);
  for (const Id of ['Pumps', 'Others']) await to.ok('POST', `/dataviews/${Id}`, { ...sentView, Id });
}

beforeAll(async () => {
  server = await startTestServer();
  world = await newWorld(server);
  otherNamespace = await newWorld(server);
  const makeTenant = createOwnTenant(async ({ ok }) => {
    for (const IdentityProviderId of [aad, connect])
      await ok('POST', '/IdentityProviders', {
        IdentityProviderId,
        DirectoryServiceTenant: 'northwind.example.com',
        DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups',
      });
    for (const Name of ['One', 'Two', 'Three']) await ok('POST', '/Roles', { Name });
  });
  [own, other] = [await makeTenant({ server }), await makeTenant({ server })];
  const { tenant, administrator } = other;
  otherTenant = ownWorld(other);
  expect([tenant, administrator]).toBeDefined();
  for (const each of [world, otherNamespace, otherTenant]) {
    await fill(each);
    await fillPumps(each);
  }
  const page = (await own.ok('GET', `/IdentityProviders/${aad}/users?query=a`)) as DirectoryPage;
  userIds = page.Results.map(({ Id }) => Id);
});
afterAll(() => server.stop());

/** The namespace of a tenant of its own, for its administrator. */
function ownWorld({ tenant, administrator, ok }: OwnTenant): World {
  const inside = worldOf(server, 'demo');
  const base = `/api/v1/Tenants/${tenant}/Namespaces/demo`;
  return {
    ...inside,
    tenant,
    base,
    send: (method, path, options) => server.send(method, base + path, { ...options, as: administrator }),
    ok: (method, path, body) => ok(method, `/Namespaces/demo${path}`, body),
  };
}

const place = ({ tenant, namespace }: World) => ({ tenantId: tenant, namespaceId: namespace });

/** What changes the tenant and the namespace of a request. */
const places = (path: Values): Scenario['changes'] => ({
  tenantId: { as: other.administrator, path: { ...path, ...place(otherTenant) } },
  namespaceId: { path: { ...path, ...place(otherNamespace) } },
});

/** A window of events, and what changes each part of it. */
function windowOfEvents(
  more: { readonly query?: Values; readonly body?: unknown; readonly changes?: Scenario['changes'] } = {},
): Scenario {
  const path = { ...place(world), streamId: 'Simple' };
  return {
    as: 'administrator',
    path,
    query: { startIndex: time(12), endIndex: time(16), filter: 'Measurement ge 0', count: '2', ...more.query },
    ...(more.body === undefined ? {} : { body: more.body }),
    changes: {
      ...places(path),
      streamId: { path: { ...path, streamId: 'Other' } },
      index: { query: { index: time(13) }, isRefusedAnyway: true },
      searchMode: { query: { searchMode: '1' } },
      startIndex: { query: { startIndex: time(12.5) } },
      endIndex: { query: { endIndex: time(15.5) } },
      filter: { query: { filter: 'Measurement ge 10' } },
      skip: { query: { skip: '1' }, isRefusedAnyway: true },
      reversed: { query: { reversed: 'true' }, isRefusedAnyway: true },
      boundaryType: { query: { boundaryType: '1' } },
      startBoundaryType: { both: boundaries, query: { startBoundaryType: '1' } },
      endBoundaryType: { both: boundaries, query: { endBoundaryType: '1' } },
      form: { query: { form: 'table' } },
      ...more.changes,
    },
  };
}

/** A page of a data view, and what changes each part of it. */
function pageOfView(
  query: Values,
  path: Values,
  more: { readonly body?: unknown; readonly changes?: Scenario['changes'] } = {},
): Scenario {
  return {
    as: 'administrator',
    path,
    query: {
      startIndex: '2024-05-01T00:00:00Z',
      endIndex: '2024-05-01T00:02:00Z',
      count: '1',
      countPerGroup: '3',
      groupCount: '3',
      cache: 'Preserve',
      ...query,
    },
    ...(more.body === undefined ? {} : { body: more.body }),
    changes: {
      ...places(path),
      startIndex: { query: { startIndex: '2024-04-30T23:59:00Z' } },
      endIndex: { query: { endIndex: '2024-05-01T00:03:00Z' } },
      form: { query: { form: 'table' } },
      count: { query: { count: '2' } },
      countPerGroup: { query: { countPerGroup: '4' } },
      groupCount: { query: { groupCount: '4' } },
      cache: { query: { cache: 'Refresh' } },
      ...more.changes,
    },
  };
}

const interval = { interval: { query: { interval: '00:00:30' } } };
const everyMinute = { interval: '00:01:00' };
const ofBody = () => ({ body: sentView, changes: { body: { body: { ...sentView, Description: 'Another' } } } });
const ofStored = () => ({ changes: { dataViewId: { path: { ...place(world), dataViewId: 'Others' } } } });

const directoryPath = () => ({ tenantId: own.tenant, identityProviderId: aad });
function directorySearch(): Scenario {
  const path = directoryPath();
  return {
    as: own.administrator,
    path,
    query: { query: 'a', count: '1' },
    changes: {
      tenantId: { as: other.administrator, path: { ...path, tenantId: other.tenant } },
      identityProviderId: { path: { ...path, identityProviderId: connect } },
      query: { query: { query: 'ad' } },
    },
  };
}

/** No two groups of the built-in directory have names that start alike, so its pages have no tokens. */
async function searchOfGroups(): Promise<Scenario> {
  const search = directorySearch();
  const page = (await own.ok('GET', `/IdentityProviders/${aad}/groups?query=a`)) as DirectoryPage;
  const { tokenOf } = tokenBinding(identity.searchDirectoryGroups, search);
  return { ...search, token: tokenOf(skipToken(page.Results[0]?.Id ?? '')) };
}

/** A request with a next page for each operation with tokens. */
const scenarios: Readonly<Record<string, () => Scenario | Promise<Scenario>>> = {
  listEvents: () => windowOfEvents(),
  listTransformedEvents: () =>
    windowOfEvents({ query: { streamViewId: 'One' }, changes: { streamViewId: { query: { streamViewId: 'Two' } } } }),
  convertEvents: () =>
    windowOfEvents({
      body: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer' }],
      changes: { body: { body: [{ SdsTypePropertyId: 'Measurement', Uom: 'foot' }] } },
    }),
  queryInterpolatedData: () => {
    const { body, changes } = ofBody();
    return pageOfView(everyMinute, place(world), { body, changes: { ...changes, ...interval } });
  },
  queryStoredData: () => pageOfView({}, place(world), ofBody()),
  getDataViewInterpolatedData: () => {
    const { changes } = ofStored();
    const path = { ...place(world), dataViewId: 'Pumps' };
    return pageOfView(everyMinute, path, { changes: { ...changes, ...interval } });
  },
  getDataViewStoredData: () => pageOfView({}, { ...place(world), dataViewId: 'Pumps' }, ofStored()),
  searchDirectoryUsers: directorySearch,
  searchDirectoryGroups: searchOfGroups,
  async listDirectoryUserGroups() {
    const { changes } = directorySearch();
    const groupsOf = async (userId: string) => {
      const path = `/IdentityProviders/${aad}/Users/${userId}/Groups`;
      return ((await own.ok('GET', path)) as { readonly Results: readonly unknown[] }).Results.length;
    };
    const counts = await Promise.all(userIds.map(async (id) => [id, await groupsOf(id)] as const));
    const [one = '', two = ''] = counts.filter(([, count]) => count > 1).map(([id]) => id);
    const path = { ...directoryPath(), userId: one };
    return {
      ...directorySearch(),
      path,
      query: { count: '1' },
      changes: {
        tenantId: { ...changes['tenantId'], path: { ...path, tenantId: other.tenant } },
        identityProviderId: { path: { ...path, identityProviderId: connect }, isRefusedAnyway: true },
        userId: { path: { ...path, userId: two } },
        skip: { query: { skip: '1' } },
      },
    };
  },
  getAuditLog: () => ({
    as: own.administrator,
    path: { tenantId: own.tenant },
    query: { startTime: '2020-01-01', endTime: '9000-01-01', kind: 'Change', count: '1' },
    changes: {
      tenantId: { as: other.administrator, path: { tenantId: other.tenant } },
      startTime: { query: { startTime: '2020-01-02' } },
      endTime: { query: { endTime: '9000-01-02' } },
      kind: { query: { kind: 'Refusal' } },
      operation: { query: { operation: 'createRole' } },
      callerId: { query: { callerId: 'somebody' } },
    },
  }),
};

async function send(id: string, { as, path, query, body }: Request): Promise<Response> {
  const row = rows[id];
  if (!row) throw new Error(`There is no operation ${id}.`);
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(path[name] ?? ''));
  const options = { as, ...(body === undefined ? {} : { body }) };
  return server.send(row.method.toUpperCase(), `${filled}?${new URLSearchParams(query).toString()}`, options);
}

/** The scenario of an operation; a part of it may need parameters in both requests. */
async function scenarioOf(id: string, part = ''): Promise<Scenario> {
  const scenario = await scenarios[id]?.();
  if (!scenario) throw new Error(`${id} has tokens, but no request here.`);
  return { ...scenario, query: { ...scenario.query, ...scenario.changes[part]?.both } };
}

/** The first page of a list, which windows of events have for an empty token. */
function firstPage(id: string, request: Request): Promise<Response> {
  const { by, token = '' } = rows[id]?.paging ?? { by: '' };
  return send(id, by === 'link' ? request : { ...request, query: { ...request.query, [token]: '' } });
}

/** The token parameter of an operation with the token of the first page. */
async function tokenOf(id: string, request: Scenario): Promise<Values> {
  const { by, token = 'continuationToken', next = '' } = rows[id]?.paging ?? { by: '' };
  if (request.token !== undefined) return { [token]: request.token };
  const response = await firstPage(id, request);
  const text = await response.text();
  expect(`${String(response.status)} ${response.ok ? '' : text}`).toBe('200 ');
  const value =
    by === 'link'
      ? new URL(response.headers.get('next-page') ?? 'x:').searchParams.get(token)
      : (JSON.parse(text) as Values)[next];
  expect(value).toMatch(/\S/);
  return { [token]: value ?? '' };
}

const changed = (request: Scenario, { query = {}, ...change }: Change): Request => ({
  ...request,
  ...change,
  query: { ...request.query, ...query },
});

describe('a continuation token', () => {
  it.each(bound)('of %s is bound to every parameter that the contract does not leave free', (id, parts) => {
    const { located, bundle } = operations.get(id) ?? {};
    if (!located || !bundle) throw new Error(`No document has ${id}.`);
    const parameters = parametersOf(bundle, located).filter((parameter) => parameter.in !== 'header');
    const token = parameters.find(({ name }) => name.endsWith('Token'));
    const free = parameters.map(({ name }) => name).filter((name) => !parts.includes(name));
    expect(free.filter((name) => name !== token?.name && name !== 'count')).toEqual([]);
    expect(parts.includes('body')).toBe(located.operation.requestBody !== undefined);
    // The description of the token says whether the size of pages may change.
    expect(token?.description).toMatch(
      free.includes('count') ? /parameters except `count`/ : /parameters, including `count`/,
    );
  });

  it.each(bound)('of %s is followed with the same request', async (id) => {
    const scenario = await scenarioOf(id);
    const token = await tokenOf(id, scenario);
    const response = await send(id, { ...scenario, query: { ...scenario.query, ...token } });
    expect(response.status).toBe(200);
  });

  it.each(bound.flatMap(([id, parts]) => parts.map((part) => [id, part] as const)))(
    'of %s is refused with another %s',
    async (id, part) => {
      const scenario = await scenarioOf(id, part);
      const change = scenario.changes[part];
      if (!change) throw new Error(`Nothing here changes ${part} of ${id}.`);
      const request = changed(scenario, change);
      const token = await tokenOf(id, scenario);
      const refused = await send(id, { ...request, query: { ...request.query, ...token } });
      const body = await refused.text();
      if (change.isRefusedAnyway) {
        expect(refused.status).toBeGreaterThanOrEqual(400);
        return;
      }
      expect([refused.status, body]).toEqual([
        400,
        expect.stringContaining(`${Object.keys(token).join('')} belongs to `),
      ]);
      // The token alone is at fault.
      expect((await firstPage(id, request)).status).toBe(200);
    },
  );

  it.each(bound.filter(([, parts]) => !parts.includes('count')))('of %s is followed with another count', async (id) => {
    const scenario = await scenarioOf(id);
    const token = await tokenOf(id, scenario);
    const response = await send(id, { ...scenario, query: { ...scenario.query, count: '3', ...token } });
    expect(response.status).toBe(200);
  });

  it('of events may be an index, which belongs to no request', async () => {
    const scenario = await scenarioOf('listEvents');
    const query = { ...scenario.query, continuationToken: time(13) };
    expect((await send('listEvents', { ...scenario, query })).status).toBe(200);
  });

  it('belongs to one operation', async () => {
    const token = await tokenOf('listEvents', await scenarioOf('listEvents'));
    const request = await scenarioOf('listEvents');
    const transformed = await send('listTransformedEvents', { ...request, query: { ...request.query, ...token } });
    expect(transformed.status).toBe(400);
  });
});
