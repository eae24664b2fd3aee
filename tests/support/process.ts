// The server as its users run it: a process of its own, started by `node server/main.ts`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverLog } from './server-log.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

export interface ServerProcess {
  readonly pid: number;
  /** Where it listens; rejects with what it wrote when it ends instead. */
  readonly url: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it wrote so far, to standard output and standard error. */
  output(): string;
  /** Sends a signal and returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a server with just these settings, on any free port unless they say otherwise. */
export function startProcess(settings: Readonly<Record<string, string>>, args: readonly string[] = []): ServerProcess {
  // Options of the test run are not meant for it.
  const env = { PATH: process.env['PATH'], PORT: '0', ...settings };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  // 'close' comes when all output is read, 'exit' may come before.
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
  // Whoever only waits for the end does not look at the address.
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
