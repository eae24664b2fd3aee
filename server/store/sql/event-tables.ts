// The tables of loose events and blocks of a stream.
import { cutIntoBlocks, OpenBlock, sealBlock } from '../blocks/block.ts';
import type { Block, BlockData, BlockHead } from '../ports/sealed-batch.ts';
import type { Connection, Dialect, SqlValue } from '../dialect/dialect.ts';
import { compareKeys, type Aggregation, type EventRow, type StreamRef } from '../ports/event-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';

/** Tenant, namespace and stream as they are stored, in folded case. */
export type StreamKey = readonly [tenant: string, namespace: string, stream: string];

export function streamKey({ tenant, namespace, stream }: StreamRef): StreamKey {
  return [foldIdentifier(tenant), foldIdentifier(namespace), foldIdentifier(stream)];
}

const streamNameCondition = 'tenant = $1 and namespace = $2 and stream = $3';
/** The condition that rows belong to the stream whose key is $1 to $3. */
export const streamCondition = `stream = (select number from event_streams where ${streamNameCondition})`;
const blockHeadColumns = `id, first_key as "firstKey", last_key as "lastKey", events`;
export const blockColumns = `${blockHeadColumns}, text_bytes as "textBytes", all_bytes as "allBytes", data`;

/** A condition that ends before its value; omitted if the value is undefined. */
export type Condition = readonly [text: string, value: SqlValue | undefined];

/** Returns conditions as the end of a statement that has `valueCount` values already. */
export function conditionsSql(
  all: readonly Condition[],
  valueCount: number,
): { text: string; values: readonly SqlValue[] } {
  const present = all.filter((one): one is readonly [string, SqlValue] => one[1] !== undefined);
  return {
    text: present.map(([text], i) => ` and ${text} $${valueCount + 1 + i}`).join(''),
    values: present.map(([, value]) => value),
  };
}

/** Keys from `from` up to but not including `to`; null for an open end. */
export interface KeyRange {
  readonly from: string | null;
  readonly to: string | null;
}

const rangeConditions = ({ from, to }: KeyRange): readonly Condition[] => [
  ['key >=', from ?? undefined],
  ['key <', to ?? undefined],
];

/** Locks a stream until the end of the transaction; gives it a number if it has none. */
export async function lockStreamRow(connection: Connection, { rowLock }: Dialect, stream: StreamKey): Promise<void> {
  const text = `select number from event_streams where ${streamNameCondition} ${rowLock}`;
  // Another transaction can remove the stream between the two statements.
  while ((await connection.all(text, stream)).length === 0) {
    await connection.run(
      'insert into event_streams (tenant, namespace, stream) values ($1, $2, $3) on conflict do nothing',
      stream,
    );
  }
}

/** The rows of a locked stream, in one transaction. */
export class EventTables {
  readonly #dialect: Dialect;
  readonly #connection: Connection;
  readonly #stream: StreamKey;
  readonly #aggregation: Aggregation | undefined;

  constructor(dialect: Dialect, connection: Connection, stream: StreamKey, aggregation?: Aggregation) {
    this.#aggregation = aggregation;
    this.#dialect = dialect;
    this.#connection = connection;
    this.#stream = stream;
  }

