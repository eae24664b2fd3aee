// Lists of 10,000 edge systems, against the same SQL on the same rows behind bare node:http.
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

/** Milliseconds of all requests of a question, one after another; `keep` gets what they answered. */
const times = (urls: readonly string[], keep?: (ids: readonly string[]) => void) => async () => {
  const answers: Answer[] = [];
  for (const url of urls) answers.push(await ask(url));
  keep?.(answers.flatMap(({ ids, total }) => [...ids, String(total)]));
  return answers.reduce((sum, { took }) => sum + took, 0);
};

async function measure(url: string, floorUrl: string, question: Question, index: number): Promise<Row> {
  const floorUrls = Array.from({ length: question.pages }, (_, i) => `${floorUrl}/${index}/${i * question.size}`);
  const urls = question.queries.map((query) => url + listPath(query));
  const seen: (readonly string[])[] = [];
  await times(floorUrls, (ids) => seen.push(ids))();
  await times(urls, (ids) => seen.push(ids))();
  if (JSON.stringify(seen[0]) !== JSON.stringify(seen[1])) throw new Error(`${question.work}: other answers.`);
  // Many short turns, as for one event: but for those over all pages, which are long.
  const turns = question.pages === 1 ? 135 : 9;
  const { floor, ours, ratio } = await alternate(turns, times(floorUrls), times(urls));
  return {
    work: question.work,
    floor: `the same SQL, bare node:http: ${figure(floor, 1)} ms`,
    ours: `${figure(ours, 1)} ms`,
    ratio: figure(ratio, 2),
    goal: `<= ${most}`,
    met: ratio <= most,
  };
}

/** The questions, asked of a server and of the floor on a copy of its data. */
export async function measureEdgeSystems(url: string, floorDir: string): Promise<readonly Row[]> {
  const floor = await startScript('bench/floors/edge-systems.ts', { DATA_DIR: floorDir });
  try {
    const rows: Row[] = [];
    for (const [index, question] of questions.entries()) rows.push(await measure(url, floor.url, question, index));
    return rows;
  } finally {
    await floor.stop();
  }
}
