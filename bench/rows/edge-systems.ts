// Lists of 10,000 edge systems, compared with the same SQL on the same rows behind bare node:http.
import { startScript } from '../support/child.ts';
import { listPath, benchQueries, type BenchQuery } from '../support/edge-systems.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

const headers = { Authorization: 'Bearer none' };
const maxRatio = 1.3;

interface ListResult {
  readonly ids: readonly string[];
  readonly total: number;
  readonly elapsedMilliseconds: number;
}

async function readList(url: string): Promise<ListResult> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  const elapsedMilliseconds = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}: ${text}`);
  const ids = (JSON.parse(text) as readonly { readonly Id: string }[]).map(({ Id }) => Id);
  return { ids, total: Number(response.headers.get('total-count')), elapsedMilliseconds };
}

/** Returns a function that sends the requests one after another and returns their milliseconds; `onResult` receives ids and totals. */
const timeRequests = (urls: readonly string[], onResult?: (ids: readonly string[]) => void) => async () => {
  const results: ListResult[] = [];
  for (const url of urls) results.push(await readList(url));
  onResult?.(results.flatMap(({ ids, total }) => [...ids, String(total)]));
  return results.reduce((sum, { elapsedMilliseconds }) => sum + elapsedMilliseconds, 0);
};

async function measure(url: string, baselineUrl: string, query: BenchQuery, index: number): Promise<Row> {
  const baselineUrls = Array.from({ length: query.pages }, (_, i) => `${baselineUrl}/${index}/${i * query.pageSize}`);
  const urls = query.queries.map((query) => url + listPath(query));
  const results: (readonly string[])[] = [];
  await timeRequests(baselineUrls, (ids) => results.push(ids))();
  await timeRequests(urls, (ids) => results.push(ids))();
  if (JSON.stringify(results[0]) !== JSON.stringify(results[1]))
    throw new Error(`${query.work}: the server and the baseline return different lists.`);
  // Many short turns, except for queries over several pages, which take long.
  const turns = query.pages === 1 ? 135 : 9;
  const { baseline, ours, ratio } = await alternate(turns, timeRequests(baselineUrls), timeRequests(urls));
  return {
    work: query.work,
    baseline: `the same SQL, bare node:http: ${formatNumber(baseline, 1)} ms`,
    ours: `${formatNumber(ours, 1)} ms`,
    ratio: formatNumber(ratio, 2),
    goal: `<= ${maxRatio}`,
    isMet: ratio <= maxRatio,
  };
}

/** Returns a row for each query, on a server and on the baseline with a copy of its data. */
export async function measureEdgeSystems(url: string, baselineDir: string): Promise<readonly Row[]> {
  const baseline = await startScript('bench/baselines/edge-systems.ts', { DATA_DIR: baselineDir });
  try {
    const rows: Row[] = [];
    for (const [index, query] of benchQueries.entries()) rows.push(await measure(url, baseline.url, query, index));
    return rows;
  } finally {
    await baseline.stop();
  }
}
