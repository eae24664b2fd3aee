// A proxy in front of PostgreSQL that breaks the connections of its clients at chosen statements.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { StatementFaults } from './store-faults.ts';

export interface PostgresFaults {
  /** The URL of the database through the proxy. */
  readonly url: string;
  readonly faults: StatementFaults;
  close(): Promise<void>;
}

/** Starts a proxy to a database of startPostgres. */
export async function startPostgresFaults(target: string): Promise<PostgresFaults> {
  const { pathname, folder } = partsOf(target);
  const faults = new StatementFaults();
  const sockets = new Set<Socket>();
  // Messages are forwarded one by one, so Nagle's algorithm would delay each of them.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    connectThrough(client, database, faults);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    faults,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function partsOf(target: string): { readonly pathname: string; readonly folder: string } {
  // The class URL refuses a URL without a host.
  const { pathname, searchParams } = new URL(target.replace('@/', '@localhost/'));
  return { pathname, folder: searchParams.get('host') ?? '' };
}

/** Returns a function that splits chunks into messages; the first message of a client has no type. */
function messageSplitter(hasStart: boolean): (chunk: Buffer) => readonly Buffer[] {
  let unread = Buffer.alloc(0);
  let isStart = hasStart;
  return (chunk) => {
    const messages: Buffer[] = [];
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const typeLength = isStart ? 0 : 1;
      if (unread.length < typeLength + 4) return messages;
      const length = typeLength + unread.readUInt32BE(typeLength);
      if (unread.length < length) return messages;
      messages.push(unread.subarray(0, length));
      unread = unread.subarray(length);
      isStart = false;
    }
  };
}

const typeOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);

/** Returns the strings of a message, which end with zero bytes. */
const stringsOf = (message: Buffer): readonly string[] => message.subarray(5).toString().split('\0');

/** Returns a simple query that makes its transaction fail. */
function failingQuery(): Buffer {
  const text = Buffer.from('select 1 / 0\0');
  const head = Buffer.from('Q\0\0\0\0');
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/** Forwards the messages of the client and the database until a fault. */
function connectThrough(client: Socket, database: Socket, faults: StatementFaults): void {
  const [sent, received] = [messageSplitter(true), messageSplitter(false)];
  /** The text of prepared statements by name. */
  const prepared = new Map<string, string>();
  /** What happens to the replies up to the next ReadyForQuery. */
  let replies: 'pass' | 'cut' | 'drop' = 'pass';
  let delayed: Buffer[] | undefined;
  let isStart = true;

  const cut = () => {
    client.destroy();
    database.destroy();
  };

  /** Returns the statement that a message runs, or undefined. */
  function statementIn(message: Buffer): string | undefined {
    const [first = '', second = ''] = stringsOf(message);
    if (typeOf(message) === 'P') prepared.set(first, second);
    if (typeOf(message) === 'Q') return first;
    return typeOf(message) === 'B' ? prepared.get(second) : undefined;
  }

  function forward(message: Buffer): void {
    if (delayed) {
      delayed.push(message);
      return;
    }
    const statement = isStart ? undefined : statementIn(message);
    isStart = false;
    const moment = statement === undefined ? undefined : faults.take(statement)?.moment;
    if (moment === 'before') {
      cut();
      return;
    }
    if (moment === 'after') replies = 'cut';
    if (moment === 'aborted') {
      replies = 'drop';
      delayed = [message];
      database.write(failingQuery());
      return;
    }
    database.write(message);
  }

  function pass(message: Buffer): void {
    if (replies === 'pass') client.write(message);
    if (typeOf(message) !== 'Z') return;
    if (replies === 'cut') cut();
    if (replies === 'drop') for (const late of delayed ?? []) database.write(late);
    delayed = undefined;
    replies = 'pass';
  }

  client.on('data', (chunk) => sent(chunk).forEach(forward));
  database.on('data', (chunk) => received(chunk).forEach(pass));
  client.on('close', () => database.destroy());
  database.on('close', () => client.destroy());
}

/** Makes PostgreSQL refuse each COMMIT after new events or objects, with a deferred constraint; returns a function that stops it. */
export async function refusePostgresCommits(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const tables = ['loose_events', 'objects'];
  await client.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at COMMIT'; end $$`,
  );
  for (const table of tables)
    await client.query(
      `create constraint trigger refuse after insert on ${table} deferrable initially deferred for each row execute function refuse()`,
    );
  return async () => {
    for (const table of tables) await client.query(`drop trigger refuse on ${table}`);
    await client.query('drop function refuse()');
    await client.end();
  };
}
