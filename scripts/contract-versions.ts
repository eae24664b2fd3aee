// The versions of the documents: what changed since the last release, and whether version and changelog say so (openapi/STYLE.md#versions).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween, impactOf, impacts, type Change, type Impact } from './contract-changes.ts';
import { readBundle, root, type Bundle, type Document } from './documents.ts';

export const changelogFile = 'docs/api-changelog.md';

/** Returns the path of the bundle of a document at its last release. */
export const releasedFile = ({ name }: Pick<Document, 'name'>) => join('openapi', 'released', `${name}.json`);

/** Returns the bundle of a document at its last release; undefined before the first. */
export function readReleased(document: Document): Bundle | undefined {
  const file = join(root, releasedFile(document));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bundle) : undefined;
}

const numbersOf = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Returns the next version after changes of an impact. */
export function nextVersion(version: string, impact: Impact): string {
  const [major, minor, patch] = numbersOf(version);
  if (impact === 'major') return `${major + 1}.0.0`;
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Returns whether a version is at least another one. */
const isAtLeast = (version: string, other: string) => {
  const [own, least] = [numbersOf(version), numbersOf(other)];
  const difference = own.findIndex((number, i) => number !== least[i]);
  return difference < 0 || (own[difference] ?? 0) > (least[difference] ?? 0);
};

/** Returns the lines that the changelog has for a version of a document. */
export function changelogLines(changelog: string, name: string, version: string): readonly string[] {
  const sectionOf = (text: string, heading: string) => text.split(`\n${heading}\n`)[1] ?? '';
  const document = sectionOf(changelog, `## ${name}`).split(/\n## /)[0] ?? '';
  const section = sectionOf(`\n${document}`, `### ${version}`).split(/\n### /)[0] ?? '';
  return section.split('\n').filter((line) => line.startsWith('- '));
}

export interface VersionFacts {
  readonly name: string;
  readonly released: string;
  readonly version: string;
  readonly changes: readonly Change[];
  readonly changelog: string;
}

/**
 * Returns what is missing for the changes since the last release, as sentences. Only changes of at least the impact `from` need a new version:
 * before a release only those that break clients, at a release all.
 */
export function versionProblems(
  { name, released, version, changes, changelog }: VersionFacts,
  from: Impact = 'major',
): readonly string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return [`${name}: info.version is not a semantic version: ${version}.`];
  const due = impactOf(changes);
  const isDue = due !== undefined && impacts.indexOf(due) >= impacts.indexOf(from);
  const needed = isDue ? nextVersion(released, due) : released;
  const causes = changes.filter(({ impact }) => impact === due).map(({ sentence }) => `\n  ${sentence}`);
  return [
    ...(isAtLeast(version, needed)
      ? []
      : [`${name}: info.version must be at least ${needed}, not ${version}, after these changes:${causes.join('')}`]),
    ...(version !== released && changelogLines(changelog, name, version).length === 0
      ? [`${name}: ${changelogFile} needs a line under "### ${version}" of "## ${name}".`]
      : []),
  ];
}

/** Returns the problems of the current bundle of a document; none before its first release. */
export function currentProblems(document: Document, from?: Impact): readonly string[] {
  const base = readReleased(document);
  if (base === undefined) return [];
  const bundle = readBundle(document);
  const facts = {
    name: document.name,
    released: base.info.version,
    version: bundle.info.version,
    changes: changesBetween(base, bundle),
    changelog: readFileSync(join(root, changelogFile), 'utf8'),
  };
  return versionProblems(facts, from);
}
