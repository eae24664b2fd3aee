// make diff BASE=<revision>: lists the changes of the API since a revision with the operations and source files that they affect, and the
// version that is due. make changelog BASE=<revision>: the same as Markdown, for docs/api-changelog.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { changesBetween, impactOf, sourceOf, type Change } from './contract-changes.ts';
import { nextVersion } from './contract-versions.ts';
import { documents, readBundle, root, type Bundle, type Document } from './documents.ts';

/** Exits with a message and the status of a wrong command line. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns a file at a revision; undefined if the revision does not have it. */
function readAt(revision: string, file: string): string | undefined {
  try {
    return git('show', `${revision}:${file}`);
  } catch {
    return undefined;
  }
}

type RootFile = Parameters<typeof sourceOf>[2];

/** Returns the source file of each pointer of a document, of elements that were removed as well. */
function sourceFinder(document: Document, base: string): (pointer: string) => string {
  const files = new Set([
    ...git('ls-files', 'openapi').split('\n'),
    ...git('ls-tree', '-r', '--name-only', base, 'openapi').split('\n'),
  ]);
  const [before, after] = [base, ''].map(
    (revision) => parse(readAt(revision, document.source) ?? '') as RootFile | null,
  );
  const rootFile = { paths: { ...before?.paths, ...after?.paths } };
  return (pointer) => sourceOf(document, pointer, rootFile, files);
}

const labelOf = ({ operations }: Change) =>
  operations.length === 0 ? 'the document' : operations.toSorted().join(', ');

function asText(change: Change, file: string): string {
  return `${change.impact.padEnd(5)}  ${change.sentence}\n       in ${file}\n       affects ${labelOf(change)}`;
}

function asMarkdown(change: Change): string {
  const affected = change.operations.toSorted().map((operation) => `\`${operation}\``);
  return `- **${change.impact}** ${change.sentence}${affected.length > 0 ? ` (${affected.join(', ')})` : ''}`;
}

/** Prints the changes of one document since a revision; returns whether they break clients. */
function printChanges(document: Document, base: string, isMarkdown: boolean): boolean {
  console.log(`\n## ${document.name}\n`);
  const text = readAt(base, document.bundle);
  if (text === undefined) {
    console.log(`new since ${base}`);
    return false;
  }
  const [before, after] = [JSON.parse(text) as Bundle, readBundle(document)];
  const changes = changesBetween(before, after);
  const due = impactOf(changes);
  const { version } = before.info;
  if (due === undefined) {
    console.log(`no changes since ${version}`);
    return false;
  }
  const find = sourceFinder(document, base);
  for (const change of changes) console.log(isMarkdown ? asMarkdown(change) : asText(change, find(change.pointer)));
  if (!isMarkdown)
    console.log(`\na ${due} version is due: ${version} to ${nextVersion(version, due)}; it is ${after.info.version}`);
  return due === 'major';
}

const { values, positionals } = parseArgs({
  options: { markdown: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const base = positionals.find((argument) => argument !== '');
if (base === undefined) refuse('BASE is missing: make diff BASE=<revision>, for example BASE=HEAD~1 or BASE=v0.1.0.');
const commit = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: root });
if (commit.status !== 0) refuse(`There is no revision ${base} in this repository.`);

for (const document of documents()) {
  const isBreaking = printChanges(document, base, values.markdown);
  if (isBreaking && !values.markdown) process.exitCode = 1;
}
