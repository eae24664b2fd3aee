// make mutants FILES=<patterns> FORCE=1: changes the server in small ways, one at a time, and lists the changes that no test detects.
// make mutants-changed BASE=<revision>: the same for the lines that changed since a revision, within MUTANTS_SECONDS.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './documents.ts';
import { changedRanges } from './mutants/changed-ranges.ts';

/** Mutated files, and the folders below tests/ whose tests run against their mutants. */
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

const parts: readonly Part[] = [
  ...readdirSync(join(root, 'tests/domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => domainPart(name)),
  { name: 'domain', tests: 'domain', files: ['server/domain/*.ts'] },
  {
    name: 'features',
    tests: 'domain,features',
    files: [
      'server/{stream-data,data-views,virtual-tables,identity}/**/*.ts',
      'server/api/{authorize,request-access,roles}.ts',
    ],
  },
];

/** The time limit of `make mutants-changed` in seconds. */
const changedSeconds = Number(process.env['MUTANTS_SECONDS'] ?? 240);

/** Returns the files of a part. */
const filesOf = (part: Part): ReadonlySet<string> => new Set(globSync(part.files, { cwd: root }));

/** Runs Stryker on files or ranges of lines until a time in milliseconds; returns whether it finished. */
async function run(part: Part, folder: string, mutate: readonly string[], end: number, more: readonly string[] = []) {
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [stryker, 'run', '--mutate', mutate.join(','), ...more], {
    cwd: root,
    env: {
      ...process.env,
      MUTANTS_FOLDER: `coverage/mutants/${folder}`,
      MUTANTS_TESTS: part.tests,
      MUTANTS_FILES: mutate.map((file) => file.replace(/:.*/, '')).join(','),
    },
    stdio: 'inherit',
  });
  const timer = Number.isFinite(end)
    ? setTimeout(() => child.kill('SIGTERM'), Math.max(0, end - Date.now()))
    : undefined;
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
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
    console.log(`${part.name}: ${mutate.length} changed ranges of lines since ${base}.`);
    if (mutate.length > 0 && !(await run(part, `changed-${part.name}`, mutate, end)))
      console.log(
        `Stopped after ${changedSeconds} seconds; the list above is incomplete. MUTANTS_SECONDS changes the limit.`,
      );
  }
}

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.since === undefined) await runFiles(positionals, values.force);
else await runChanged(values.since);
