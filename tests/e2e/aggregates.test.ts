// Compares summaries, samples and lists with a plain list of events, while events come late, are replaced or removed, and while the type
// and the modes of the stream change. AGGREGATE_SEED repeats a run; AGGREGATE_ROUNDS sets the number of streams.
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStore } from '../../server/store/open.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { changes, changeType, randomEvent, type Change, type Send } from './aggregates/changes.ts';
import { noSettings, streamBody, typeBody, types, type Model } from './aggregates/model.ts';
import { expectReads, type Keys, type Read } from './aggregates/reads.ts';
import { randomFrom, type Random } from './random/numbers.ts';

const seed = Number(process.env['AGGREGATE_SEED'] ?? randomInt(2 ** 31));
const rounds = Number(process.env['AGGREGATE_ROUNDS'] ?? 2);

interface Size {
  readonly blockSize: number;
  readonly events: number;
  /** The largest number of events of a write. */
  readonly eventsPerWrite: number;
  /** The number of changes of a stream. */
  readonly changes: number;
  readonly streams: number;
}

// Events that come late stay loose among a block until they are an eighth of it, so the smallest blocks have none.
const sizes: readonly Size[] = [
  { blockSize: 4, events: 50, eventsPerWrite: 12, changes: 12, streams: rounds },
  { blockSize: 32, events: 200, eventsPerWrite: 8, changes: 12, streams: rounds },
  { blockSize: 512, events: 2_000, eventsPerWrite: 60, changes: 5, streams: Math.ceil(rounds / 4) },
];

function compareOn(newDatabase: NewDatabase, size: Size): void {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    const { DATABASE_URL: databaseUrl } = await newDatabase();
    const store = await openStore({ databaseUrl, dataDir: ':memory:', blockSize: size.blockSize });
    server = await startTestServer({}, { store });
    base = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}`;
    for (const type of types) await request('POST', `${base}/Types/${type.id}`, typeBody(type));
    for (const { id: SourceTypeId } of types) {
      for (const { id: TargetTypeId } of types) {
        const pairs = { Key: 'Key', Level: 'Flow', Flow: 'Level' };
        const Properties = Object.entries(pairs).map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
        const view = { Id: SourceTypeId + TargetTypeId, SourceTypeId, TargetTypeId, Properties };
        await request('POST', `${base}/StreamViews/${view.Id}`, view);
      }
    }
  });
  afterAll(() => server.stop());

  async function request(method: string, path: string, body?: unknown): Promise<string> {
    const headers = { 'Accept-Verbosity': 'verbose' };
    const response = await server.send(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  }

  async function playStream(random: Random, id: string, changesOfStream: readonly Change[]): Promise<void> {
    const keys: Keys = { min: 0, max: size.events * 2 };
    const path = `${base}/Streams/${id}`;
    const send: Send = async (method, below, body) => void (await request(method, path + below, body));
    const read: Read = async (below, query) => {
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return JSON.parse(await request('GET', `${path}/Data${below}?${parameters.toString()}`));
    };
    // The keys of the events have gaps for events that come late.
    const events = Array.from({ length: size.events }, (_, position) => randomEvent(random, position * 2));
    let model: Model = { type: random.pick(types), settings: noSettings, events };
    await send('POST', '', streamBody(id, model));
    await send('POST', '/Data', events);
    await expectReads(read, model, random, keys);
    for (const [position, change] of changesOfStream.entries()) {
      model = await change({ id, send, model, random, keys, size: size.eventsPerWrite });
      await expectReads(read, model, random, keys).catch((error: unknown) => {
        throw new Error(`Stream ${id} after change ${position}, ${change.name}`, { cause: error });
      });
    }
  }

  it('equal those of the list of events after two changes of the type', async () => {
    const random = randomFrom(seed, size.blockSize);
    await playStream(random, 'types', [changeType, changeType]);
  });

  it(
    `equal those of the list of events after every change, AGGREGATE_SEED=${seed}`,
    async () => {
      for (let stream = 0; stream < size.streams; stream += 1) {
        const random = randomFrom(seed, stream * 1_000 + size.blockSize);
        const changesOfStream = random.many(size.changes, () => random.pick(changes));
        await playStream(random, `stream-${stream}`, changesOfStream);
      }
      expect.hasAssertions();
    },
    60_000 + size.streams * 60_000,
  );
}

describe.each(sizes)('summaries and samples of blocks of $blockSize events', (size) => {
  onBothDatabases((newDatabase) => {
    compareOn(newDatabase, size);
  });
});
