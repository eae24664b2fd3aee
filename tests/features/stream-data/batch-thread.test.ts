// Threads turn long bodies into the same rows as the main thread turns short bodies into.
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type EventType } from '../../../server/domain/model.ts';
import { eventWriter } from '../../../server/domain/values/event-writer.ts';
import { parseJson } from '../../../server/domain/values/json.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { rowsOfBatch } from '../../../server/store/blocks/sealed-batch.ts';
import type { SealedBatch } from '../../../server/store/ports/sealed-batch.ts';
import { compareKeys, type EventRow } from '../../../server/store/ports/event-store.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import type { WriteLimits } from '../../../server/requests/limits.ts';
import { readBatch, type BatchOutcome, type BatchTask } from '../../../server/stream-data/batch-thread.ts';
import { batchThreads } from '../../../server/stream-data/batch-threads.ts';
import { rowsOfEntries } from '../../../server/stream-data/entries.ts';
import { codecOf } from '../../../server/stream-data/event-codec.ts';
import { property, eventTypeOf, valuesOf } from '../../domain/values/samples.ts';

const codes = [TypeCode.Int32, TypeCode.Int64, TypeCode.DateTime, TypeCode.String, TypeCode.Double, TypeCode.Decimal];
const otherCodes = [...codes, TypeCode.Boolean, 114, 209, TypeCode.DateTimeOffset];
let lastTypeNumber = 0;

/** A type and a body for it. Most entries are events, some with the same key; some are not events. */
const cases = fc
  .tuple(fc.constantFrom(...codes), fc.array(fc.constantFrom(...otherCodes), { maxLength: 3 }))
  .chain((chosen) => {
    const type = eventTypeOf([chosen[0], ...chosen[1]].map((code, i) => property(`P${i}`, code)));
    const event = fc
      .tuple(...type.properties.map(({ code }) => valuesOf(code)))
      .map(eventWriter(type, { verbose: true }));
    const anything = fc.constantFrom(
      '{}',
      'null',
      '{"P0":[]}',
      '{"p0":"x"}',
      '[',
      `${'['.repeat(200)}${']'.repeat(200)}`,
    );
    const entry = fc.oneof({ weight: 40, arbitrary: event }, { weight: 1, arbitrary: anything });
    return fc.array(entry, { maxLength: 30 }).map((entries) => ({ type, body: `[${entries.join()}]` }));
  });

/** Returns the rows that a short body becomes, ordered by key; null if it is refused or has two events with the same key. */
function rowsOfShortBody(type: EventType, body: string): readonly Omit<EventRow, 'value'>[] | null {
  const codec = codecOf(type);
  try {
    const entries = parseJson(body, { maxDepth: 100, exactNumbers: codec.exactNumbers }) as unknown[];
    const rows = rowsOfEntries(codec, entries).map(({ key, body }) => ({ key, body }));
    const isStorable = ({ key }: { key: string }) => !key.includes('\0') && key.isWellFormed();
    const isDistinct = new Set(rows.map(({ key }) => key)).size === rows.length;
    return isDistinct && rows.every(isStorable) ? rows.toSorted((a, b) => compareKeys(a.key, b.key)) : null;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** Returns the rows of a batch, and expects its blocks to have the aggregates that the store would calculate. */
function contentsOf(type: EventType, batch: SealedBatch | null) {
  if (batch === null) return null;
  const { aggregation } = codecOf(type);
  for (const block of batch.blocks) {
    const rows = rowsOfBatch({ blocks: [block] });
    expect(block.aggregates && { ...block.aggregates, bytes: Buffer.from(block.aggregates.bytes) }).toEqual(
      aggregation ? { kind: aggregation.kind, bytes: Buffer.from(aggregation.aggregate(rows)) } : null,
    );
  }
  return rowsOfBatch(batch);
}

const limit = (max: number, setting: string) => ({ max, setting });
const limits: WriteLimits = {
  inflatedBytes: limit(200_000_000, 'INFLATED_LIMIT'),
  entryBytes: limit(1_000_000, 'EVENT_SIZE_LIMIT'),
  events: limit(2_500_000, 'EVENT_LIMIT'),
  storedBytes: limit(60_000_000, 'WRITE_LIMIT'),
  unorderedEvents: limit(100_000, 'UNORDERED_LIMIT'),
};
const sentBody = (body: string) => ({ bytes: Buffer.from(body), coding: 'identity' }) as const;
const createTask = ({ type, body }: { type: EventType; body: string }): BatchTask => ({
  type,
  typeNumber: (lastTypeNumber += 1),
  body: sentBody(body),
  limits,
  duplicates: 'refuse',
});
const batchOrNull = (outcome: BatchOutcome) => ('batch' in outcome ? outcome.batch : null);

describe('reading a long body', () => {
  it('returns the rows and aggregates of a short body, or its error', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (testCase) => {
        const batch = batchOrNull(await readBatch(createTask(testCase)));
        expect(contentsOf(testCase.type, batch)).toEqual(rowsOfShortBody(testCase.type, testCase.body));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '{}', 'null', '[1', '{"P0":1}'])('refuses %j', async (body) => {
    const outcome = await readBatch(createTask({ type: eventTypeOf([property('P0', TypeCode.Int32)]), body }));
    expect(outcome).toMatchObject({ invalid: { subject: 'body', message: expect.stringContaining('JSON') } });
  });
});

describe('threads', () => {
  const threads = batchThreads(2);
  afterAll(() => threads.close());
  const pair = (code: number) => eventTypeOf([property('Key', code), property('Value', TypeCode.Double)]);

  it('read many bodies of several types at once', async () => {
    const [numbers, texts] = [pair(TypeCode.Int32), pair(TypeCode.String)];
    const body = (type: EventType, first: number) => {
      const keys = Array.from({ length: 1_200 }, (_, i) => first * 2_000 + i);
      return JSON.stringify(keys.map((key) => ({ Key: type === numbers ? key : `k${key}`, Value: key / 3 })));
    };
    const requests = Array.from({ length: 40 }, (_, i) => {
      const type = i % 3 === 0 ? texts : numbers;
      return { type, body: body(type, i) };
    });
    const batches = await Promise.all(
      requests.map(({ type, body }) =>
        threads.read(type, sentBody(body), { limits, duplicates: 'refuse' }, new RequestCancellation()),
      ),
    );
    for (const [i, { type, body }] of requests.entries()) {
      expect(batches[i]?.blocks.map(({ events }) => events)).toEqual([600, 600]);
      expect(contentsOf(type, batches[i] ?? null)).toEqual(rowsOfShortBody(type, body));
    }
  });

  it('are optional: without threads, bodies are read in slices', async () => {
    const noThreads = batchThreads(0);
    const batch = await noThreads.read(
      pair(TypeCode.Int32),
      sentBody('[{"Key":1}]'),
      { limits, duplicates: 'refuse' },
      new RequestCancellation(),
    );
    expect(rowsOfBatch(batch)).toHaveLength(1);
    await noThreads.close();
  });

  it('stop when the request is canceled', async () => {
    const cancellation = new RequestCancellation();
    const body = `[${Array.from({ length: 100_000 }, (_, i) => `{"Key":${i}}`).join()}]`;
    const read = threads.read(pair(TypeCode.Int32), sentBody(body), { limits, duplicates: 'refuse' }, cancellation);
    cancellation.cancel('The client closed the connection.');
    await expect(read).rejects.toThrow('The client closed the connection.');
  });
});
