// Lists of 10,000 edge systems, compared with the same SQL on the same rows behind bare node:http.
import { startScript } from '../support/child.ts';
import { listPath, questions, type Question } from '../support/edge-systems.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

const headers = { Authorization: 'Bearer none' };
const most = 1.3;

interface Answer {
  readonly ids: readonly string[];
  readonly total: number;
  readonly took: number;
}

async function ask(url: string): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  const took = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  const ids = (JSON.parse(text) as readonly { readonly Id: string }[]).map(({ Id }) => Id);
  return { ids, total: Number(response.headers.get('total-count')), took };
}

/** Returns the milliseconds of all requests of a query, one after another; `keep` receives their responses. */
const times = (urls: readonly string[], keep?: (ids: readonly string[]) => void) => async () => {
  const answers: Answer[] = [];
  for (const url of urls) answers.push(await ask(url));
  keep?.(answers.flatMap(({ ids, total }) => [...ids, String(total)]));
  return answers.reduce((sum, { took }) => sum + took, 0);
};

async function measure(url: string, baselineUrl: string, question: Question, index: number): Promise<Row> {
  const baselineUrls = Array.from({ length: question.pages }, (_, i) => `${baselineUrl}/${index}/${i * question.size}`);
  const urls = question.queries.map((query) => url + listPath(query));
  const seen: (readonly string[])[] = [];
  await times(baselineUrls, (ids) => seen.push(ids))();
  await times(urls, (ids) => seen.push(ids))();
  if (JSON.stringify(seen[0]) !== JSON.stringify(seen[1])) throw new Error(`${question.work}: other answers.`);
  // Many short turns, as for one event, except for the queries over all pages, which are long.
  const turns = question.pages === 1 ? 135 : 9;
  const { baseline, ours, ratio } = await alternate(turns, times(baselineUrls), times(urls));
  return {
    work: question.work,
    baseline: `the same SQL, bare node:http: ${figure(baseline, 1)} ms`,
    ours: `${figure(ours, 1)} ms`,
    ratio: figure(ratio, 2),
    goal: `<= ${most}`,
    met: ratio <= most,
  };
}

/** Returns the rows of all queries, on a server and on the baseline with a copy of its data. */
export async function measureEdgeSystems(url: string, baselineDir: string): Promise<readonly Row[]> {
  const baseline = await startScript('bench/baselines/edge-systems.ts', { DATA_DIR: baselineDir });
  try {
    const rows: Row[] = [];
    for (const [index, question] of questions.entries()) rows.push(await measure(url, baseline.url, question, index));
    return rows;
  } finally {
    await baseline.stop();
  }
}
