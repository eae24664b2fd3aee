// Bare node:http that runs the plain SQL of each query and sends the stored bodies and their number.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { questions } from '../support/edge-systems.ts';
import { scope } from '../support/events.ts';

const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '', 'millrace.db'), { readOnly: true });
database.exec('pragma cache_size = -65536');
const prepared = questions.map(({ sql, count, size }) => {
  const [page, all] = [database.prepare(sql), database.prepare(count)];
  return (skip: number) => {
    const bodies = page.all(scope.tenant, scope.namespace, size, skip).map((row) => String(row['shown']));
    return { text: `[${bodies.join(',')}]`, total: Number(all.get(scope.tenant, scope.namespace)?.['count']) };
  };
});

const server = createServer((request, response) => {
  const [, question = '0', skip = '0'] = (request.url ?? '').split('/');
  const answer = prepared[Number(question)]?.(Number(skip));
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Total-Count', String(answer?.total));
  response.end(answer?.text);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close(() => {
    database.close();
  });
  server.closeAllConnections();
});
