// A virtual table of many rows: the speed and the memory of its job.
import { startServer } from '../support/child.ts';
import { base, timeOf } from '../support/events.ts';
import { figure, type Row } from '../support/row.ts';

const mostMemory = 256;

/** Returns the row on filling a virtual table with all four fields of a stream, on a server of its own. */
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
    const wanted = { id: 'bench', dataViewId: 'bench', startIndex: timeOf(0), endIndex: timeOf(count - 1) };
    const started = performance.now();
    await send('POST', `${preview}/virtualTables`, wanted);
    for (;;) {
      const { Status } = (await (await send('GET', `${preview}/virtualTables/bench/status`)).json()) as {
        Status: string;
      };
      if (Status === 'Ready') break;
      if (Status === 'Error') throw new Error('The table could not be filled.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const seconds = (performance.now() - started) / 1_000;
    const memory = server.memory('peak');
    const last = await (await send('GET', `${preview}/virtualTables/bench/data/csv?skip=${count - 1}`)).text();
    if (last.split('\n').length !== 1 || last === '') throw new Error(`The table has not ${count} rows.`);
    return {
      work: `a virtual table of ${figure(count)} rows of 3 fields is filled by its job`,
      baseline: '-',
      ours: `${figure(count / seconds)} rows/s; peak memory ${figure(memory)} MB`,
      ratio: '-',
      goal: `< ${mostMemory} MB`,
      met: memory < mostMemory,
    };
  } finally {
    await server.stop();
  }
}
