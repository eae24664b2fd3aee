// The steps that turn the request of an operation into its reply: authenticate, authorize, receive, validate, handle.
import type { Request, Response } from 'express';
import { requireMaxWords } from '../domain/languages/words.ts';
import { parseJson } from '../domain/values/json.ts';
import { Failure } from '../errors/failures.ts';
import type { Access } from '../requests/access.ts';
import type { Caller } from '../requests/caller.ts';
import { cancelableStore } from '../requests/cancellation.ts';
import type { RequestContext } from '../requests/context.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { pause } from '../runtime/turns.ts';
import { explanationHeader } from './access-explanation.ts';
import type { ApiOptions, PathValues } from './api-options.ts';
import type { Trace } from './auditing.ts';
import { enforceAccess } from './authorize.ts';
import type { AnyReply } from './handler-types.ts';
import type { Query } from './normalize.ts';
import type { Operation } from './operations.ts';
import type { PreparedOperation } from './prepare.ts';
import { maxDepth, requestBodyReader } from './request-body.ts';
import type { RunningRequest } from './running-requests.ts';
import type { ValidRequest } from './validation.ts';

/** A request whose operation is known. */
export interface OperationRequest extends RunningRequest {
  readonly request: Request;
  readonly response: Response;
  readonly prepared: PreparedOperation;
  /** Values of the path's parameters, still encoded. */
  readonly params: PathValues;
  /** Declared headers in canonical form, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Collects what the audit log needs if the request fails. */
  readonly trace: Trace;
}

export interface HandledRequest {
  readonly reply: AnyReply;
  readonly access: Access;
}

/** The facts about a request that has been authorized. */
interface AuthorizedRequest extends OperationRequest {
  readonly caller: Caller;
  readonly access: Access;
  readonly path: PathValues;
  readonly query: Query;
}

/** A function that returns the reply of the handler to a request; throws failures of every step. */
export function operationServer(options: ApiOptions) {
  const readBody = requestBodyReader(options.bodyLimits);

  async function authenticate({ request, prepared, params, admitted, trace }: OperationRequest) {
    const resolved = options.resolveNames ? await options.resolveNames(params) : params;
    trace.tenant = resolved['tenantId'];
    const caller = await options.authenticate(request, prepared.operation, resolved);
    trace.caller = caller;
    options.limitCaller?.(caller);
    admitted.setCaller(`${caller.tenantId}/${caller.id}`);
    return { caller, path: prepared.readPath(decode(resolved)) };
  }

  /** Unknown tenants, namespaces and objects fail here, too. */
  async function authorize({ response, prepared }: OperationRequest, caller: Caller, path: PathValues) {
    const explain = (text: string) => response.appendHeader(explanationHeader, text);
    const explainer = options.explainsAccess ? explain : undefined;
    return enforceAccess(options.store, caller, prepared.operation, path, explainer);
  }

  async function receive({ request, prepared: { operation }, admitted, clock }: OperationRequest) {
    if (!operation.body) return undefined;
    clock.stop();
    const sent = await readBody(request, operation.body, admitted);
    clock.start();
    return sent;
  }

  function contextOf(served: AuthorizedRequest, bodyText: string): RequestContext {
    const { request, response, prepared, caller, access, headers, cancellation } = served;
    const { operation } = prepared;
    const { tenant } = access.scope;
    const store = cancelableStore(cancellation, options.store);
    return {
      operationId: operation.id,
      requestId: String(response.getHeader('Operation-Id')),
      caller,
      store: options.auditing.storeFor(request, response, operation, caller, tenant, store),
      directory: options.directory,
      access,
      findIdentity: options.findIdentity,
      log: options.log,
      now: options.now(),
      baseUrl: options.baseUrl(request),
      sentParameters: new Set(Object.keys(served.query)),
      bodyText,
      batches: options.batches,
      verbose: (headers['accept-verbosity'] ?? prepared.verbosity) === 'verbose',
      limits: options.limits,
      wakeWorker: options.wakeWorker,
      flushAudit: options.flushAudit,
      cancellation,
    };
  }

  function validate({ prepared, path, query, headers }: AuthorizedRequest, body: unknown) {
    const { operation, defaults } = prepared;
    const valid = options.validator.request(operation, { params: path, query, headers, body });
    requireMaxWordsIn(valid.query, options.limits.words);
    return inputOf(valid, { operation, defaults, path, query, headers });
  }

  /** Documents of users may be long, so the steps yield to other requests. */
  async function handleText(served: AuthorizedRequest, text: string | undefined): Promise<AnyReply> {
    const { prepared, cancellation } = served;
    const rest = prepared.operation.body?.isDocument ? pause : undefined;
    await rest?.();
    const parsed = text === undefined ? undefined : parseJson(text, { maxDepth, exactNumbers: false });
    const body = parsed === undefined ? undefined : prepared.normalizeBody(parsed);
    await rest?.();
    const input = validate(served, body);
    await rest?.();
    cancellation.throwIfCanceled();
    return prepared.handler(input as never, contextOf(served, text ?? ''));
  }

  /** The handler parses the body and checks its events. */
  async function handleLongBody(served: AuthorizedRequest, body: SentBody): Promise<AnyReply> {
    const input = { ...validate(served, []), body };
    return served.prepared.handler(input as never, contextOf(served, ''));
  }

  return async (started: OperationRequest): Promise<HandledRequest> => {
    const { request, prepared } = started;
    const { caller, path } = await authenticate(started);
    requireAcceptable(request, prepared.operation);
    const access = await authorize(started, caller, path);
    const served = { ...started, caller, access, path, query: prepared.readQuery(request.originalUrl) };
    const sent = await receive(started);
    const isLong = sent !== undefined && 'long' in sent;
    return { access, reply: await (isLong ? handleLongBody(served, sent.long) : handleText(served, sent?.text)) };
  };
}

/** The input of a handler: validated values by the contract's names, with defaults for query parameters that were not sent. */
function inputOf(
  valid: ValidRequest,
  {
    operation,
    defaults,
    path,
    query,
    headers,
  }: Pick<AuthorizedRequest, 'path' | 'query' | 'headers'> & Pick<PreparedOperation, 'operation' | 'defaults'>,
) {
  const sent = Object.entries(valid.query).filter(([name]) => name in query);
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header');
  return {
    path: { ...path, ...valid.path },
    query: { ...defaults, ...Object.fromEntries(sent) },
    header: Object.fromEntries(declared.map(({ name }) => [name, headers[name.toLowerCase()]])),
    body: valid.body,
  };
}

/** Throws InvalidInput when a query or filter has more words than one request may have. */
function requireMaxWordsIn(query: Readonly<Record<string, unknown>>, limit: number): void {
  for (const name of ['query', 'filter']) {
    const text = query[name];
    if (typeof text === 'string') requireMaxWords(name, text, limit);
  }
}

function decode(params: PathValues): PathValues {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeValue(name, text)]));
}

function decodeValue(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    const fault = 'is not properly escaped';
    throw new Failure('InvalidInput', `${name} ${fault} in the path.`, { faults: { [name]: fault }, cause });
  }
}

/** Clients name unusual media types but read JSON, so only those that accept neither application nor text are refused. */
function requireAcceptable(request: Request, operation: Operation): void {
  if (!operation.responses.has(406)) return;
  const accept = request.headers.accept?.trim() ?? '';
  if (accept === '' || accept.split(',').some((type) => /^\s*(\*\/\*|application\/|text\/)/i.test(type))) return;
  throw new Failure('NotAcceptable', `The request accepts only ${accept}.`, { parameters: { Accept: accept } });
}
