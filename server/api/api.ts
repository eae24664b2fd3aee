// The API's request pipeline, in the order in which a request meets it. Nothing else writes a response of the API.
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { requireFewWords } from '../domain/languages/words.ts';
import { parseJson } from '../domain/values/json.ts';
import type { Directory } from '../identity-providers/port.ts';
import { enforceAccess } from './authorize.ts';
import { explanationHeader } from './access-explanation.ts';
import type { Caller } from '../requests/caller.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { Failure, failures } from '../errors/failures.ts';
import { toFailure } from './to-failure.ts';
import { renderFailure } from '../errors/render.ts';
import { pause } from '../runtime/turns.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import type { Store } from '../store/ports/store.ts';
import type { Admission, Admitted } from './admission.ts';
import type { Auditing, Trace } from './auditing.ts';
import { resolve, type Operation, type Schema } from './operations.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Limits } from '../requests/limits.ts';
import { bodyNormalizer, headerNormalizer, pathNormalizer, queryNormalizer, type Query } from './normalize.ts';
import { maxDepth, requestBodyReader, type BodyLimits } from './request-body.ts';
import { RequestClock, RequestCancellation, cancelableStore } from '../requests/cancellation.ts';
import { createRouter } from './router.ts';
import { chunksOf, isClientGone, isWhole, sendChunks, type Chunks } from './send-chunks.ts';
import type { ValidRequest, Validator } from './validation.ts';

/** Milliseconds in which the rest of a refused body may still come; then its connection ends. */
const patience = 1_000;

/** A reply as the pipeline sees it, whatever the operation. */
export interface AnyReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly type?: string;
}
export type AnyHandler = (input: never, context: RequestContext) => Promise<AnyReply>;
export type AnyLongBodyHandler = (input: never, context: RequestContext, body: SentBody) => Promise<AnyReply>;

type PathValues = Readonly<Record<string, string>>;

export interface ApiOptions {
  readonly operations: readonly Operation[];
  /** Handlers by operationId. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** By operationId, of operations that take lists of events. */
  readonly longBodyHandlers: Readonly<Record<string, AnyLongBodyHandler>>;
  readonly validator: Validator;
  readonly batches: BatchThreads;
  readonly store: Store;
  readonly directory: Directory;
  readonly findIdentity: FindIdentity;
  readonly authenticate: (
    request: Request,
    operation: Operation,
    path: Readonly<Record<string, string>>,
  ) => Promise<Caller>;
  /** Replaces names in a path before anything looks at them; default none. */
  readonly resolveNames?: ((path: PathValues) => Promise<PathValues>) | undefined;
  readonly log: Logger;
  readonly now: () => bigint;
  readonly baseUrl: (request: Request) => string;
  readonly bodyLimits: BodyLimits;
  readonly limits: Limits;
  readonly timeoutSeconds: number;
  readonly admission: Admission;
  /** Tells the worker of virtual tables that there is work. */
  readonly wakeWorker: () => void;
  /** Throws TooManyRequests for a caller who sends too many; default none does. */
  readonly limitCaller?: ((caller: Caller) => void) | undefined;
  readonly auditing: Auditing;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
  /** Whether a header of the response tells what decided about access. */
  readonly explainsAccess: boolean;
  /** Which members answers have without Accept-Verbosity; `contract` leaves it to the default of each operation. */
  readonly defaultVerbosity: DefaultVerbosity;
}

export type DefaultVerbosity = 'contract' | 'verbose' | 'non-verbose';

/** A request in work. */
interface Watched {
  readonly end: RequestCancellation;
  readonly admitted: Admitted;
  /** Measures its time; it stands still while the body is received, which has a time of its own. */
  readonly clock: { start(): void; stop(): void };
  readonly trace: Trace;
}

