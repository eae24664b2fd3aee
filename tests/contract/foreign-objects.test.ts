// A tenant cannot learn which identifiers another tenant uses: the response is the same for an identifier of the other tenant and for an
// unknown one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { tenantRoles } from '../../server/tenancy/tenants.ts';
import { sampleInput, sampleRequest } from '../support/samples.ts';
import { startTestServer, type TestServer, type TestCaller } from '../support/server.ts';
import { readResponse } from './support/cases.ts';
import { displayBody as pumpStation } from './support/displays.ts';
import { createExamples, samplePath, tenantOperations, type ServedOperation } from './support/every-operation.ts';

// Each test calls most operations twice, and the first call of each compiles its validators.
jest.setTimeout(300_000);

/** The identifiers in the samples: types, streams and edge systems of a namespace, and the GUIDs of users, roles and clients of a tenant. */
const user = '33333333-3333-4333-8333-333333333333';
const role = '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11';
const client = '22222222-2222-4222-8222-222222222222';
const claim = 'e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14';
const display = '78103';
const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';
const system = 'PLANT1-GW02.OpcUa';
const samples = [
  ...[user, role, client, claim, display, system],
  ...['Pump', 'TankLevel', 'PumpSummary', 'Pump-101', 'Pump-102', 'PumpToSummary', 'PumpData'],
  ...['pumps-hourly', 'planning-warehouse', '55555555-5555-4555-8555-555555555555'],
  '44444444-4444-4444-8444-444444444444',
];

/** The identifiers that the server assigned, which replace those of the samples. */
interface AssignedIds {
  readonly credential: string;
  readonly claim: string;
  readonly display: string;
}

/** Creates the objects of the samples that createExamples does not create. */
async function createMore(server: TestServer): Promise<AssignedIds> {
  const operations = new Map(tenantOperations);
  const create = async (id: string, body?: object): Promise<Record<string, unknown>> => {
    const entry = operations.get(id);
    if (!entry) throw new Error(`There is no operation ${id}.`);
    const { headers, body: sample } = sampleInput(entry.bundle, entry.located);
    const { method } = entry.located;
    const path = samplePath(entry, server.tenant);
    const response = await server.send(method.toUpperCase(), path, { headers, body: body ?? sample });
    const text = await response.text();
    if (!response.ok) throw new Error(`${id}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const RoleIds = [server.roles.member];
  await create('createRole', { Id: role, Name: 'Pump Operators' });
  await create('createUser', { Id: user, ContactEmail: 'a@example.com', IdentityProviderId: google, RoleIds });
  await create('createUserInvitation', { SendInvitation: false });
  await create('createHybridClient');
  await create('createHybridClientSecret');
  const { Client } = await create('createClientCredentialClient', { Name: 'Gateway', RoleIds });
  const credential = (Client as { Id: string }).Id;
  const secrets = `/api/v1/Tenants/${server.tenant}/ClientCredentialClients/${credential}/Secrets`;
  const second = await server.send('POST', secrets, { body: { Description: 'Second', Expires: false } });
  expect(second.status).toBe(201);
  const { Id } = await create('createClaim', { Value: 'crew', RoleIds });
  await create('createEdgeSystemConfiguration');
  const saved = await create('saveDisplay', pumpStation());
  return { credential, claim: String(Id), display: String(saved['DisplayId'] ?? saved['Id']) };
}

/** Replaces one identifier by another, as a whole word. */
const replaceWord = (text: string, from: string, to: string) =>
  text.replaceAll(new RegExp(`(?<![\\w.-])${from.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'g'), to);

/** Returns an unknown identifier of the same form. */
function unknownLike(id: string): string {
  if (/^\d+$/.test(id)) return '987654321';
  return id.length === 36 ? randomUUID() : `Nobodys${id.length}`;
}
const unknown = new Map(samples.map((id) => [id, unknownLike(id)]));

interface Sample {
  readonly path: string;
  readonly body: string | undefined;
}

/** Returns the sample request of an operation in the tenant, with other identifiers. */
function sampleWith(entry: ServedOperation, tenant: string, idOf: (sample: string) => string): Sample {
  const { body } = sampleRequest(entry.bundle, entry.located).init;
  const swap = (text: string) => samples.reduce((done, id) => replaceWord(done, id, idOf(id)), text);
  return { path: swap(samplePath(entry, tenant)), body: typeof body === 'string' ? swap(body) : undefined };
}

let server: TestServer;
let assigned: AssignedIds;
let otherAdministrator: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ RESPONSE_VALIDATION: 'off' });
  await createExamples(server);
  assigned = await createMore(server);
  const { administrator, member } = await tenantRoles(server.server.store, server.otherTenant);
  const token = await server.tokenOfUser({
    id: randomUUID(),
    roleIds: [administrator, member],
    tenant: server.otherTenant,
  });
  otherAdministrator = { token };
});
afterAll(() => server.stop());

