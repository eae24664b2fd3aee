// Prefer: code=…, example=… returns every documented status of every operation and changes nothing (docs/behavior/control.md#statuses-on-demand).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deref, type MediaType } from '../../scripts/documents.ts';
import { onEveryDatabase } from '../support/databases.ts';
import { startTestServer, type SendOptions, type TestCaller, type TestServer } from '../support/server.ts';
import { storeHash } from '../support/store-hash.ts';
import { contractOperations, readResponse } from './support/cases.ts';
import { createExamples, sendSample, type ServedOperation } from './support/every-operation.ts';

// The tests send thousands of requests.
jest.setTimeout(300_000);

interface Demand {
  readonly status: number;
  readonly preference: string;
  /** The body by the contract; undefined if the status has none. */
  readonly body: unknown;
}

/** Returns the demands for every documented status of an operation, and for every named example of its bodies. */
function demandsOf({ located, bundle }: ServedOperation): readonly Demand[] {
  return Object.entries(located.operation.responses).flatMap(([code, declared]) => {
    const media = Object.values(deref(bundle, declared).content ?? {});
    const named = media.flatMap(({ examples = {} }: MediaType) =>
      Object.entries(examples).map(([name, example]) => ({ name, body: deref(bundle, example).value })),
    );
    const status = Number(code);
    const preference = `code=${code}`;
    return [
      { status, preference, body: media[0]?.example ?? named[0]?.body },
      ...named.map(({ name, body }) => ({ status, preference: `${preference}, example=${name}`, body })),
    ];
  });
}

/** Returns how the response to a demand differs from the contract. */
async function faultsOf(
  server: TestServer,
  entry: ServedOperation,
  demand: Demand,
  as: TestCaller | undefined,
): Promise<readonly string[]> {
  const { status, preference, body } = demand;
  const response = await sendSample(server, entry, { as, headers: { Prefer: preference } });
  const { headers, text } = response;
  if (response.status !== status)
    return [`${entry.located.operation.operationId} ${preference}: ${response.status} ${text}`];
  const requestId = headers.get('Operation-Id');
  const isErrorBody = status >= 400 && typeof body === 'object' && body !== null && 'OperationId' in body;
  const expected = isErrorBody ? { ...body, OperationId: requestId } : body;
  const isJson = /^application\/(?:[\w.]+\+)?json/.test(headers.get('Content-Type') ?? '');
  const faults = [
    ...(headers.get('Preference-Applied') === preference ? [] : ['Preference-Applied differs']),
    ...entry.checkResponse(entry.located, response),
    ...(JSON.stringify(isJson && text !== '' ? (JSON.parse(text) as unknown) : text) ===
    JSON.stringify(expected === undefined ? '' : expected)
      ? []
      : [`body ${text}`]),
  ];
  return faults.map((fault) => `${entry.located.operation.operationId} ${preference}: ${fault}`);
}

/** Returns whether only administrators of a community have access to an operation. */
const isForCommunities = ({ located }: ServedOperation): boolean =>
  located.operation['x-access'].some((access) => 'roles' in access && access.roles.join() === 'CommunityAdministrator');

