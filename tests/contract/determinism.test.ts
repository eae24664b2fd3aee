// With a seed and a frozen clock, the same requests return the same bytes and lead to the same store (docs/behavior/control.md#determinism).
// DETERMINISM_ROUNDS=100 compares more runs.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Sandbox } from '../../server/control/sandboxes.ts';
import { onEveryDatabase } from '../support/databases.ts';
import { startDemoServer, startTestServer, type TestServer } from '../support/server.ts';
import { tenantHash } from '../support/tenant-hash.ts';
import { readResponse } from './support/cases.ts';
import { samplePath, sendSample, tenantOperations } from './support/every-operation.ts';
import { simpleEvents, simpleType } from './support/fixtures.ts';
import { simpleView } from './support/virtual-tables.ts';
import { providerIds } from './support/identity-tenant.ts';
import { createSandbox, inSandbox } from './support/sandboxes.ts';

// A run sends a request for each operation.
jest.setTimeout(600_000);

const rounds = Number(process.env['DETERMINISM_ROUNDS'] ?? '2');
/** Headers of the connection and of the machine. */
const ofTheMachine = ['date', 'connection', 'keep-alive'];

const time = '2026-03-02T08:00:00Z';

/** Requests that create what the server identifies. */
const creations: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', '/Types/Simple', simpleType],
  ['POST', '/Streams/Simple', { TypeId: 'Simple' }],
  ['POST', '/Streams/Simple/Data', simpleEvents],
  ['POST', '/DataViews/SimpleView', simpleView],
  ['POST', '/SoftwareManagement/Systems', { DeviceName: 'PLANT1-GW02', Type: 'OpcUa' }],
];

