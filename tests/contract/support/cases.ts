// Contract cases: their type, and functions that send them and check their responses.
import { randomUUID } from 'node:crypto';
import type { Tagged } from '../../../server/api/handler-types.ts';
import { documents, operationsOf, readBundle, type Bundle, type LocatedOperation } from '../../../scripts/documents.ts';
import { responseChecker, type CheckResponse } from '../../support/response-checker.ts';
import type { SendOptions, TestServer, TestCaller } from '../../support/server.ts';

/** The server and namespace of a case. */
export interface World {
  readonly server: TestServer;
  readonly tenant: string;
  readonly namespace: string;
  /** Path of the namespace: /api/v1/Tenants/…/Namespaces/… */
  readonly base: string;
  /**
   * Sends a request below the namespace and returns its JSON body. Throws if the request fails. The default caller is the administrator.
   * A path such as `/Streams` belongs to version 1, `preview/shares` to the preview.
   */
  ok(method: string, path: string, body?: unknown, options?: SendOptions): Promise<unknown>;
  /** Sends a request below the namespace and returns the response of any status. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
}

/** A response with its body. */
export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body of a JSON response. */
  readonly body: unknown;
}

/** A value, or a function of the world and the fixture, which is the result of `prepare`. */
export type FromWorld<T> = T | ((world: World, fixture: unknown) => T | Promise<T>);

export interface Case {
  readonly name: string;
  readonly status: number;
  /** The caller; the default is the administrator. */
  readonly as?: FromWorld<TestCaller>;
  /** Values of path parameters, except tenantId and namespaceId of the world. */
  readonly path?: FromWorld<Readonly<Record<string, string>>>;
  /** The query without its question mark. */
  readonly query?: FromWorld<string>;
  readonly headers?: FromWorld<Readonly<Record<string, string>>>;
  /** A body, or a function as in FromWorld. */
  readonly body?: unknown;
  /** Creates the objects that the request needs; its result is the fixture. */
  readonly prepare?: (world: World) => Promise<unknown>;
  /** Checks the response, or the state of the world after it. */
  readonly check?: (response: ReadResponse, world: World, fixture: unknown) => unknown;
}

/** Cases for every operation of a document that has one of the tags: an operation without cases does not compile. */
export type Cases<Ops, Table, Tag> = Readonly<Record<keyof Ops & Tagged<Table, Tag>, readonly Case[]>>;

/** Returns the operations of all documents and the checks of their responses, by operationId. */
export function contractOperations(): ReadonlyMap<
  string,
  { readonly located: LocatedOperation; readonly bundle: Bundle; readonly checkResponse: CheckResponse }
> {
  return new Map(
    documents().flatMap((document) => {
      const bundle = readBundle(document);
      const checkResponse = responseChecker(bundle);
      return operationsOf(bundle).map(
        (located) => [located.operation.operationId, { located, bundle, checkResponse }] as const,
      );
    }),
  );
}

/** Creates a namespace and returns its world. */
export async function newWorld(server: TestServer): Promise<World> {
  const namespace = `case-${randomUUID()}`;
  const time = '2026-01-01T00:00:00Z';
  const { objects } = server.server.store;
  const scope = { tenant: server.tenant, namespace: '' };
  const home = await objects.get(scope, 'namespace', server.namespace);
  await objects.create(scope, 'namespace', {
    id: namespace,
    body: { Id: namespace },
    owner: null,
    acl: home?.acl ?? null,
    created: time,
    modified: time,
  });
  return worldOf(server, namespace);
}

/** Returns the world of an existing namespace. */
export function worldOf(server: TestServer, namespace: string): World {
  const base = `/api/v1/Tenants/${server.tenant}/Namespaces/${namespace}`;
  const preview = `/api/v1-preview/tenants/${server.tenant}/namespaces/${namespace}`;
  const fullPath = (path: string) => (path.startsWith('/') ? base + path : path.replace(/^preview/, preview));
  return {
    server,
    tenant: server.tenant,
    namespace,
    base,
    send: (method, path, options) => server.send(method, fullPath(path), options),
    async ok(method, path, body, options) {
      const response = await server.send(method, fullPath(path), {
        ...options,
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      if (!response.ok && response.status !== 302) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
  };
}

/** Returns the path and query of a request for an operation in a world. */
export function requestPath(
  { path }: LocatedOperation,
  world: World,
  values: Readonly<Record<string, string>> = {},
  query = '',
): string {
  const all: Readonly<Record<string, string>> = { tenantId: world.tenant, namespaceId: world.namespace, ...values };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`The case has no path parameter ${name}.`);
    return encodeURIComponent(value);
  });
  return query === '' ? filled : `${filled}?${query}`;
}

/** Reads the body of a response. */
export async function readResponse(response: Response): Promise<ReadResponse> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** The request of a case, with the results of its functions. */
export interface CaseRequest {
  readonly id: string;
  readonly located: LocatedOperation;
  readonly as?: TestCaller | undefined;
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}
export type Sender = (request: CaseRequest, world: World) => Promise<ReadResponse>;

/** Sends the request of a case over HTTP. */
export const sendOverHttp: Sender = async ({ located, as, path, query, headers, body }, world) => {
  const response = await world.server.send(located.method.toUpperCase(), requestPath(located, world, path, query), {
    ...(as ? { as } : {}),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return readResponse(response);
};

/** Runs a case in a world; returns the response, the violations of the contract and the fixture. */
export async function runCase(
  id: string,
  { located, checkResponse }: { located: LocatedOperation; checkResponse: CheckResponse },
  test: Case,
  world: World,
  send: Sender = sendOverHttp,
) {
  const fixture = await test.prepare?.(world);
  const resolved = async <T>(value: FromWorld<T> | undefined): Promise<T | undefined> =>
    typeof value === 'function'
      ? await (value as (world: World, fixture: unknown) => T | Promise<T>)(world, fixture)
      : value;
  const [as, path, query, headers, body] = [
    await resolved(test.as),
    await resolved(test.path),
    await resolved(test.query),
    await resolved(test.headers),
    await resolved(test.body),
  ];
  const response = await send({ id, located, as, path, query, headers, body }, world);
  const violations = checkResponse(located, response).map((violation) => `${id}: ${violation}`);
  if (!response.headers.has('operation-id')) violations.push(`${id}: the header Operation-Id is missing`);
  const { OperationId } = (response.body ?? {}) as { OperationId?: string };
  if (response.status >= 400 && OperationId !== undefined && OperationId !== response.headers.get('operation-id')) {
    violations.push(`${id}: OperationId of body and header differ`);
  }
  return { response, violations, fixture };
}
