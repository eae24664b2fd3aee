// Caches compiled code, so that the next start is faster.
import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/**
 * Returns the folder of the cache: in `node_modules` beside the sources, where `make clean` removes it; without `node_modules`, in the
 * user's cache folder. Cached code is executed, so the folder must not be one that other users can write to.
 */
export function compileCacheFolder(
  sources = project,
  { env, home }: UserFolders = { env: process.env, home: homedir() },
): string {
  if (isFolder(join(sources, 'node_modules'))) return join(sources, 'node_modules', '.cache', 'millrace');
  return join(env['XDG_CACHE_HOME'] || join(home, '.cache'), 'millrace', 'compiled');
}

/** The places in which a user's cache folder can be. */
interface UserFolders {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * Enables the cache, in the folder that NODE_COMPILE_CACHE names or in that of `compileCacheFolder`. The latter is not used if other
 * users can write to it; the start is slower then.
 */
export function startCompileCache(): void {
  if (process.env['NODE_COMPILE_CACHE']) enableCompileCache();
  else if (ensurePrivateFolder(compileCacheFolder())) enableCompileCache(compileCacheFolder());
}

/** Creates a folder with access for this user only, if it does not exist; returns whether the folder is such a one. */
export function ensurePrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const status = lstatSync(folder);
    return status.isDirectory() && status.uid === process.getuid?.() && (status.mode & 0o077) === 0;
  } catch {
    return false;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
