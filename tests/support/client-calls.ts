// The operations of all generated clients by operationId.
import {
  createControl,
  createDataServices,
  createEdge,
  createIdentity,
  createProvisioning,
  type ClientOptions,
  type Result,
} from '../../client/index.ts';

/** The input of any operation. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly rawBody?: BodyInit;
}
type AnyCall = (input: AnyInput) => Promise<Result<unknown>>;

/** Returns an object with a method for each operation of all documents. */
export function allCalls(options: ClientOptions): Readonly<Record<string, AnyCall>> {
  const creators = [createDataServices, createIdentity, createEdge, createProvisioning, createControl];
  const clients = creators.map((create) => create(options));
  return Object.assign({}, ...clients) as Readonly<Record<string, AnyCall>>;
}

/** Returns a query string as the query parameters of a client call. */
export function queryOf(text: string): Readonly<Record<string, string | readonly string[]>> {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
