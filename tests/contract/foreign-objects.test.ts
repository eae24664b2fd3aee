// No tenant can find out what another tenant has: the response is the same for an identifier of the other tenant and for an unknown one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { tenantRoles } from '../../server/tenancy/tenants.ts';
import { sampleInput, sampleRequest } from '../support/samples.ts';
import { startTestServer, type TestServer, type TestCaller } from '../support/server.ts';
import { readResponse } from './support/cases.ts';
import { displayBody as pumpStation } from './support/displays.ts';
import { createExamples, samplePath, servedOperations, type ServedOperation } from './support/every-operation.ts';

// Each test calls most operations twice, and validators are compiled when they are first needed.
jest.setTimeout(300_000);

/** What the samples name: the types, streams and systems of a namespace, and by GUIDs the identities of a tenant. */
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
interface Chosen {
  readonly credential: string;
  readonly claim: string;
  readonly display: string;
}

/** Creates the objects of the samples that makeExamples does not create. */
async function makeMore(server: TestServer): Promise<Chosen> {
  const operations = new Map(servedOperations);
  const make = async (id: string, body?: object): Promise<Record<string, unknown>> => {
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
  await make('createRole', { Id: role, Name: 'Pump Operators' });
  await make('createUser', { Id: user, ContactEmail: 'a@example.com', IdentityProviderId: google, RoleIds });
  await make('createUserInvitation', { SendInvitation: false });
  await make('createHybridClient');
  await make('createHybridClientSecret');
  const { Client } = await make('createClientCredentialClient', { Name: 'Gateway', RoleIds });
  const credential = (Client as { Id: string }).Id;
  const secrets = `/api/v1/Tenants/${server.tenant}/ClientCredentialClients/${credential}/Secrets`;
  const second = await server.send('POST', secrets, { body: { Description: 'Second', Expires: false } });
  expect(second.status).toBe(201);
  const { Id } = await make('createClaim', { Value: 'crew', RoleIds });
  await make('createEdgeSystemConfiguration');
  const saved = await make('saveDisplay', pumpStation());
  return { credential, claim: String(Id), display: String(saved['DisplayId'] ?? saved['Id']) };
}

/** Replaces one identifier by another, as a whole word. */
const exchange = (text: string, from: string, to: string) =>
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
  const swap = (text: string) => samples.reduce((done, id) => exchange(done, id, idOf(id)), text);
  return { path: swap(samplePath(entry, tenant)), body: typeof body === 'string' ? swap(body) : undefined };
}

let server: TestServer;
let chosen: Chosen;
let foreigner: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ RESPONSE_VALIDATION: 'off' });
  await createExamples(server);
  chosen = await makeMore(server);
  const { administrator, member } = await tenantRoles(server.server.store, server.otherTenant);
  const token = await server.tokenOfUser({
    id: randomUUID(),
    roleIds: [administrator, member],
    tenant: server.otherTenant,
  });
  foreigner = { token };
});
afterAll(() => server.stop());

/** Returns the request with the identifiers of the tenant's objects. */
const existing = (entry: ServedOperation, tenant: string) =>
  sampleWith(entry, tenant, (id) => {
    if (id === client && entry.located.path.includes('/ClientCredentialClients')) return chosen.credential;
    return { [claim]: chosen.claim, [display]: chosen.display }[id] ?? id;
  });
const nonexistent = (entry: ServedOperation, tenant: string) =>
  sampleWith(entry, tenant, (id) => unknown.get(id) ?? id);

async function ask(entry: ServedOperation, { path, body }: Sample, as: TestCaller) {
  const { headers } = sampleInput(entry.bundle, entry.located);
  const { method } = entry.located;
  return readResponse(
    await server.send(method.toUpperCase(), path, { as, headers, ...(body === undefined ? {} : { body }) }),
  );
}

/** Returns the status and text of a response, with the same word for all identifiers. */
async function answer(entry: ServedOperation, sample: Sample): Promise<string> {
  const { status, text, headers } = await ask(entry, sample, foreigner);
  const ids = [...samples, ...unknown.values(), ...Object.values(chosen), headers.get('operation-id') ?? ''];
  return `${status} ${status < 400 ? '' : ids.reduce((done, id) => exchange(done, id, 'ID'), text)}`;
}

/** Operations for which identifiers are of no tenant, or are told on purpose. */
const exceptions: readonly string[] = [
  // All tenants share one list of client identifiers, as the token endpoint is told no tenant (docs/behavior/identity.md#clients).
  'createHybridClient',
  // Whoever was given the identifier of a community is told that their tenant is not invited.
  'addCommunityTenant',
];
const naming = servedOperations.filter(([id, entry]) => {
  const text = ({ path, body }: Sample) => `${path} ${body}`;
  const isNaming = text(nonexistent(entry, '')) !== text(sampleWith(entry, '', (sample) => sample));
  return isNaming && !exceptions.includes(id);
});

it('what the samples name is there', async () => {
  const reads = naming.filter(([, { located }]) => ['get', 'head'].includes(located.method));
  const missing: string[] = [];
  for (const [id, entry] of reads) {
    const { status, text } = await ask(entry, existing(entry, server.tenant), 'administrator');
    // Preferences are for the user alone to read, invitations for administrators of the community.
    const isOfOthers = id.endsWith('UserPreferences') || id === 'listCommunityInvitations';
    if (status >= 300 && status !== 400 && !isOfOthers) missing.push(`${id}: ${status} ${text}`);
  }
  expect(reads.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

it.each([
  ['in the tenant that has them', () => server.tenant],
  ['in the tenant of the caller', () => server.otherTenant],
])('another tenant is told the same of them as of what nobody has: %s', async (_name, tenantOf) => {
  const differing: object[] = [];
  for (const [id, entry] of naming) {
    const [theirs, none] = [
      await answer(entry, existing(entry, tenantOf())),
      await answer(entry, nonexistent(entry, tenantOf())),
    ];
    if (theirs !== none) differing.push({ id, theirs, none });
  }
  expect(naming.length).toBeGreaterThan(150);
  expect(differing).toEqual([]);
});
