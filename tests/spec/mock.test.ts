import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, operationsOf, readBundle } from '../../scripts/documents.ts';
import { startMock, type Mock } from '../../scripts/prism.ts';
import { responseChecker } from '../support/response-checker.ts';
import { sampleRequest } from '../support/samples.ts';

describe.each(documents().map((document) => [document.name, document] as const))(
  'Prism mocks %s',
  (_name, document) => {
    const bundle = readBundle(document);
    const checkResponse = responseChecker(bundle);
    let mock: Mock;

    beforeAll(async () => {
      mock = await startMock(document, 0, 'silent');
    });
    afterAll(() => mock.close());

    it.each(operationsOf(bundle).map((located) => [located.operation.operationId, located] as const))(
      '%s has a 2xx response of the contract',
      async (_id, located) => {
        const { path, init } = sampleRequest(bundle, located);
        const response = await fetch(mock.url + path, init);
        const seen = { status: response.status, headers: response.headers, text: await response.text() };
        expect(response.ok ? '' : `${response.status} ${seen.text}`).toBe('');
        expect(checkResponse(located, seen)).toEqual([]);
      },
    );

    // Only the control document declares that no operation needs a token.
    const needsToken = document.name !== 'control';
    it(`${needsToken ? 'refuses' : 'accepts'} a call without token`, async () => {
      const [first] = operationsOf(bundle);
      if (!first) throw new Error('The document has no operation.');
      const { path, init } = sampleRequest(bundle, first);
      const headers = new Headers(init.headers);
      headers.delete('Authorization');
      const response = await fetch(mock.url + path, { ...init, headers });
      expect(response.status).toBe(needsToken ? 401 : 200);
    });
  },
);
