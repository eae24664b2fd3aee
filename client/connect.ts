// The client of a document: openapi-fetch builds each request from the generated types, our transport carries it.
import createClient from 'openapi-fetch';
import { ApiError } from './errors.ts';
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

/** Stands in for Request where openapi-fetch makes one: it keeps what it is given, so that it can be sent any number of times. */
class Plan {
  declare readonly url: string;
  constructor(url: string, init: object) {
    Object.assign(this, init, { url });
  }
}
type Planned = Draft & { readonly call: { operation: string | undefined; route: string; input: Input } };

/** Connects the operations of a table; the exported clients of the documents are made by it. */
export function connect<Paths, Operations, Given extends string = never>(
  operations: Readonly<Record<string, OperationFacts>>,
  options: ClientOptions<Given>,
): Client<Paths, Operations, Given> {
  const { baseUrl, path: given, headers, hooks = [], timeout = 120_000 } = options;
  const usualRetry = retryOf(options.retry, undefined);
  const travel = createTransport(options);

  async function run({ call, ...draft }: Planned): Promise<AnyResult> {
    const { input, operation, route } = call;
    const info: CallInfo = { operation, route, method: draft.method, url: draft.url, headers: draft.headers, input };
    const watches = hooks.map((hook) => hook(info)).filter((watch): watch is Watch => watch !== undefined);
    const end = (outcome: Outcome) => {
      for (const watch of watches) watch.end?.(outcome);
    };
    let attempts = 1;
    const counted: Watch = { retry: ({ attempt }) => (attempts = attempt + 1) };
    try {
      const arrival = await travel(draft, {
        retry: input.retry === undefined ? usualRetry : retryOf(options.retry, input.retry),
        timeout: input.timeout ?? timeout,
        signal: input.signal,
        isStreamed: streamed in input,
        watches: [...watches, counted],
      });
      const result = resultOf(draft.method, `${draft.method} ${route}`, arrival);
      const { response, data, error } = result;
      end({ response, attempts, ...(error ? { error } : { data }) });
      return result;
    } catch (error) {
      end({ error: error as Error, attempts });
      throw error;
    }
  }

  // openapi-fetch reads nothing of what it takes for an empty answer; the result is read by us and taken along.
  const inner = createClient<object>({
    baseUrl,
    ...(headers ? { headers } : {}),
    Request: Plan as unknown as typeof Request,
    bodySerializer: writeJson,
    fetch: async (plan) => {
      const result = await run(plan as unknown as Planned);
      return { status: 204, ok: true, headers: none, result } as unknown as Response;
    },
  });

  const request = inner.request as unknown as (
    method: string,
    route: string,
    init: object,
  ) => Promise<{ readonly response: { readonly result: AnyResult } }>;

  async function call(operation: string | undefined, method: string, route: string, input: Input = {}) {
    const { query, body, rawBody } = input;
    const path = given ? { ...given, ...input.path } : input.path;
    const { response } = await request(method, route, {
      params: { ...(path ? { path } : {}), ...(query ? { query } : {}) },
      ...(input.headers ? { headers: input.headers } : {}),
      ...(rawBody === undefined ? { body } : { body: rawBody, bodySerializer: asItIs }),
      call: { operation, route, input: path ? { ...input, path } : input },
    });
    return response.result;
  }

  const byPath = verbs.map((verb) => [verb, (route: string, input?: Input) => call(undefined, verb, route, input)]);
  const byId = Object.entries(operations).map(([id, facts]) => {
    const method = (input?: Input) => call(id, facts.method.toUpperCase(), facts.path, input);
    return [id, Object.assign(method, { operation: { id, ...facts } })];
  });
  return Object.fromEntries([...byId, ...byPath]) as Client<Paths, Operations, Given>;
}

/** The headers of an answer that openapi-fetch has nothing to read of. */
const none = new Headers();
const asItIs = (body: unknown) => body;

/** What an arrival means for the caller. Whatever the body is, this throws nothing. */
function resultOf(method: string, call: string, { response, text }: Arrival): AnyResult {
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
  const fields = { status, call, headers, text, body, ...(isData && unreadable ? { unreadable } : {}) };
  return { error: new ApiError(fields), response };
}

function bodyOf(type: string, text: string): unknown {
  if (text === '') return undefined;
  return type.includes('json') ? readJson(text) : text;
}
