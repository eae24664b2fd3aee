// Compares two bundles of a document with redocly diff and finds the operations and source files that each change affects.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, root, type Bundle } from './documents.ts';
import { pointerParts } from '../server/domain/objects/json-pointer.ts';
import { referencesIn } from './references.ts';

export const impacts = ['patch', 'minor', 'major'] as const;
/** What a change requires of the version of its document; a major change breaks clients. */
export type Impact = (typeof impacts)[number];

export interface Change {
  readonly impact: Impact;
  readonly sentence: string;
  /** JSON pointer of the changed element in its bundle. */
  readonly pointer: string;
  /** The operations that the change affects, by id; empty if it affects the document as a whole. */
  readonly operations: readonly string[];
}

/** The parts of a report of redocly diff that we read. */
interface Report {
  readonly changes: readonly {
    readonly path: string;
    readonly kind: 'added' | 'removed' | 'modified';
    readonly impact: Impact;
    readonly verdicts: readonly { readonly message: string; readonly location?: { readonly pointer: string } }[];
    readonly base?: { readonly pointer: string };
    readonly revision?: { readonly pointer: string };
  }[];
}

/** Returns the report of redocly diff; throws if it did not write one. */
function reportOf(base: Bundle, revision: Bundle): Report {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-diff-'));
  try {
    const [before, after, output] = [
      join(folder, 'before.json'),
      join(folder, 'after.json'),
      join(folder, 'report.json'),
    ];
    writeFileSync(before, JSON.stringify(base));
    writeFileSync(after, JSON.stringify(revision));
    const config = join(root, 'openapi', 'lint', 'diff.yaml');
    const args = ['diff', before, after, '--config', config, '--format', 'json', '--output', output];
    const { stderr, status } = spawnSync('redocly', [...args, '--fail-on', 'none'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`redocly diff failed:\n${stderr}`);
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the parts of a pointer of redocly diff, which begins with `#`. */
const partsOf = (pointer: string) => pointerParts(pointer.slice(1)) ?? [];

/** Returns a function that finds the operations that the element at a pointer is part of, directly or by reference, by id. */
export function operationFinder(bundle: Bundle): (pointer: string) => readonly string[] {
  const located = operationsOf(bundle).map(({ path, method, item, operation }) => ({
    path,
    method,
    id: operation.operationId,
    references: referencesIn(bundle, [operation, item.parameters ?? []]),
  }));
  return (pointer) => {
    const [section, name, method] = partsOf(pointer);
    const component = pointer.split('/').slice(0, 4).join('/');
    const isInMethod = method !== undefined && method !== 'parameters';
    return located
      .filter((one) =>
        section === 'paths'
          ? one.path === name && (!isInMethod || one.method === method)
          : one.references.has(component),
      )
      .map(({ id }) => id);
  };
}

/** Returns the changes from one bundle of a document to another, those that break clients first. */
export function changesBetween(base: Bundle, revision: Bundle): readonly Change[] {
  const findBefore = operationFinder(base);
  const findAfter = operationFinder(revision);
  const changes = reportOf(base, revision).changes.map(({ path, kind, impact, verdicts, ...places }) => {
    const pointer = places.revision?.pointer ?? places.base?.pointer ?? path;
    const operations = [
      ...(places.base ? findBefore(places.base.pointer) : []),
      ...(places.revision ? findAfter(places.revision.pointer) : []),
    ];
    const sentence =
      verdicts.map(({ message }) => message).join(' ') || `${partsOf(pointer).slice(1).join(' ')} was ${kind}.`;
    return { impact, sentence, pointer, operations: [...new Set(operations)] };
  });
  return changes.toSorted((a, b) => impacts.indexOf(b.impact) - impacts.indexOf(a.impact));
}

/** Returns the largest impact of some changes; undefined if there are none. */
export const impactOf = (changes: readonly Change[]): Impact | undefined =>
  impacts.findLast((impact) => changes.some((change) => change.impact === impact));

/**
 * Returns the file of the contract that declares the element at a pointer. A component has the name of its file; `readRoot` returns the
 * root file of the document as an object, and `files` are the paths of all files.
 */
export function sourceOf(
  document: { readonly name: string; readonly source: string },
  pointer: string,
  rootFile: { readonly paths?: Readonly<Record<string, { readonly $ref: string }>> },
  files: ReadonlySet<string>,
): string {
  const [section, kind = '', name = ''] = partsOf(pointer);
  if (section === 'paths') {
    const ref = rootFile.paths?.[kind]?.$ref;
    return ref === undefined ? document.source : ref.replace('./', `openapi/${document.name}/`);
  }
  const candidates =
    section === 'components' ? [`${document.name}/components/${kind}/${name}`, `shared/${kind}/${name}`] : [];
  return candidates.map((path) => `openapi/${path}.yaml`).find((file) => files.has(file)) ?? document.source;
}
