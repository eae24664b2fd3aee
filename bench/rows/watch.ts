// The time that `make watch` takes after an edit, on a copy of the contract.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../support/child.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { median } from '../support/stats.ts';

const edits = 7;
const timeoutMilliseconds = 20_000;

/** Returns the row of the report for `make watch`, measured on a copy of the contract in the folder. */
export async function measureWatch(folder: string): Promise<Row> {
  mkdirSync(folder);
  for (const part of ['openapi', 'generated', 'scripts', 'server', 'redocly.yaml', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const script = join('scripts', 'generate.ts');
  const child = spawn(process.execPath, [script, '--watch'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const waitForOutput = async (pattern: RegExp) => {
    for (const deadline = Date.now() + timeoutMilliseconds; Date.now() < deadline; await pause(2)) {
      const found = pattern.exec(output);
      if (found) return found[0];
    }
    throw new Error(`make watch did not print ${pattern.source}: ${output}`);
  };
  try {
    await waitForOutput(/Watching/);
    const times: number[] = [];
    let timings = '';
    const file = join(folder, 'openapi', 'data-services', 'openapi.yaml');
    const before = readFileSync(file, 'utf8');
    for (let i = 0; i < edits; i++) {
      output = '';
      const started = performance.now();
      // This edit changes the bundle and the types.
      writeFileSync(file, before.replace(/^ {2}- name: StreamData\n {4}description: /m, `$&Edit ${i}. `));
      await waitForOutput(/data-services in \d+ ms/);
      times.push(performance.now() - started);
      timings = /lint.*(?=operations)/.exec(output)?.[0].trim() ?? '';
      await pause(100);
    }
    // The first two edits warm up the process and do not count.
    const milliseconds = median(times.slice(2));
    return {
      work: 'make watch: lint + bundle + types of data-services, from save to done, warm',
      baseline: '-',
      ours: `${formatNumber(milliseconds)} ms (the last: ${timings.replaceAll(/ +/g, ' ')})`,
      ratio: '',
      goal: '<= 500 ms',
      isMet: milliseconds <= 500,
    };
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}
