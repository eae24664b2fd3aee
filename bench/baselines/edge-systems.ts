// Bare node:http that runs the plain SQL of each query and sends the stored list entries with their total number.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { benchQueries } from '../support/edge-systems.ts';
import { scope } from '../support/events.ts';

const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '', 'millrace.db'), { readOnly: true });
database.exec('pragma cache_size = -65536');
const prepared = benchQueries.map(({ pageSql, countSql, pageSize }) => {
  const [page, all] = [database.prepare(pageSql), database.prepare(countSql)];
  return (skip: number) => {
    const bodies = page.all(scope.tenant, scope.namespace, pageSize, skip).map((row) => String(row['shown']));
    return { text: `[${bodies.join(',')}]`, total: Number(all.get(scope.tenant, scope.namespace)?.['count']) };
  };
});

const server = createServer((request, response) => {
  const [, index = '0', skip = '0'] = (request.url ?? '').split('/');
  const page = prepared[Number(index)]?.(Number(skip));
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Total-Count', String(page?.total));
  response.end(page?.text);
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
