import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './dialect/folder-lock.ts';
import { isStoreFile } from './data-folder.ts';

const lockFile = 'millrace.lock';

/**
 * Removes the embedded store from its folder and returns the names of the removed files. Other files stay, and so does the lock file, so that
 * a server that starts meanwhile locks the same file. Throws StoreUnavailable while a process uses the folder.
 */
export function removeStore(folder: string): readonly string[] {
  if (!existsSync(join(folder, lockFile))) return [];
  const lock = lockFolder(folder);
  try {
    const names = readdirSync(folder).filter((name) => isStoreFile(name) && !name.startsWith(lockFile));
    for (const name of names) rmSync(join(folder, name));
    return names;
  } finally {
    lock.close();
  }
}
