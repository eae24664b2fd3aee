// The client never sends a request whose path parameter is empty, . or .. because its URL would be that of another resource.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createProvisioning, InvalidRequest } from '../../client/index.ts';
import { documents, operationsOf, parametersOf, readBundle } from '../../scripts/documents.ts';
import { allCalls } from '../support/client-calls.ts';
import { sampleInput } from '../support/samples.ts';

const operations = documents().flatMap((document) => {
  const bundle = readBundle(document);
  return operationsOf(bundle).flatMap((located) => {
    const names = parametersOf(bundle, located).filter((p) => p.in === 'path');
    return names.map(({ name }) => ({ bundle, located, name }));
  });
});
const sent: string[] = [];
const options = {
  baseUrl: 'http://unused.invalid',
  fetch: (url: string) => {
    sent.push(url);
    return Promise.resolve(new Response(null, { status: 204 }));
  },
};
const calls = allCalls(options);

describe('every path parameter of every operation', () => {
  it.each(operations.map((one) => [one.located.operation.operationId, one.name, one] as const))(
    '%s refuses an empty text, . and .. as %s',
    async (id, name, { bundle, located }) => {
      sent.length = 0;
      for (const value of ['', '.', '..']) {
        const input = sampleInput(bundle, located);
        const call = calls[id]?.({ ...input, path: { ...input.path, [name]: value } } as never);
        await expect(call).rejects.toThrow(InvalidRequest);
        await expect(call).rejects.toThrow(`${id} was not sent: ${name} must not be empty, . or ..`);
      }
      expect(sent).toEqual([]);
    },
  );
});

it('every other text stays within its segment of the path', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'e', '\\', ' '), minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      texts.filter((text) => text !== '.' && text !== '..'),
      async (streamId) => {
        sent.length = 0;
        await calls['deleteStream']?.({ path: { tenantId: 't', namespaceId: 'n', streamId } });
        const segments = new URL(sent[0] ?? '').pathname.split('/');
        expect(segments.slice(0, -1).join('/')).toBe('/api/v1/Tenants/t/Namespaces/n/Streams');
        expect(decodeURIComponent(segments.at(-1) ?? '')).toBe(streamId);
      },
    ),
  );
});

it('refuses a missing parameter, and an invalid one in the options of the client', async () => {
  const hub = createProvisioning({ ...options, path: { tenantId: '..', namespaceId: 'n' } });
  await expect(hub.deleteStream({ path: { streamId: 's' } })).rejects.toThrow('tenantId');
  await expect(hub.deleteStream({ path: {} as never })).rejects.toThrow('streamId');
  await expect(
    hub.GET('/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types', { path: { tenantId: 't', namespaceId: '.' } }),
  ).rejects.toThrow('namespaceId');
});
