// What carries a call of the kit through the client of a language: a function for ours, a process for the others.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readJson, writeJson } from '../../client/json.ts';

export interface Carried {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly token: string | null;
}

/** What the client returned, or why it returned nothing. */
export interface Answer {
  readonly status?: number;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly failure?: string;
}

export interface Adapter {
  carry(call: Carried): Promise<Answer>;
  close(): Promise<void>;
}

/** An adapter that is a process: a line of JSON in, a line of JSON out. */
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
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      complaints += error.message;
      resolve();
    });
    child.on('close', () => {
      resolve();
    });
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async carry(call) {
      child.stdin.write(`${writeJson(call)}\n`);
      const line = await lines.next();
      if (line.done === true) throw new Error(`The adapter has ended. ${complaints}`);
      return readJson(line.value) as Answer;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
