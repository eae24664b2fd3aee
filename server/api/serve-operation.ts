// The steps from a request to the reply of its operation: authenticate, authorize, receive, validate, handle.
import type { Request, Response } from 'express';
import { explanation } from '../domain/access/explanation.ts';
import { requireMaxWords } from '../domain/languages/words.ts';
import { parseJson } from '../domain/values/json.ts';
import { Failure } from '../errors/failures.ts';
import type { Access } from '../requests/access.ts';
import type { Caller } from '../requests/caller.ts';
import { cancelableStore } from '../requests/cancellation.ts';
import type { RequestContext } from '../requests/context.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { randomIds, type Ids } from '../runtime/ids.ts';
import { pause } from '../runtime/turns.ts';
import type { Explain } from './request-access.ts';
import type { ApiOptions, PathValues } from './api-options.ts';
import type { Trace } from './request-auditor.ts';
import { addDecision } from './record-requests.ts';
import { enforceAccess } from './authorize.ts';
import type { AnyReply } from './handler-types.ts';
import { withFaults, type FaultyRequest } from './inject-faults.ts';
import type { Query } from './normalize.ts';
import type { Operation } from './operations.ts';
import type { PreparedOperation } from './prepare.ts';
import { maxDepth, requestBodyReader } from './request-body.ts';
import type { RunningRequest } from './running-requests.ts';
import type { ValidRequest } from './validation.ts';

/** The header with the explanations of a request, separated by semicolons (EXPLAIN_ACCESS). */
const explanationHeader = 'Access-Explanation';

/** The length of texts whose steps take milliseconds. */
const longTextLength = 65_536;

/** A request whose operation is known. */
export interface OperationRequest extends RunningRequest {
  readonly request: Request;
  readonly response: Response;
  readonly prepared: PreparedOperation;
  /** The values of path parameters, percent-encoded. */
  readonly params: PathValues;
  /** The declared headers in canonical form, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Collects the values for the audit log if the request fails. */
  readonly trace: Trace;
}

export interface HandledRequest {
  readonly reply: AnyReply;
  readonly access: Access;
}

/** A request that was authorized. */
interface AuthorizedRequest extends OperationRequest {
  readonly caller: Caller;
  readonly access: Access;
  readonly ids: Ids;
  readonly path: PathValues;
  readonly query: Query;
}

