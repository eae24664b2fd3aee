// Watches a folder and all below it for saved files, whatever the editor.
import { readdirSync, statSync, watch, type Dirent, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `saved` with the path of each file that is saved or removed below a folder, until `close` is called.
 * Each folder has its own watcher: on Linux, Node's recursive watcher loses a file that an editor replaces on saving.
 */
export function watchFolder(folder: string, saved: (path: string) => void): { close(): void } {
  const watched = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>();

  /** Watches a folder and those below it, unless they are watched; returns those that were not. */
  function follow(at: string): readonly string[] {
    const identity = identityOf(at);
    if (identity === undefined) return [];
    const known = watched.get(at);
    const isNew = known?.identity !== identity;
    if (isNew) {
      known?.watcher.close();
      const watcher = watch(at, (_event, name) => {
        const found = entriesOf(at).flatMap((entry) => (entry.isDirectory() ? follow(join(at, entry.name)) : []));
        // Files in a new folder were saved before it was watched.
        for (const one of found) for (const entry of entriesOf(one)) saved(join(one, entry.name));
        if (name !== null) saved(join(at, name));
      });
      // A folder may be removed while it is watched; its parent's watcher reports that.
      watcher.on('error', () => undefined);
      watched.set(at, { watcher, identity });
    }
    const inner = entriesOf(at).flatMap((entry) => (entry.isDirectory() ? follow(join(at, entry.name)) : []));
    return isNew ? [at, ...inner] : inner;
  }

  follow(folder);
  return {
    close() {
      for (const { watcher } of watched.values()) watcher.close();
    },
  };
}

/** Returns an identity that differs for a folder recreated under the same name; undefined if there is none. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeMs}`;
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
