// The client of a document: openapi-fetch writes out addresses and headers, our transport carries the request. What openapi-fetch would
// do besides (a Request, middleware, reading the answer) is left out: it took most of what a call costs over plain fetch.
import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from 'openapi-fetch';
import { ApiError, InvalidRequest } from './errors.ts';
import type { CallInfo, Outcome, Watch } from './hooks.ts';
import { readJson, writeJson } from './json.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { retryOf } from './retry.ts';
import { createTransport, type Arrival, type Draft } from './transport.ts';
import type { ById, ByPath, OperationFacts, Result } from './types.ts';

/** A client: its operations by operationId, `hub.getStream({ path })`, and by path, `hub.GET('/api/v1/…', { path })`. */
export type Client<Paths, Operations, Given extends string = never> = ById<Operations, Given> & ByPath<Paths, Given>;

/** What the calls of all operations look like underneath. */
export interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
export type AnyResult = Result<unknown>;

/** Whether the caller wants the body of a success unread. */
export const streamed = Symbol('streamed');
type Input = AnyInput & { readonly [streamed]?: true };

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const pathSerializer = defaultPathSerializer;
const querySerializer = createQuerySerializer();
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** What is left out of an answer has to be known from its type: so callers get every member unless they ask otherwise. */
const ALL_MEMBERS = { 'Accept-Verbosity': 'verbose' };

/** Connects the operations of a table; the exported clients of the documents are made by it. */
export function connect<Paths, Operations, Given extends string = never>(
  operations: Readonly<Record<string, OperationFacts>>,
  options: ClientOptions<Given>,
): Client<Paths, Operations, Given> {
  const { path, headers, hooks = [], timeout = 120_000 } = options;
  const baseUrl = removeTrailingSlash(options.baseUrl);
  const usualRetry = retryOf(options.retry, undefined);
  const exchange = createTransport(options);

  const withVerbosity = new Set(
    Object.values(operations)
      .filter(({ verbosity }) => verbosity !== undefined)
      .map((facts) => `${facts.method.toUpperCase()} ${facts.path}`),
  );

  function draftOf(method: string, route: string, { path = {}, query = {}, rawBody, ...input }: Input): Draft {
    const body = rawBody ?? (input.body === undefined ? undefined : writeJson(input.body));
    return {
      url: createFinalURL(route, { baseUrl, params: { path, query }, querySerializer, pathSerializer }),
      method,
      // Of a form, fetch alone knows the type.
      headers: mergeHeaders(
        body === undefined || body instanceof FormData ? {} : JSON_TYPE,
        withVerbosity.has(`${method} ${route}`) ? ALL_MEMBERS : {},
        headers,
        input.headers,
      ),
      body,
    };
  }

  const send = async (draft: Draft, route: string, input: Input, watches: readonly Watch[]): Promise<AnyResult> => {
    const arrival = await exchange(draft, {
      retry: input.retry === undefined ? usualRetry : retryOf(options.retry, input.retry),
      timeout: input.timeout ?? timeout,
      signal: input.signal,
      isStreamed: input[streamed] ?? false,
      watches,
    });
    return resultOf(draft.method, route, arrival);
  };

  /** Sends a draft, and tells the hooks of it. */
  async function sendWatched(operation: string | undefined, draft: Draft, route: string, input: Input) {
    const info: CallInfo = { operation, route, method: draft.method, url: draft.url, headers: draft.headers, input };
    const watches = hooks.map((hook) => hook(info)).filter((watch): watch is Watch => watch !== undefined);
    const end = (outcome: Outcome) => {
      for (const watch of watches) watch.end?.(outcome);
    };
    let attempts = 1;
    const counted: Watch = { retry: ({ attempt }) => (attempts = attempt + 1) };
    try {
      const result = await send(draft, route, input, [...watches, counted]);
      const { response, data, error } = result;
      end({ response, attempts, ...(error ? { error } : { data }) });
      return result;
    } catch (error) {
      end({ error: error as Error, attempts });
      throw error;
    }
  }

  async function call(operation: string | undefined, method: string, route: string, given: Input = {}) {
    const input = path ? { ...given, path: { ...path, ...given.path } } : given;
    requirePath(operation ?? `${method} ${route}`, route, input.path);
    const draft = draftOf(method, route, input);
    return hooks.length === 0 ? send(draft, route, input, []) : sendWatched(operation, draft, route, input);
  }

  const byPath = verbs.map((verb) => [verb, (route: string, input?: Input) => call(undefined, verb, route, input)]);
  const byId = Object.entries(operations).map(([id, facts]) => {
    const method = (input?: Input) => call(id, facts.method.toUpperCase(), facts.path, input);
    return [id, Object.assign(method, { operation: { id, ...facts } })];
  });
  return Object.fromEntries([...byId, ...byPath]) as Client<Paths, Operations, Given>;
}

/** Throws InvalidRequest for path parameters that lead elsewhere: every URL takes `.` and `..` for the resource itself and the one above. */
function requirePath(call: string, route: string, path: AnyInput['path'] = {}): void {
  const names = Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const lost = names.filter((name) => ['', '.', '..'].includes(String(path[name] ?? '')));
  if (lost.length > 0)
    throw new InvalidRequest(
      call,
      lost.map((name) => `${name} must not be empty, . or ..`),
    );
}

/** What an arrival means for the caller. Whatever the body is, this throws nothing. */
function resultOf(method: string, route: string, { response, text }: Arrival): AnyResult {
  const { status, headers } = response;
  const isData = response.ok || status === 302;
  if (text === undefined) return { data: response.body, response };
  let body: unknown;
  let unreadable: string | undefined;
  try {
    body = bodyOf(headers.get('Content-Type') ?? '', text);
  } catch {
    unreadable = 'The body is no JSON.';
  }
  if (isData && unreadable === undefined) {
    const total = method === 'HEAD' ? headers.get('Total-Count') : null;
    return { data: total === null ? body : Number(total), response };
  }
  const call = `${method} ${route}`;
  const fields = { status, call, headers, text, body, ...(isData && unreadable ? { unreadable } : {}) };
  return { error: new ApiError(fields), response };
}

function bodyOf(type: string, text: string): unknown {
  if (text === '') return undefined;
  return type.includes('json') ? readJson(text) : text;
}
