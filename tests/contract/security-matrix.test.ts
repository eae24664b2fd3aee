// Calls every served operation as every kind of caller. The expected status of each pair follows from `x-access` alone, and from the
// rights that a new namespace gives to members and administrators (openapi/extensions.md). Attacks of several requests are in attacks/,
// leaks through other objects in hidden-objects.test.ts.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Access } from '../../scripts/documents.ts';
import { tenantRoles } from '../../server/tenancy/tenants.ts';
import { API_SCOPE } from '../../server/openid/claims.ts';
import { generateSigningKeys } from '../../server/openid/keys.ts';
import { sampleInput, sampleRequest } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sign, signingKey, signToken } from '../support/tokens.ts';
import { readResponse, type ReadResponse } from './support/cases.ts';
import { createExamples, samplePath, tenantOperations, type ServedOperation } from './support/every-operation.ts';

// Each test calls all operations, and the first call of each compiles its validators.
jest.setTimeout(300_000);

/** The roles of a caller, by their names in `x-access`, and its rights on every object of the namespace. */
interface Privileges {
  readonly roles: readonly string[];
  readonly rights: readonly string[];
}
const everyRight = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
const withoutRoles: Privileges = { roles: ['TenantMember'], rights: [] };
const member: Privileges = { roles: ['TenantMember'], rights: ['Read'] };
const administrator: Privileges = { roles: ['TenantMember', 'TenantAdministrator'], rights: everyRight };

/** Returns whether a requirement refuses the caller. Assumes that the request assigns roles that only administrators can assign. */
function refuses(requirement: Access, { roles, rights }: Privileges): boolean {
  if ('roles' in requirement) return !requirement.roles.some((role) => roles.includes(role));
  if ('rolesHeld' in requirement) return !roles.includes('TenantAdministrator');
  return requirement.on !== 'each' && !rights.includes(requirement.right);
}

const isForbidden = ({ located }: ServedOperation, privileges: Privileges): boolean =>
  located.operation['x-access'].some((requirement) => refuses(requirement, privileges));

/** An expected status; 'allowed' is any declared status below 500 except 401 and 403. */
type ExpectedStatus = number | 'allowed';
const expectedOf = (entry: ServedOperation, privileges: Privileges): ExpectedStatus =>
  isForbidden(entry, privileges) ? 403 : 'allowed';

/** Returns the position of an operation: reads, writes, changes of access lists of objects, deletions, and last those of collections. */
function orderOf({ located }: ServedOperation): number {
  const { method, path, operation } = located;
  if (method === 'get' || method === 'head') return 0;
  if (method === 'delete') return 3;
  if (!operation['x-access'].some((access) => 'right' in access && access.right === 'ManageAccessControl')) return 1;
  const isOfObject = /\{(\w+Id|id)\}\/AccessControl$/i.test(path.replace('{namespaceId}', ''));
  return isOfObject ? 2 : 4;
}
// Administrators of a community name other tenants in these operations, so that these return 404 instead of 403.
const namingOtherTenants = new Set(['removeCommunityTenant', 'addCommunityInvitation', 'removeCommunityInvitation']);
const orderedOperations = tenantOperations.toSorted(([, a], [, b]) => orderOf(a) - orderOf(b));

/** Starts a server with the objects of the samples and with known signing keys. */
async function startMatrix() {
  const keys = await generateSigningKeys();
  // The contract cases check bodies.
  const server = await startTestServer({ RESPONSE_VALIDATION: 'off' }, { keys });
  await createExamples(server);
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  /** Returns the claims of an administrator of the tenant, with overrides. */
  const claims = (overrides: object = {}) => ({
    iss: `${server.server.url}/identity`,
    aud: API_SCOPE,
    client_id: randomUUID(),
    tid: server.tenant,
    role: [server.roles.administrator, server.roles.member],
    exp: inAnHour,
    ...overrides,
  });
  const token = (overrides?: object) => {
    const all: Readonly<Record<string, unknown>> = claims(overrides);
    for (const id of [all['client_id'], all['sub']]) server.allowMissing(String(id));
    return signToken(keys, all);
  };
  return { server, keys, claims, token };
}
type Matrix = Awaited<ReturnType<typeof startMatrix>>;

/** Sends the sample request of an operation with or without a token. */
async function sendSample({ server }: Matrix, entry: ServedOperation, token: string | null): Promise<ReadResponse> {
  const { method } = entry.located;
  const { headers } = sampleInput(entry.bundle, entry.located);
  const { body } = sampleRequest(entry.bundle, entry.located).init;
  const as = token === null ? null : { token };
  const content = typeof body === 'string' ? { body } : {};
  return readResponse(
    await server.send(method.toUpperCase(), samplePath(entry, server.tenant), { as, headers, ...content }),
  );
}

/** Returns a message if the status of a response is not the expected one. */
function faultsOf(
  { located }: ServedOperation,
  expected: ExpectedStatus,
  { status, text }: ReadResponse,
): readonly string[] {
  const { operationId, responses } = located.operation;
  const isOwnStatus = status < 500 && status !== 401 && status !== 403 && String(status) in responses;
  const isExpected = expected === 'allowed' ? isOwnStatus : status === expected;
  return isExpected ? [] : [`${operationId}: ${status} instead of ${expected}: ${text}`];
}