/** Returns the request with the identifiers of the tenant's objects. */
const existing = (entry: ServedOperation, tenant: string) =>
  sampleWith(entry, tenant, (id) => {
    if (id === client && entry.located.path.includes('/ClientCredentialClients')) return assigned.credential;
    return { [claim]: assigned.claim, [display]: assigned.display }[id] ?? id;
  });
const nonexistent = (entry: ServedOperation, tenant: string) =>
  sampleWith(entry, tenant, (id) => unknown.get(id) ?? id);

async function sendSample(entry: ServedOperation, { path, body }: Sample, as: TestCaller) {
  const { headers } = sampleInput(entry.bundle, entry.located);
  const { method } = entry.located;
  return readResponse(
    await server.send(method.toUpperCase(), path, { as, headers, ...(body === undefined ? {} : { body }) }),
  );
}

/** Returns the status of a response, and its text if it failed, with the word ID for every identifier. */
async function normalizedResponse(entry: ServedOperation, sample: Sample): Promise<string> {
  const { status, text, headers } = await sendSample(entry, sample, otherAdministrator);
  const ids = [...samples, ...unknown.values(), ...Object.values(assigned), headers.get('operation-id') ?? ''];
  return `${status} ${status < 400 ? '' : ids.reduce((done, id) => replaceWord(done, id, 'ID'), text)}`;
}

/** Operations that reveal identifiers by design. */
const exceptions: readonly string[] = [
  // Client identifiers are unique across tenants, because the token endpoint gets no tenant (docs/behavior/identity.md#clients).
  'createHybridClient',
  // A caller who has the identifier of a community learns that their tenant is not invited.
  'addCommunityTenant',
];
const naming = tenantOperations.filter(([id, entry]) => {
  const text = ({ path, body }: Sample) => `${path} ${body}`;
  const isNaming = text(nonexistent(entry, '')) !== text(sampleWith(entry, '', (sample) => sample));
  return isNaming && !exceptions.includes(id);
});

it('the objects of the samples exist', async () => {
  const reads = naming.filter(([, { located }]) => ['get', 'head'].includes(located.method));
  const missing: string[] = [];
  for (const [id, entry] of reads) {
    const { status, text } = await sendSample(entry, existing(entry, server.tenant), 'administrator');
    // Only a user can read their preferences, and only administrators of a community its invitations.
    const isForbidden = id.endsWith('UserPreferences') || id === 'listCommunityInvitations';
    if (status >= 300 && status !== 400 && !isForbidden) missing.push(`${id}: ${status} ${text}`);
  }
  expect(reads.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

it.each([
  ['in the tenant of the objects', () => server.tenant],
  ['in the tenant of the caller', () => server.otherTenant],
])("the responses for another tenant's identifiers and for unknown ones are the same: %s", async (_name, tenantOf) => {
  const differing: object[] = [];
  for (const [id, entry] of naming) {
    const [forExisting, forUnknown] = [
      await normalizedResponse(entry, existing(entry, tenantOf())),
      await normalizedResponse(entry, nonexistent(entry, tenantOf())),
    ];
    if (forExisting !== forUnknown) differing.push({ id, forExisting, forUnknown });
  }
  expect(naming.length).toBeGreaterThan(150);
  expect(differing).toEqual([]);
});
