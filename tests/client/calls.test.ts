// A single call: its types, errors, hooks and validation.
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Ajv2020Module from 'ajv/dist/2020.js';
import {
  ApiError,
  createDataServices,
  createEdge,
  createIdentity,
  createProvisioning,
  InvalidRequest,
  items,
  logging,
  orThrow,
  schemaCheck,
  streamItems,
  tracing,
  validation,
  type DataServices,
  type LogEntry,
  type Span,
} from '../../client/index.ts';
import { documents, readBundle } from '../../scripts/documents.ts';

const Ajv2020 = Ajv2020Module.default;
const path = { tenantId: 't', namespaceId: 'n' };
const optionsWithResponses = (...responses: Response[]) => ({
  baseUrl: 'http://unused.invalid',
  path,
  retry: { baseDelay: 1, maxDelay: 1 },
  fetch: () => Promise.resolve(responses.shift() ?? Response.error()),
});
const failing = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers });
const json = { 'Content-Type': 'application/json; charset=utf-8', 'Operation-Id': 'op-1' };

describe('an error', () => {
  it.each([
    [
      'of data services',
      { OperationId: 'op-2', Error: 'E', Reason: 'R', Resolution: 'S', Parameters: {} },
      'R',
      'S',
      'op-2',
    ],
    ['of displays and folders', { Message: 'M', ModelState: {} }, 'M', undefined, 'op-1'],
    ['with only the member Error', { Error: 'E' }, 'E', undefined, 'op-1'],
    ['of another form', { title: 'x', Reason: 5 }, undefined, undefined, 'op-1'],
    ['of a list', ['x'], undefined, undefined, 'op-1'],
  ])('%s is read', async (_name, body, reason, resolution, operationId) => {
    const { data, error, response } = await createDataServices(
      optionsWithResponses(failing(409, JSON.stringify(body), json)),
    ).getLastEvent({ path: { streamId: 's' } });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status: 409, reason, resolution, operationId, body });
    expect(error?.message).toContain('GET /api/v1/Tenants/{tenantId}');
    expect(response.status).toBe(409);
  });

  it.each([
    ['empty', 404, '', {}],
    ['the HTML of a proxy', 404, '<html>Bad gateway</html>', { 'Content-Type': 'text/html' }],
    ['incomplete JSON', 400, '{"Reason":', json],
    ['a text in JSON', 400, '"no"', json],
    ['a number', 400, '5', json],
    ['null', 400, 'null', json],
    ['a success that is not JSON', 200, '<html>Sign in</html>', json],
    ['a success cut short', 200, '{"Time":"2026', json],
  ])('is returned, not thrown, for a body that is no error object: %s', async (_name, status, text, headers) => {
    const { error } = await createDataServices(optionsWithResponses(failing(status, text, headers))).getLastEvent({
      path: { streamId: 's' },
    });
    expect(error).toMatchObject({ status, text, body: undefined });
  });

  it('is thrown by orThrow', async () => {
    const hub = createDataServices(optionsWithResponses(failing(404, '', json), Response.json({ a: 1 })));
    await expect(orThrow(hub.getLastEvent({ path: { streamId: 's' } }))).rejects.toBeInstanceOf(ApiError);
    expect(await orThrow(hub.getLastEvent({ path: { streamId: 's' } }))).toEqual({ a: 1 });
  });
});

