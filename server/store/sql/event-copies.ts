// Copies of the events of a tenant, as they are stored: loose events and blocks are not decoded.
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { Rewrite } from '../ports/tenant-store.ts';

/** The tables of events with their key, their columns, and the number of rows that one statement of the embedded store copies. */
const eventTables = [
  { table: 'loose_events', key: 'key', columns: 'key, body', step: 1_000 },
  {
    table: 'event_blocks',
    key: 'first_key',
    columns: 'first_key, last_key, events, id, first_body, last_body, text_bytes, all_bytes, data, digest_kind, digest',
    // A block can have a megabyte.
    step: 10,
  },
] as const;

/** The number of streams that one statement of the embedded store copies. */
const streamsPerStep = 500;

interface StreamPair {
  readonly source: number | string;
  readonly target: number | string;
  readonly namespace: string;
  readonly stream: string;
}

/** Copies the streams of a tenant with their events to one that has none; both are keys in folded case. */
export async function* copyEvents(
  connection: Connection,
  dialect: Dialect,
  from: string,
  to: string,
): AsyncGenerator<unknown, void> {
  if (!dialect.hasOneWriter) {
    yield* copyAtOnce(connection, from, to);
    return;
  }
  for (let after: readonly [string, string] | undefined = ['', '']; after;) {
    const pairs: readonly StreamPair[] = await copyStreams(connection, from, to, after);
    for (const pair of pairs) yield* copyStream(connection, pair);
    const last = pairs.at(-1);
    after = last && [last.namespace, last.stream];
    yield;
  }
}

/** Copies with one statement for each table. */
async function* copyAtOnce(connection: Connection, from: string, to: string): AsyncGenerator<unknown, void> {
  await connection.run(
    'insert into event_streams (tenant, namespace, stream) select $2, namespace, stream from event_streams where tenant = $1',
    [from, to],
  );
  yield;
  for (const { table, columns } of eventTables) {
    const copied = columns.replaceAll(/\w+/g, 'source.$&');
    await connection.run(
      `insert into ${table} (stream, ${columns}) select target.number, ${copied} from event_streams original
        join event_streams target
          on target.tenant = $2 and target.namespace = original.namespace and target.stream = original.stream
        join ${table} source on source.stream = original.number
        where original.tenant = $1`,
      [from, to],
    );
    yield;
  }
}

/** Copies the next streams without their events; returns them with their numbers. */
async function copyStreams(
  connection: Connection,
  from: string,
  to: string,
  [namespace, stream]: readonly [string, string],
): Promise<readonly StreamPair[]> {
  const next = `select * from event_streams where tenant = $1 and (namespace, stream) > ($3, $4)
    order by namespace, stream limit $5`;
  const values = [from, to, namespace, stream, streamsPerStep];
  await connection.run(
    `insert into event_streams (tenant, namespace, stream) select $2, namespace, stream from (${next}) as next`,
    values,
  );
  return connection.all<StreamPair>(
    `select original.number as source, target.number as target, original.namespace, original.stream
      from (${next}) as original
      join event_streams target
        on target.tenant = $2 and target.namespace = original.namespace and target.stream = original.stream
      order by original.namespace, original.stream`,
    values,
  );
}

async function* copyStream(connection: Connection, { source, target }: StreamPair): AsyncGenerator<unknown, void> {
  for (const { table, key, columns, step } of eventTables)
    for (let [after, comparison] = ['', '>=']; ; comparison = '>') {
      const copied = await connection.run(
        `insert into ${table} (stream, ${columns})
          select $2, ${columns} from ${table} where stream = $1 and ${key} ${comparison} $3 order by ${key} limit $4`,
        [Number(source), Number(target), after, step],
      );
      yield;
      if (copied < step) break;
      const [last] = await connection.all<{ key: string }>(
        `select max(${key}) as key from ${table} where stream = $1`,
        [Number(target)],
      );
      after = last?.key ?? '';
    }
}

/** Renames the streams of a tenant whose names a rewrite changes. */
export async function* rewriteStreams(
  connection: Connection,
  tenant: string,
  rewrite: Rewrite,
): AsyncGenerator<unknown, void> {
  for (let after: readonly [string, string] | undefined = ['', '']; after;) {
    const rows: readonly Pick<StreamPair, 'namespace' | 'stream'>[] = await connection.all(
      `select namespace, stream from event_streams where tenant = $1 and (namespace, stream) > ($2, $3)
        order by namespace, stream limit $4`,
      [tenant, ...after, streamsPerStep],
    );
    for (const { namespace, stream } of rows) {
      const names = [rewrite(namespace), rewrite(stream)];
      if (names[0] === namespace && names[1] === stream) continue;
      await connection.run(
        'update event_streams set namespace = $4, stream = $5 where tenant = $1 and namespace = $2 and stream = $3',
        [tenant, namespace, stream, ...names],
      );
    }
    const last = rows.at(-1);
    after = last && [last.namespace, last.stream];
    yield;
  }
}
