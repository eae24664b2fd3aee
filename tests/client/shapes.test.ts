// Calls every operation with the client and the examples of the contract, against the mock and against the server.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, operationsOf, readBundle } from '../../scripts/documents.ts';
import { startMock, type Mock } from '../../scripts/prism.ts';
import { clientCredentials, type ClientOptions } from '../../client/index.ts';
import { demo } from '../../server/seed/demo.ts';
import type { Server } from '../../server/start.ts';
import { allCalls } from '../support/client-calls.ts';
import { responseChecker } from '../support/response-checker.ts';
import { sampleInput } from '../support/samples.ts';
import { startDemoServer } from '../support/server.ts';

const shapes = documents().flatMap((document) => {
  const bundle = readBundle(document);
  const checkResponse = responseChecker(bundle);
  return operationsOf(bundle).map((located) => {
    const id = located.operation.operationId;
    return [id, { id, document: document.name, located, checkResponse, input: sampleInput(bundle, located) }] as const;
  });
});
type Shape = (typeof shapes)[number][1];

/** Calls an operation. Returns its result, and the faults of the response by the contract. */
async function call({ id, located, checkResponse, input }: Shape, options: ClientOptions) {
  let text = '';
  const calls = allCalls({
    ...options,
    retry: false,
    async fetch(url, init) {
      const response = await fetch(url, init);
      text = await response.clone().text();
      return response;
    },
  });
  const result = await calls[id]?.(input);
  if (!result) throw new Error(`The client has no ${id}.`);
  const { status, headers } = result.response;
  return { result, status, faults: checkResponse(located, { status, headers, text }), text };
}

describe('every operation against the mock', () => {
  const mocks = new Map<string, Mock>();
  beforeAll(async () => {
    for (const document of documents()) mocks.set(document.name, await startMock(document, 0, 'silent'));
  });
  afterAll(async () => {
    await Promise.all([...mocks.values()].map((mock) => mock.close()));
  });

  it.each(shapes)('%s returns data', async (_id, shape) => {
    const { result, text, faults } = await call(shape, { baseUrl: mocks.get(shape.document)?.url ?? '', auth: 'any' });
    expect(result.error ? text : '').toBe('');
    expect(faults).toEqual([]);
  });
});

describe('every operation against the server', () => {
  let server: Server;
  let options: ClientOptions;
  beforeAll(async () => {
    server = await startDemoServer({ RESPONSE_VALIDATION: 'on' });
    options = { baseUrl: server.url, auth: clientCredentials({ clientId: demo.client, clientSecret: demo.secret }) };
  });
  afterAll(() => server.stop());

  it.each(shapes)(
    '%s returns a response that the contract declares, whether or not its object exists',
    async (_id, shape) => {
      const { faults } = await call(shape, options);
      expect(faults).toEqual([]);
    },
  );
});
