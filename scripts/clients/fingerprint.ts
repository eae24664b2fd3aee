// Checks whether the client of a language is up to date, by a stored hash of all its sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents, root } from '../documents.ts';
import type { Language } from './adapt-bundle.ts';
import { folderOf } from './toolchains.ts';

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Returns a hash of the bundles, our settings and scripts, and the adapter if it is built with the client. */
function fingerprintOf(language: Language): string {
  const hash = createHash('sha256');
  // Only Go's adapter is compiled; those of Python and Java run from their source.
  const adapter = language === 'go' ? ['tests/conformance/adapters/go'] : [];
  const bundles = documents().map((document) => document.bundle);
  for (const source of [...bundles, `generators/${language}`, ...adapter, 'scripts/clients']) {
    for (const file of filesBelow(join(root, source)))
      hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const fileOf = (language: Language) => join(folderOf(language), '.fingerprint');

/** Records that a language's client was built from the current sources. */
export function saveFingerprint(language: Language): void {
  writeFileSync(fileOf(language), fingerprintOf(language));
}

/** Returns whether a language's client was built from the current sources. */
export function isUpToDate(language: Language): boolean {
  const file = fileOf(language);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprintOf(language);
}
