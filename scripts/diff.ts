// make diff BASE=<revision>: what changed in the API since a revision, and whether it breaks clients.
// make changelog BASE=<revision>: the same as Markdown, for the changelog of the API.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documents, root } from './documents.ts';

const { values, positionals } = parseArgs({
  options: { markdown: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [base] = positionals.filter((argument) => argument !== '');
if (!base) {
  console.error('Say since when: make diff BASE=<revision>, for example BASE=HEAD~1 or BASE=v0.1.0.');
  process.exit(2);
}

/** The bundle of a document as it was at a revision; undefined when the revision has none. */
function bundleAt(revision: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const revision = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: root });
if (revision.status !== 0) {
  console.error(`There is no revision ${base} in this repository.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'millrace-diff-'));
try {
  for (const { name, bundle } of documents()) {
    const before = bundleAt(base, bundle);
    console.log(`\n# ${name}`);
    if (before === undefined) {
      console.log(`new since ${base}`);
      continue;
    }
    const old = join(folder, `${name}.json`);
    writeFileSync(old, before);
    const { stdout, stderr, status } = spawnSync(
      'redocly',
      [
        'diff',
        old,
        join(root, bundle),
        '--config',
        join(root, 'openapi', 'lint', 'diff.yaml'),
        ...(values.markdown ? ['--format', 'markdown'] : []),
      ],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    console.log((values.markdown ? stdout : stdout + stderr).trim());
    if (status !== 0 && !values.markdown) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
