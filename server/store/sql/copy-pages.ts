// Pages of copies of tenants: lines of JSON, each of them a row.
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { TextRow } from './tenant-tables.ts';

/** A page ends when its lines have this number of characters. */
const pageLength = 65_536;
/** The number of pages that one statement removes. */
const pagesPerStep = 20;

/** Writes rows of a copy as pages. */
export class PageWriter {
  readonly #connection: Connection;
  readonly #copy: string;
  #lines: string[] = [];
  #length = 0;
  #position = 0;

  constructor(connection: Connection, copy: string) {
    this.#connection = connection;
    this.#copy = copy;
  }

  async add(rows: readonly TextRow[]): Promise<void> {
    for (const row of rows) {
      const line = JSON.stringify(row);
      this.#lines.push(line);
      this.#length += line.length;
      if (this.#length >= pageLength) await this.finish();
    }
  }

  /** Writes the last page. */
  async finish(): Promise<void> {
    if (this.#lines.length === 0) return;
    await this.#connection.run('insert into tenant_copies (copy, position, body) values ($1, $2, $3)', [
      this.#copy,
      this.#position,
      this.#lines.join('\n'),
    ]);
    this.#position += 1;
    this.#lines = [];
    this.#length = 0;
  }
}

/** Yields the rows of each page of a copy. */
export async function* readPages(
  connection: Pick<Connection, 'all'>,
  copy: string,
): AsyncGenerator<readonly TextRow[], void> {
  for (let position = 0; ; position += 1) {
    const [page] = await connection.all<{ body: string }>(
      'select body from tenant_copies where copy = $1 and position = $2',
      [copy, position],
    );
    if (!page) return;
    yield page.body.split('\n').map((line): TextRow => JSON.parse(line));
  }
}

/** Removes the pages of a copy. */
export async function* removePages(
  connection: Connection,
  { hasOneWriter }: Dialect,
  copy: string,
): AsyncGenerator<unknown, void> {
  if (!hasOneWriter) {
    await connection.run('delete from tenant_copies where copy = $1', [copy]);
    return;
  }
  for (let position = pagesPerStep; ; position += pagesPerStep) {
    await connection.run('delete from tenant_copies where copy = $1 and position < $2', [copy, position]);
    const rest = await connection.all('select 1 as one from tenant_copies where copy = $1 limit 1', [copy]);
    if (rest.length === 0) return;
    yield;
  }
}
