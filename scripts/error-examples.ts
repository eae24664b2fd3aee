// Error bodies that the contract tests record (make record), by operation and status. The reference shows them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, operationsOf, readBundle, root, type Document } from './documents.ts';

/** An error body by operationId and status, with the title of the request that it answers. */
export type ErrorExamples = Readonly<Record<string, Readonly<Record<string, ErrorExample>>>>;
export interface ErrorExample {
  readonly title: string;
  readonly body: unknown;
}

/** A body that a test recorded. Of each operation and status, the one with the lowest rank becomes the example. */
export interface RecordedError extends ErrorExample {
  readonly operationId: string;
  readonly status: number;
  readonly rank: number;
}

const pathOf = ({ name }: Document): string => join(root, 'generated', 'examples', `${name}.json`);

/** Returns the recorded examples of a document; null if none were recorded. */
export function readErrorExamples(document: Document): ErrorExamples | null {
  const path = pathOf(document);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ErrorExamples) : null;
}

/** Returns the examples of the given operations, in their order; throws if one request got different bodies, as on two databases. */
export function errorExamples(ids: readonly string[], lines: readonly RecordedError[]): ErrorExamples {
  const byId = Map.groupBy(
    lines.toSorted((a, b) => a.status - b.status || a.rank - b.rank),
    ({ operationId }) => operationId,
  );
  return Object.fromEntries(
    ids.map((id) => {
      const byStatus = Map.groupBy(byId.get(id) ?? [], ({ status }) => status);
      return [id, Object.fromEntries([...byStatus].map(([status, list]) => [status, exampleFrom(list)]))];
    }),
  );
}

/** Returns the example of a list of one operation and status, which is sorted by rank. */
function exampleFrom([first, ...others]: readonly RecordedError[]): ErrorExample {
  if (!first) throw new Error('The list is empty.');
  const { operationId, status, rank, title, body } = first;
  const other = others.find((line) => line.rank === rank && JSON.stringify(line.body) !== JSON.stringify(body));
  if (other) throw new Error(`${operationId} ${status}, ${title}: two bodies\n${JSON.stringify([body, other.body])}`);
  return { title, body };
}

function writeErrorExamples(lines: readonly RecordedError[]): void {
  for (const document of documents()) {
    const ids = operationsOf(readBundle(document)).map(({ operation }) => operation.operationId);
    mkdirSync(dirname(pathOf(document)), { recursive: true });
    writeFileSync(pathOf(document), `${JSON.stringify(errorExamples(ids, lines), null, 2)}\n`);
  }
}

const file = process.env['MILLRACE_RECORD_FILE'];
if (file && process.argv[1] === import.meta.filename) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  writeErrorExamples(lines.map((line) => JSON.parse(line) as RecordedError));
}