interface Prepared {
  readonly handler: AnyHandler;
  readonly path: (params: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  readonly query: (url: string) => Query;
  readonly headers: ReturnType<typeof headerNormalizer>;
  readonly body: (value: unknown) => unknown;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names of the headers that each status must have. */
  readonly requiredHeaders: ReadonlyMap<number, readonly string[]>;
  /** The form of answers without Accept-Verbosity: operations that do not take the header write every member. */
  readonly verbosity: string;
}

/** The form of an operation's answers without Accept-Verbosity. */
function verbosityOf({ bundle, parameters }: Operation, setting: DefaultVerbosity): string {
  const header = parameters.find(({ in: place, name }) => place === 'header' && name === 'Accept-Verbosity');
  if (header === undefined) return 'verbose';
  return setting === 'contract' ? String(resolve<Schema>(bundle, header.schema).default) : setting;
}

/** The API as one Express handler; throws when an operation has no handler or a handler no operation. */
export function createApi(options: ApiOptions): RequestHandler {
  const { operations, handlers, validator, store, log } = options;
  const ids = new Set(operations.map(({ id }) => id));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`No document has the operations ${unknown.join(', ')}.`);
  const unserved = [...ids].filter((id) => !(id in handlers));
  if (unserved.length > 0) throw new Error(`Nothing handles the operations ${unserved.join(', ')}.`);
  const slow = operations.filter(({ id, body }) => body?.isEvents && !(id in options.longBodyHandlers));
  if (slow.length > 0) throw new Error(`Nothing handles long bodies of ${slow.map(({ id }) => id).join(', ')}.`);
  const find = createRouter(operations);
  const readBody = requestBodyReader(options.bodyLimits);
  const prepared = new Map<Operation, Prepared>();

