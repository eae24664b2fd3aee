// What a path may name: `.` and `..` stand for other places in an address, and control characters break lines. None names an object.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deref, parametersOf } from '../../scripts/documents.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { noteSeen } from './coverage.ts';
import { makeExamples, served, type Entry } from './every-operation.ts';

/** Values as they stand in an address; all of them name no object of any kind. */
const refused = [
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '..%2f',
  '..%2F..',
  '%0a',
  'a%0D%0Ab',
  '%00',
  '%7f',
  '%C2%85',
  '%E2%80%A8',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeExamples(server);
});
afterAll(() => server.stop());

/** Sends a request whose path goes out as it is written, which fetch does not do. */
function sendAsWritten(method: string, path: string) {
  const headers = { Authorization: `Bearer ${server.tokenOf('administrator')}`, 'Content-Type': 'application/json' };
  return new Promise<{ status: number; headers: Headers; text: string; body: unknown }>((resolve, reject) => {
    const { hostname, port } = new URL(server.server.url);
    request({ hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const body = text === '' ? undefined : (JSON.parse(text) as unknown);
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as HeadersInit),
          text,
          body,
        });
      });
    })
      .on('error', reject)
      .end(method === 'POST' || method === 'PUT' || method === 'PATCH' ? '{}' : undefined);
  });
}

/** The names of an operation's path parameters that take any text. */
const textsOf = ({ bundle, located }: Entry): readonly string[] =>
  parametersOf(bundle, located)
    .filter((p) => p.in === 'path')
    .filter(({ schema }) => {
      const { type, enum: members } = deref<{ type?: unknown; enum?: unknown }>(bundle, schema);
      return type === 'string' && members === undefined;
    })
    .map(({ name }) => name);

/** The path of an operation's sample request in our tenant, one of its parameters replaced by what stands in an address. */
function pathWith({ bundle, located }: Entry, parameter: string, written: string): string {
  const values: Readonly<Record<string, string>> = { ...sampleInput(bundle, located).path, tenantId: server.tenant };
  return located.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    name === parameter ? written : encodeURIComponent(values[name] ?? ''),
  );
}

const withTexts = served.filter(([, entry]) => textsOf(entry).length > 0);

it.each(withTexts)('%s refuses dot segments and control characters in each path parameter', async (id, entry) => {
  for (const parameter of textsOf(entry)) {
    for (const written of refused) {
      const path = pathWith(entry, parameter, written);
      const seen = await sendAsWritten(entry.located.method.toUpperCase(), path);
      expect(`${path} ${seen.status} ${seen.status === 400 ? '' : seen.text}`).toBe(`${path} 400 `);
      expect(entry.judge(entry.located, seen)).toEqual([]);
      if (seen.text !== '') expect(seen.text).toContain(parameter);
    }
  }
  noteSeen(id, 400);
});

describe('the parent of a resource stays as it is', () => {
  it.each(['..', '%2e%2e', '.', '%2e', '..%2f'])('when %s is to be deleted', async (written) => {
    const tenant = `/api/v1/Tenants/${server.tenant}`;
    const empty = `${tenant}/Namespaces/Empty`;
    await server.send('PUT', empty, { body: { Id: 'Empty' } });
    for (const path of [`${empty}/Streams`, `${empty}/Types`, `${empty}/StreamViews`, `${empty}/dataviews`]) {
      expect((await sendAsWritten('DELETE', `${path}/${written}`)).status).toBe(400);
    }
    expect((await server.send('GET', empty)).status).toBe(200);
  });
});
