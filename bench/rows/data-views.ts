// Data views over many streams, compared with reading the events of each stream and joining them in JavaScript; also the time to the
// first byte of a long page, and the memory that the page adds.
import { startServer } from '../support/child.ts';
import { base, dataPath, timeOf, windowPath } from '../support/events.ts';
import { download } from '../support/download.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate, median } from '../support/stats.ts';

/** The data of a view as a client reads it: a row for each time, with a member for each stream. */
type Table = readonly Readonly<Record<string, unknown>>[];

interface Event {
  readonly Time: string;
  readonly Temperature: number;
}

const viewPath = `${base}/dataviews`;

/** Creates a data view of the temperatures of all streams whose ids begin with a prefix; returns the path of its data. */
async function makeView(url: string, prefix: string): Promise<string> {
  const body = {
    Queries: [{ Id: 'streams', Value: `id:${prefix}*` }],
    DataFieldSets: [
      {
        QueryId: 'streams',
        IdentifyingField: { Source: 'Id' },
        DataFields: [{ Source: 'PropertyId', Keys: ['Temperature'], Label: '{IdentifyingValue}' }],
      },
    ],
  };
  const path = `${viewPath}/view-${prefix}`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} returned ${response.status} ${await response.text()}.`);
  return `${path}/data`;
}

async function readJson<T>(url: string): Promise<{ readonly body: T; readonly next: string | null }> {
  // The server closes a connection that is idle during a long join; a second attempt opens a new one.
  const response = await fetch(url).catch(() => fetch(url));
  if (!response.ok) throw new Error(`${url} returned ${response.status} ${await response.text()}.`);
  return { body: (await response.json()) as T, next: response.headers.get('next-page') };
}

/** Reads all pages of a view's data. */
async function readView(url: string): Promise<Table> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (let next: string | null = url; next !== null;) {
    const page: Awaited<ReturnType<typeof readJson<Table>>> = await readJson<Table>(next);
    for (const row of page.body) rows.push(row);
    next = page.next;
  }
  return rows;
}

/** Requests that the client sends at the same time. */
const concurrentRequests = 4;

/** Returns the same rows as the view, made of the events of each stream, joined by time. */
async function readAndJoin(
  url: string,
  streams: readonly string[],
  pathOf: (stream: string) => string,
): Promise<Table> {
  const byTime = new Map<string, Record<string, unknown>>();
  const empty = Object.fromEntries(streams.map((stream) => [stream, null]));
  let next = 0;
  const worker = async () => {
    for (let position = next++; position < streams.length; position = next++) {
      const stream = streams[position] ?? '';
      const { body } = await readJson<readonly Event[]>(url + pathOf(stream));
      for (const { Time, Temperature } of body) {
        let row = byTime.get(Time);
        if (row === undefined) byTime.set(Time, (row = { Timestamp: Time, ...empty }));
        row[stream] = Temperature;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, worker));
  return [...byTime.values()].sort((a, b) => (String(a['Timestamp']) < String(b['Timestamp']) ? -1 : 1));
}

function requireSame(viewRows: Table, joinedRows: Table, work: string): void {
  const comparable = (table: Table) =>
    JSON.stringify(table.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  if (comparable(viewRows) !== comparable(joinedRows))
    throw new Error(`${work}: the data view and the joined streams differ.`);
}

interface ComparedReads {
  readonly work: string;
  readonly rounds: number;
  readonly view: string;
  readonly pathOf: (stream: string) => string;
  readonly streams: readonly string[];
  readonly rows: number;
}

async function compare(url: string, { work, rounds, view, pathOf, streams, rows }: ComparedReads): Promise<Row> {
  const table = await readView(url + view);
  if (table.length !== rows) throw new Error(`${work}: ${table.length} rows, not ${rows}.`);
  requireSame(table, await readAndJoin(url, streams, pathOf), work);
  const perSecond = (read: () => Promise<Table>) => async () => {
    const started = performance.now();
    const { length } = await read();
    return length / ((performance.now() - started) / 1_000);
  };
  const { baseline, ours, ratio } = await alternate(
    rounds,
    perSecond(() => readAndJoin(url, streams, pathOf)),
    perSecond(() => readView(url + view)),
  );
  return {
    work,
    baseline: `stream data, joined in JavaScript: ${formatNumber(baseline)} rows/s`,
    ours: `${formatNumber(ours)} rows/s`,
    ratio: formatNumber(ratio, 2),
    goal: '>= 0.7',
    isMet: ratio >= 0.7,
  };
}

/** Returns two rows: on all stored events of the streams, and on interpolated rows, a tenth as many. */
export async function measureDataViews(
  url: string,
  prefix: string,
  streams: readonly string[],
  eventCount: number,
): Promise<readonly Row[]> {
  const path = await makeView(url, prefix);
  const window = `startIndex=${timeOf(0)}&endIndex=${timeOf(eventCount - 1)}`;
  const rows = eventCount / 10;
  // Steps of whole seconds fall on events, so that both sides return the same digits. The last step is 9 events before the end.
  const grid = `startIndex=${timeOf(0)}&endIndex=${timeOf(eventCount - 10)}`;
  return [
    await compare(url, {
      work: `data view, interpolated: ${streams.length} streams x ${formatNumber(rows)} rows`,
      rounds: 5,
      view: `${path}/interpolated?${grid}&interval=00:00:10`,
      pathOf: (stream) => `${dataPath(stream)}/Interpolated?${grid}&count=${rows}`,
      streams,
      rows,
    }),
    await compare(url, {
      work: `data view, stored: ${streams.length} streams x ${formatNumber(eventCount)} events`,
      rounds: 3,
      view: `${path}/stored?${window}`,
      pathOf: (stream) => windowPath(stream, 0, eventCount),
      streams,
      rows: eventCount,
    }),
  ];
}

const longPageRows = 250_000;

/** Returns the rows of the report for pages of 250,000 rows of one long stream: the time to the first byte, and the memory added by JSON and CSV. */
export async function measureLongPages(dataDir: string, stream: string): Promise<readonly Row[]> {
  const server = await startServer(dataDir);
  try {
    const path = await makeView(server.url, stream);
    const before = server.memoryMegabytes('now');
    const firstByteTimes: Record<string, number[]> = { stored: [], interpolated: [] };
    for (let round = 0; round < 3; round += 1) {
      for (const mode of ['stored', 'interpolated']) {
        const query = `startIndex=${timeOf(0)}&endIndex=${timeOf(10 * longPageRows)}&count=${longPageRows}&interval=00:00:01`;
        for (const form of ['default', 'csv']) {
          const { firstByteMilliseconds } = await download(`${server.url}${path}/${mode}?${query}&form=${form}`);
          firstByteTimes[mode]?.push(firstByteMilliseconds);
        }
      }
    }
    const added = server.memoryMegabytes('peak') - before;
    const starts = Object.entries(firstByteTimes).map(([mode, times]): Row => {
      const first = median(times);
      const work = `first byte of a page of ${formatNumber(longPageRows)} ${mode} rows`;
      return {
        work,
        baseline: '',
        ours: `${formatNumber(first)} ms`,
        ratio: '',
        goal: '<= 300 ms',
        isMet: first <= 300,
      };
    });
    return [
      ...starts,
      {
        work: `memory added by such pages, JSON and CSV`,
        baseline: `just started: ${formatNumber(before)} MB`,
        ours: `+${formatNumber(added)} MB`,
        ratio: '',
        goal: '< 256 MB',
        isMet: added < 256,
      },
    ];
  } finally {
    await server.stop();
  }
}
