// A call of the TypeScript client, compared with plain fetch.
import { createDataServices } from '../../client/index.ts';
import { demo } from '../../server/seed/demo.ts';
import { dataPath, eventText } from '../support/events.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

/** Turns are short, so that a slow moment of the machine affects both sides. */
const callsPerTurn = 5;
const turns = 1_000;

/** Returns the row of the report for a stream with the events 0 to eventCount - 1. */
export async function measureClientCall(url: string, stream: string, eventCount: number): Promise<Row> {
  const client = createDataServices({ baseUrl: url, auth: 'none' });
  const newest = eventText(eventCount - 1);
  const expectNewest = (value: unknown) => {
    if (JSON.stringify(value) !== newest) throw new Error(`Expected ${newest}, got ${JSON.stringify(value)}.`);
  };
  const callWithFetch = async () => {
    const headers = { Authorization: 'Bearer none' };
    expectNewest(await (await fetch(`${url}${dataPath(stream)}/Last`, { headers })).json());
  };
  const path = { tenantId: demo.tenant, namespaceId: demo.namespace, streamId: stream };
  const callWithClient = async () => {
    const { data } = await client.GET(
      '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Last',
      { path },
    );
    expectNewest(data);
  };
  const millisecondsPerCall = (call: () => Promise<void>) => async () => {
    const started = performance.now();
    for (let i = 0; i < callsPerTurn; i++) await call();
    return (performance.now() - started) / callsPerTurn;
  };
  await alternate(100, millisecondsPerCall(callWithFetch), millisecondsPerCall(callWithClient));
  const { baseline, ours, ratio } = await alternate(
    turns,
    millisecondsPerCall(callWithFetch),
    millisecondsPerCall(callWithClient),
  );
  return {
    work: 'client call (Data/Last, one after another)',
    baseline: `plain fetch: ${formatNumber(baseline, 2)} ms`,
    ours: `${formatNumber(ours, 2)} ms`,
    ratio: formatNumber(ratio, 2),
    goal: '<= 1.1',
    isMet: ratio <= 1.1,
  };
}