  function prepare(operation: Operation): Prepared {
    const known = prepared.get(operation);
    if (known) return known;
    const defaults = operation.parameters
      .filter((p) => p.in === 'query')
      .map((p) => [p.name, resolve<Schema>(operation.bundle, p.schema).default] as const)
      .filter(([, value]) => value !== undefined);
    const requiredHeaders = [...operation.responses].map(([status, { headers = {} }]) => {
      const required = Object.entries(headers).filter(
        ([, header]) => resolve<{ required?: boolean }>(operation.bundle, header).required === true,
      );
      return [status, required.map(([name]) => name)] as const;
    });
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`Nothing handles ${operation.id}.`);
    const made = {
      handler,
      path: pathNormalizer(operation),
      query: queryNormalizer(operation),
      headers: headerNormalizer(operation),
      body: operation.body ? bodyNormalizer(operation.bundle, operation.body.schema) : (value: unknown) => value,
      defaults: Object.fromEntries(defaults),
      requiredHeaders: new Map(requiredHeaders),
      verbosity: verbosityOf(operation, options.defaultVerbosity),
    };
    prepared.set(operation, made);
    return made;
  }

  async function answer(
    request: Request,
    response: Response,
    operation: Operation,
    given: PathValues,
    headers: Readonly<Record<string, string>>,
    { end, admitted, clock, trace }: Watched,
  ): Promise<{ readonly reply: AnyReply; readonly chunks: Chunks | undefined }> {
    // 1. Who calls, and do they read what is answered?
    const params = options.resolveNames ? await options.resolveNames(given) : given;
    trace.tenant = params['tenantId'];
    const caller = await options.authenticate(request, operation, params);
    trace.caller = caller;
    options.limitCaller?.(caller);
    admitted.countFor(`${caller.tenantId}/${caller.id}`);
    const { handler, path: toPath, query: toQuery, body: toBody, defaults, verbosity } = prepare(operation);
    const path = toPath(decode(params));
    requireAcceptable(request, operation);
    // 2. May they? Unknown tenants, namespaces and objects are told here, too.
    const explain = (text: string) => response.appendHeader(explanationHeader, text);
    const access = await enforceAccess(store, caller, operation, path, options.explainsAccess ? explain : undefined);
    // 3. What do they send? First into the contract's form, then against the contract.
    const query = toQuery(request.originalUrl);
    clock.stop();
    const sent = operation.body ? await readBody(request, operation.body, admitted) : undefined;
    clock.start();
    const givenQuery = new Set(Object.keys(query));
    const inputWith = (valid: ValidRequest) => {
      requireFewWordsIn(valid.query, options.limits.words);
      const kept = Object.entries(valid.query).filter(([name]) => givenQuery.has(name));
      return {
        path: { ...path, ...valid.path },
        query: { ...defaults, ...Object.fromEntries(kept) },
        header: Object.fromEntries(
          operation.parameters.filter((p) => p.in === 'header').map((p) => [p.name, headers[p.name.toLowerCase()]]),
        ),
        body: valid.body,
      };
    };
    const contextWith = (bodyText: string): RequestContext => ({
      operationId: operation.id,
      requestId: String(response.getHeader('Operation-Id')),
      caller,
      store: options.auditing.storeFor(
        request,
        response,
        operation,
        caller,
        access.scope.tenant,
        cancelableStore(end, store),
      ),
      directory: options.directory,
      access,
      findIdentity: options.findIdentity,
      log,
      now: options.now(),
      baseUrl: options.baseUrl(request),
      given: givenQuery,
      bodyText,
      batches: options.batches,
      verbose: (headers['accept-verbosity'] ?? verbosity) === 'verbose',
      limits: options.limits,
      wakeWorker: options.wakeWorker,
      flushAudit: options.flushAudit,
      cancellation: end,
    });
    // 4. The work.
    const long = sent && 'long' in sent ? options.longBodyHandlers[operation.id] : undefined;
    let reply: AnyReply;
    if (sent && 'long' in sent && long) {
      const valid = await validator.request({ operation, params: path, query, headers, body: [] });
      reply = await long(inputWith(valid) as never, contextWith(''), sent.long);
    } else {
      const text = sent && 'text' in sent ? sent.text : undefined;
      const rest = operation.body?.isDocument ? pause : undefined;
      await rest?.();
      const parsed = text === undefined ? undefined : parseJson(text, { maxDepth, exactNumbers: false });
      const body = parsed === undefined ? undefined : toBody(parsed);
      await rest?.();
      const valid = await validator.request({ operation, params: path, query, headers, body });
      await rest?.();
      end.throwIfCanceled();
      reply = await handler(inputWith(valid) as never, contextWith(text ?? ''));
    }
    // The first chunk of a streamed body belongs to the work: what fails until then can still be answered as a failure.
    const chunks = await chunksOf(reply.body);
    if (reply.status < 300) access.rolesHeld.confirmAsked();
    return { reply, chunks };
  }

  const clocks = new RequestClock();

  /** Lets a request in, to be watched until its response has ended; throws when there are too many already. */
  function admit(response: Response, seconds: number): Omit<Watched, 'trace'> {
    const admitted = options.admission.enter();
    const end = new RequestCancellation(() => {
      if (response.headersSent) response.destroy();
    });
    response.once('close', () => {
      admitted.leave();
      clocks.stop(end);
      if (!response.writableFinished) end.end('The client closed the connection.');
    });
    return {
      end,
      admitted,
      clock: {
        start() {
          if (!response.closed) clocks.start(end, seconds);
        },
        stop() {
          clocks.stop(end);
        },
      },
    };
  }

  /** Answers a request within its time, to the last byte: the shorter one of what it allows and what the server allows. */
  async function serve(request: Request, response: Response, operation: Operation, params: PathValues, trace: Trace) {
    dropRest(request, response);
    const headers = prepare(operation).headers(request.headers);
    const watched = { ...admit(response, Math.min(secondsAllowed(headers), options.timeoutSeconds)), trace };
    watched.clock.start();
    const { reply, chunks } = await watched.end.before(answer(request, response, operation, params, headers, watched));
    // 5. The reply.
    await send(response, operation, reply, chunks);
  }

  async function send(
    response: Response,
    operation: Operation,
    reply: AnyReply,
    chunks: Chunks | undefined,
  ): Promise<void> {
    const { status, headers = {}, body, type = 'application/json' } = reply;
    const declared = operation.responses.get(status);
    if (!declared) throw new Error(`${operation.id} answered ${status}, which the contract does not declare.`);
    const missing = (prepare(operation).requiredHeaders.get(status) ?? []).filter(
      (name) => headers[name] === undefined,
    );
    if (missing.length > 0) throw new Error(`${operation.id} answered ${status} without ${missing.join(', ')}.`);
    if (chunks === undefined) await validator.response(operation, status, body);
    else if (validator.checksResponses && type === 'application/json' && isWhole(chunks)) {
      await validator.response(
        operation,
        status,
        JSON.parse(typeof chunks === 'string' ? chunks : Buffer.from(chunks).toString()),
      );
    }
    response.status(status);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, String(value));
    if (body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', type);
    if (chunks !== undefined && isWhole(chunks)) response.end(chunks);
    else if (chunks) await sendChunks(response, chunks, options.limits.answerBytes);
    else response.end(JSON.stringify(body));
  }

  function fail(request: Request, response: Response, operation: Operation, error: unknown, trace: Trace): void {
    const requestId = String(response.getHeader('Operation-Id'));
    const failure = declaredFailure(toFailure(error), operation);
    const { status } = failures[failure.failure];
    options.auditing.failed(request, response, operation, failure, trace);
    const level = status >= 500 && !isClientGone(error) && !response.destroyed ? 'error' : 'debug';
    log[level](
      { requestId, operation: operation.id, status, reason: failure.message, err: failure.details.cause },
      'request failed',
    );
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(status);
    const extra = { ...failure.details.headers, ...(status === 503 ? { 'Retry-After': '5' } : {}) };
    for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
    const body = request.method === 'HEAD' ? undefined : renderFailure(operation.family, failure, requestId);
    if (body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  }

  return (request, response, next) => {
    const match = find(request.method, request.path);
    if (match.found === 'nothing') {
      next();
      return;
    }
    const { operation } = match;
    const trace: Trace = {};
    const work =
      match.found === 'operation'
        ? serve(request, response, operation, match.params, trace)
        : Promise.reject(
            new Failure('MethodNotAllowed', `This path does not take ${request.method}.`, {
              headers: { Allow: match.allow.join(', ') },
            }),
          );
    work.catch((error: unknown) => {
      fail(request, response, operation, error, trace);
    });
  };
}