type Token = string | null | Promise<string | null>;
/** Calls every operation, and expects the status of each. */
async function expectStatuses(
  matrix: Matrix,
  tokenFor: (entry: ServedOperation) => Token,
  expected: (entry: ServedOperation) => ExpectedStatus,
): Promise<void> {
  const faults: string[] = [];
  for (const [, entry] of orderedOperations) {
    faults.push(...faultsOf(entry, expected(entry), await sendSample(matrix, entry, await tokenFor(entry))));
  }
  expect(faults).toEqual([]);
}

describe('every served operation, called by', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await startMatrix();
  });
  afterAll(() => matrix.server.stop());

  it.each<[string, () => Token]>([
    ['a caller without a token', () => null],
    ['a caller with a malformed token', () => 'garbage'],
    ['a caller with an expired token', () => matrix.token({ exp: 1_700_000_000 })],
    ['a caller with a token for another audience', () => matrix.token({ aud: 'another' })],
    ['a caller with a token of another issuer', () => matrix.token({ iss: 'https://issuer.example/identity' })],
    [
      "a caller with a token that another key signed with the server's key id",
      async () => sign(signingKey(await generateSigningKeys()), matrix.claims(), { kid: signingKey(matrix.keys).kid }),
    ],
  ])('%s returns 401', async (_name, createToken) => {
    const token = await createToken();
    await expectStatuses(
      matrix,
      () => token,
      () => 401,
    );
  });

  it('an administrator of another tenant returns 403, or 404 in communities, and is allowed where the path names no tenant', async () => {
    const { server } = matrix;
    const roles = await tenantRoles(server.server.store, server.otherTenant);
    const token = await matrix.token({ tid: server.otherTenant, role: [roles.administrator, roles.member] });
    await expectStatuses(
      matrix,
      () => token,
      (entry) => {
        const { path, operation } = entry.located;

        const namesOnlyCommunity = path.includes('{communityId}') && !path.includes('{tenantId}');
        if (namingOtherTenants.has(operation.operationId) || namesOnlyCommunity) return 404;
        return path.includes('{tenantId}') ? 403 : expectedOf(entry, administrator);
      },
    );
  });

  it('a client without roles returns 403 where x-access requires a role or a right', async () => {
    const token = await matrix.token({ role: [] });
    await expectStatuses(
      matrix,
      () => token,
      (entry) => expectedOf(entry, withoutRoles),
    );
  });

  it('a member returns 403 where x-access requires more than the member role and Read', async () => {
    await expectStatuses(
      matrix,
      () => matrix.server.tokenOf('member'),
      (entry) => expectedOf(entry, member),
    );
  });

  it('the user or client that the path names, without roles, is allowed where x-access has Self', async () => {
    const named = ({ bundle, located }: ServedOperation) => {
      const { userId: sub, clientId: client_id } = sampleInput(bundle, located).path;
      return { ...(sub ? { sub } : {}), ...(client_id ? { client_id } : {}) };
    };
    await expectStatuses(
      matrix,
      (entry) => matrix.token({ role: [], ...named(entry) }),
      (entry) => {
        const isNamed = Object.keys(named(entry)).length > 0;
        return expectedOf(entry, isNamed ? { ...withoutRoles, roles: ['TenantMember', 'Self'] } : withoutRoles);
      },
    );
  });

  it('a disabled client with an earlier token is allowed only to read, and gets no new token', async () => {
    const { id, secret, token } = await createDisabledClient(matrix.server);
    const refused = await requestToken(matrix.server, id, secret);
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_client' })]);
    await expectStatuses(
      matrix,
      () => token,
      (entry) => (['get', 'head'].includes(entry.located.method) ? expectedOf(entry, member) : 401),
    );
  });
});

// On a server of its own, because it changes the objects of the samples.
it('every served operation, called by an administrator, is allowed', async () => {
  const matrix = await startMatrix();
  await expectStatuses(
    matrix,
    () => matrix.server.tokenOf('administrator'),
    (entry) => expectedOf(entry, administrator),
  );
  await matrix.server.stop();
});

const requestToken = (server: TestServer, id: string, secret: string): Promise<Response> =>
  fetch(`${server.server.url}/identity/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  });

/** Creates a client with the member role, requests a token, then disables the client. */
async function createDisabledClient(server: TestServer) {
  const path = `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`;
  const created = await server.send('POST', path, { body: { Name: 'Retired', RoleIds: [server.roles.member] } });
  const { Client, Secret } = (await created.json()) as { Client: { Id: string }; Secret: string };
  const { access_token: token } = (await (await requestToken(server, Client.Id, Secret)).json()) as {
    access_token: string;
  };
  const disabled = await server.send('PUT', `${path}/${Client.Id}`, { body: { Enabled: false } });
  expect(disabled.status).toBe(200);
  return { id: Client.Id, secret: Secret, token };
}
