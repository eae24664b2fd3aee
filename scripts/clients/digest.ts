// Whether a client was made from what is there now: a digest of everything that goes into it, kept beside it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documents, root } from '../documents.ts';
import type { Language } from './form.ts';
import { folderOf } from './toolchains.ts';

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Where the digest of the client that is there is kept. */
export const stampOf = (language: Language) => join(folderOf(language), '.made');

/** The digest of what a language's client is made from: bundles, our settings and our scripts, and what is built with it. */
export function digestOf(language: Language): string {
  const hash = createHash('sha256');
  // The adapters of the others are read as they are when they run.
  const built = language === 'go' ? ['tests/conformance/adapters/go'] : [];
  const own = [`clients/${language}`, ...built, 'scripts/clients'];
  const sources = [...documents().map((document) => document.bundle), ...own];
  for (const file of sources.flatMap((source) => [...filesBelow(join(root, source))])) {
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether a language's client is there, made from what is there now. */
export function isMade(language: Language): boolean {
  const stamp = stampOf(language);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(language);
}
