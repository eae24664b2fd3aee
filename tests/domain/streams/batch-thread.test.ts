// Long bodies become the same rows in a thread as on the way that short ones go.
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type EventType } from '../../../server/domain/model.ts';
import { eventWriter } from '../../../server/domain/values/event-writer.ts';
import { parseJson } from '../../../server/domain/values/json.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { rowsOfBatch, type SealedBatch } from '../../../server/store/blocks/sealed-batch.ts';
import { compareKeys, type EventRow } from '../../../server/store/ports/event-store.ts';
import { readBatch } from '../../../server/streams/batch-thread.ts';
import { batchThreads } from '../../../server/streams/batch-threads.ts';
import { rowsOfEntries } from '../../../server/streams/entries.ts';
import { codecOf } from '../../../server/streams/event-codec.ts';
import { property, typeOf, valuesOf } from '../values/samples.ts';

const codes = [TypeCode.Int32, TypeCode.Int64, TypeCode.DateTime, TypeCode.String, TypeCode.Double, TypeCode.Decimal];
const others = [...codes, TypeCode.Boolean, 114, 209, TypeCode.DateTimeOffset];
let types = 0;

/** A type with its number, and a body for it: most entries are events, some of them with one key, some are anything. */
const cases = fc
  .tuple(fc.constantFrom(...codes), fc.array(fc.constantFrom(...others), { maxLength: 3 }))
  .chain((chosen) => {
    const type = typeOf([chosen[0], ...chosen[1]].map((code, i) => property(`P${i}`, code)));
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

/** The rows of a body in the order of their keys; null where it has none to store, or two with one key. */
function rowsByTheUsualWay(type: EventType, body: string): readonly Omit<EventRow, 'value'>[] | null {
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

/** What a batch holds: its rows, and whether its blocks have the digests that the store would make of them. */
function contentsOf(type: EventType, batch: SealedBatch | null) {
  if (batch === null) return null;
  const { digest } = codecOf(type);
  for (const block of batch.blocks) {
    const rows = rowsOfBatch({ blocks: [block] });
    expect(block.digest && { ...block.digest, bytes: Buffer.from(block.digest.bytes) }).toEqual(
      digest ? { kind: digest.kind, bytes: Buffer.from(digest.of(rows)) } : null,
    );
  }
  return rowsOfBatch(batch);
}

const task = ({ type, body }: { type: EventType; body: string }) => ({
  type,
  number: (types += 1),
  body: Buffer.from(body),
});

describe('reading a long body', () => {
  it('makes the rows and digests of the usual way, or nothing where that has a fault to tell', () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(contentsOf(one.type, readBatch(task(one)))).toEqual(rowsByTheUsualWay(one.type, one.body));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '{}', 'null', '[1', '{"P0":1}'])('leaves %j to the usual way', (body) => {
    expect(readBatch(task({ type: typeOf([property('P0', TypeCode.Int32)]), body }))).toBeNull();
  });
});

describe('threads', () => {
  const threads = batchThreads(2);
  afterAll(() => threads.close());
  const pair = (code: number) => typeOf([property('Key', code), property('Value', TypeCode.Double)]);

  it('read many bodies of several types at once', async () => {
    const [numbers, texts] = [pair(TypeCode.Int32), pair(TypeCode.String)];
    const body = (type: EventType, first: number) => {
      const keys = Array.from({ length: 1_200 }, (_, i) => first * 2_000 + i);
      return JSON.stringify(keys.map((key) => ({ Key: type === numbers ? key : `k${key}`, Value: key / 3 })));
    };
    const asked = Array.from({ length: 40 }, (_, i) => {
      const type = i % 3 === 0 ? texts : numbers;
      return { type, body: body(type, i) };
    });
    const batches = await Promise.all(asked.map(({ type, body }) => threads.read(type, Buffer.from(body))));
    for (const [i, { type, body }] of asked.entries()) {
      expect(batches[i]?.blocks.map(({ events }) => events)).toEqual([600, 600]);
      expect(contentsOf(type, batches[i] ?? null)).toEqual(rowsByTheUsualWay(type, body));
    }
  });

  it('leave every body to the caller where there are none', async () => {
    const none = batchThreads(0);
    expect(await none.read(pair(TypeCode.Int32), Buffer.from('[{"Key":1}]'))).toBeNull();
    await none.close();
  });
});
