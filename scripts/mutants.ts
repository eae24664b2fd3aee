// make mutants FILES=<patterns> FORCE=1: changes the server in small ways, one at a time, and lists the changes that no test detects.
// make mutants-changed BASE=<revision>: the same for the lines that changed since a revision, within MUTANTS_SECONDS.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './documents.ts';
import { changedRanges } from './mutants/changed-ranges.ts';

/** Mutated files, and the folders or files below tests/, separated by commas, whose tests run against their mutants. */
interface Part {
  readonly name: string;
  readonly tests: string;
  readonly files: readonly string[];
}

/** A folder of server/domain with its own tests, since those of the whole domain would take too long for each mutant. */
const domainPart = (folder: string): Part => ({
  name: `domain-${folder}`,
  tests: `domain/${folder}`,
  files: [`server/domain/${folder}/**/*.ts`],
});

/** A folder of server with the tests that cover it most directly; all tests of features would exceed the time limit of Stryker. */
const featurePart = (folder: string, tests: string): Part => ({
  name: folder,
  tests,
  files: [`server/${folder}/**/*.ts`],
});

const parts: readonly Part[] = [
  ...readdirSync(join(root, 'tests/domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => domainPart(name)),
  { name: 'domain', tests: 'domain', files: ['server/domain/*.ts'] },
  featurePart('stream-data', 'features/stream-data'),
  featurePart('data-views', 'features/data-views,features/virtual-tables'),
  featurePart('virtual-tables', 'features/virtual-tables'),
  // Only tests over HTTP cover it.
  featurePart(
    'identity',
    'contract/identity-client-cases,contract/identity-provider-cases,contract/identity-user-cases',
  ),
  {
    name: 'access',
    tests: 'features/api,features/catalog',
    files: ['server/api/{authorize,request-access,roles}.ts'],
  },
];

/** The time limit of `make mutants-changed` in seconds. */
const changedSeconds = Number(process.env['MUTANTS_SECONDS'] ?? 120);

/** Returns the files of a part. */
const filesOf = (part: Part): ReadonlySet<string> => new Set(globSync(part.files, { cwd: root }));

/** Ends a process and its children. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

/** Runs Stryker on files or ranges of lines until a time in milliseconds; returns whether it finished. */
async function run(part: Part, folder: string, mutate: readonly string[], end: number, more: readonly string[] = []) {
  const output = `coverage/mutants/${folder}`;
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [stryker, 'run', '--mutate', mutate.join(','), ...more], {
    cwd: root,
    env: {
      ...process.env,
      MUTANTS_FOLDER: output,
      MUTANTS_TESTS: part.tests,
      MUTANTS_FILES: mutate.map((file) => file.replace(/:.*/, '')).join(','),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Stryker's processes outlive a signal to Stryker, so they get a group of their own, which ends as a whole.
    detached: true,
  });
  const stop = () => {
    endGroup(child);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const timer = Number.isFinite(end) ? setTimeout(endGroup, Math.max(0, end - Date.now()), child) : undefined;
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  endGroup(child);
  rmSync(join(root, output, 'sandbox'), { recursive: true, force: true });
  if (code !== 0 && Date.now() < end) process.exit(1);
  return code === 0;
}

/** Mutates the files that match the patterns; all files if there is none. `force` also runs mutants whose result is known. */
async function runFiles(patterns: readonly string[], force: boolean): Promise<void> {
  const wanted = patterns.length === 0 ? undefined : new Set(globSync(patterns, { cwd: root }));
  for (const part of parts) {
    const files = [...filesOf(part)].filter((file) => wanted?.has(file) ?? true);
    if (files.length > 0) await run(part, part.name, files, Infinity, ['--incremental', ...(force ? ['--force'] : [])]);
  }
}

/** Mutates the lines that changed since a revision. */
async function runChanged(base: string): Promise<void> {
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-color', base, '--', 'server'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const ranges = changedRanges(diff);
  const end = Date.now() + changedSeconds * 1000;
  for (const part of parts) {
    const files = filesOf(part);
    const mutate = ranges.filter(({ file }) => files.has(file)).map(({ file, from, to }) => `${file}:${from}-${to}`);
    if (mutate.length === 0) continue;
    console.log(`\nMutating ${mutate.length} changed ranges of lines of ${part.name}.`);
    if (await run(part, `changed-${part.name}`, mutate, end)) continue;
    console.log(`Stopped after ${changedSeconds} seconds; the list is incomplete. MUTANTS_SECONDS changes the limit.`);
    return;
  }
}

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.since === undefined) await runFiles(positionals, values.force);
else await runChanged(values.since);
