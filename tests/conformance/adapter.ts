// Adapters send calls of the kit through the client of a language: a function for the TypeScript client, a process for the others.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readJson, writeJson } from '../../client/json.ts';

export interface AdapterCall {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly token: string | null;
}

/** The response that the client returned, or the failure that it reported instead. */
export interface CallResult {
  readonly status?: number;
  /** The headers by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly failure?: string;
}

export interface Adapter {
  send(call: AdapterCall): Promise<CallResult>;
  close(): Promise<void>;
}

/** Starts an adapter process, which reads and writes one line of JSON for each call. */
export function processAdapter(
  [command = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Adapter {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      errorOutput += error.message;
      resolve();
    });
    child.on('close', () => {
      resolve();
    });
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async send(call) {
      child.stdin.write(`${writeJson(call)}\n`);
      const line = await lines.next();
      if (line.done === true) throw new Error(`The adapter process ended. ${errorOutput}`);
      return readJson(line.value) as CallResult;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
