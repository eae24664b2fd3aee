// Creates random views on a server, reads them page by page, and reports where the server differs from the oracle.
import type { TestServer } from '../../support/server.ts';
import { randomFrom, type Random } from '../random/numbers.ts';
import { tableOf, type Table } from './oracle.ts';
import { eventBodies, randomPlant, streamBody, typeBody, type Cell, type Plant } from './plants.ts';
import { anyNumber } from './values.ts';
import { queryOf, randomRequest, randomView, viewBody, type Request, type View } from './views.ts';

/** Plants that are tested at the same time. */
const concurrency = 3;
const viewsOfPlant = 25;

export interface Played {
  readonly views: number;
  readonly rows: number;
}

/** Tests plants until this number of views has succeeded; throws an Error that describes the first difference. */
export async function play(server: TestServer, seed: number, views: number): Promise<Played> {
  const counts = { views: 0, rows: 0 };
  const failures = new Map<number, unknown>();
  let next = 0;
  const worker = async () => {
    while (counts.views < views && failures.size === 0) {
      const number = next++;
      await playPlant(server, randomFrom(seed, number), number, counts).catch((error: unknown) => {
        failures.set(number, error);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [first] = [...failures].sort(([a], [b]) => a - b);
  if (first) throw new Error(`Plant ${first[0]} of RANDOM_SEED=${seed}`, { cause: first[1] });
  return counts;
}

async function playPlant(
  server: TestServer,
  random: Random,
  number: number,
  counts: { views: number; rows: number },
): Promise<void> {
  const tenant = `/api/v1/Tenants/${server.tenant}`;
  const base = `${tenant}/Namespaces/random-${number}`;
  const plant = randomPlant(random, Math.min(8, 1 + Math.floor(number / 2)));
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await server.send(method, path, body === undefined ? {} : { body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}\n${JSON.stringify(body)}`);
  };
  await send('PUT', base, { Id: `random-${number}` });
  await send('PUT', `${base}/AccessControl/DataViews`, everybody(server, 3));
  for (const stream of plant.streams) {
    const at = `${base}/Streams/${stream.id}`;
    await send('POST', `${base}/Types/type-${stream.id}`, typeBody(`type-${stream.id}`, stream));
    await send('POST', at, streamBody(`type-${stream.id}`, stream));
    await send('PUT', `${at}/Metadata`, stream.metadata);
    await send('PUT', `${at}/Tags`, stream.tags);
    if (stream.events.length > 0) await send('POST', `${at}/Data`, eventBodies(stream));
    if (!stream.isReadable) await send('PUT', `${at}/AccessControl`, { RoleTrusteeAccessControlEntries: [] });
  }
  for (let view = 0; view < viewsOfPlant; view += 1) {
    const rows = await playView(server, base, random, plant);
    counts.views += 1;
    counts.rows += rows;
  }
}

const everybody = ({ roles }: TestServer, AccessRights: number) => ({
  RoleTrusteeAccessControlEntries: [{ Trustee: { Type: 3, ObjectId: roles.member }, AccessType: 0, AccessRights }],
});

/** Returns the number of rows of the view. */
async function playView(server: TestServer, base: string, random: Random, plant: Plant): Promise<number> {
  const view = randomView(random);
  const request = randomRequest(random, plant);
  const expected = tableOf(plant, view, request);
  const body = viewBody(view, plant);
  const mode = request.isStored ? 'stored' : 'interpolated';
  let path: string | null = `${base}/preview/dataviews/data/${mode}?${queryOf(request, plant)}`;
  const first = path;
  const fail = (problem: string) => difference(plant, view, request, `${first}\n${JSON.stringify(body)}\n${problem}`);
  const size = request.pageSize ?? Infinity;
  let done = 0;
  do {
    const response = await server.send('POST', path, { body, as: 'contributor' });
    const text = await response.text();
    if (response.status !== 200) throw fail(`status ${response.status} ${text}`);
    const page = expected.rows.slice(done, done + size);
    const problem = differenceIn(text, { ...expected, rows: page }, request.form, plant);
    if (problem !== null) throw fail(`from row ${done}: ${problem}`);
    done += page.length;
    const next = response.headers.get('next-page');
    if ((next !== null) !== done < expected.rows.length) throw fail(`after row ${done}: Next-Page is ${next}`);
    path = next === null ? null : next.slice(server.server.url.length);
  } while (path !== null);
  return done;
}

/** Returns what is wrong with the text of a page; null if it is correct. */
function differenceIn(text: string, { names, types, rows }: Table, form: string, plant: Plant): string | null {
  if (form.startsWith('csv')) return differentLines(text, names, rows, form === 'csvh', plant);
  const cells = rows.map(([at, ...rest]) => [plant.index.json(at), ...rest]);
  const parsed = JSON.parse(text) as unknown;
  if (form === 'default') {
    const got = parsed as Readonly<Record<string, Cell>>[];
    const found = got.map((row) => names.map((name) => (Object.hasOwn(row, name) ? (row[name] ?? null) : 'missing')));
    const extra = got.find((row) => Object.keys(row).length !== names.length);
    return extra ? `members ${JSON.stringify(extra)}, not ${JSON.stringify(names)}` : differentRows(found, cells);
  }
  const { Columns, Rows } = parsed as { Columns: { Name: string; Type: string }[]; Rows: Cell[][] };
  const columns = names.map((Name, position) => ({ Name, Type: types[position] ?? '' }));
  if (JSON.stringify(Columns) !== JSON.stringify(columns)) {
    return `columns ${JSON.stringify(Columns)}, expected ${JSON.stringify(columns)}`;
  }
  return differentRows(Rows, form === 'tableh' ? [[...names], ...cells] : cells);
}

/** Lines have times with seven decimals, also where a field shows the index. */
const csvText = (cell: Cell) => {
  const isTime = typeof cell === 'string' && /^20\d\d-.*Z$/.test(cell);
  const text = cell === null ? '' : isTime ? new Date(cell).toISOString().replace('Z', '0000Z') : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function differentLines(
  text: string,
  names: readonly string[],
  rows: Table['rows'],
  hasHeader: boolean,
  plant: Plant,
): string | null {
  const header = hasHeader ? [[...names]] : [];
  const expected = [...header, ...rows.map(([at, ...cells]) => [plant.index.csv(at), ...cells])];
  const lines = expected.map((cells) => cells.map(csvText).join(',')).join('\n');
  if (text === lines) return null;
  // Summaries can differ in their last digits, so cells are compared one by one.
  const found = text.split('\n').map(cellsOf);
  const isSame =
    found.length === expected.length &&
    expected.every((row, at) => row.every((cell, position) => alikeText(found[at]?.[position] ?? '', cell)));
  return isSame ? null : `lines\n${text}\nexpected\n${lines}`;
}

/** Returns the cells of a line without converting them. */
const cellsOf = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);

function alikeText(got: string, expected: Cell): boolean {
  if (typeof expected !== 'number' && expected !== anyNumber) return got === csvText(expected);
  return got !== '' && alike(got === 'NaN' ? got : Number(got), expected);
}

function differentRows(got: readonly (readonly Cell[])[], expected: readonly (readonly Cell[])[]): string | null {
  const isSame =
    got.length === expected.length &&
    expected.every((row, at) => row.every((cell, position) => alike(got[at]?.[position], cell)));
  return isSame ? null : `rows\n${shown(got)}\nexpected\n${shown(expected)}`;
}

const shown = (rows: readonly (readonly Cell[])[]) => rows.map((row) => JSON.stringify(row)).join('\n');

function alike(got: Cell | undefined, expected: Cell): boolean {
  if (expected === anyNumber) return typeof got === 'number' || got === 'NaN';
  if (typeof expected !== 'number' || typeof got !== 'number') return got === expected;
  return Math.abs(got - expected) <= 1e-7 * Math.max(1, Math.abs(expected));
}

function difference(plant: Plant, view: View, request: Request, problem: string): Error {
  const streams = plant.streams.map(({ index, ...stream }) => JSON.stringify({ ...stream, index: index.name }));
  return new Error(
    [...streams, JSON.stringify(request), JSON.stringify(view.queries), problem].join('\n').slice(0, 20_000),
  );
}
