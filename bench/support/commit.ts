// The commit of the measured code.
import { spawnSync } from 'node:child_process';

/** Returns the short hash of the checked-out commit, which ends in -dirty if files differ from it; `unknown` without a repository. */
export function currentCommit(folder: string): string {
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { cwd: folder, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : 'unknown';
}
