// The operations of the server, a sample request for each, and the objects of these requests.
import { randomUUID } from 'node:crypto';
import { operations as controlTable } from '../../../generated/operations/control.ts';
import { dataServices } from '../../../server/handlers/data-services.ts';
import { edge } from '../../../server/handlers/edge.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import { identity } from '../../../server/handlers/identity.ts';
import { provisioning } from '../../../server/handlers/provisioning.ts';
import type { Scope } from '../../../server/store/ports/object-store.ts';
import { deref } from '../../../scripts/documents.ts';
import type { Schema } from '../../support/maxima.ts';
import { sampleInput, sampleRequest } from '../../support/samples.ts';
import type { TestServer, TestCaller } from '../../support/server.ts';
import { contractOperations, readResponse } from './cases.ts';
import { simpleType } from './fixtures.ts';
import { untyped } from '../../support/untyped-objects.ts';

const all = contractOperations();
const entriesOf = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    const entry = all.get(id);
    return entry ? [[id, entry] as const] : [];
  });
/** The operations of tenants, which need a token, with their operationIds. */
export const tenantOperations = entriesOf(Object.keys({ ...dataServices, ...identity, ...edge, ...provisioning }));
/** The operations of the control document with their operationIds; a server has them with CONTROL=on. */
export const controlOperations = entriesOf(Object.keys(controlTable));
/** All operations of a server with CONTROL=on. */
export const servedOperations = [...tenantOperations, ...controlOperations];
export type ServedOperation = (typeof servedOperations)[number][1];

/** Returns the path of the sample request, with another tenant. */
export function samplePath({ located, bundle }: ServedOperation, tenant: string): string {
  return sampleRequest(bundle, located).path.replace('11111111-1111-4111-8111-111111111111', tenant);
}

/** Returns a caller that has access to an operation: an administrator, or the user in its path if only that user has access. */
export async function allowedCaller(
  { located, bundle }: Pick<ServedOperation, 'located' | 'bundle'>,
  server: TestServer,
): Promise<TestCaller> {
  const roles = located.operation['x-access'].flatMap((access) => ('roles' in access ? access.roles : []));
  if (roles.join() !== 'Self') return 'administrator';
  const [, id = ''] = /\/Users\/([^/]+)/.exec(sampleRequest(bundle, located).path) ?? [];
  return { token: await server.tokenOfUser({ id }) };
}

interface SampleChange {
  /** The caller; by default one that has access. */
  readonly as?: TestCaller | undefined;
  readonly body?: unknown;
  readonly path?: string;
  /** Headers to add or replace; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends the sample request of an operation, with changes, and returns the response. */
export async function sendSample(
  server: TestServer,
  entry: ServedOperation,
  { as, body, path = samplePath(entry, server.tenant), headers }: SampleChange,
) {
  const { headers: own, body: sample } = sampleInput(entry.bundle, entry.located);
  const content = body ?? sample;
  const sent = Object.entries({ ...own, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return readResponse(
    await server.send(entry.located.method.toUpperCase(), path, {
      as: as ?? (await allowedCaller(entry, server)),
      headers: Object.fromEntries(sent),
      ...(content === undefined ? {} : { body: content }),
    }),
  );
}

/** Returns the schema of an operation's body. */
export function bodySchema({ located, bundle }: ServedOperation): Schema | undefined {
  const [media] = Object.values(located.operation.requestBody?.content ?? {});
  return media?.schema === undefined ? undefined : deref<Schema>(bundle, media.schema);
}

/** Creates the objects that the examples of the contract name; returns the roles of their community. */
export async function createExamples(server: TestServer): Promise<CommunityRoles> {
  const base = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}`;
  const put = async (method: string, path: string, body: unknown) => {
    const response = await server.send(method, base + path, { body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  const types = all.get('getOrCreateType')?.bundle.components['examples'] as Record<string, { value: { Id: string } }>;
  for (const name of ['PumpType', 'TankLevelType'])
    await put('POST', `/Types/${types[name]?.value.Id}`, types[name]?.value);
  await put('POST', '/Types/PumpSummary', { ...simpleType, Id: 'PumpSummary' });
  for (const id of ['Pump-101', 'Pump-102']) await put('POST', `/Streams/${id}`, { TypeId: 'Pump' });
  await put('PUT', '/Streams/Pump-101/Metadata', { Manufacturer: 'Northwind' });
  await put('POST', '/SoftwareManagement/Systems', { DeviceName: 'PLANT1-GW02', Type: 'OpcUa' });
  await put('POST', '/dataviews/PumpData', { Queries: [{ Id: 'pumps', Value: 'Pump-*' }] });
  const Properties = [{ SourceId: 'Time', TargetId: 'Time' }];
  await put('POST', '/StreamViews/PumpToSummary', { SourceTypeId: 'Pump', TargetTypeId: 'PumpSummary', Properties });
  // The store creates identity objects directly: their operations need a directory, which can be down in tests.
  const objects = untyped(server.server.store.objects);
  const keep = (scope: Scope, kind: string, id: string, body: object) =>
    objects.create(scope, kind, {
      id,
      body,
      owner: null,
      acl: null,
      created: '2026-01-01T00:00:00Z',
      modified: '2026-01-01T00:00:00Z',
    });
  const tenant = tenantScope(server.tenant);
  await keep(tenant, 'identityProvider', 'd2a478ca-52e3-4fd4-9d93-ded440476364', { organization: null, asked: null });
  const automation = '55555555-5555-4555-8555-555555555555';
  const identity = { Id: automation, Name: 'Importer', TenantId: server.tenant, RoleIds: [server.roles.dataSteward] };
  await keep(tenant, 'automationIdentity', automation, { ...identity, Tags: [] });
  const community = '44444444-4444-4444-8444-444444444444';
  const roles = { administrator: randomUUID(), moderator: randomUUID(), member: randomUUID() };
  const river = { Id: community, Name: 'River', Description: null, TenantIds: [server.tenant], roles };
  await keep(globalScope, 'community', community, river);
  const sandbox = '66666666-6666-4666-8666-666666666666';
  const pumps = { name: 'Pump alarms', seed: 'empty', namespaceId: 'sandbox', clientId: randomUUID(), expires: null };
  await keep(globalScope, 'sandbox', sandbox, pumps);
  await makeSharedTable(server);
  return roles;
}

interface CommunityRoles {
  readonly administrator: string;
  readonly moderator: string;
  readonly member: string;
}

/** Creates the virtual table of the examples and the share that contains it. */
async function makeSharedTable(server: TestServer): Promise<void> {
  const { tenant, namespace } = server;
  const base = `/api/v1-preview/tenants/${tenant}/namespaces/${namespace}`;
  const table = { id: 'pumps-hourly', dataViewId: 'PumpData', startIndex: '2026-01-01T00:00:00Z' };
  const share = { id: 'planning-warehouse', name: 'Planning warehouse', type: 'DeltaSharing' };
  for (const [path, body] of [
    ['virtualTables', table],
    ['shares', share],
  ] as const) {
    const response = await server.send('POST', `${base}/${path}`, { body });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  }
}
