// Watches a folder and its subfolders for saved files, with any editor.
import { readdirSync, statSync, watch, type Dirent, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onSave` with the path of each file that is saved or removed below a folder, until `close` is called.
 * Each folder has its own watcher: on Linux, Node's recursive watcher loses a file that an editor replaces on saving.
 */
export function watchFolder(folder: string, onSave: (path: string) => void): { close(): void } {
  const watched = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>();

  /** Watches a folder and its subfolders; returns those that were not watched before. */
  function watchBelow(path: string): readonly string[] {
    const identity = identityOf(path);
    if (identity === undefined) return [];
    const known = watched.get(path);
    const isNew = known?.identity !== identity;
    if (isNew) {
      known?.watcher.close();
      const watcher = watch(path, (_event, name) => {
        const found = entriesOf(path).flatMap((entry) =>
          entry.isDirectory() ? watchBelow(join(path, entry.name)) : [],
        );
        // Files in a new folder were saved before it was watched.
        for (const one of found) for (const entry of entriesOf(one)) onSave(join(one, entry.name));
        if (name !== null) onSave(join(path, name));
      });
      // A folder can be removed while it is watched; the watcher of its parent reports that.
      watcher.on('error', () => undefined);
      watched.set(path, { watcher, identity });
    }
    const newInside = entriesOf(path).flatMap((entry) =>
      entry.isDirectory() ? watchBelow(join(path, entry.name)) : [],
    );
    return isNew ? [path, ...newInside] : newInside;
  }

  watchBelow(folder);
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
