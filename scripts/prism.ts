// Starts Prism on a bundle, for make mock and for the tests of the mock.
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { join } from 'node:path';
import { root, type Document } from './documents.ts';

export interface Mock {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts Prism on the bundle of a document and returns its address; port 0 selects a free port. */
export async function startMock(document: Document, port: number, level: 'silent' | 'info'): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(join(root, document.bundle));
  const server = createServer(operations, {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    components: { logger: createLogger(document.name, { level }) },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, close: () => server.close() };
}
