// Runs the server in a process, with `node server/main.ts`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverLog } from './server-log.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

export interface ServerProcess {
  readonly pid: number;
  /** The URL of the server; rejects with its output if the process ends first. */
  readonly url: Promise<string>;
  /** The exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Returns the standard output and standard error so far. */
  output(): string;
  /** Sends a signal and returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a server with only these settings, by default on a free port. */
export function startProcess(settings: Readonly<Record<string, string>>, args: readonly string[] = []): ServerProcess {
  // The server does not get the environment of the test run.
  const env = { PATH: process.env['PATH'], PORT: '0', ...settings };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  // 'close' is emitted after all output is read, 'exit' possibly before.
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', kill);
      resolve(code);
    });
  });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        serverLog.write(text);
        const listening = /listens on (\S+);/.exec(output)?.[1];
        if (listening !== undefined) resolve(listening);
      });
    }
    void ended.then((code) => {
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
  // Tests that only wait for the end do not await the URL.
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url,
    ended,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
