// Servers in separate processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export interface Child {
  readonly url: string;
  /** Milliseconds from the start of the process to the line with its address. */
  readonly startMilliseconds: number;
  /** Returns the resident memory in megabytes, now or at the peak. */
  readonly memoryMegabytes: (which: 'now' | 'peak') => number;
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a script that prints its address. */
export async function startScript(script: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`${script} ended with ${code}.`));
    });
  });
  return {
    url,
    startMilliseconds: performance.now() - started,
    memoryMegabytes: (which) => readMemoryMegabytes(child.pid ?? 0, which),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the server with default settings on a free port, with its data in a folder. */
export function startServer(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<Child> {
  return startScript('server/main.ts', {
    AUTH: 'off',
    SEED: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ...more,
  });
}

/** Returns the milliseconds that Node takes to start and end. */
export async function measureNodeStart(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - started;
}

// Only Linux has this file.
function readMemoryMegabytes(pid: number, which: 'now' | 'peak'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM';
  const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
