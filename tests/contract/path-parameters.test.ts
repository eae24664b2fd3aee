// Path parameters cannot be `.` or `..`, which address other resources in a URL, or contain control characters, which break lines.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deref, parametersOf } from '../../scripts/documents.ts';
import { requestAsWritten } from '../support/raw-http.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readResponse } from './support/cases.ts';
import { recordStatus } from './support/coverage.ts';
import { createExamples, servedOperations, type ServedOperation } from './support/every-operation.ts';
import { refusedInPaths } from './support/refused-identifiers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTROL: 'on' });
  await createExamples(server);
});
afterAll(() => server.stop());

/** Sends a request of an administrator whose path is sent unchanged; returns its status, headers and body. */
async function sendAsWritten(method: string, path: string) {
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? '{}' : undefined;
  const headers = { Authorization: `Bearer ${server.tokenOf('administrator')}`, 'Content-Type': 'application/json' };
  return readResponse(await requestAsWritten(server.server.url, method, path, headers, body));
}

/** Returns the names of an operation's path parameters that accept any text. */
const textsOf = ({ bundle, located }: ServedOperation): readonly string[] =>
  parametersOf(bundle, located)
    .filter((p) => p.in === 'path')
    .filter(({ schema }) => {
      const { type, enum: members } = deref<{ type?: unknown; enum?: unknown }>(bundle, schema);
      return type === 'string' && members === undefined;
    })
    .map(({ name }) => name);

/** Returns the path of an operation's sample request in our tenant, with one of its parameters replaced by encoded text. */
function pathWith({ bundle, located }: ServedOperation, parameter: string, written: string): string {
  const values: Readonly<Record<string, string>> = { ...sampleInput(bundle, located).path, tenantId: server.tenant };
  return located.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    name === parameter ? written : encodeURIComponent(values[name] ?? ''),
  );
}

const withTexts = servedOperations.filter(([, entry]) => textsOf(entry).length > 0);

it.each(withTexts)('%s refuses dot segments and control characters in each path parameter', async (id, entry) => {
  for (const parameter of textsOf(entry)) {
    for (const written of refusedInPaths) {
      const path = pathWith(entry, parameter, written);
      const response = await sendAsWritten(entry.located.method.toUpperCase(), path);
      expect(`${path} ${response.status} ${response.status === 400 ? '' : response.text}`).toBe(`${path} 400 `);
      expect(entry.checkResponse(entry.located, response)).toEqual([]);
      if (response.text !== '') expect(response.text).toContain(parameter);
    }
  }
  recordStatus(id, 400);
});

describe('the parent of a resource remains unchanged', () => {
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
