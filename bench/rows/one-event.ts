// GET and POST of one event. The baseline is an Express server with the same store and as many routes, but no validation.
import { expectResponse } from '../support/check.ts';
import { batchText, dataPath, eventText } from '../support/events.ts';
import { runLoad } from '../support/load.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate, type Comparison } from '../support/stats.ts';

export interface UrlBySide {
  readonly baseline: string;
  readonly ours: string;
}

const connections = 10;
/** Rounds are short, so that other load on the machine affects both sides. */
const rounds = 150;
const roundSeconds = 0.1;
/** Long enough to warm up the JIT compilers of both servers. */
const warmUpSeconds = 2;

/** Returns the rows of GET and POST. On both servers the stream has the events 0 to eventCount - 1. */
export async function measureOneEvent(urls: UrlBySide, stream: string, eventCount: number): Promise<readonly Row[]> {
  const path = () => `${dataPath(stream)}/Last`;
  const newest = eventText(eventCount - 1);
  const get = async (url: string, seconds: number) => {
    const check = (response: Parameters<typeof expectResponse>[0]) => {
      expectResponse(response, 200, newest);
    };
    return (await runLoad({ url, method: 'GET', path, connections, seconds, check })).perSecond;
  };
  const nextEvent = { baseline: eventCount, ours: eventCount };
  const post = async (side: keyof UrlBySide, seconds: number) => {
    const first = nextEvent[side];
    const measured = await runLoad({
      url: urls[side],
      method: 'POST',
      path: () => dataPath(stream),
      body: (i) => batchText(first + i, 1),
      connections,
      seconds,
      check: (response) => {
        expectResponse(response, 204);
      },
    });
    nextEvent[side] += measured.requests;
    return measured.perSecond;
  };

  await get(urls.baseline, warmUpSeconds);
  await get(urls.ours, warmUpSeconds);
  const gets = await alternate(
    rounds,
    () => get(urls.baseline, roundSeconds),
    () => get(urls.ours, roundSeconds),
  );
  await post('baseline', warmUpSeconds);
  await post('ours', warmUpSeconds);
  const posts = await alternate(
    rounds,
    () => post('baseline', roundSeconds),
    () => post('ours', roundSeconds),
  );
  for (const side of ['baseline', 'ours'] as const) {
    const newest = eventText(nextEvent[side] - 1);
    await runLoad({
      url: urls[side],
      method: 'GET',
      path,
      connections: 1,
      requests: 1,
      check: (response) => {
        expectResponse(response, 200, newest);
      },
    });
  }
  return [row('GET one event (Data/Last)', gets), row('POST one event', posts)];
}

function row(work: string, { baseline, ours, ratio }: Comparison): Row {
  return {
    work: `${work}, ${connections} connections`,
    baseline: `express 5, unvalidated: ${formatNumber(baseline)}/s`,
    ours: `${formatNumber(ours)}/s`,
    ratio: formatNumber(ratio, 2),
    goal: '>= 0.7',
    isMet: ratio >= 0.7,
  };
}
