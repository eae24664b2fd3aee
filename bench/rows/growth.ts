// The time of three requests as streams become many or long.
import { expectResponse } from '../support/check.ts';
import { responseText, batchText, dataPath, eventText, windowPath } from '../support/events.ts';
import { runLoad, type LoadResult } from '../support/load.ts';
import { formatNumber } from '../support/row.ts';

export interface GrowthCase {
  readonly label: string;
  /** Streams that each have the events 0 to eventCount - 1. */
  readonly streams: readonly string[];
  readonly eventCount: number;
}

/** A label, and the median milliseconds of Last, a window and an insert. */
export type GrowthRow = readonly [label: string, last: string, window: string, insert: string];

/** Windows and inserts have this number of events, or that of the stream if it has fewer. */
const maxWindowEvents = 1_000;

/** Returns a row for each case: medians of one request at a time, over the streams in turn. */
export async function measureGrowth(url: string, cases: readonly GrowthCase[]): Promise<readonly GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const growthCase of cases) rows.push(await measureCase(url, growthCase));
  return rows;
}

async function measureCase(url: string, { label, streams, eventCount }: GrowthCase): Promise<GrowthRow> {
  const size = Math.min(maxWindowEvents, eventCount);
  const stream = (i: number) => streams[i % streams.length] ?? '';
  const half = Math.floor((eventCount - size) / 2);
  const newest = eventText(eventCount - 1);
  const middle = responseText(half, size);
  const get = (requests: number, path: (i: number) => string, text: string) =>
    runLoad({
      url,
      method: 'GET',
      connections: 1,
      requests,
      path,
      check: (response) => {
        expectResponse(response, 200, text);
      },
    });
  const last = await get(1_000, (i) => `${dataPath(stream(i))}/Last`, newest);
  const window = await get(100, (i) => windowPath(stream(i), half, size), middle);
  const insert = await runLoad({
    url,
    method: 'POST',
    connections: 1,
    requests: 50,
    path: (i) => dataPath(stream(i)),
    body: (i) => batchText(eventCount + Math.floor(i / streams.length) * size, size),
    check: (response) => {
      expectResponse(response, 204);
    },
  });
  const median = ({ medianMilliseconds }: LoadResult) => formatNumber(medianMilliseconds, 2);
  return [label, median(last), median(window), median(insert)];
}
