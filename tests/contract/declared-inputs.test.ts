// The server accepts the headers and methods that the contract declares, and no others.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parametersOf } from '../../scripts/documents.ts';
import { sampleInput, sampleRequest } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readResponse } from './support/cases.ts';
import {
  allowedCaller,
  createExamples,
  samplePath,
  servedOperations,
  type ServedOperation,
} from './support/every-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTROL: 'on' });
  await createExamples(server);
});
afterAll(() => server.stop());

async function ask(entry: ServedOperation, headers: Readonly<Record<string, string>>) {
  const { init } = sampleRequest(entry.bundle, entry.located);
  const response = await readResponse(
    await server.send(entry.located.method.toUpperCase(), samplePath(entry, server.tenant), {
      as: await allowedCaller(entry, server),
      headers: { ...sampleInput(entry.bundle, entry.located).headers, ...headers },
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    }),
  );
  return { ...response, faults: entry.checkResponse(entry.located, response) };
}

const taking = (name: string) =>
  servedOperations.filter(([, { bundle, located }]) =>
    parametersOf(bundle, located).some((p) => p.in === 'header' && p.name === name),
  );

describe.each([
  ['Accept-Verbosity', ['loud', 'verbose, non-verbose', '1']],
  ['Request-Timeout', ['0', '-1', '1.5', 'soon', '9999999999']],
])('%s', (header, values) => {
  it.each(taking(header))('%s refuses values that the contract does not declare', async (_id, entry) => {
    for (const value of values) {
      const { status, text, faults } = await ask(entry, { [header]: value });
      expect(`${value} ${status} ${status === 400 ? '' : text}`).toBe(`${value} 400 `);
      expect(text).toContain(header);
      expect(faults).toEqual([]);
    }
  });
});

describe('a header that the contract declares', () => {
  const [, read] = servedOperations.find(([id]) => id === 'getStreamView') ?? [];
  it.each(['VERBOSE', 'Non-Verbose', ' verbose ', ''])(
    'is taken in any case, and is absent when empty: %p',
    async (value) => {
      if (!read) throw new Error('There is no operation getStreamView.');
      expect((await ask(read, { 'Accept-Verbosity': value })).status).toBe(200);
    },
  );

  it('is ignored by an operation that does not declare it', async () => {
    const [, found] = servedOperations.find(([id]) => id === 'countUsers') ?? [];
    if (!found) throw new Error('There is no operation countUsers.');
    expect((await ask(found, { 'Accept-Verbosity': 'loud' })).status).toBe(200);
  });
});

describe('Allow', () => {
  const unknownSandbox = (path: string) => path.replace(/^(\/control\/v1\/sandboxes\/)[^/]+/, '$1nowhere');
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const paths = [...new Map(servedOperations.map(([, entry]) => [entry.located.path, entry])).values()];

  it.each(paths.map((entry) => [entry.located.path, entry] as const))(
    'of %s lists exactly its methods',
    async (_path, entry) => {
      const isControl = entry.located.path.startsWith('/control/');
      const [path = ''] = samplePath(entry, server.tenant).split('?');
      // Without a token, supported methods return 401, so nothing changes. Control needs no token; its sandboxes are unknown here.
      const responses = await Promise.all(
        methods.map(async (method) => [method, await server.send(method, unknownSandbox(path), { as: null })] as const),
      );
      const taken = responses.filter(([, { status }]) => status !== 405).map(([method]) => method);
      for (const [, response] of responses.filter(([, { status }]) => status === 405)) {
        expect(response.headers.get('allow')?.split(', ')).toEqual(taken.toSorted());
      }
      const others = isControl ? [200, 201, 400, 404] : [401];
      for (const [method, { status }] of responses)
        expect([method, [405, ...others].includes(status) ? '' : status]).toEqual([method, '']);
    },
  );
});

describe('a list in the query', () => {
  const at = '/api/v1/Tenants';
  it.each([
    [
      'sampleBy',
      'Streams/Pump-101/Data/Sampled?startIndex=2026-01-01&endIndex=2026-01-02&intervals=1&sampleBy=Flow&sampleBy=',
    ],
    ['sampleBy', 'Streams/Pump-101/Data/Sampled?startIndex=2026-01-01&endIndex=2026-01-02&intervals=1&sampleBy='],
    [
      'sampleBy',
      'Streams/Pump-101/Data/Transform/Sampled?startIndex=2026-01-01&endIndex=2026-01-02&intervals=1&sampleBy=Flow&sampleBy=',
    ],
    ['streams', 'Bulk/Streams/Data/Joins?startIndex=2026-01-01&endIndex=2026-01-02&streams=Pump-101,,Pump-102'],
    ['streams', 'Bulk/Streams/Data/Joins?startIndex=2026-01-01&endIndex=2026-01-02&streams=Pump-101,Pump-102,'],
    ['streams', 'Bulk/Streams/Data/Joins?startIndex=2026-01-01&endIndex=2026-01-02&streams=,'],
    ['index', 'Streams/Pump-101/Data/Interpolated?index=2026-01-01&index='],
  ])('has no empty items: %s in %s', async (name, path) => {
    const response = await readResponse(await server.send('GET', `${at}/${server.tenant}/Namespaces/demo/${path}`));
    expect(`${response.status} ${response.text}`).toMatch(new RegExp(`^400 .*${name}`));
  });

  it('that must not have empty items can be empty if it is optional', async () => {
    const path = `${at}/${server.tenant}/HybridClients?tag=&id=`;
    expect((await server.send('GET', path)).status).toBe(200);
    expect((await server.send('GET', `${path}&tag=a`)).status).toBe(400);
  });
});
