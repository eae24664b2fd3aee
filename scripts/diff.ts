// make diff BASE=<revision>: lists what changed in the API since a revision, and whether it breaks clients.
// make changelog BASE=<revision>: the same as Markdown, for the changelog of the API.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documents, root, type Document } from './documents.ts';

/** Exits with a message and the status of a wrong command line. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Returns the bundle of a document at a revision; undefined if the revision has none. */
function bundleAt(revision: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Prints the changes of one document since a revision; returns whether they break clients. */
function printChanges({ name, bundle }: Document, base: string, folder: string, asMarkdown: boolean): boolean {
  console.log(`\n# ${name}`);
  const before = bundleAt(base, bundle);
  if (before === undefined) {
    console.log(`new since ${base}`);
    return false;
  }
  const old = join(folder, `${name}.json`);
  writeFileSync(old, before);
  const config = join(root, 'openapi', 'lint', 'diff.yaml');
  const args = ['diff', old, join(root, bundle), '--config', config, ...(asMarkdown ? ['--format', 'markdown'] : [])];
  const { stdout, stderr, status } = spawnSync('redocly', args, { cwd: root, encoding: 'utf8' });
  console.log((asMarkdown ? stdout : stdout + stderr).trim());
  return status !== 0;
}

const { values, positionals } = parseArgs({
  options: { markdown: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const base = positionals.find((argument) => argument !== '');
if (base === undefined) refuse('BASE is missing: make diff BASE=<revision>, for example BASE=HEAD~1 or BASE=v0.1.0.');
const commit = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: root });
if (commit.status !== 0) refuse(`There is no revision ${base} in this repository.`);

const folder = mkdtempSync(join(tmpdir(), 'millrace-diff-'));
try {
  for (const document of documents()) {
    const isBreaking = printChanges(document, base, folder, values.markdown);
    if (isBreaking && !values.markdown) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
