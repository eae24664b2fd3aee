// Starts a server for tests, in a process of its own: it shares no globals, modules or event loop with the tests.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { connectMillrace, type Millrace } from './connect.ts';

/** Options of a server for tests. */
export interface StartOptions {
  /**
   * Settings, as `npm start -- --help` lists them. By default the server has a free port, its store in memory and no demo tenant; it does
   * not see the environment variables of the tests.
   */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the log of the server goes: to the output of the tests, or nowhere, which is the default. */
  readonly log?: 'inherit' | 'ignore';
  /** The milliseconds in which the server must start; default 30,000. */
  readonly timeout?: number;
}

/** A server that runs until the tests stop it or end. */
export interface MillraceServer extends Millrace, AsyncDisposable {
  /** The number of the process. */
  readonly pid: number;
  /** Stops the server; resolves when its process has ended. */
  stop(): Promise<void>;
}

const defaults = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: ':memory:', SEED: 'none', CONTROL: 'on' };
/** What a process needs of the environment; DATABASE_URL, for example, is a setting of the tested application, too. */
const inherited = ['PATH', 'HOME', 'XDG_CACHE_HOME', 'NODE_COMPILE_CACHE', 'TMPDIR', 'TEMP', 'SystemRoot'];
const firstVersion = 24;
const stopMilliseconds = 40_000;

/**
 * Starts a server and returns it when it accepts requests. Throws an Error with the reason if it cannot start. The server stops with
 * the process that started it, even if that process crashes.
 *
 * @example
 * await using millrace = await startMillrace();
 * await using sandbox = await millrace.sandbox();
 */
export async function startMillrace(options: StartOptions = {}): Promise<MillraceServer> {
  const { settings = {}, log = 'ignore', timeout = 30_000 } = options;
  if (Number.parseInt(process.versions.node) < firstVersion)
    throw new Error(`Millrace needs Node ${firstVersion} or later, and this is ${process.version}.`);
  const child = spawn(process.execPath, [serverProgram()], {
    env: { ...environment(), ...defaults, ...settings },
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => void resolve()));
  const stop = () => end(child, ended);
  try {
    const url = await urlOf(child, timeout);
    if (log === 'inherit') child.stderr?.pipe(process.stderr);
    leaveAlone(child);
    return { ...connectMillrace(url), pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets this process end while the child runs: a server that nobody stops does not keep the tests from ending. */
function leaveAlone(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
}

/** Returns the program of the server: JavaScript in the package, TypeScript in the project. */
function serverProgram(): string {
  const candidates = [
    join(import.meta.dirname, '..', '..', '..', 'server', 'main.js'),
    join(import.meta.dirname, '..', '..', 'server', 'main.ts'),
  ];
  return candidates.find((file) => existsSync(file)) ?? '';
}

const environment = (): Record<string, string> =>
  Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Returns the URL of a server that starts; throws an Error with its output if it ends, and after `milliseconds`. */
function urlOf(child: ChildProcess, milliseconds: number): Promise<string> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-10_000)));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Millrace did not start within ${milliseconds} ms. ${errors}`));
    }, milliseconds);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    child.once('message', (message: { readonly url: string }) => {
      end(() => {
        resolve(message.url);
      });
    });
    child.once('error', (error) => {
      end(() => {
        reject(error);
      });
    });
    child.once('close', () => {
      end(() => {
        reject(new Error(`Millrace did not start. ${errors.trim()}`));
      });
    });
  });
}

/** Stops a process, at once if it does not stop by itself; resolves when it has ended. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid === undefined) return;
  child.ref();
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
  await ended;
  clearTimeout(timer);
}
