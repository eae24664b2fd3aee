// GET and POST of one event, compared with Express with as many routes and the same store, without validation.
import { expectAnswer } from '../support/check.ts';
import { batchText, dataPath, eventText } from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate, type Compared } from '../support/stats.ts';

export interface Sides {
  readonly baseline: string;
  readonly ours: string;
}

const connections = 10;
/** Turns are short, so that a slow moment of the machine affects both sides. */
const rounds = 150;
const seconds = 0.1;
/** Requests until the code of both servers is compiled. */
const warmUp = 2;

/** Returns the rows on streams with the events 0 to held - 1. */
export async function measureOneEvent(urls: Sides, stream: string, held: number): Promise<readonly Row[]> {
  const path = () => `${dataPath(stream)}/Last`;
  const last = eventText(held - 1);
  const get = async (url: string, seconds: number) => {
    const check = (answer: Parameters<typeof expectAnswer>[0]) => {
      expectAnswer(answer, 200, last);
    };
    return (await run({ url, method: 'GET', path, connections, seconds, check })).perSecond;
  };
  const next = { baseline: held, ours: held };
  const post = async (side: keyof Sides, seconds: number) => {
    const first = next[side];
    const measured = await run({
      url: urls[side],
      method: 'POST',
      path: () => dataPath(stream),
      body: (i) => batchText(first + i, 1),
      connections,
      seconds,
      check: (answer) => {
        expectAnswer(answer, 204);
      },
    });
    next[side] += measured.requests;
    return measured.perSecond;
  };

  await get(urls.baseline, warmUp);
  await get(urls.ours, warmUp);
  const gets = await alternate(
    rounds,
    () => get(urls.baseline, seconds),
    () => get(urls.ours, seconds),
  );
  await post('baseline', warmUp);
  await post('ours', warmUp);
  const posts = await alternate(
    rounds,
    () => post('baseline', seconds),
    () => post('ours', seconds),
  );
  for (const side of ['baseline', 'ours'] as const) {
    const newest = eventText(next[side] - 1);
    await run({
      url: urls[side],
      method: 'GET',
      path,
      connections: 1,
      requests: 1,
      check: (answer) => {
        expectAnswer(answer, 200, newest);
      },
    });
  }
  return [row('GET one event (Data/Last)', gets), row('POST one event', posts)];
}

function row(work: string, { baseline, ours, ratio }: Compared): Row {
  return {
    work: `${work}, ${connections} connections`,
    baseline: `express 5, unvalidated: ${figure(baseline)}/s`,
    ours: `${figure(ours)}/s`,
    ratio: figure(ratio, 2),
    goal: '>= 0.7',
    met: ratio >= 0.7,
  };
}
