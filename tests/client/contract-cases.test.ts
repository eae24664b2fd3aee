// Runs every contract case through the client, for every operation. The bundle checks the requests and the responses.
import { describe, expect, it } from '@jest/globals';
import { cases } from '../contract/cases/index.ts';
import { contractOperations, type Sender } from '../contract/support/cases.ts';
import { missingCases } from '../contract/support/missing-cases.ts';
import { declareCases } from '../contract/support/play-cases.ts';
import { allCalls, queryOf } from '../support/client-calls.ts';
import { startTestServer } from '../support/server.ts';

/** Replaces each bigint by the number that JSON.parse returns for it. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? Number(one) : one)));

/** Sends a case with the client's method for its operation. Expects the result of the client to equal the body of the response. */
const byClient: Sender = async ({ id, located, as = 'administrator', path, query, headers, body }, world) => {
  const { server, tenant: tenantId, namespace: namespaceId } = world;
  let text = '';
  const calls = allCalls({
    baseUrl: server.server.url,
    auth: server.tokenOf(as),
    retry: false,
    async fetch(url, init) {
      const response = await fetch(url, init);
      text = await response.clone().text();
      return response;
    },
  });
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const result = await calls[id]?.({
    path: { tenantId, namespaceId, ...path },
    ...(query ? { query: queryOf(query) } : {}),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : isRaw ? { rawBody: body as string } : { body }),
  });
  if (!result) throw new Error(`The client has no ${id}.`);
  const { response, data, error } = result;
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const read = error ? error.body : data;
  if (isJson && text !== '') expect(rounded(read)).toEqual(JSON.parse(text));
  if (located.method === 'head' && response.ok) {
    const total = response.headers.get('total-count');
    expect(data).toBe(total === null ? undefined : Number(total));
  }
  expect(error?.status ?? response.status).toBe(response.status);
  return { status: response.status, headers: response.headers, text, body: isJson ? rounded(read) : undefined };
};

describe('the contract cases, by the client', () => {
  it('exist for every operation', () => {
    const operations = [...contractOperations().values()].map(({ located }) => located.operation);
    expect(missingCases(operations, cases)).toEqual([]);
  });

  declareCases(cases, () => startTestServer({ CONTROL: 'on' }), byClient);
});