/** Returns a function that returns the reply of the handler to a request; it throws the failures of every step. */
export function operationServer(options: ApiOptions) {
  const readBody = requestBodyReader(options.bodyLimits);

  async function authenticate(operationRequest: OperationRequest) {
    const { request, response, prepared, params, admitted, trace } = operationRequest;
    const resolved = options.resolveAliases ? await options.resolveAliases(params) : params;
    trace.tenant = resolved['tenantId'];
    const caller = await options.authenticate(request, prepared.operation, resolved);
    trace.caller = caller;
    options.limitCaller?.(caller);
    admitted.setCaller(`${caller.tenantId}/${caller.id}`);
    if (options.enterTenant) {
      const leave = await options.enterTenant(resolved['tenantId'] ?? caller.tenantId);
      if (response.closed) leave();
      else response.once('close', leave);
    }
    const ids = await identify(response, resolved['tenantId'] ?? caller.tenantId);
    return { caller, ids, path: prepared.readPath(decodePath(resolved)) };
  }

  /** Returns the source of identifiers for a request. If the tenant has a seed, the Operation-Id also comes from it. */
  async function identify(response: Response, tenant: string): Promise<Ids> {
    const ids = await options.ids.ofRequest(tenant);
    if (ids !== randomIds) response.setHeader('Operation-Id', ids.uuid());
    return ids;
  }

  /** Returns the access of the caller; throws Forbidden, and NotFound for an unknown tenant, namespace or object. */
  async function authorize({ response, prepared, trace }: OperationRequest, caller: Caller, path: PathValues) {
    const explain: Explain = (decision) => {
      if (options.shouldExplainAccess) {
        const { right, target, reason } = decision();
        response.appendHeader(explanationHeader, explanation(right, target, reason));
      }
      if (trace.isRecorded) addDecision(trace, decision);
    };
    const explainer = options.shouldExplainAccess || trace.isRecorded ? explain : undefined;
    return enforceAccess(options.store, caller, prepared.operation, path, explainer);
  }

  async function receive({ request, prepared: { operation }, admitted, timeLimit }: OperationRequest) {
    if (!operation.body) return undefined;
    timeLimit.stop();
    const body = await readBody(request, operation.body, admitted);
    timeLimit.start();
    return body;
  }

  async function contextOf(authorized: AuthorizedRequest, bodyText: string): Promise<RequestContext> {
    const { request, response, prepared, caller, access, ids, headers, cancellation } = authorized;
    const { operation } = prepared;
    const { tenant } = access.scope;
    const now = await options.clocks.now(tenant);
    const store = cancelableStore(cancellation, options.store);
    return {
      operationId: operation.id,
      requestId: String(response.getHeader('Operation-Id')),
      caller,
      store: options.auditor.storeFor(request, response, operation, caller, tenant, store),
      directory: options.directory,
      access,
      findIdentity: options.findIdentity,
      log: options.log,
      now,
      machineNow: options.clocks.machine(),
      ids,
      baseUrl: options.baseUrl(request),
      sentParameters: new Set(Object.keys(authorized.query)),
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

  function runHandler(authorized: AuthorizedRequest, input: object, context: RequestContext): Promise<AnyReply> {
    const { request, prepared, access } = authorized;
    const handler = options.demandedHandler?.(request.headers, prepared.operation) ?? prepared.handler;
    const handle = () => handler(input as never, context);
    if (!options.faults?.areSet(access.scope.tenant)) return handle();
    return withFaults(options.faults, faultyRequest(authorized, context), handle);
  }

  /** Returns the reply to a request with a body as text. The steps for documents and long texts yield to other requests. */
  async function handleText(authorized: AuthorizedRequest, text: string | undefined): Promise<AnyReply> {
    const { prepared, cancellation } = authorized;
    authorized.trace.body = text;
    const isLong = prepared.operation.body?.isDocument === true || (text?.length ?? 0) > longTextLength;
    const takeTurn = isLong ? pause : undefined;
    await takeTurn?.();
    const parsed = text === undefined ? undefined : parseJson(text, { maxDepth, exactNumbers: false });
    const body = parsed === undefined ? undefined : prepared.normalizeBody(parsed);
    await takeTurn?.();
    const input = validate(authorized, body);
    await takeTurn?.();
    cancellation.throwIfCanceled();
    return runHandler(authorized, input, await contextOf(authorized, text ?? ''));
  }

  /** Returns the reply to a request with a long body, which the handler parses and checks. */
  async function handleLongBody(authorized: AuthorizedRequest, body: SentBody): Promise<AnyReply> {
    const input = { ...validate(authorized, []), body };
    return runHandler(authorized, input, await contextOf(authorized, ''));
  }

  return async (operationRequest: OperationRequest): Promise<HandledRequest> => {
    const { request, prepared } = operationRequest;
    const { caller, ids, path } = await authenticate(operationRequest);
    requireAcceptable(request, prepared.operation);
    const access = await authorize(operationRequest, caller, path);
    const authorized = {
      ...operationRequest,
      caller,
      access,
      ids,
      path,
      query: prepared.readQuery(request.originalUrl),
    };
    const body = await receive(operationRequest);
    if (operationRequest.trace.isRecorded) operationRequest.trace.receivedAt = performance.now();
    const reply =
      body && 'longBody' in body ? handleLongBody(authorized, body.longBody) : handleText(authorized, body?.text);
    return { access, reply: await reply };
  };
}

/** Returns a request as faults see it. */
const faultyRequest = (
  { request, prepared, caller, access, admitted, cancellation, trace }: AuthorizedRequest,
  { requestId }: RequestContext,
): FaultyRequest => ({
  operation: prepared.operation,
  request: {
    operationId: prepared.operation.id,
    method: request.method,
    caller: caller.id,
    url: request.originalUrl,
    headers: request.headers,
  },
  access,
  requestId,
  admitted,
  cancellation,
  trace,
});

/** Returns the input of a handler: the validated values by their names in the contract, with defaults for absent query parameters. */
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

/** Throws InvalidInput if a query or filter has too many words. */
function requireMaxWordsIn(query: Readonly<Record<string, unknown>>, limit: number): void {
  for (const name of ['query', 'filter']) {
    const text = query[name];
    if (typeof text === 'string') requireMaxWords(name, text, limit);
  }
}

/** Returns decoded path parameters; throws InvalidInput for malformed percent-encoding. */
function decodePath(params: PathValues): PathValues {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeValue(name, text)]));
}

function decodeValue(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    const fault = 'has malformed percent-encoding';
    throw new Failure('InvalidInput', `${name} ${fault} in the path.`, { faults: { [name]: fault }, cause });
  }
}

/** Throws NotAcceptable if Accept contains neither application nor text types. Others pass, because many clients that read JSON do not name it. */
function requireAcceptable(request: Request, operation: Operation): void {
  if (!operation.responses.has(406)) return;
  const accept = request.headers.accept?.trim() ?? '';
  if (accept === '' || accept.split(',').some((type) => /^\s*(\*\/\*|application\/|text\/)/i.test(type))) return;
  throw new Failure('NotAcceptable', `The request accepts only ${accept}.`, { parameters: { Accept: accept } });
}
