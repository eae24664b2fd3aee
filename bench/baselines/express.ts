// GET and POST of one event in plain Express, with as many routes as the server and the same store, but without validation, access
// control and error bodies.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express, { type Request } from 'express';
import { readOperations } from '../../server/api/operations.ts';
import { openStore } from '../../server/store/open.ts';
import { streamEventType } from '../../server/catalog/event-types.ts';
import { openStreamWithType } from '../../server/stream-data/open-stream.ts';
import { writeEvents } from '../../server/stream-data/writing.ts';
import { uncheckedRow, type BenchEvent } from '../support/events.ts';

const bundles = join(import.meta.dirname, '..', '..', 'generated', 'openapi');
const documents = ['data-services', 'identity', 'edge', 'provisioning'];
const store = await openStore({ dataDir: process.env['DATA_DIR'] });
const app = express();
app.disable('x-powered-by');
app.disable('etag');

/** Reads the tenant, the namespace and the stream of a path, and the type of the stream unless it is cached. */
async function streamOfPath({ params }: Request) {
  const { tenantId = '', namespaceId = '', streamId = '' } = params as Record<string, string>;
  const scope = { tenant: tenantId, namespace: namespaceId };
  await store.objects.get({ tenant: tenantId, namespace: '' }, 'tenant', tenantId);
  await store.objects.get({ tenant: tenantId, namespace: '' }, 'namespace', namespaceId);
  const object = await store.objects.get(scope, 'stream', streamId);
  if (!object) throw new Error('The stream does not exist.');
  return openStreamWithType(store.events, scope, object, await streamEventType(store, scope, object));
}

for (const { id, method, path } of documents.flatMap((document) => readOperations(bundles, document))) {
  const route = app.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
  if (id === 'getLastEvent') {
    route.get(async (request, response) => {
      const { ref } = await streamOfPath(request);
      const row = await store.events.lastEvent(ref);
      response.type('application/json').send(row?.body ?? 'null');
    });
  } else if (id === 'insertEvents') {
    route.post(express.json({ limit: '30mb' }), async (request, response) => {
      const stream = await streamOfPath(request);
      const rows = (request.body as BenchEvent[]).map((event) => uncheckedRow(stream, event));
      await writeEvents(store, stream, (events) => events.insert(stream.ref, rows));
      response.status(204).end();
    });
  } else {
    route[method as 'get'](async (_request, response) => {
      response.status(501).end();
      return Promise.resolve();
    });
  }
}

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close(() => void store.close());
  server.closeAllConnections();
});
