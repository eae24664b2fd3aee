import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { EventRow } from '../ports/event-store.ts';
import { EventTables, type StreamKey } from '../sql/event-tables.ts';
import type { Migration } from './migration.ts';

// Streams get a number, which replaces tenant, namespace and stream in the keys of their events.
export const sealedBlocks: Migration = {
  name: '0002-sealed-blocks',
  statements: ({ keyTextType, bytesType, serialType, clusteredSuffix, hasOneWriter }) => [
    // A write to a stream locks its row here.
    `create table event_streams (
      number ${serialType},
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      stream ${keyTextType} not null,
      unique (tenant, namespace, stream)
    )`,

    `create table loose_events (
      stream bigint not null,
      key ${keyTextType} not null,
      body text not null,
      primary key (stream, key)
    ) ${clusteredSuffix}`,

    `create table event_blocks (
      stream bigint not null,
      first_key ${keyTextType} not null,
      last_key ${keyTextType} not null,
      events integer not null,
      id text not null,
      first_body text not null,
      last_body text not null,
      text_bytes integer not null,
      all_bytes integer not null,
      data ${bytesType} not null${hasOneWriter ? '' : ', primary key (stream, first_key)'}
    )`,
    // Reads of the other columns should not read the data: PostgreSQL stores it separately, and SQLite has an index without it. It is
    // compressed already, so PostgreSQL need not compress it.
    hasOneWriter
      ? 'create index event_block_heads on event_blocks (stream, first_key, last_key, events, id)'
      : 'alter table event_blocks alter column data set storage external',

    'insert into event_streams (tenant, namespace, stream) select distinct tenant, namespace, stream from events',
  ],

  async work(connection, dialect) {
    const streams = await connection.all<{ tenant: string; namespace: string; stream: string }>(
      'select tenant, namespace, stream from event_streams order by tenant, namespace, stream',
    );
    for (const { tenant, namespace, stream } of streams) {
      await sealEvents(connection, dialect, [tenant, namespace, stream]);
    }
    await connection.run('drop table events');
    if (!dialect.hasOneWriter) await connection.run('drop table stream_locks');
  },
};

const blockSize = 512;
const blocksAtOnce = 8;

/** Seals the events of a stream, which had a row each; events that do not fill a block become loose. */
async function sealEvents(connection: Connection, dialect: Dialect, stream: StreamKey): Promise<void> {
  const tables = new EventTables(dialect, connection, stream);
  const rowsAtOnce = blockSize * blocksAtOnce;
  let after: readonly string[] = [];
  for (;;) {
    const rows: readonly EventRow[] = await connection.all(
      `select key, body from events where tenant = $1 and namespace = $2 and stream = $3
        ${after.length > 0 ? 'and key > $4' : ''} order by key limit ${rowsAtOnce}`,
      [...stream, ...after],
    );
    const sealedCount = rows.length - (rows.length % blockSize);
    if (sealedCount > 0) await tables.putBlocks(rows.slice(0, sealedCount), blockSize);
    await tables.putLoose(rows.slice(sealedCount));
    if (rows.length < rowsAtOnce) return;
    after = rows.slice(-1).map(({ key }) => key);
  }
}
