// The folder of the embedded store: readable by its owner alone, and with a note of who uses it.
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
const stickyBit = 0o1000;
const folderUserFile = 'server.json';

/** What a process that uses a data folder says of itself. */
export interface FolderUser {
  readonly pid: number;
  /** Where it listens; absent until it does. */
  readonly url?: string | undefined;
}

/** The names of the files in a data folder that are ours, by what they hold. */
export const isStoreFile = (name: string): boolean =>
  /^millrace\.(db|lock)(-\w+)?$/.test(name) || name === 'signing-keys.json' || name.startsWith(folderUserFile);

/** Makes a data folder where there is none, and leaves it and our files in it to its owner alone. Throws what the file system says. */
export function prepareFolder(folder: string): void {
  createFolder(resolve(folder));
  restrictFolder(folder);
  // SQLite gives its other files the mode of this one, which it would create for everybody to read.
  closeSync(openSync(join(folder, 'millrace.db'), 'a', fileMode));
  closeSync(openSync(join(folder, 'millrace.lock'), 'a', fileMode));
  for (const name of readdirSync(folder).filter(isStoreFile)) chmodSync(join(folder, name), fileMode);
}

/** Node's own way to make parents as well loops for ever where a file system has folders but makes none, as /proc does. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder, folderMode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(folder);
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || statSync(parent, { throwIfNoEntry: false })) throw error;
    createFolder(parent);
    mkdirSync(folder, folderMode);
  }
}

/** A folder that others use as well, such as /tmp, keeps its mode; so does one of another owner. The files are ours in any case. */
function restrictFolder(folder: string): void {
  if ((statSync(folder).mode & stickyBit) !== 0) return;
  try {
    chmodSync(folder, folderMode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Notes who uses a folder; only who holds its lock may. */
export function writeFolderUser(folder: string, user: FolderUser): void {
  const file = join(folder, folderUserFile);
  // Readers see the note before or after, never a part of it.
  writeFileSync(`${file}.new`, JSON.stringify(user), { mode: fileMode });
  renameSync(`${file}.new`, file);
}

/** Removes the note of who uses a folder. */
export function removeFolderUser(folder: string): void {
  rmSync(join(folder, folderUserFile), { force: true });
}

/** Who a folder's note says uses it, for one whose lock is held: undefined without a note, or when that process has ended. */
export function readFolderUser(folder: string): FolderUser | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(join(folder, folderUserFile), 'utf8')) as Partial<FolderUser>;
    return typeof pid === 'number' && isRunning(pid) ? { pid, url } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
