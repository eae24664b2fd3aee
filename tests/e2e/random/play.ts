// Creates random streams on a server, reads and writes them, and reports where the server differs from the oracle.
import type { TestServer } from '../../support/server.ts';
import { indexText } from './keys.ts';
import { randomFrom, type Random } from './numbers.ts';
import type { Query } from './read-builders.ts';
import { randomReads } from './reads.ts';
import { eventText, randomStream, streamBody, typeBody, type RandomStream, type StoredEvent } from './streams.ts';
import { randomWrite, type Write } from './writes.ts';

/** The number of requests of each kind whose response is that of the oracle. */
export type Tally = Map<string, number>;

export interface Played {
  readonly tally: Tally;
  readonly reads: number;
  readonly writes: number;
}

/** The paths of a stream and its type on the server. */
interface StreamPaths {
  readonly path: string;
  readonly typePath: string;
}

/** Streams that are tested at the same time. */
const concurrency = 6;
const readsOfStream = 24;
const writesOfStream = 4;

/** Tests streams until this number of reads has succeeded; throws an Error that describes the first stream with a difference. */
export async function play(server: TestServer, seed: number, reads: number): Promise<Played> {
  const tally: Tally = new Map();
  const counts = { reads: 0, writes: 0 };
  const failures = new Map<number, unknown>();
  let next = 0;
  const worker = async () => {
    while (counts.reads < reads && failures.size === 0) {
      const number = next++;
      await playStream(server, randomFrom(seed, number), number, tally, counts).catch((error: unknown) => {
        failures.set(number, error);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [first] = [...failures].sort(([a], [b]) => a - b);
  if (first) throw new Error(`Stream ${first[0]} of RANDOM_SEED=${seed}`, { cause: first[1] });
  return { tally, ...counts };
}

/** Returns the size of a stream: the first ones are small, so that failures are easy to read; some later ones have many chunks. */
function sizeOf(random: Random, number: number): number {
  if (number < 30) return 1 + Math.floor(number / 6);
  return random.chance(0.01) ? 2500 : random.pick([3, 8, 8, 25, 60]);
}

async function playStream(
  server: TestServer,
  random: Random,
  number: number,
  tally: Tally,
  counts: { reads: number; writes: number },
): Promise<void> {
  const base = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}`;
  const id = `random-${number}`;
  const paths: StreamPaths = { path: `${base}/Streams/${id}`, typePath: `${base}/Types/${id}` };
  let stream = randomStream(random, sizeOf(random, number));
  const count = (kind: string) => tally.set(kind, (tally.get(kind) ?? 0) + 1);

  await make(server, paths, id, stream);
  await store(server, paths, random, stream);
  for (let round = 0; round < 2; round += 1) {
    const reads = Array.from({ length: readsOfStream / 2 }, () => randomReads(random, stream)).flat();
    for (const read of reads) {
      const path = `${paths.path}/Data${read.path}${queryText(read.query)}`;
      const headers = { 'Accept-Verbosity': read.isVerbose ? 'verbose' : 'non-verbose' };
      const response = await server.send('GET', path, { headers });
      const body = await response.text();
      const isRight =
        response.status === read.status &&
        (read.expected === null || body === read.expected || (read.isRight?.(body) ?? false));
      if (!isRight) {
        const expected = `${read.status} ${read.expected ?? ''}`;
        throw difference(paths, stream, `GET ${path} (${read.kind})`, expected, `${response.status} ${body}`);
      }
      counts.reads += 1;
      count(read.kind);
    }
    for (let write = 0; write < writesOfStream / 2; write += 1) {
      stream = await playWrite(server, paths, stream, randomWrite(random, stream), count);
      counts.writes += 1;
    }
  }
  await expectStatus(server, 'DELETE', paths.path, 204);
  await expectStatus(server, 'DELETE', paths.typePath, 204);
}

/** Sends a write and compares the whole stream afterwards, which it returns. */
async function playWrite(
  server: TestServer,
  paths: StreamPaths,
  stream: RandomStream,
  { method, query, body, status, after, faultyKeys }: Write,
  count: (kind: string) => void,
): Promise<RandomStream> {
  const path = `${paths.path}/Data${queryText(query)}`;
  const request = `${method} ${path} ${body ?? ''}`;
  const response = await server.send(method, path, body === null ? {} : { body });
  const text = await response.text();
  if (response.status !== status || !namesEventAtFault(text, status, faultyKeys)) {
    const expected = `${status} ${faultyKeys.length > 0 ? `for ${faultyKeys.join(' or ')}` : ''}`;
    throw difference(paths, stream, request, expected, `${response.status} ${text}`);
  }
  const changed = { ...stream, events: after };
  const { keys } = stream;
  const lowest = indexText(keys, -keys.maxMultiple * keys.spacing);
  const found = await server.send(
    'GET',
    `${paths.path}/Data${queryText([
      ['startIndex', lowest],
      ['count', '100000'],
    ])}`,
    {
      headers: { 'Accept-Verbosity': 'verbose' },
    },
  );
  const got = await found.text();
  const expected = eventsText(changed, after);
  if (got !== expected) throw difference(paths, stream, `${request}\nand then the whole stream`, expected, got);
  count(`${method} ${status}`);
  return changed;
}

function namesEventAtFault(body: string, status: number, faultyKeys: readonly string[]): boolean {
  if (status < 400 || faultyKeys.length === 0) return true;
  const { Parameters } = JSON.parse(body) as { Parameters?: { StreamId?: string; Index?: string } };
  return Parameters?.StreamId !== undefined && faultyKeys.includes(Parameters.Index ?? '');
}

async function make(
  server: TestServer,
  { path, typePath }: StreamPaths,
  id: string,
  stream: RandomStream,
): Promise<void> {
  await expectStatus(server, 'POST', typePath, 201, typeBody(id, stream));
  await expectStatus(server, 'POST', path, 201, streamBody(id, id, stream));
}

/** Stores the events of a stream in random order, in one batch or in two that overlap. */
async function store(server: TestServer, { path }: StreamPaths, random: Random, stream: RandomStream): Promise<void> {
  const events = random.shuffled(stream.events);
  const body = (batch: readonly StoredEvent[]) => eventsText(stream, batch);
  if (random.chance(0.5)) return expectStatus(server, 'POST', `${path}/Data`, 204, body(events));
  const middle = random.int(0, events.length);
  const overlap = random.int(0, middle);
  await expectStatus(server, 'PUT', `${path}/Data`, 204, body(events.slice(0, middle)));
  await expectStatus(server, 'PUT', `${path}/Data`, 204, body(events.slice(overlap)));
}

async function expectStatus(server: TestServer, method: string, path: string, status: number, body?: unknown) {
  const response = await server.send(method, path, body === undefined ? {} : { body });
  const text = await response.text();
  if (response.status === status) return;
  throw new Error(`${method} ${path}: expected ${status}, got ${response.status} ${text}\n${JSON.stringify(body)}`);
}

const eventsText = (stream: RandomStream, events: readonly StoredEvent[]) =>
  `[${events.map((event) => eventText(stream, event, true)).join(',')}]`;

const queryText = (query: Query) =>
  query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`;

const maxLineLength = 20_000;

function difference(
  { path }: StreamPaths,
  stream: RandomStream,
  request: string,
  expected: string,
  got: string,
): Error {
  const { keys, events, ...settings } = stream;
  const lines = [
    `stream ${JSON.stringify({ ...settings, keys: keys.parts.map(({ id, code }) => `${id}: ${code}`) })}`,
    `events ${eventsText(stream, events)}`,
    `request ${decodeURIComponent(request.replaceAll('+', ' ')).replace(path, '')}`,
    `as sent ${request}`,
    `expected ${expected}`,
    `got      ${got}`,
  ];
  return new Error(lines.map((line) => line.slice(0, maxLineLength)).join('\n'));
}
