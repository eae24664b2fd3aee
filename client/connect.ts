// The client of a document. openapi-fetch serializes URLs and headers, and our transport sends the request. The rest of openapi-fetch
// (Request objects, middleware, parsing) is not used, since it is slow. No other file imports openapi-fetch.
import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from 'openapi-fetch';
import { ApiError, InvalidRequest } from './errors.ts';
import type { CallInfo, CallObserver, Outcome } from './hooks.ts';
import { readJson, writeJson } from './json.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { resolveRetry } from './retry.ts';
import { createTransport, type Draft, type ReceivedResponse } from './transport.ts';
import type { ById, ByPath, OperationFacts, Result } from './types.ts';

/** A client calls operations by operationId, `hub.getStream({ path })`, or by path, `hub.GET('/api/v1/…', { path })`. */
export type Client<Paths, Operations, PresetPath extends string = never> = ById<Operations, PresetPath> &
  ByPath<Paths, PresetPath>;

/** The input of a call of any operation. */
export interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
export type AnyResult = Result<unknown>;

/** Set in an input whose caller reads the body of a success itself. */
export const streamed = Symbol('streamed');
type Input = AnyInput & { readonly [streamed]?: true };

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const pathSerializer = defaultPathSerializer;
const querySerializer = createQuerySerializer();
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Without this header responses omit default values, which only a reader of the event's type could fill in. */
const ALL_MEMBERS = { 'Accept-Verbosity': 'verbose' };

/** Returns a client with the operations of a table. */
export function connect<Paths, Operations, PresetPath extends string = never>(
  operations: Readonly<Record<string, OperationFacts>>,
  options: ClientOptions<PresetPath>,
): Client<Paths, Operations, PresetPath> {
  const { path, headers, hooks = [], timeout = 120_000 } = options;
  const baseUrl = removeTrailingSlash(options.baseUrl);
  const defaultRetry = resolveRetry(options.retry, undefined);
  const send = createTransport(options);

  const verboseRoutes = new Set(
    Object.values(operations)
      .filter(({ verbosity }) => verbosity !== undefined)
      .map((facts) => `${facts.method.toUpperCase()} ${facts.path}`),
  );

  function createDraft(method: string, route: string, { path = {}, query = {}, rawBody, ...input }: Input): Draft {
    const body = rawBody ?? (input.body === undefined ? undefined : writeJson(input.body));
    return {
      url: createFinalURL(route, { baseUrl, params: { path, query }, querySerializer, pathSerializer }),
      method,
      // Only fetch knows the media type of a form, with its boundary.
      headers: mergeHeaders(
        body === undefined || body instanceof FormData ? {} : JSON_TYPE,
        verboseRoutes.has(`${method} ${route}`) ? ALL_MEMBERS : {},
        headers,
        input.headers,
      ),
      body,
    };
  }

  async function run(draft: Draft, route: string, input: Input, observers: readonly CallObserver[]) {
    const received = await send(draft, {
      retry: input.retry === undefined ? defaultRetry : resolveRetry(options.retry, input.retry),
      timeout: input.timeout ?? timeout,
      signal: input.signal,
      isStreamed: input[streamed] ?? false,
      observers,
    });
    return readResult(draft.method, route, received);
  }

  /** Returns the result of a call that hooks observe. */
  async function runObserved(operation: string | undefined, draft: Draft, route: string, input: Input) {
    const info: CallInfo = { operation, route, method: draft.method, url: draft.url, headers: draft.headers, input };
    const observers = hooks.map((hook) => hook(info)).filter((one): one is CallObserver => one !== undefined);
    const end = (outcome: Outcome) => {
      for (const observer of observers) observer.end?.(outcome);
    };
    let attempts = 1;
    const counter: CallObserver = { retry: ({ attempt }) => (attempts = attempt + 1) };
    try {
      const result = await run(draft, route, input, [...observers, counter]);
      const { response, data, error } = result;
      end({ response, attempts, ...(error ? { error } : { data }) });
      return result;
    } catch (error) {
      end({ error: error as Error, attempts });
      throw error;
    }
  }

  async function call(operation: string | undefined, method: string, route: string, callInput: Input = {}) {
    const input = path ? { ...callInput, path: { ...path, ...callInput.path } } : callInput;
    const invalid = invalidPathParameters(route, input.path);
    if (invalid.length > 0) throw new InvalidRequest(operation ?? `${method} ${route}`, invalid);
    const draft = createDraft(method, route, input);
    return hooks.length === 0 ? run(draft, route, input, []) : runObserved(operation, draft, route, input);
  }

  const byPath = verbs.map((verb) => [verb, (route: string, input?: Input) => call(undefined, verb, route, input)]);
  const byId = Object.entries(operations).map(([id, facts]) => {
    const method = (input?: Input) => call(id, facts.method.toUpperCase(), facts.path, input);
    return [id, Object.assign(method, { operation: { id, ...facts } })];
  });
  return Object.fromEntries([...byId, ...byPath]) as Client<Paths, Operations, PresetPath>;
}

const namesByRoute = new Map<string, readonly string[]>();

/** Returns the names of the path parameters of a route; it parses each route once. */
function parameterNames(route: string): readonly string[] {
  const known = namesByRoute.get(route);
  if (known) return known;
  const names = Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  namesByRoute.set(route, names);
  return names;
}

/** Returns what is wrong with path parameters that address another resource: in a URL, `.` is the resource itself and `..` its parent. */
function invalidPathParameters(route: string, path: AnyInput['path'] = {}): readonly string[] {
  const invalid = parameterNames(route).filter((name) => ['', '.', '..'].includes(String(path[name] ?? '')));
  return invalid.map((name) => `${name} must not be empty, . or ..`);
}

/** Returns the result of a call. Never throws, even if the body is invalid. */
function readResult(method: string, route: string, { response, text }: ReceivedResponse): AnyResult {
  const { status, headers } = response;
  const isData = response.ok || status === 302;
  if (text === undefined) return { data: response.body, response };
  let body: unknown;
  let unreadable: string | undefined;
  try {
    body = parseBody(headers.get('Content-Type') ?? '', text);
  } catch {
    unreadable = 'The body is not JSON.';
  }
  if (isData && unreadable === undefined) {
    const total = method === 'HEAD' ? headers.get('Total-Count') : null;
    return { data: total === null ? body : Number(total), response };
  }
  const call = `${method} ${route}`;
  const fields = { status, call, headers, text, body, ...(isData && unreadable ? { unreadable } : {}) };
  return { error: new ApiError(fields), response };
}

function parseBody(type: string, text: string): unknown {
  if (text === '') return undefined;
  return type.includes('json') ? readJson(text) : text;
}
