// make generate: writes bundles, types and operation tables from the hand-written documents; make watch: again on every save.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { CachedResolver } from './cached-resolver.ts';
import { documents, root, type Bundle, type Document } from './documents.ts';
import { operationTable } from './operations.ts';
import { generateTypes } from './types.ts';
import { watchFolder } from './watch-folder.ts';

const config = await loadConfig({ configPath: join(root, 'redocly.yaml') });

const { values: options } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});

/** Writes a file unless it already has this text, so that watchers of the output stay quiet; returns whether it differed. */
function writeIfChanged(file: string, text: string): boolean {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  if (options.check) {
    console.error(`${file} is stale: run make generate and commit it.`);
    return true;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

/** The last bundle of each document with its types, since edits of comments or layout change no bundle. */
const typesCache = new Map<Document, { readonly text: string; readonly types: string }>();

function cachedTypes(document: Document, text: string): string {
  const last = typesCache.get(document);
  if (last?.text === text) return last.types;
  const types = generateTypes(JSON.parse(text));
  typesCache.set(document, { text, types });
  return types;
}

const timer = () => {
  const start = performance.now();
  return () => `${String(Math.round(performance.now() - start)).padStart(4)} ms`;
};

/** Generates the files of one document; returns false if it has errors or, with --check, if a file was stale. */
async function generate(document: Document): Promise<boolean> {
  const api = config.forAlias(document.name);
  const ref = join(root, document.source);
  const times: string[] = [];
  if (options.watch) {
    const elapsed = timer();
    const problems = await lint({ ref, config: api, externalRefResolver: new CachedResolver(api.resolve) });
    times.push(`lint ${elapsed()}`);
    if (problems.length > 0) {
      formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '', maxProblems: 20 });
      return false;
    }
  }
  let took = timer();
  const bundled = await bundle({
    ref,
    config: api,
    externalRefResolver: new CachedResolver(api.resolve, { copies: true }),
  });
  const errors = bundled.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    formatProblems(errors, { format: 'codeframe', totals: getTotals(errors), version: '', maxProblems: 20 });
    return false;
  }
  const parsed = bundled.bundle.parsed as Bundle;
  const text = JSON.stringify(parsed, null, 2);
  const written = [writeIfChanged(document.bundle, `${text}\n`)];
  times.push(`bundle ${took()}`);

  took = timer();
  const head = `// Generated from openapi/${document.name} by \`make generate\`. Do not edit.\n`;
  written.push(writeIfChanged(`generated/types/${document.name}.ts`, head + cachedTypes(document, text)));
  times.push(`types ${took()}`);

  took = timer();
  written.push(writeIfChanged(`generated/operations/${document.name}.ts`, operationTable(document.name, parsed)));
  times.push(`operations ${took()}`);
  const changed = written.includes(true);
  console.log(`${document.name.padEnd(14)} ${times.join('  ')}  ${changed ? 'changed' : 'unchanged'}`);
  return !(changed && options.check);
}

async function generateAll(selected: readonly Document[]): Promise<boolean> {
  const elapsed = timer();
  const results: boolean[] = [];
  for (const document of selected) results.push(await generate(document));
  console.log(`${selected.length === 1 ? selected[0]?.name : 'all documents'} in ${elapsed().trim()}`);
  return results.every(Boolean);
}

/** Regenerates the document of each saved file, or all documents if the file is shared. */
function watchSources(all: readonly Document[]): void {
  const sources = join(root, 'openapi');
  const dirty = new Set<Document>();
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const flush = async () => {
    const selected = all.filter((document) => dirty.has(document));
    dirty.clear();
    await generateAll(selected).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
    });
  };
  watchFolder(sources, (path) => {
    if (!path.endsWith('.yaml') && !path.endsWith(join('shared', 'info.md'))) return;
    const [part] = relative(sources, path).split(sep);
    const owner = all.find((document) => document.name === part);
    for (const document of owner ? [owner] : all) dirty.add(document);
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(flush);
    }, 40);
  });
  console.log('Watching openapi/ for changes. Ctrl-C ends it.');
}

const all = documents();
const succeeded = await generateAll(all);
if (options.watch) watchSources(all);
else if (!succeeded) process.exitCode = 1;
