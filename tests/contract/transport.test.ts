// Responses of every operation before its own rules apply: tokens, rights, unknown tenants, methods, media types, sizes, faults.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failingDirectory } from '../support/directories.ts';
import { rawRequest } from '../support/raw-http.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type SendOptions, type TestServer } from '../support/server.ts';
import { readResponse, type ReadResponse } from './support/cases.ts';
import { recordStatus } from './support/coverage.ts';
import { expectRecordedTransportError } from './support/error-examples.ts';
import {
  allowedCaller,
  controlOperations,
  createExamples,
  samplePath,
  servedOperations,
  tenantOperations,
  type ServedOperation,
  sendSample,
} from './support/every-operation.ts';

const CONTROL = 'on';
const BODY_LIMIT = 20_000;
const isHead = ({ located }: ServedOperation) => located.method === 'head';
const declaring = (status: number) =>
  servedOperations.filter(([, { located }]) => String(status) in located.operation.responses);

describe('every served operation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL, BODY_LIMIT: String(BODY_LIMIT) });
    await createExamples(server);
  });
  afterAll(() => server.stop());

  /** Sends to an operation's sample path and checks the response against the contract. */
  async function expectStatus(
    entry: ServedOperation,
    status: number,
    {
      title,
      path = samplePath(entry, server.tenant),
      ...options
    }: SendOptions & { title?: string; path?: string } = {},
  ): Promise<ReadResponse> {
    const method = entry.located.method.toUpperCase();
    const as = await allowedCaller(entry, server);
    const response = await readResponse(await server.send(method, path, { as, ...options }));
    expect(`${response.status} ${response.status === status ? '' : response.text}`).toBe(`${status} `);
    expect(entry.checkResponse(entry.located, response)).toEqual([]);
    expect(response.headers.get('operation-id')).toMatch(/^[0-9a-f-]{36}$/);
    const { operationId } = entry.located.operation;
    recordStatus(operationId, status);
    if (title !== undefined) expectRecordedTransportError(operationId, title, response, server);
    return response;
  }
  const bodyOf = ({ bundle, located }: ServedOperation): SendOptions => {
    const { init } = sampleRequest(bundle, located);
    return typeof init.body === 'string' ? { body: init.body } : {};
  };

  it.each(tenantOperations)('%s: 401 without token, with the challenge', async (_id, entry) => {
    const response = await expectStatus(entry, 401, { as: null });
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it.each(tenantOperations)('%s: 401 with an unsigned token', async (_id, entry) => {
    const response = await expectStatus(entry, 401, {
      as: null,
      headers: { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });

  // Other tenants can join a community, so that these operations return other statuses. Their cases test them.
  const ofTenant = ([, { located }]: (typeof tenantOperations)[number]) =>
    located.path.includes('{tenantId}') && !/Communities.*\{tenantId\}$/.test(located.path);
  it.each(declaring(403).filter(ofTenant))('%s: 403 in another tenant', async (_id, entry) => {
    const path = samplePath(entry, server.otherTenant);
    await expectStatus(entry, 403, { title: 'another tenant', path, ...bodyOf(entry) });
  });

  it.each(controlOperations)('%s: 403 for a web page of another site', async (_id, entry) => {
    const options = { ...bodyOf(entry), headers: { Origin: 'http://elsewhere.example' } };
    const response = await expectStatus(entry, 403, { title: 'a web page of another site', as: null, ...options });
    expect(response.text).toContain('elsewhere.example');
  });

  it.each(declaring(404).filter(ofTenant))('%s: 404 in an unknown tenant', async (_id, entry) => {
    const unknown = '99999999-9999-4999-8999-999999999999';
    const path = samplePath(entry, unknown);
    const response = await expectStatus(entry, 404, { title: 'a tenant that does not exist', path, ...bodyOf(entry) });
    if (!isHead(entry)) expect(response.text).toContain(unknown);
  });

  it.each(declaring(400))('%s: 400 for a malformed path, query or body', async (_id, entry) => {
    const { path: template } = entry.located;
    const path = template.includes('{') ? template.replaceAll(/\{\w+\}/g, '%zz') : `${template}?count=-1`;
    const body = entry.located.operation.requestBody ? { body: '{' } : {};
    await expectStatus(entry, 400, { title: 'a request that cannot be read', path, ...body });
  });

  it.each(declaring(405))('%s: 405 with Allow', async (_id, entry) => {
    const path = samplePath(entry, server.tenant);
    const response = await readResponse(await server.send('OPTIONS', path));
    expect(response.status).toBe(405);
    // The refused method is never HEAD itself, so the response has a body that a HEAD would not.
    const checked = isHead(entry) ? { ...response, text: '', body: undefined } : response;
    expect(entry.checkResponse(entry.located, checked)).toEqual([]);
    expect(response.headers.get('allow')?.split(', ')).toContain(entry.located.method.toUpperCase());
    recordStatus(entry.located.operation.operationId, 405);
  });

  it.each(declaring(406))('%s: 406 for Accept: image/png', async (_id, entry) => {
    await expectStatus(entry, 406, { ...bodyOf(entry), headers: { Accept: 'image/png' } });
  });

  it.each(declaring(413))('%s: 413 names the limit', async (_id, entry) => {
    const response = await expectStatus(entry, 413, { body: JSON.stringify('x'.repeat(BODY_LIMIT)) });
    // Some families of errors have no body; checkResponse checks which.
    if (response.text !== '') expect(response.text).toContain(String(BODY_LIMIT));
  });

  it.each(declaring(415))('%s: 415 for a body that is declared as XML', async (_id, entry) => {
    await expectStatus(entry, 415, { body: '<a/>', headers: { 'Content-Type': 'application/xml' } });
  });

  it.each(declaring(431))('%s: 431 for header fields of 20 KB', async (_id, entry) => {
    const path = samplePath(entry, server.tenant);
    const response = await rawRequest(
      server.server.url,
      `${entry.located.method.toUpperCase()} ${path} HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(response).toMatch(/\r\nOperation-Id: [0-9a-f-]{36}\r\n/);
    recordStatus(entry.located.operation.operationId, 431);
  });
});

describe('every served operation when the store and the directory fail', () => {
  let server: TestServer;
  const fail = () => Promise.reject(new TypeError('a secret of the inside'));
  beforeAll(async () => {
    server = await startTestServer({ CONTROL }, { directory: failingDirectory(fail) });
    await createExamples(server);
  });
  afterAll(() => server.stop());

  async function expectFault(entry: ServedOperation, status: number): Promise<ReadResponse> {
    const { init } = sampleRequest(entry.bundle, entry.located);
    const options = typeof init.body === 'string' ? { body: init.body } : {};
    const response = await readResponse(
      await server.send(entry.located.method.toUpperCase(), samplePath(entry, server.tenant), {
        as: await allowedCaller(entry, server),
        ...options,
      }),
    );
    expect(`${response.status} ${response.status === status ? '' : response.text}`).toBe(`${status} `);
    expect(entry.checkResponse(entry.located, response)).toEqual([]);
    recordStatus(entry.located.operation.operationId, status);
    return response;
  }

  it.each(declaring(500))('%s: 500 does not reveal the cause', async (_id, entry) => {
    const { objects } = server.server.store;
    const { get, getEach, list, count } = objects;
    Object.assign(objects, {
      get: fail,
      getEach: fail,
      count: fail,
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
    });
    try {
      const response = await expectFault(entry, 500);
      expect(response.text).not.toContain('secret');
    } finally {
      Object.assign(objects, { get, getEach, list, count });
    }
  });
});

describe('every served operation without its database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL });
    await server.server.store.close();
  });
  afterAll(() => server.stop());

  it.each(declaring(503))('%s: 503 with Retry-After', async (_id, entry) => {
    const response = await sendSample(server, entry, { as: 'administrator' });
    expect(`${response.status} ${response.status === 503 ? '' : response.text}`).toBe('503 ');
    expect(entry.checkResponse(entry.located, response)).toEqual([]);
    recordStatus(entry.located.operation.operationId, 503);
  });
});

describe('every operation that declares 408', () => {
  let preparingServer: TestServer;
  let server: TestServer;
  beforeAll(async () => {
    const never = () => new Promise<never>(() => undefined);
    // The worker would wait for its transaction forever, and the server would wait for the worker when it stops.
    const settings = { CONTROL, WORKER: 'off' };
    // The short time limit does not apply to the preparation.
    preparingServer = await startTestServer(settings);
    await createExamples(preparingServer);
    server = await startTestServer(
      { ...settings, REQUEST_TIMEOUT: '0.5' },
      { directory: failingDirectory(never), sharesStoreOf: preparingServer },
    );
    const { events, objects } = server.server.store;
    const endless = () => ({ [Symbol.asyncIterator]: () => ({ next: never }) });
    Object.assign(server.server.store, { transaction: never });
    Object.assign(events, {
      firstEvent: never,
      lastEvent: never,
      eventAt: never,
      eventBefore: never,
      eventAfter: never,
      count: never,
      range: endless,
      texts: endless,
      runs: endless,
    });
    Object.assign(objects, { collectionAccess: never, setCollectionAccess: never });
  });
  afterAll(async () => {
    await server.stop();
    await preparingServer.stop();
  });

  it.each(declaring(408))('%s: 408 when store or directory times out', async (_id, entry) => {
    const { init } = sampleRequest(entry.bundle, entry.located);
    const path = samplePath(entry, server.tenant);
    const query = path.includes('?') ? '' : '?startIndex=2020-01-01&endIndex=2020-01-02';
    const isTransform = entry.located.path.includes('/Data');
    const options = typeof init.body === 'string' ? { body: isTransform ? '[]' : init.body } : {};
    const as = await allowedCaller(entry, server);
    const response = await readResponse(
      await server.send(entry.located.method.toUpperCase(), path + query, { as, ...options }),
    );
    expect(`${response.status} ${response.status === 408 ? '' : response.text}`).toBe('408 ');
    expect(entry.checkResponse(entry.located, response)).toEqual([]);
    recordStatus(entry.located.operation.operationId, 408);
  });
});
