// The speed and the memory of the job that fills a virtual table with many rows.
import { startServer } from '../support/child.ts';
import { base, timeOf } from '../support/events.ts';
import { formatNumber, type Row } from '../support/row.ts';

const maxMemoryMegabytes = 256;

/** Returns the row of the report for filling a virtual table with a stream's events, on a server of its own. */
export async function measureMaterialization(dataDir: string, stream: string, count: number): Promise<Row> {
  const server = await startServer(dataDir);
  try {
    const preview = base.replace('/v1/', '/v1-preview/');
    const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
      const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      const response = await fetch(server.url + path, { method, ...init });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    const field = (key: string) => ({ Source: 'PropertyId', Keys: [key], Label: key });
    await send('POST', `${base}/DataViews/bench`, {
      Id: 'bench',
      Queries: [{ Id: 'q', Value: `Id:${stream}` }],
      DataFieldSets: [{ QueryId: 'q', DataFields: ['Temperature', 'Pressure', 'Flow'].map(field) }],
    });
    const input = { id: 'bench', dataViewId: 'bench', startIndex: timeOf(0), endIndex: timeOf(count - 1) };
    const started = performance.now();
    await send('POST', `${preview}/virtualTables`, input);
    for (;;) {
      const { Status } = (await (await send('GET', `${preview}/virtualTables/bench/status`)).json()) as {
        Status: string;
      };
      if (Status === 'Ready') break;
      if (Status === 'Error') throw new Error('The job of the table failed.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const seconds = (performance.now() - started) / 1_000;
    const memory = server.memoryMegabytes('peak');
    const last = await (await send('GET', `${preview}/virtualTables/bench/data/csv?skip=${count - 1}`)).text();
    if (last.split('\n').length !== 1 || last === '') throw new Error(`The table does not have ${count} rows.`);
    return {
      work: `a job fills a virtual table with ${formatNumber(count)} rows of 3 fields`,
      baseline: '-',
      ours: `${formatNumber(count / seconds)} rows/s; peak memory ${formatNumber(memory)} MB`,
      ratio: '-',
      goal: `< ${maxMemoryMegabytes} MB`,
      isMet: memory < maxMemoryMegabytes,
    };
  } finally {
    await server.stop();
  }
}
