// The folder of the embedded store: only its owner can read it, and a file in it names the process that uses it.
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

/** The process that uses a data folder. */
export interface FolderUser {
  readonly pid: number;
  /** The address of its server; absent until it listens. */
  readonly url?: string | undefined;
}

/** Returns whether the file with this name belongs to the store or its server. */
export const isStoreFile = (name: string): boolean =>
  /^millrace\.(db|lock)(-\w+)?$/.test(name) || name === 'signing-keys.json' || name.startsWith(folderUserFile);

/** Creates a data folder if it is missing, and makes it and the store's files readable by their owner only. Throws errors of the file system. */
export function prepareFolder(folder: string): void {
  createFolder(resolve(folder));
  restrictFolder(folder);
  // SQLite would create this file readable by all users. Its other files get the mode of this one.
  closeSync(openSync(join(folder, 'millrace.db'), 'a', fileMode));
  closeSync(openSync(join(folder, 'millrace.lock'), 'a', fileMode));
  for (const name of readdirSync(folder).filter(isStoreFile)) chmodSync(join(folder, name), fileMode);
}

/** Creates a folder and its parents. With `recursive`, mkdirSync of Node never returns on file systems that refuse new folders, such as /proc. */
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

/** Restricts a folder to its owner. A shared folder, such as /tmp, and a folder of another owner keep their mode. */
function restrictFolder(folder: string): void {
  if ((statSync(folder).mode & stickyBit) !== 0) return;
  try {
    chmodSync(folder, folderMode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Writes the user of a folder; only the process that has locked the folder can do this. */
export function writeFolderUser(folder: string, user: FolderUser): void {
  const file = join(folder, folderUserFile);
  // A rename is atomic: readers never see a part of the file.
  writeFileSync(`${file}.new`, JSON.stringify(user), { mode: fileMode });
  renameSync(`${file}.new`, file);
}

/** Removes the file that names the user of a folder. */
export function removeFolderUser(folder: string): void {
  rmSync(join(folder, folderUserFile), { force: true });
}

/** Returns the user of a locked folder, or undefined if it is not known or its process has ended. */
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
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