describe('a request', () => {
  const sentBy = async (call: (hub: DataServices) => Promise<unknown>) => {
    const sent: { url: string; init: RequestInit }[] = [];
    const hub = createDataServices({
      baseUrl: 'http://unused.invalid/',
      headers: { 'X-App': 'test' },
      fetch: (url, init) => {
        sent.push({ url, init });
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    await call(hub);
    return sent[0];
  };

  it('has the encoded path, the query and the headers of the call', async () => {
    const sent = await sentBy((hub) =>
      hub.listEvents({
        path: { ...path, streamId: 'a/b c|ü' },
        query: { startIndex: '2|1', filter: "Id eq 'x&y'" },
        headers: { 'Accept-Verbosity': 'non-verbose', 'X-Call': '1' },
      }),
    );
    const url = new URL(sent?.url ?? '');
    expect(url.pathname).toBe('/api/v1/Tenants/t/Namespaces/n/Streams/a%2Fb%20c%7C%C3%BC/Data');
    expect(Object.fromEntries(url.searchParams)).toEqual({ startIndex: '2|1', filter: "Id eq 'x&y'" });
    expect(Object.fromEntries(sent?.init.headers as Headers)).toEqual({
      'accept-verbosity': 'non-verbose',
      'x-app': 'test',
      'x-call': '1',
    });
    expect(sent?.init.body).toBeUndefined();
  });

  const verbosityOf = async (call: (hub: DataServices) => Promise<unknown>) =>
    ((await sentBy(call))?.init.headers as Headers).get('Accept-Verbosity');

  it('requests all members if the operation can omit some, by id and by path', async () => {
    const stream = { path: { ...path, streamId: 's' } };
    const route = '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Last';
    expect(await verbosityOf((hub) => hub.getLastEvent(stream))).toBe('verbose');
    expect(await verbosityOf((hub) => hub.GET(route, stream))).toBe('verbose');
    expect(await verbosityOf((hub) => hub.insertEvents({ ...stream, body: [] }))).toBeNull();
  });

  it.each(['Accept-Verbosity', 'accept-verbosity'])('lets the caller override the verbosity, by %s', async (name) => {
    const headers = { [name]: 'non-verbose' };
    expect(await verbosityOf((hub) => hub.getLastEvent({ path: { ...path, streamId: 's' }, headers }))).toBe(
      'non-verbose',
    );
  });

  it('lets the client override the verbosity of all calls', async () => {
    let requestedVerbosity: string | null = null;
    const hub = createDataServices({
      baseUrl: 'http://unused.invalid',
      headers: { 'Accept-Verbosity': 'non-verbose' },
      fetch: (_url, { headers }) => {
        requestedVerbosity = (headers as Headers).get('Accept-Verbosity');
        return Promise.resolve(new Response('null', { headers: { 'Content-Type': 'application/json' } }));
      },
    });
    await hub.getLastEvent({ path: { ...path, streamId: 's' } });
    expect(requestedVerbosity).toBe('non-verbose');
  });

  it('keeps all digits of a bigint', async () => {
    const body = [{ Time: '2026-11-21T12:00:00.1234567Z', Count: 9223372036854775807n }];
    const sent = await sentBy((hub) => hub.insertEvents({ path: { ...path, streamId: 's' }, body }));
    expect(sent?.init.body).toBe('[{"Time":"2026-11-21T12:00:00.1234567Z","Count":9223372036854775807}]');
    expect((sent?.init.headers as Headers).get('content-type')).toBe('application/json');
  });

  it('can have a raw body', async () => {
    const rawBody = 'a,b\n1,2\n';
    const headers = { 'Content-Type': 'text/csv' };
    const sent = await sentBy((hub) => hub.insertEvents({ path: { ...path, streamId: 's' }, rawBody, headers }));
    expect(sent?.init.body).toBe(rawBody);
    expect((sent?.init.headers as Headers).get('content-type')).toBe('text/csv');
  });
});

describe('hooks', () => {
  it('logging() logs one entry for each call, with the number of attempts', async () => {
    const entries: LogEntry[] = [];
    const options = optionsWithResponses(
      failing(503, ''),
      Response.json([], { headers: { 'Operation-Id': 'op-3' } }),
      failing(404, ''),
    );
    const hub = createProvisioning({ ...options, auth: 'secret', hooks: [logging((entry) => entries.push(entry))] });
    await hub.listTypes();
    await hub.GET('/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types');
    expect(entries).toEqual([
      expect.objectContaining({ call: 'listTypes', attempts: 2, status: 200, operationId: 'op-3' }),
      expect.objectContaining({ call: 'GET /api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types', status: 404 }),
    ]);
    expect(entries[1]?.error).toContain('404');
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('tracing() starts a span for each call, and sends its context to the server', async () => {
    const recorded: unknown[] = [];
    const sent: Headers[] = [];
    const span: Span = {
      setAttribute: (...args) => recorded.push(args),
      setStatus: (status) => recorded.push(status),
      addEvent: (name, attributes) => recorded.push([name, attributes]),
      recordException: (error) => recorded.push(error.message),
      spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
      end: () => recorded.push('end'),
    };
    const names: string[] = [];
    const tracer = {
      startSpan: (name: string, { attributes }: { attributes: object }) => {
        names.push(name);
        recorded.push(attributes);
        return span;
      },
    };
    const responses = [failing(503, ''), failing(404, '', json)];
    const hub = createProvisioning({
      ...optionsWithResponses(),
      retry: { attempts: 2, baseDelay: 1 },
      hooks: [tracing(tracer)],
      fetch: (_url, { headers }) => {
        sent.push(new Headers(headers));
        const next = responses.shift();
        return next ? Promise.resolve(next) : Promise.reject(new TypeError('fetch failed'));
      },
    });
    await hub.getType({ path: { typeId: 'x' } });
    expect(names).toEqual(['GET /api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}']);
    expect(sent.map((headers) => headers.get('traceparent'))).toEqual(
      Array.from({ length: 2 }, () => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`),
    );
    expect(recorded[0]).toMatchObject({ 'openapi.operation_id': 'getType', 'http.request.method': 'GET' });
    expect(recorded).toContainEqual(['http.response.status_code', 404]);
    expect(recorded).toContainEqual(['http.response.header.operation-id', 'op-1']);
    expect(recorded).toContainEqual(['http.request.resend_count', 1]);
    expect(recorded.at(-1)).toBe('end');
    await expect(hub.getType({ path: { typeId: 'x' } })).rejects.toThrow('fetch failed');
    expect(recorded.slice(-2)).toEqual(['fetch failed', 'end']);
  });
});

describe('validation', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const [first] = documents().filter(({ name }) => name === 'identity');
  if (!first) throw new Error('There is no document identity.');
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, validateFormats: false });
  const check = schemaCheck(readBundle(first), ajv);

  it('a request that breaks the contract throws and is not sent', async () => {
    const fetch = jest.fn(() => Promise.resolve(Response.json({})));
    const identity = createIdentity({ ...optionsWithResponses(), fetch, hooks: [validation({ check })] });
    const call = identity.createRole({ body: { Name: 5 } as never });
    await expect(call).rejects.toThrow(InvalidRequest);
    await expect(call).rejects.toThrow('body/Name must be string');
    expect(fetch).not.toHaveBeenCalled();
    await identity.createRole({ body: { Name: 'Operators' } as never });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a response that breaks the contract warns and is returned', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const identity = createIdentity({
      ...optionsWithResponses(Response.json([{ Id: 5 }]), Response.json([])),
      hooks: [validation({ check })],
    });
    expect((await identity.listRoles()).data).toEqual([{ Id: 5 }]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('listRoles returned a response with status 200 that breaks the contract'),
    );
    await identity.listRoles();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('types', () => {
  interface Weather {
    readonly Time: string;
    readonly Temperature: number;
  }
  const hub = createDataServices(optionsWithResponses());
  const provisioning = createProvisioning(optionsWithResponses());
  const identity = createIdentity(optionsWithResponses());
  const edge = createEdge({ baseUrl: 'http://unused.invalid' });
  const is = <T>(value: T | undefined) => value;

  // Compiled, never run: invalid calls must not compile, valid ones must have the right types.
  const calls = async () => {
    const stream = { path: { streamId: 's' } };
    const last = await hub.getLastEvent<Weather>(stream);
    if (last.error) is<number>(last.error.status);
    else is<Weather | null>(last.data);
    // @ts-expect-error a reading has no such member
    is(last.data?.Pressure);
    for await (const event of items(hub.listEvents<Weather>, stream)) is<number>(event.Temperature);
    for await (const event of streamItems(hub.listEvents<Weather>, stream)) is<string>(event.Time);
    for await (const type of items(provisioning.listTypes, {})) is<string | null>(type.Id);
    for await (const user of items(identity.searchDirectoryUsers, { path: { id: 'x' } } as never)) is<object>(user);
    await hub.insertEvents<Weather>({ ...stream, body: [{ Time: '', Temperature: 1 }] });
    // @ts-expect-error a temperature is a number
    await hub.insertEvents<Weather>({ ...stream, body: [{ Time: '', Temperature: '1' }] });
    is<number>((await identity.countUsers()).data);
    is<Weather | null>(await orThrow(hub.getLastEvent<Weather>(stream)));
    // @ts-expect-error there is no such path
    await identity.GET('/api/v1/Nothing');
    // @ts-expect-error the path has no PATCH
    await identity.PATCH('/api/v1/Tenants/{tenantId}/Users');
    // @ts-expect-error streamId is missing
    await hub.getLastEvent({ path: {} });
    // @ts-expect-error the path is missing
    await hub.getLastEvent();
    // @ts-expect-error this client was given no tenant
    await edge.listEdgeSystems();
    // @ts-expect-error a name is text
    await identity.createRole({ body: { Name: 5 } });
    // @ts-expect-error there is no such query parameter
    await hub.getLastEvent({ ...stream, query: { index: '1' } });
    // @ts-expect-error a role has no rows to give a type to
    await identity.listRoles<Weather>();
  };
  it('are those of the contract', () => {
    expect(calls).toEqual(expect.any(Function));
  });
});