onEveryDatabase((create) => {
  let server: TestServer;
  let database: Awaited<ReturnType<typeof create>>;
  let sandbox: Sandbox;
  beforeAll(async () => {
    database = await create();
    const { dataDir, databaseUrl } = database;
    server = await startTestServer({
      CONTROL: 'on',
      RESPONSE_VALIDATION: 'off',
      ...(databaseUrl === undefined ? { DATA_DIR: String(dataDir) } : { DATABASE_URL: databaseUrl }),
    });
    sandbox = await createSandbox(server);
  });
  afterAll(() => server.stop());

  async function control(method: string, path: string, body?: object) {
    const response = await server.send(method, `/control/v1/sandboxes/${sandbox.id}${path}`, { as: null, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }

  /** Resets the sandbox, sends a request for each operation and returns the responses as texts. */
  async function run(seed: string): Promise<readonly string[]> {
    await control('POST', '/reset');
    await control('PUT', '/determinism', { seed });
    await control('PUT', '/clock', { mode: 'frozen', time });
    const caller = await inSandbox(server, sandbox);
    const as = { token: caller.token };
    const lines: string[] = [];
    const record = (call: string, { status, headers, text }: Awaited<ReturnType<typeof readResponse>>) => {
      const own = [...headers].filter(([name]) => !ofTheMachine.includes(name)).map((header) => header.join(': '));
      lines.push(`${call} ${status} ${own.toSorted().join(', ')} ${text}`);
      return JSON.parse(text === '' || !text.startsWith('{') ? '{}' : text) as Readonly<Record<string, string>>;
    };
    const tenant = `/api/v1/Tenants/${sandbox.tenantId}`;
    const send = async (method: string, path: string, body?: object) => {
      const response = await readResponse(await server.send(method, path, { as, body }));
      if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
      return record(`${method} ${path}`, response);
    };
    const inTenant = (method: string, path: string, body?: object) => send(method, tenant + path, body);
    // Jobs of virtual tables run beside the requests.
    const untilJobsEnd = () => control('POST', '/clock/advance', { to: time });
    const namespace = `/Namespaces/${sandbox.namespaceId}`;
    for (const [method, path, body] of creations) await inTenant(method, namespace + path, body);
    const preview = `/api/v1-preview/tenants/${sandbox.tenantId}${namespace}`;
    const { id: table } = await send('POST', `${preview}/virtualTables`, { dataViewId: 'SimpleView' });
    await untilJobsEnd();
    await send('POST', `${preview}/virtualTables/${table}/refresh`, {});
    await untilJobsEnd();
    await send('GET', `${preview}/virtualTables/${table}/data/default`);
    await inTenant('DELETE', `${namespace}/DataViews/SimpleView`);
    // This run fails and leaves a message.
    await send('POST', `${preview}/virtualTables/${table}/refresh`, {});
    await untilJobsEnd();
    await send('GET', `${preview}/virtualTables/${table}/errorMessages`);
    const externalConfig = { clientId: 'reader', clientSecret: 'secret', globalMetastoreId: 'azure:westus:1' };
    await send('POST', `${preview}/shares`, { name: 'Share', type: 'Databricks', externalConfig });
    const user = { GivenName: 'Ada', Surname: 'Lovelace', ContactEmail: 'ada@example.com' };
    const { Id: userId } = await inTenant('POST', '/Users', { ...user, IdentityProviderId: providerIds.microsoft });
    await inTenant('POST', `/Users/${userId}/Invitation`, { SendInvitation: false });
    const { Id: roleId = '' } = await inTenant('POST', '/Roles', { Name: 'Operators' });
    await inTenant('POST', `/IdentityProviders/${providerIds.microsoft}/Claims`, { Value: 'group', RoleIds: [roleId] });
    await inTenant('POST', '/ClientCredentialClients', { Name: 'Reader', RoleIds: [roleId] });
    await inTenant('POST', '/HybridClients', { Name: 'Portal', RedirectUris: ['https://portal.example.com/'] });
    await send('POST', '/api/v1-preview/Communities', { Name: 'River' });
    await inTenant('POST', '/AutomationIdentities', { Name: 'Importer', RoleIds: [roleId] });
    for (const [id, entry] of tenantOperations) {
      const path = samplePath(entry, sandbox.tenantId).replace('/Namespaces/demo', namespace);
      const response = await sendSample(server, entry, { as, path });
      // Refusals are counted together by the clock of the machine.
      if (id !== 'getAuditLog') record(id, response);
      if (path.includes('irtualTables') && entry.located.method !== 'get') await untilJobsEnd();
    }
    await inTenant('GET', '/AuditLog?count=1000&kind=Change');
    return lines;
  }

  it(`returns the same bytes and leads to the same store, in ${rounds} runs`, async () => {
    const results: (readonly string[])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const lines = await run('pump-alarms');
      const { rows } = await tenantHash(database, sandbox.tenantId);
      results.push([...lines, ...rows]);
    }
    const [first = [], ...others] = results;
    expect(first.length).toBeGreaterThan(tenantOperations.length);
    expect(first.filter((line) => / 20[01] /.test(line)).length).toBeGreaterThan(60);
    for (const other of others) {
      const differences = other.flatMap((line, i) => (line === first[i] ? [] : [[first[i], line]]));
      expect(differences.slice(0, 3)).toEqual([]);
      expect(other.length).toBe(first.length);
    }
  });
});

it('with AUTH=off, the first request after the seed was set is the first one that derives from it', async () => {
  const server = await startDemoServer({ AUTH: 'off', CONTROL: 'on' });
  try {
    const tenant = `${server.url}/api/v1/Tenants/default`;
    const operationIds = async () => {
      const body = JSON.stringify({ seed: 'pump-alarms' });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${server.url}/control/v1/sandboxes/default/determinism`, { method: 'PUT', headers, body });
      const responses = [await fetch(`${tenant}/Roles`), await fetch(`${tenant}/Roles/unknown`)];
      return responses.map(({ headers }) => headers.get('Operation-Id'));
    };
    expect(await operationIds()).toEqual(await operationIds());
  } finally {
    await server.stop();
  }
});
