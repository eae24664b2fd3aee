// A proxy in front of a real PostgreSQL that reads the statements of its clients, and breaks their connections at chosen ones.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { StatementFaults } from './store-faults.ts';

export interface PostgresFaults {
  /** The database behind the proxy. */
  readonly url: string;
  readonly faults: StatementFaults;
  close(): Promise<void>;
}

/** Starts a proxy to a database on a socket of this machine, as startPostgres makes it. */
export async function startPostgresFaults(target: string): Promise<PostgresFaults> {
  const { pathname, folder } = partsOf(target);
  const faults = new StatementFaults();
  const sockets = new Set<Socket>();
  // Messages are passed on one by one: a socket that waits to send them together takes 40 ms for each.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    join(client, database, faults);
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
  // A URL without a host is none to URL.
  const { pathname, searchParams } = new URL(target.replace('@/', '@localhost/'));
  return { pathname, folder: searchParams.get('host') ?? '' };
}

/** Splits what a side sends into its messages; the first one of a client has no type. */
function splitter(hasStart: boolean): (chunk: Buffer) => readonly Buffer[] {
  let rest = Buffer.alloc(0);
  let isStart = hasStart;
  return (chunk) => {
    const messages: Buffer[] = [];
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeLength = isStart ? 0 : 1;
      if (rest.length < typeLength + 4) return messages;
      const length = typeLength + rest.readUInt32BE(typeLength);
      if (rest.length < length) return messages;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      isStart = false;
    }
  };
}

const typeOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);

/** Returns the texts, ended by zero bytes, that a message begins with. */
const textsOf = (message: Buffer): readonly string[] => message.subarray(5).toString().split('\0');

/** A simple query that makes its transaction fail. */
function failingQuery(): Buffer {
  const text = Buffer.from('select 1 / 0\0');
  const head = Buffer.from('Q\0\0\0\0');
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/** Passes on what client and database send, message by message, until a fault. */
function join(client: Socket, database: Socket, faults: StatementFaults): void {
  const [sent, received] = [splitter(true), splitter(false)];
  /** Texts of prepared statements by name. */
  const prepared = new Map<string, string>();
  /** What becomes of the next replies up to ReadyForQuery: passed on, or kept from the client. */
  let replies: 'pass' | 'cut' | 'drop' = 'pass';
  let held: Buffer[] | undefined;
  let isStart = true;

  const cut = () => {
    client.destroy();
    database.destroy();
  };

  /** The statement that a message runs, if it does. */
  function statementIn(message: Buffer): string | undefined {
    const [first = '', second = ''] = textsOf(message);
    if (typeOf(message) === 'P') prepared.set(first, second);
    if (typeOf(message) === 'Q') return first;
    return typeOf(message) === 'B' ? prepared.get(second) : undefined;
  }

  function forward(message: Buffer): void {
    if (held) {
      held.push(message);
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
      held = [message];
      database.write(failingQuery());
      return;
    }
    database.write(message);
  }

  function pass(message: Buffer): void {
    if (replies === 'pass') client.write(message);
    if (typeOf(message) !== 'Z') return;
    if (replies === 'cut') cut();
    if (replies === 'drop') for (const late of held ?? []) database.write(late);
    held = undefined;
    replies = 'pass';
  }

  client.on('data', (chunk) => sent(chunk).forEach(forward));
  database.on('data', (chunk) => received(chunk).forEach(pass));
  client.on('close', () => database.destroy());
  database.on('close', () => client.destroy());
}

/** Lets PostgreSQL itself refuse each COMMIT after new events or objects, by a deferred constraint, until the returned function is called. */
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
