// Tells of files that are saved below a folder, by whatever editor.
import { readdirSync, statSync, watch, type Dirent, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `saved` with the path of whatever is saved or removed below a folder; ends when `close` of what it returns is called.
 * Each folder is watched by itself: Node's recursive watching follows the files on Linux, and loses one that an editor saves by
 * putting another in its place.
 */
export function watchFolder(folder: string, saved: (path: string) => void): { close(): void } {
  const watched = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>();

  /** Watches a folder and those in it, unless they are; answers those that were not. */
  function follow(at: string): readonly string[] {
    const identity = identityOf(at);
    if (identity === undefined) return [];
    const known = watched.get(at);
    const isNew = known?.identity !== identity;
    if (isNew) {
      known?.watcher.close();
      const watcher = watch(at, (_event, name) => {
        const found = inside(at).flatMap((entry) => (entry.isDirectory() ? follow(join(at, entry.name)) : []));
        // What came with a new folder was saved before anybody looked.
        for (const one of found) for (const entry of inside(one)) saved(join(one, entry.name));
        if (name !== null) saved(join(at, name));
      });
      // A folder may go while it is watched; the one above it tells.
      watcher.on('error', () => undefined);
      watched.set(at, { watcher, identity });
    }
    const inner = inside(at).flatMap((entry) => (entry.isDirectory() ? follow(join(at, entry.name)) : []));
    return isNew ? [at, ...inner] : inner;
  }

  follow(folder);
  return {
    close() {
      for (const { watcher } of watched.values()) watcher.close();
    },
  };
}

/** Tells a folder from one that took its place; undefined when it is gone. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeMs}`;
}

function inside(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
