// The time of three requests as streams become many or long.
import { expectAnswer } from '../support/check.ts';
import { answerText, batchText, dataPath, eventText, windowPath } from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure } from '../support/row.ts';

export interface Grown {
  readonly what: string;
  /** Each has the events 0 to held - 1. */
  readonly streams: readonly string[];
  readonly held: number;
}

/** The events of a window and of an insert, if the stream has as many. */
const mostAtOnce = 1_000;

/** Returns the lines of a table: medians of one request at a time, over the streams in turn. */
export async function measureGrowth(url: string, all: readonly Grown[]): Promise<readonly (readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for (const grown of all) lines.push([grown.what, ...(await measureOne(url, grown))]);
  return lines;
}

async function measureOne(url: string, { streams, held }: Grown): Promise<readonly string[]> {
  const size = Math.min(mostAtOnce, held);
  const stream = (i: number) => streams[i % streams.length] ?? '';
  const half = Math.floor((held - size) / 2);
  const newest = eventText(held - 1);
  const middle = answerText(half, size);
  const get = (requests: number, path: (i: number) => string, text: string) =>
    run({
      url,
      method: 'GET',
      connections: 1,
      requests,
      path,
      check: (answer) => {
        expectAnswer(answer, 200, text);
      },
    });
  const last = await get(1_000, (i) => `${dataPath(stream(i))}/Last`, newest);
  const window = await get(100, (i) => windowPath(stream(i), half, size), middle);
  const insert = await run({
    url,
    method: 'POST',
    connections: 1,
    requests: 50,
    path: (i) => dataPath(stream(i)),
    body: (i) => batchText(held + Math.floor(i / streams.length) * size, size),
    check: (answer) => {
      expectAnswer(answer, 204);
    },
  });
  return [last, window, insert].map(({ p50 }) => figure(p50, 2));
}
