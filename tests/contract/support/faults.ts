// Sandboxes whose requests get faults, and their bytes on the wire.
import { connect } from 'node:net';
import type { components } from '../../../generated/types/control.ts';
import type { TestServer } from '../../support/server.ts';
import { readResponse, type ReadResponse } from './cases.ts';
import { simpleType } from './fixtures.ts';
import { createSandbox, inSandbox } from './sandboxes.ts';

type Schemas = components['schemas'];

/** What arrives on a connection until it closes. */
export interface Received {
  readonly text: string;
  /** The parts in which the text arrived. */
  readonly parts: readonly string[];
  /** The code of the error that closed the connection; null without one. */
  readonly error: string | null;
}

export interface FaultSandbox {
  readonly id: string;
  readonly token: string;
  /** The path of the namespace. */
  readonly base: string;
  /** Sends a request below the namespace. */
  send(method: string, path: string, body?: unknown): Promise<ReadResponse>;
  /** Sends a request below the namespace on a connection of its own, and returns what arrives. */
  receive(method: string, path: string, body?: unknown): Promise<Received>;
  /** Sends a request as `receive` does, and returns a function that closes the connection. */
  begin(method: string, path: string, body?: unknown): () => void;
  /** Sends a request for the sandbox to the control document. */
  control(method: string, path: string, body?: unknown): Promise<ReadResponse>;
  setFault(name: string, settings: Schemas['FaultSettings']): Promise<Schemas['Fault']>;
  getFault(name: string): Promise<Schemas['Fault']>;
  /** Returns the logged requests of an operation. */
  logged(operationId: string): Promise<readonly Schemas['RecordedRequest'][]>;
}

/** Creates a sandbox with a type and the stream `Pump`. */
export async function newFaultSandbox(server: TestServer): Promise<FaultSandbox> {
  const { id, tenantId, namespaceId, ...rest } = await createSandbox(server);
  const { token } = await inSandbox(server, { id, tenantId, namespaceId, ...rest });
  const sandbox = sandboxAt(server, { id, token, base: `/api/v1/Tenants/${tenantId}/Namespaces/${namespaceId}` });
  await sandbox.send('POST', '/Types/Simple', simpleType);
  await sandbox.send('POST', '/Streams/Pump', { TypeId: 'Simple' });
  return sandbox;
}

function sandboxAt(server: TestServer, known: Pick<FaultSandbox, 'id' | 'token' | 'base'>): FaultSandbox {
  const { id, token, base } = known;
  const send = async (method: string, path: string, body: unknown, as: { readonly token: string } | null) =>
    readResponse(await server.send(method, path, { as, ...(body === undefined ? {} : { body }) }));
  const control = (method: string, path: string, body?: unknown) =>
    send(method, `/control/v1/sandboxes/${id}${path}`, body, null);
  const ok = async <T>(method: string, path: string, body?: unknown) => {
    const response = await control(method, path, body);
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response.body as T;
  };
  return {
    ...known,
    send: (method, path, body) => send(method, base + path, body, { token }),
    receive: (method, path, body) => receive(server.server.url, requestText(method, base + path, token, body)),
    begin(method, path, body) {
      const { hostname, port } = new URL(server.server.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).write(requestText(method, base + path, token, body));
      return () => socket.destroy();
    },
    control,
    setFault: (name, settings) => ok('PUT', `/faults/${name}`, settings),
    getFault: (name) => ok('GET', `/faults/${name}`),
    logged: (operationId) => ok('GET', `/requests?operationId=${operationId}&count=1000`),
  };
}

function requestText(method: string, path: string, token: string, body: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${token}`];
  const content = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`];
  return [...head, ...(body === undefined ? [] : content), 'Connection: close', '', text].join('\r\n');
}

/** Sends text to the server of a URL and returns what arrives until the connection closes. */
function receive(url: string, text: string): Promise<Received> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts: string[] = [];
    let error: string | null = null;
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    socket.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      error = code;
    });
    socket.on('close', () => {
      resolve({ text: parts.join(''), parts, error });
    });
  });
}

/** Returns the status, the headers by lower-case name, and the body of a response as text. */
export function parseReceived({ text }: Received) {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}
