// A call of the TypeScript client, compared with plain fetch.
import { createDataServices } from '../../client/index.ts';
import { demo } from '../../server/seed/demo.ts';
import { dataPath, eventText } from '../support/events.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

/** Turns are short, so that a slow moment of the machine affects both sides; the ratio then repeats within 0.02. */
const calls = 5;
const turns = 1_000;

export async function measureClientCall(url: string, stream: string, held: number): Promise<Row> {
  const client = createDataServices({ baseUrl: url, auth: 'none' });
  const newest = eventText(held - 1);
  const expectNewest = (value: unknown) => {
    if (JSON.stringify(value) !== newest) throw new Error(`Expected ${newest}, got ${JSON.stringify(value)}.`);
  };
  const plain = async () => {
    const headers = { Authorization: 'Bearer none' };
    expectNewest(await (await fetch(`${url}${dataPath(stream)}/Last`, { headers })).json());
  };
  const path = { tenantId: demo.tenant, namespaceId: demo.namespace, streamId: stream };
  const typed = async () => {
    const { data } = await client.GET(
      '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Last',
      { path },
    );
    expectNewest(data);
  };
  const milliseconds = (call: () => Promise<void>) => async () => {
    const started = performance.now();
    for (let i = 0; i < calls; i++) await call();
    return (performance.now() - started) / calls;
  };
  await alternate(100, milliseconds(plain), milliseconds(typed));
  const { baseline, ours, ratio } = await alternate(turns, milliseconds(plain), milliseconds(typed));
  return {
    work: 'client call (Data/Last, one after another)',
    baseline: `plain fetch: ${figure(baseline, 2)} ms`,
    ours: `${figure(ours, 2)} ms`,
    ratio: figure(ratio, 2),
    goal: '<= 1.1',
    met: ratio <= 1.1,
  };
}
