// Who may do what: every served operation with every kind of caller. The expected response of each cell is derived from `x-access` alone,
// and from the rights that a new namespace gives to members and administrators (openapi/extensions.md). What takes several requests is
// in attacks/, what shows through other objects in hidden-objects.test.ts.
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
import { createExamples, samplePath, servedOperations, type ServedOperation } from './support/every-operation.ts';

// Each test calls all operations, and validators are compiled when they are first needed.
jest.setTimeout(300_000);

/** What a caller has by `x-access`: roles by their names there, rights on everything in the namespace. */
interface Holds {
  readonly roles: readonly string[];
  readonly rights: readonly string[];
}
const everyRight = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
const stranger: Holds = { roles: ['TenantMember'], rights: [] };
const member: Holds = { roles: ['TenantMember'], rights: ['Read'] };
const administrator: Holds = { roles: ['TenantMember', 'TenantAdministrator'], rights: everyRight };

/** Whether a requirement refuses the caller, where a request names all that it may name, and assigns roles that few hold. */
function refuses(requirement: Access, { roles, rights }: Holds): boolean {
  if ('roles' in requirement) return !requirement.roles.some((role) => roles.includes(role));
  if ('rolesHeld' in requirement) return !roles.includes('TenantAdministrator');
  return requirement.on !== 'each' && !rights.includes(requirement.right);
}

const isForbidden = ({ located }: ServedOperation, holds: Holds): boolean =>
  located.operation['x-access'].some((requirement) => refuses(requirement, holds));

/** The expected result of a cell: a status, or 'in' for any response of the operation itself. */
type Expected = number | 'in';
const expectedOf = (entry: ServedOperation, holds: Holds): Expected => (isForbidden(entry, holds) ? 403 : 'in');

/** The order in which an administrator does it all: reads, writes, lists, deletions, and then what may lock even them out. */
function turnOf({ located }: ServedOperation): number {
  const { method, path, operation } = located;
  if (method === 'get' || method === 'head') return 0;
  if (method === 'delete') return 3;
  if (!operation['x-access'].some((access) => 'right' in access && access.right === 'ManageAccessControl')) return 1;
  const isOfObject = /\{(\w+Id|id)\}\/AccessControl$/i.test(path.replace('{namespaceId}', ''));
  return isOfObject ? 2 : 4;
}
const knowsOtherTenants = new Set(['removeCommunityTenant', 'addCommunityInvitation', 'removeCommunityInvitation']);
const inTurn = servedOperations.toSorted(([, a], [, b]) => turnOf(a) - turnOf(b));

/** Starts a server with the objects of the samples; the tests know its signing keys. */
async function startMatrix() {
  const keys = await generateSigningKeys();
  // Other tests check bodies.
  const server = await startTestServer({ RESPONSE_VALIDATION: 'off' }, { keys });
  await createExamples(server);
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  /** Claims of the tenant's administrator, but for those that are given. */
  const claims = (given: object = {}) => ({
    iss: `${server.server.url}/identity`,
    aud: API_SCOPE,
    client_id: randomUUID(),
    tid: server.tenant,
    role: [server.roles.administrator, server.roles.member],
    exp: inAnHour,
    ...given,
  });
  const token = (given?: object) => {
    const made: Readonly<Record<string, unknown>> = claims(given);
    for (const id of [made['client_id'], made['sub']]) server.allowMissing(String(id));
    return signToken(keys, made);
  };
  return { server, keys, claims, token };
}
type Matrix = Awaited<ReturnType<typeof startMatrix>>;

/** Sends the sample request of an operation with a token, or with none. */
async function ask({ server }: Matrix, entry: ServedOperation, token: string | null): Promise<ReadResponse> {
  const { method } = entry.located;
  const { headers } = sampleInput(entry.bundle, entry.located);
  const { body } = sampleRequest(entry.bundle, entry.located).init;
  const as = token === null ? null : { token };
  const content = typeof body === 'string' ? { body } : {};
  return readResponse(
    await server.send(method.toUpperCase(), samplePath(entry, server.tenant), { as, headers, ...content }),
  );
}

/** What speaks against a response, nothing when it is as expected; that bodies keep the contract, the cases of each operation show. */
function faultsOf({ located }: ServedOperation, expected: Expected, { status, text }: ReadResponse): readonly string[] {
  const { operationId, responses } = located.operation;
  const isIn = status < 500 && status !== 401 && status !== 403 && String(status) in responses;
  const isFit = expected === 'in' ? isIn : status === expected;
  return isFit ? [] : [`${operationId}: ${status} instead of ${expected}: ${text}`];
}

