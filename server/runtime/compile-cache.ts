// Keeps what Node makes of the sources (types taken out, code compiled) for the next start, which then takes a third of the time.
import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Beside the packages: who can write there can change the code anyway, and `make clean` removes it. */
export const compileCacheFolder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'millrace');

/**
 * Turns the cache on, in the folder that NODE_COMPILE_CACHE names or in our own. What lies there is run, so a folder of ours that somebody
 * else may write is not used; without a folder the start only takes longer.
 */
export function keepCompiledCode(): void {
  if (process.env['NODE_COMPILE_CACHE']) enableCompileCache();
  else if (makePrivate(compileCacheFolder)) enableCompileCache(compileCacheFolder);
}

/** Makes a folder for this user alone where there is none; tells whether it is such a folder. */
function makePrivate(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  } catch {
    return false;
  }
}
