// The frame of the contract cases: what a case is, and how one is sent and judged.
import { randomUUID } from 'node:crypto';
import type { Tagged } from '../../../server/api/handler-types.ts';
import { documents, operationsOf, readBundle, type Bundle, type Located } from '../../../scripts/documents.ts';
import { oracle } from '../../support/oracle.ts';
import type { SendOptions, TestServer, Who } from '../../support/server.ts';

/** A namespace of its own on a running server. */
export interface World {
  readonly server: TestServer;
  readonly tenant: string;
  readonly namespace: string;
  /** Path of the namespace: /api/v1/Tenants/…/Namespaces/… */
  readonly base: string;
  /**
   * Sends a request below the namespace, as the administrator unless told otherwise; throws when it fails. Returns the JSON body.
   * A path such as `/Streams` is one of version 1, `preview/shares` one of the preview.
   */
  ok(method: string, path: string, body?: unknown, options?: SendOptions): Promise<unknown>;
  /** The same without judging the status. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
}

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body of a JSON response. */
  readonly body: unknown;
}

/** A value, or how it comes from the world and from what `given` answered. */
export type Made<T> = T | ((world: World, given: unknown) => T | Promise<T>);

export interface Case {
  readonly name: string;
  readonly status: number;
  /** Who asks; default administrator. */
  readonly as?: Made<Who>;
  /** Values of path parameters; tenantId and namespaceId are filled in. */
  readonly path?: Made<Readonly<Record<string, string>>>;
  /** The query without its question mark. */
  readonly query?: Made<string>;
  readonly headers?: Made<Readonly<Record<string, string>>>;
  /** A body that is made is made by a function, too. */
  readonly body?: unknown;
  /** What has to be there before. */
  readonly given?: (world: World) => Promise<unknown>;
  /** What must be true of the response, or of the world after it. */
  readonly check?: (seen: Seen, world: World, given: unknown) => unknown;
}

/** Cases for every operation of a document that has one of the tags: an operation without cases does not compile. */
export type Cases<Ops, Table, Tag> = Readonly<Record<keyof Ops & Tagged<Table, Tag>, readonly Case[]>>;

/** The operations of all documents with their judges, by operationId. */
export function contract(): ReadonlyMap<
  string,
  { readonly located: Located; readonly bundle: Bundle; readonly judge: ReturnType<typeof oracle> }
> {
  return new Map(
    documents().flatMap((document) => {
      const bundle = readBundle(document);
      const judge = oracle(bundle);
      return operationsOf(bundle).map(
        (located) => [located.operation.operationId, { located, bundle, judge }] as const,
      );
    }),
  );
}

/** A namespace that nobody else uses. */
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
  return worldIn(server, namespace);
}

/** What cases know of a namespace that is there. */
export function worldIn(server: TestServer, namespace: string): World {
  const base = `/api/v1/Tenants/${server.tenant}/Namespaces/${namespace}`;
  const preview = `/api/v1-preview/tenants/${server.tenant}/namespaces/${namespace}`;
  const place = (path: string) => (path.startsWith('/') ? base + path : path.replace(/^preview/, preview));
  return {
    server,
    tenant: server.tenant,
    namespace,
    base,
    send: (method, path, options) => server.send(method, place(path), options),
    async ok(method, path, body, options) {
      const response = await server.send(method, place(path), { ...options, ...(body === undefined ? {} : { body }) });
      const text = await response.text();
      if (!response.ok && response.status !== 302) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
  };
}

/** The address of an operation's request in a world. */
export function address(
  { path }: Located,
  world: World,
  values: Readonly<Record<string, string>> = {},
  query = '',
): string {
  const all: Readonly<Record<string, string>> = { tenantId: world.tenant, namespaceId: world.namespace, ...values };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`The case gives no ${name}.`);
    return encodeURIComponent(value);
  });
  return query === '' ? filled : `${filled}?${query}`;
}

/** A response with its body read. */
export async function see(response: Response): Promise<Seen> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** A case as it is to be sent, all its values made. */
export interface Asked {
  readonly id: string;
  readonly located: Located;
  readonly as?: Who | undefined;
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}
export type Sender = (asked: Asked, world: World) => Promise<Seen>;

/** Sends a case as an HTTP request of its own. */
export const overHttp: Sender = async ({ located, as, path, query, headers, body }, world) => {
  const response = await world.server.send(located.method.toUpperCase(), address(located, world, path, query), {
    ...(as ? { as } : {}),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return see(response);
};

/** Sends a case in a world; answers what was seen and what the contract has against it. */
export async function play(
  id: string,
  { located, judge }: { located: Located; judge: ReturnType<typeof oracle> },
  test: Case,
  world: World,
  send: Sender = overHttp,
) {
  const given = await test.given?.(world);
  const made = async <T>(value: Made<T> | undefined): Promise<T | undefined> =>
    typeof value === 'function'
      ? await (value as (world: World, given: unknown) => T | Promise<T>)(world, given)
      : value;
  const [as, path, query, headers, body] = [
    await made(test.as),
    await made(test.path),
    await made(test.query),
    await made(test.headers),
    await made(test.body),
  ];
  const seen = await send({ id, located, as, path, query, headers, body }, world);
  const faults = judge(located, seen).map((fault) => `${id}: ${fault}`);
  if (!seen.headers.has('operation-id')) faults.push(`${id}: the header Operation-Id is missing`);
  const { OperationId } = (seen.body ?? {}) as { OperationId?: string };
  if (seen.status >= 400 && OperationId !== undefined && OperationId !== seen.headers.get('operation-id')) {
    faults.push(`${id}: OperationId of body and header differ`);
  }
  return { seen, faults, given };
}
