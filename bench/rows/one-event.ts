// GET and POST of one event, against Express with as many routes and the same store, unvalidated.
import { expectAnswer } from '../support/check.ts';
import { batchText, dataPath, eventText } from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

export interface Sides {
  readonly floor: string;
  readonly ours: string;
}

const connections = 10;

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

  await get(urls.floor, 0.5);
  await get(urls.ours, 0.5);
  const gets = await alternate(
    7,
    () => get(urls.floor, 0.6),
    () => get(urls.ours, 0.6),
  );
  await post('floor', 0.5);
  await post('ours', 0.5);
  const posts = await alternate(
    7,
    () => post('floor', 0.6),
    () => post('ours', 0.6),
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

function row(work: string, { floor, ours }: { readonly floor: number; readonly ours: number }): Row {
  const ratio = ours / floor;
  return {
    work: `${work}, ${connections} connections`,
    floor: `express 5, unvalidated: ${figure(floor)}/s`,
    ours: `${figure(ours)}/s`,
    ratio: figure(ratio, 2),
    goal: '>= 0.7',
    met: ratio >= 0.7,
  };
}
