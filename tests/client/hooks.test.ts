// Hooks on calls to the real server: logging, tracing and validation.
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import Ajv2020Module from 'ajv/dist/2020.js';
import {
  createEdge,
  createIdentity,
  createProvisioning,
  InvalidRequest,
  logging,
  schemaCheck,
  tracing,
  validation,
  type CallInfo,
  type Hook,
  type LogEntry,
  type Outcome,
  type RetryInfo,
} from '../../client/index.ts';
import { documents, readBundle } from '../../scripts/documents.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const Ajv2020 = Ajv2020Module.default;

let server: TestServer;
let proxy: FaultProxy;
beforeAll(async () => {
  server = await startTestServer();
  proxy = await startFaultProxy(server.server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const options = (...hooks: readonly Hook[]) => ({
  baseUrl: proxy.url,
  auth: server.tokenOf('administrator'),
  path: { tenantId: server.tenant, namespaceId: server.namespace },
  retry: { attempts: 50, baseDelay: 1, maxDelay: 1 },
  hooks,
});
/** Returns a hook that records its events, and the record. */
function observingHook(onRetry: () => void = () => undefined) {
  const observed: { call?: CallInfo; retries: RetryInfo[]; end?: Outcome } = { retries: [] };
  const hook: Hook = (call) => {
    observed.call = call;
    return {
      retry(repetition) {
        observed.retries.push(repetition);
        onRetry();
      },
      end(outcome) {
        observed.end = outcome;
      },
    };
  };
  return { observed, hook };
}
const operationId = /^[0-9a-f-]{36}$/;

it('an error is logged with the Operation-Id of the server', async () => {
  const { observed, hook } = observingHook();
  const entries: LogEntry[] = [];
  const { error, response } = await createProvisioning(
    options(
      hook,
      logging((entry) => entries.push(entry)),
    ),
  ).getType({ path: { typeId: 'Nowhere' } });
  expect(observed.call).toMatchObject({ operation: 'getType', method: 'GET', input: { path: { typeId: 'Nowhere' } } });
  expect(observed.end).toMatchObject({ error, response, attempts: 1 });
  const id = response.headers.get('Operation-Id');
  expect(id).toMatch(operationId);
  expect(error).toMatchObject({ status: 404, operationId: id, body: { OperationId: id } });
  expect(entries).toEqual([expect.objectContaining({ call: 'getType', status: 404, operationId: id, attempts: 1 })]);
});

it('a retry is reported with its reason, and the end of the call with the Operation-Id of the last response', async () => {
  // The first read takes longer than the server allows.
  const slow = await startTestServer({ REQUEST_TIMEOUT: '0.5' });
  try {
    const { objects } = slow.server.store;
    const { collectionAccess } = objects;
    Object.assign(objects, { collectionAccess: () => new Promise(() => undefined) });
    const { observed, hook } = observingHook(() => Object.assign(objects, { collectionAccess }));
    const { data, response } = await createEdge({
      ...options(hook),
      baseUrl: slow.server.url,
      auth: slow.tokenOf('administrator'),
      path: { tenantId: slow.tenant, namespaceId: slow.namespace },
    }).getAssetCollectionAccessControl({ path: { resource: 'Assets' } });
    expect(data).toHaveProperty('RoleTrusteeAccessControlEntries');
    expect(observed.retries[0]).toMatchObject({ attempt: 1, status: 408 });
    expect(observed.end).toMatchObject({ data, response, attempts: observed.retries.length + 1 });
    expect(response.headers.get('Operation-Id')).toMatch(operationId);
  } finally {
    await slow.stop();
  }
});

it('each call has one span, with its operation, its status and the Operation-Id; its context is sent to the server', async () => {
  const spans: { name: string; attributes: Record<string, unknown>; failed?: unknown; ended: number }[] = [];
  const tracer = {
    startSpan(name: string, { attributes }: { attributes: Record<string, unknown> }) {
      const span: (typeof spans)[number] = { name, attributes: { ...attributes }, ended: 0 };
      spans.push(span);
      return {
        setAttribute: (key: string, value: unknown) => (span.attributes[key] = value),
        setStatus: (status: unknown) => (span.failed = status),
        addEvent: () => undefined,
        recordException: () => undefined,
        spanContext: () => ({ traceId: 'a'.repeat(32), spanId: String(spans.length).padStart(16, '0'), traceFlags: 1 }),
        end: () => span.ended++,
      };
    },
  };
  const sent: (string | null)[] = [];
  const hub = createProvisioning({
    ...options(tracing(tracer)),
    fetch(url, init) {
      sent.push(new Headers(init.headers).get('traceparent'));
      return fetch(url, init);
    },
  });
  const results = [await hub.listTypes(), await hub.getType({ path: { typeId: 'Nowhere' } })];
  const [found, missing] = results.map(({ response }) => response.headers.get('Operation-Id'));
  expect(found).toMatch(operationId);
  expect(spans).toEqual([
    {
      name: expect.stringMatching(/^GET .*\/Types$/),
      attributes: expect.objectContaining({
        'openapi.operation_id': 'listTypes',
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'http.response.header.operation-id': found,
      }),
      ended: 1,
    },
    {
      name: expect.stringMatching(/^GET .*\/Types\/\{typeId\}$/),
      attributes: expect.objectContaining({
        'openapi.operation_id': 'getType',
        'http.response.status_code': 404,
        'http.response.header.operation-id': missing,
        'error.type': '404',
      }),
      failed: expect.objectContaining({ code: 2 }),
      ended: 1,
    },
  ]);
  expect(sent).toEqual([1, 2].map((n) => `00-${'a'.repeat(32)}-${String(n).padStart(16, '0')}-01`));
});

const checkOf = (name: string) => {
  const document = documents().find((one) => one.name === name);
  if (!document) throw new Error(`There is no document ${name}.`);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, validateFormats: false });
  return schemaCheck(readBundle(document), ajv);
};

it('a request that breaks the contract throws and is not sent; a valid one is sent', async () => {
  const warn = jest.fn();
  const counted = jest.fn((url: string, init: RequestInit) => fetch(url, init));
  const hooks = [validation({ check: checkOf('identity'), warn })];
  const identity = createIdentity({ ...options(...hooks), fetch: counted });
  const before = await identity.countRoles();
  counted.mockClear();
  await expect(identity.createRole({ body: { Name: 5 } as never })).rejects.toThrow(InvalidRequest);
  expect(counted).not.toHaveBeenCalled();
  expect((await identity.createRole({ body: { Name: 'Operators' } })).response.status).toBe(201);
  expect(counted).toHaveBeenCalledTimes(1);
  expect((await identity.countRoles()).data).toBe((before.data ?? NaN) + 1);
  expect(warn).not.toHaveBeenCalled();
});

it('a response that breaks the contract warns and is returned; those of the server do not warn', async () => {
  const warn = jest.fn();
  const identity = createIdentity(options(validation({ check: checkOf('identity'), warn })));
  await identity.listRoles();
  await identity.listUsers();
  expect(warn).not.toHaveBeenCalled();
  const headers = { 'Content-Type': 'application/json' };
  proxy.faults.push({ status: 200, headers, body: '[{"Id":5}]' });
  expect((await identity.listRoles()).data).toEqual([{ Id: 5 }]);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('listRoles returned a response with status 200 that breaks the contract: body/0/Id')],
  ]);
});
