// GET and POST of one event, against Express with as many routes and the same store, unvalidated.
import { expectAnswer } from '../support/check.ts';
import { batchText, dataPath, eventText } from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate, type Compared } from '../support/stats.ts';

export interface Sides {
  readonly floor: string;
  readonly ours: string;
}

const connections = 10;
/** Many short turns: a machine that is slow for a moment is so for both. */
const rounds = 150;
const seconds = 0.1;
/** Until all code is compiled that stays so while a server runs. */
const warmUp = 2;

/** The streams hold events 0 to held - 1. */
export async function measureOneEvent(urls: Sides, stream: string, held: number): Promise<readonly Row[]> {
  const path = () => `${dataPath(stream)}/Last`;
  const last = eventText(held - 1);
  const get = async (url: string, seconds: number) => {
    const check = (answer: Parameters<typeof expectAnswer>[0]) => {
      expectAnswer(answer, 200, last);
    };
    return (await run({ url, method: 'GET', path, connections, seconds, check })).perSecond;
  };
  const next = { floor: held, ours: held };
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

  await get(urls.floor, warmUp);
  await get(urls.ours, warmUp);
  const gets = await alternate(
    rounds,
    () => get(urls.floor, seconds),
    () => get(urls.ours, seconds),
  );
  await post('floor', warmUp);
  await post('ours', warmUp);
  const posts = await alternate(
    rounds,
    () => post('floor', seconds),
    () => post('ours', seconds),
  );
  for (const side of ['floor', 'ours'] as const) {
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

function row(work: string, { floor, ours, ratio }: Compared): Row {
  return {
    work: `${work}, ${connections} connections`,
    floor: `express 5, unvalidated: ${figure(floor)}/s`,
    ours: `${figure(ours)}/s`,
    ratio: figure(ratio, 2),
    goal: '>= 0.7',
    met: ratio >= 0.7,
  };
}
