// Data views over many streams, compared with reading the same events by stream and joining them in JavaScript; the time to the first
// byte of a long page, and the memory that it adds.
import { startServer } from '../support/child.ts';
import { base, dataPath, timeOf, windowPath } from '../support/events.ts';
import { download } from '../support/download.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate, median } from '../support/stats.ts';

/** What a client reads: a row for each time, a member for each stream. */
type Table = readonly Readonly<Record<string, unknown>>[];

interface Event {
  readonly Time: string;
  readonly Temperature: number;
}

const viewPath = `${base}/dataviews`;

/** Makes a data view with the temperature of all streams whose ids begin with it; returns the path of its data. */
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
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}.`);
  return `${path}/data`;
}

async function json<T>(url: string): Promise<{ readonly body: T; readonly next: string | null }> {
  // The server may have closed the connection while it idled during the join.
  const response = await fetch(url).catch(() => fetch(url));
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}.`);
  return { body: (await response.json()) as T, next: response.headers.get('next-page') };
}

/** Reads all pages of a view's data. */
async function readView(url: string): Promise<Table> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (let next: string | null = url; next !== null;) {
    const page: Awaited<ReturnType<typeof json<Table>>> = await json<Table>(next);
    for (const row of page.body) rows.push(row);
    next = page.next;
  }
  return rows;
}

/** The concurrent requests of a client. */
const atOnce = 4;

/** Builds the same rows from stream data: the events of each stream, joined by time. */
async function readAndJoin(
  url: string,
  streams: readonly string[],
  pathOf: (stream: string) => string,
): Promise<Table> {
  const byTime = new Map<string, Record<string, unknown>>();
  const empty = Object.fromEntries(streams.map((stream) => [stream, null]));
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < streams.length; place = next++) {
      const stream = streams[place] ?? '';
      const { body } = await json<readonly Event[]>(url + pathOf(stream));
      for (const { Time, Temperature } of body) {
        let row = byTime.get(Time);
        if (row === undefined) byTime.set(Time, (row = { Timestamp: Time, ...empty }));
        row[stream] = Temperature;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...byTime.values()].sort((a, b) => (String(a['Timestamp']) < String(b['Timestamp']) ? -1 : 1));
}

function requireSame(one: Table, other: Table, what: string): void {
  const text = (table: Table) =>
    JSON.stringify(table.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  if (text(one) !== text(other)) throw new Error(`${what}: the data view and the joined streams differ.`);
}

interface Compared {
  readonly work: string;
  readonly rounds: number;
  readonly view: string;
  readonly pathOf: (stream: string) => string;
  readonly streams: readonly string[];
  readonly rows: number;
}

async function compare(url: string, { work, rounds, view, pathOf, streams, rows }: Compared): Promise<Row> {
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
    baseline: `stream data, joined in JavaScript: ${figure(baseline)} rows/s`,
    ours: `${figure(ours)} rows/s`,
    ratio: figure(ratio, 2),
    goal: '>= 0.7',
    met: ratio >= 0.7,
  };
}

/** Returns the rows for all stored events of the streams, and for a tenth as many interpolated ones. */
export async function measureDataViews(
  url: string,
  prefix: string,
  streams: readonly string[],
  held: number,
): Promise<readonly Row[]> {
  const path = await makeView(url, prefix);
  const window = `startIndex=${timeOf(0)}&endIndex=${timeOf(held - 1)}`;
  const rows = held / 10;
  // Whole seconds fall on events, so both ways return the same digits; the last one is 9 events before the end.
  const grid = `startIndex=${timeOf(0)}&endIndex=${timeOf(held - 10)}`;
  return [
    await compare(url, {
      work: `data view, interpolated: ${streams.length} streams x ${figure(rows)} rows`,
      rounds: 5,
      view: `${path}/interpolated?${grid}&interval=00:00:10`,
      pathOf: (stream) => `${dataPath(stream)}/Interpolated?${grid}&count=${rows}`,
      streams,
      rows,
    }),
    await compare(url, {
      work: `data view, stored: ${streams.length} streams x ${figure(held)} events`,
      rounds: 3,
      view: `${path}/stored?${window}`,
      pathOf: (stream) => windowPath(stream, 0, held),
      streams,
      rows: held,
    }),
  ];
}

const longPage = 250_000;

/** Returns the rows for pages of 250,000 rows of one long stream: time to the first byte, and memory added by JSON and CSV. */
export async function measureLongPages(dataDir: string, stream: string): Promise<readonly Row[]> {
  const server = await startServer(dataDir);
  try {
    const path = await makeView(server.url, stream);
    const before = server.memory('now');
    const firsts: Record<string, number[]> = { stored: [], interpolated: [] };
    for (let round = 0; round < 3; round += 1) {
      for (const mode of ['stored', 'interpolated']) {
        const query = `startIndex=${timeOf(0)}&endIndex=${timeOf(10 * longPage)}&count=${longPage}&interval=00:00:01`;
        for (const form of ['default', 'csv']) {
          const { first } = await download(`${server.url}${path}/${mode}?${query}&form=${form}`);
          firsts[mode]?.push(first);
        }
      }
    }
    const added = server.memory('peak') - before;
    const starts = Object.entries(firsts).map(([mode, times]): Row => {
      const first = median(times);
      const work = `first byte of a page of ${figure(longPage)} ${mode} rows`;
      return { work, baseline: '', ours: `${figure(first)} ms`, ratio: '', goal: '<= 300 ms', met: first <= 300 };
    });
    return [
      ...starts,
      {
        work: `memory added by such pages, JSON and CSV`,
        baseline: `just started: ${figure(before)} MB`,
        ours: `+${figure(added)} MB`,
        ratio: '',
        goal: '< 256 MB',
        met: added < 256,
      },
    ];
  } finally {
    await server.stop();
  }
}