  /** Returns the last block that begins at a key or before it, and the first key of the next block. */
  async blockAt(key: string): Promise<{ readonly block: BlockHead | null; readonly next: string | null }> {
    const heads = await this.#all<BlockHead>(
      `select * from (select ${blockHeadColumns} from event_blocks where ${streamCondition} and first_key <= $4
          order by first_key desc limit 1) as this
        union all select * from (select ${blockHeadColumns} from event_blocks where ${streamCondition} and first_key > $4
          order by first_key limit 1) as next`,
      [key],
    );
    const isAtOrBefore = ({ firstKey }: BlockHead) => compareKeys(firstKey, key) <= 0;
    const next = heads.find((head) => !isAtOrBefore(head))?.firstKey ?? null;
    return { block: heads.find(isAtOrBefore) ?? null, next };
  }

  /** Returns the blocks that have keys both inside and outside of two bounds, which are included. */
  blocksAcrossBounds(from: string, to: string): Promise<readonly BlockHead[]> {
    const text = `select ${blockHeadColumns} from event_blocks where ${streamCondition} and first_key >= ${blockStartSql(4)}
      and first_key <= $5 and last_key >= $4 and (first_key < $4 or last_key > $5)`;
    return this.#all(text, [from, to]);
  }

  async openBlock({ firstKey }: BlockHead): Promise<OpenBlock> {
    const text = `select ${blockColumns} from event_blocks where ${streamCondition} and first_key = $4`;
    const [data] = await this.#all<BlockData>(text, [firstKey]);
    if (!data) throw new Error('A block of a locked stream is missing.');
    return new OpenBlock(data);
  }

  async putBlocks(rows: readonly EventRow[], size: number): Promise<void> {
    for (const part of cutIntoBlocks(rows, size)) await this.putBlock(sealBlock(part, this.#aggregation));
  }

  async putBlock(block: Block): Promise<void> {
    const { id, firstKey, firstBody, lastKey, lastBody, events, textBytes, allBytes, data, aggregates } = block;
    const values = [firstKey, lastKey, events, id, firstBody, lastBody, textBytes, allBytes, data];
    // The columns of aggregates have the name digest. Migration 0002 puts blocks before these columns exist.
    await this.#run(
      `insert into event_blocks (stream, first_key, last_key, events, id, first_body, last_body, text_bytes, all_bytes, data
          ${aggregates ? ', digest_kind, digest' : ''})
        select number, $4, $5, $6, $7, $8, $9, $10, $11, $12 ${aggregates ? ', $13, $14' : ''}
          from event_streams where ${streamNameCondition}`,
      aggregates ? [...values, aggregates.kind, aggregates.bytes] : values,
    );
  }

  async removeBlock({ firstKey }: BlockHead): Promise<void> {
    await this.#run(`delete from event_blocks where ${streamCondition} and first_key = $4`, [firstKey]);
  }

  /** Removes the blocks between two keys, which are included. */
  async removeBlocksWithin(from: string, to: string): Promise<void> {
    const within = `${streamCondition} and first_key >= $4 and first_key <= $5 and last_key <= $5`;
    await this.#deleteAll('event_blocks', 'first_key', within, [from, to], this.#dialect.blocksPerDelete);
  }

  async countLoose(range: KeyRange): Promise<number> {
    const { text, values } = conditionsSql(rangeConditions(range), 3);
    const [counted] = await this.#all<{ events: unknown }>(
      `select count(*) as events from loose_events where ${streamCondition}${text}`,
      values,
    );
    return Number(counted?.events ?? 0);
  }

  /** Returns whether there are loose events between two keys, which are included. */
  async hasLooseWithin(from: string, to: string): Promise<boolean> {
    const text = `select 1 as one from loose_events where ${streamCondition} and key >= $4 and key <= $5 limit 1`;
    return (await this.#all(text, [from, to])).length > 0;
  }

  readLoose(range: KeyRange): Promise<readonly EventRow[]> {
    const { text, values } = conditionsSql(rangeConditions(range), 3);
    return this.#all(`select key, body from loose_events where ${streamCondition}${text} order by key`, values);
  }

  /** Returns the loose events with the given keys. */
  async readLooseAt(keys: readonly string[]): Promise<readonly EventRow[]> {
    const found: EventRow[] = [];
    for (const some of slices(keys, this.#dialect.rowsPerStatement)) {
      const { text, values } = this.#dialect.oneOf(some, 4);
      found.push(
        ...(await this.#all<EventRow>(
          `select key, body from loose_events where ${streamCondition} and key ${text}`,
          values,
        )),
      );
    }
    return found;
  }

  async putLoose(rows: readonly EventRow[]): Promise<void> {
    for (const some of slices(rows, this.#dialect.rowsPerStatement)) {
      const { text, values } = this.#dialect.rowsAsTable(['key', 'body'], some, 4);
      await this.#run(
        `insert into loose_events (stream, key, body)
          select number, key, body from (select number from event_streams where ${streamNameCondition}) s cross join ${text}`,
        values,
      );
    }
  }

  async removeLooseAt(keys: readonly string[]): Promise<void> {
    for (const some of slices(keys, this.#dialect.rowsPerStatement)) {
      const { text, values } = this.#dialect.oneOf(some, 4);
      await this.#run(`delete from loose_events where ${streamCondition} and key ${text}`, values);
    }
  }

  async removeLoose(range: KeyRange): Promise<void> {
    const { text, values } = conditionsSql(rangeConditions(range), 3);
    await this.#run(`delete from loose_events where ${streamCondition}${text}`, values);
  }

  /** Removes the loose events between two keys, which are included. */
  async removeLooseWithin(from: string, to: string): Promise<void> {
    const within = `${streamCondition} and key >= $4 and key <= $5`;
    await this.#deleteAll('loose_events', 'key', within, [from, to], this.#dialect.rowsPerDelete);
  }

  /** Removes the stream's number, so that its events become garbage. */
  async removeAll(): Promise<void> {
    await this.#run(
      `insert into event_garbage (stream) select number from event_streams where ${streamNameCondition}`,
      [],
    );
    await this.#run(`delete from event_streams where ${streamNameCondition}`, []);
  }

  /** Renames the stream to another one, which must have no number. */
  async moveTo([tenant, namespace, stream]: StreamKey): Promise<void> {
    await this.#run(`update event_streams set tenant = $4, namespace = $5, stream = $6 where ${streamNameCondition}`, [
      tenant,
      namespace,
      stream,
    ]);
  }

  /** Deletes the rows that meet a condition, up to `count` in each statement. */
  async #deleteAll(
    table: string,
    key: string,
    where: string,
    values: readonly SqlValue[],
    count: number,
  ): Promise<void> {
    const text = `delete from ${table} where ${streamCondition} and ${key} in
      (select ${key} from ${table} where ${where} order by ${key} limit ${count})`;
    while ((await this.#run(text, values)) === count) continue;
  }

  #all<Row>(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#connection.all<Row>(text, [...this.#stream, ...values]);
  }

  #run(text: string, values: readonly SqlValue[]): Promise<number> {
    return this.#connection.run(text, [...this.#stream, ...values]);
  }
}

/** Returns the SQL expression for the first key of the last block that begins at the key of a parameter or before it. */
export function blockStartSql(parameter: number): string {
  return `coalesce((select max(first_key) from event_blocks where ${streamCondition} and first_key <= $${parameter}), '')`;
}

function* slices<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
