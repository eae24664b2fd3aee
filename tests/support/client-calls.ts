// Calls of the client by operationId, whatever the document: what cases and samples are played through.
import {
  createDataServices,
  createEdge,
  createIdentity,
  createProvisioning,
  type ClientOptions,
  type Result,
} from '../../client/index.ts';

/** What any operation may be given. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly rawBody?: BodyInit;
}
type AnyCall = (input: AnyInput) => Promise<Result<unknown>>;

/** The operations of all documents as methods of one object. */
export function allCalls(options: ClientOptions): Readonly<Record<string, AnyCall>> {
  const clients = [createDataServices, createIdentity, createEdge, createProvisioning].map((create) => create(options));
  return Object.assign({}, ...clients) as Readonly<Record<string, AnyCall>>;
}

/** A query as the client takes it. */
export function queryOf(text: string): Readonly<Record<string, string | readonly string[]>> {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
