// Keeps what Node makes of the sources (types removed, code compiled) for the next start, which then takes a third of the time.
import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/**
 * Returns the folder of the cache for sources in a folder: beside the packages of a checkout, where `make clean` removes it, otherwise in
 * the user's own cache folder. Never in a folder that others write to, since what is in the cache is run.
 */
export function compileCacheFolder(
  sources = project,
  { env, home }: User = { env: process.env, home: homedir() },
): string {
  if (isFolder(join(sources, 'node_modules'))) return join(sources, 'node_modules', '.cache', 'millrace');
  return join(env['XDG_CACHE_HOME'] || join(home, '.cache'), 'millrace', 'compiled');
}

/** Whose cache folder it is. */
interface User {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * Turns the cache on, in the folder that NODE_COMPILE_CACHE names or in our own. A folder of ours that somebody else may write to is not
 * used; without a folder only the start takes longer.
 */
export function startCompileCache(): void {
  if (process.env['NODE_COMPILE_CACHE']) enableCompileCache();
  else if (ensurePrivateFolder(compileCacheFolder())) enableCompileCache(compileCacheFolder());
}

/** Makes a folder for this user alone where there is none; returns whether it is such a folder. */
export function ensurePrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  } catch {
    return false;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