onEveryDatabase((create) => {
  it('every documented status of every operation is returned on demand, and the store stays unchanged', async () => {
    const { dataDir, databaseUrl } = await create();
    const database = databaseUrl === undefined ? { DATA_DIR: String(dataDir) } : { DATABASE_URL: databaseUrl };
    const options = databaseUrl === undefined ? { dataDir: String(dataDir) } : { databaseUrl };
    const server = await startTestServer({ ...database, CONTROL: 'on', WORKER: 'off', RESPONSE_VALIDATION: 'off' });
    let before: string;
    const faults: string[] = [];
    let count = 0;
    try {
      const { administrator } = await createExamples(server);
      const user = { id: randomUUID(), roleIds: [server.roles.administrator, server.roles.member, administrator] };
      const communityAdministrator = { token: await server.tokenOfUser(user) };
      before = await storeHash(options);
      for (const entry of contractOperations().values()) {
        const as = isForCommunities(entry) ? communityAdministrator : undefined;
        for (const demand of demandsOf(entry)) {
          faults.push(...(await faultsOf(server, entry, demand, as)));
          count += 1;
        }
      }
    } finally {
      // The server writes waiting records of its audit log when it stops.
      await server.stop();
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(3_000);
    expect(await storeHash(options)).toBe(before);
  });
});

describe('a status on demand', () => {
  let server: TestServer;
  let types = '';
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on' });
    types = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}/Types`;
  });
  afterAll(() => server.stop());

  const type = { Id: 'Gauge', SdsTypeCode: 1, Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };
  const prefer = async (preference: string, path: string, options: SendOptions = {}, method = 'GET') => {
    const headers = { ...options.headers, Prefer: preference };
    const response = await readResponse(await server.send(method, path, { ...options, headers }));
    return { ...response, applied: response.headers.get('Preference-Applied') };
  };

  it.each([
    ['code=503', 503, 'code=503'],
    ['CODE = "503"', 503, 'code=503'],
    ['respond-async, wait=10, code=503; handling=strict', 503, 'code=503'],
    ['code=503, code=404', 503, 'code=503'],
    ['example=types, code=200', 200, 'code=200, example=types'],
    ['example=types', 200, 'code=200, example=types'],
    ['return=minimal', 200, null],
  ])('%s is applied as %i with %s', async (preference, status, applied) => {
    expect(await prefer(preference, types)).toMatchObject({ status, applied });
  });

  it.each([
    ['an absent token', 401, () => types, { as: null }],
    ['a missing right', 403, () => `${types}/Gauge`, { as: 'member', body: type }],
    ['an unknown namespace', 404, () => types.replace('/demo/', '/none/'), {}],
    ['an invalid body', 400, () => `${types}/Gauge`, { body: { ...type, SdsTypeCode: 'Odd' } }],
  ] as const)('comes after the refusal of %s, with %i', async (_name, status, path, options) => {
    const method = 'body' in options ? 'POST' : 'GET';
    expect(await prefer('code=500', path(), options, method)).toMatchObject({ status, applied: null });
  });

  it('comes before the handler, which stores nothing', async () => {
    const body = { ...type, Id: 'Unstored' };
    expect(await prefer('code=201', `${types}/Unstored`, { body }, 'POST')).toMatchObject({ status: 201 });
    expect((await server.send('GET', `${types}/Unstored`)).status).toBe(404);
  });

  it('can replace the response to a long body of events', async () => {
    await server.send('POST', `${types}/Gauge`, { body: type });
    const stream = `${types.replace('/Types', '/Streams')}/Gauge`;
    await server.send('POST', stream, { body: { Id: 'Gauge', TypeId: 'Gauge' } });
    const body = Array.from({ length: 1_000 }, (_, i) => ({ Time: new Date(i * 1_000).toISOString() }));
    expect(await prefer('code=409', `${stream}/Data`, { body }, 'POST')).toMatchObject({ status: 409 });
    expect(await (await server.send('GET', `${stream}/Data/Last`)).text()).toBe('null');
  });

  it.each([
    ['code=418', 'code', '200, 400, 401, 403, 404, 405', '418'],
    ['code', 'code', '200, 400, 401, 403, 404, 405', ''],
    ['code=200, example=none', 'example of status 200', 'types', 'none'],
  ])('%s is refused with the allowed values', async (preference, name, allowed, value) => {
    const { status, body, applied } = await prefer(preference, types);
    expect({ status, applied }).toEqual({ status: 400, applied: null });
    const { Reason } = body as { Reason: string };
    expect(Reason).toContain(`The header Prefer must have as ${name} one of ${allowed}`);
    expect(Reason).toContain(`not '${value}'.`);
  });

  it('an example is refused for a status that has no named examples', async () => {
    const { status, body } = await prefer('code=404, example=some', types);
    expect(status).toBe(400);
    expect(body).toMatchObject({ Reason: expect.stringContaining('has no named examples') });
  });
});

describe('with CONTROL=off', () => {
  it('requests cannot demand a status', async () => {
    const server = await startTestServer({ CONTROL: 'off' });
    try {
      const path = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}/Types`;
      for (const Prefer of ['code=503', 'code=1000']) {
        const { status, headers } = await server.send('GET', path, { headers: { Prefer } });
        expect([status, headers.get('Preference-Applied')]).toEqual([200, null]);
      }
    } finally {
      await server.stop();
    }
  });
});