/** Throws InvalidInput where a query or filter asks for more than one request may. */
function requireFewWordsIn(query: Readonly<Record<string, unknown>>, limit: number): void {
  for (const name of ['query', 'filter']) {
    const text = query[name];
    if (typeof text === 'string') requireFewWords(name, text, limit);
  }
}

/** Ends the connection of a request whose answer was sent and whose body does not end: what comes of it is thrown away. */
function dropRest(request: Request, response: Response): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, patience).unref();
  });
}

function decode(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)];
      } catch (cause) {
        throw new Failure('InvalidInput', `${name} is not properly escaped in the path.`, {
          faults: { [name]: 'is not properly escaped' },
          cause,
        });
      }
    }),
  );
}

/** The seconds that the header Request-Timeout allows; Infinity without it and where the validator will refuse it. */
function secondsAllowed({ 'request-timeout': text = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
}

/** Real clients name odd types but take JSON; only one that takes neither application nor text is refused. */
function requireAcceptable(request: Request, operation: Operation): void {
  if (!operation.responses.has(406)) return;
  const accept = request.headers.accept?.trim() ?? '';
  if (accept === '' || accept.split(',').some((type) => /^\s*(\*\/\*|application\/|text\/)/i.test(type))) return;
  throw new Failure('NotAcceptable', `The request accepts only ${accept}.`, { parameters: { Accept: accept } });
}

/** A store that is down is an internal error to operations that know no 503; the end of its time is 503 to one that knows no 408. */
function declaredFailure(failure: Failure, operation: Operation | undefined): Failure {
  if (failure.failure === 'TimedOut' && operation?.responses.has(408) === false)
    return new Failure('Overloaded', failure.message, { cause: failure });
  if (failure.failure !== 'Unavailable' || operation === undefined) return failure;
  if (operation.responses.has(503) || !operation.responses.has(500)) return failure;
  return new Failure('Internal', 'The request could not be processed.', { cause: failure.details.cause });
}