type Token = string | null | Promise<string | null>;
/** Calls every operation, and reports all cells that are not as expected. */
async function expectCells(
  matrix: Matrix,
  tokenFor: (entry: ServedOperation) => Token,
  expected: (entry: ServedOperation) => Expected,
): Promise<void> {
  const faults: string[] = [];
  for (const [, entry] of inTurn) {
    faults.push(...faultsOf(entry, expected(entry), await ask(matrix, entry, await tokenFor(entry))));
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
    ['nobody', () => null],
    ['garbage for a token', () => 'garbage'],
    ['a token that has expired', () => matrix.token({ exp: 1_700_000_000 })],
    ['a token for another audience', () => matrix.token({ aud: 'another' })],
    ['a token of another issuer', () => matrix.token({ iss: 'https://issuer.example/identity' })],
    [
      "a token by a stranger's key under the name of ours",
      async () => sign(signingKey(await generateSigningKeys()), matrix.claims(), { kid: signingKey(matrix.keys).kid }),
    ],
  ])('%s: 401', async (_name, make) => {
    const token = await make();
    await expectCells(
      matrix,
      () => token,
      () => 401,
    );
  });

  it("another tenant's administrator: 403, or 404 for its communities; where no tenant is named, it is their own", async () => {
    const { server } = matrix;
    const roles = await tenantRoles(server.server.store, server.otherTenant);
    const token = await matrix.token({ tid: server.otherTenant, role: [roles.administrator, roles.member] });
    await expectCells(
      matrix,
      () => token,
      (entry) => {
        const { path, operation } = entry.located;
        // Which tenants are invited to a community or leave it is for its administrators to say: those operations know other tenants.
        const namesCommunityAlone = path.includes('{communityId}') && !path.includes('{tenantId}');
        if (knowsOtherTenants.has(operation.operationId) || namesCommunityAlone) return 404;
        return path.includes('{tenantId}') ? 403 : expectedOf(entry, administrator);
      },
    );
  });

  it('a client of the tenant without roles', async () => {
    const token = await matrix.token({ role: [] });
    await expectCells(
      matrix,
      () => token,
      (entry) => expectedOf(entry, stranger),
    );
  });

  it('a member', async () => {
    await expectCells(
      matrix,
      () => matrix.server.tokenOf('member'),
      (entry) => expectedOf(entry, member),
    );
  });

  it('the user or client whom the path names, without roles', async () => {
    const named = ({ bundle, located }: ServedOperation) => {
      const { userId: sub, clientId: client_id } = sampleInput(bundle, located).path;
      return { ...(sub ? { sub } : {}), ...(client_id ? { client_id } : {}) };
    };
    await expectCells(
      matrix,
      (entry) => matrix.token({ role: [], ...named(entry) }),
      (entry) => {
        const isNamed = Object.keys(named(entry)).length > 0;
        return expectedOf(entry, isNamed ? { ...stranger, roles: ['TenantMember', 'Self'] } : stranger);
      },
    );
  });

  it('a client that was disabled: it gets no token, and its earlier token can only read', async () => {
    const { id, secret, token } = await makeDisabledClient(matrix.server);
    const refused = await askToken(matrix.server, id, secret);
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_client' })]);
    await expectCells(
      matrix,
      () => token,
      (entry) => (['get', 'head'].includes(entry.located.method) ? expectedOf(entry, member) : 401),
    );
  });
});

// On a server of its own, since it changes what the samples name.
it('every served operation, asked by an administrator', async () => {
  const matrix = await startMatrix();
  await expectCells(
    matrix,
    () => matrix.server.tokenOf('administrator'),
    (entry) => expectedOf(entry, administrator),
  );
  await matrix.server.stop();
});

const askToken = (server: TestServer, id: string, secret: string): Promise<Response> =>
  fetch(`${server.server.url}/identity/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  });

/** A client with the member role that got a token before it was disabled. */
async function makeDisabledClient(server: TestServer) {
  const path = `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`;
  const made = await server.send('POST', path, { body: { Name: 'Retired', RoleIds: [server.roles.member] } });
  const { Client, Secret } = (await made.json()) as { Client: { Id: string }; Secret: string };
  const { access_token: token } = (await (await askToken(server, Client.Id, Secret)).json()) as {
    access_token: string;
  };
  const disabled = await server.send('PUT', `${path}/${Client.Id}`, { body: { Enabled: false } });
  expect(disabled.status).toBe(200);
  return { id: Client.Id, secret: Secret, token };
}
