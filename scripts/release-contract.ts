// make release-contract: records the current bundles as released. Each document with changes needs a new version and a line in the changelog.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentProblems, releasedFile } from './contract-versions.ts';
import { documents, readBundle, root } from './documents.ts';

// Every change counts here, also one that breaks nothing.
const problems = documents().flatMap((document) => currentProblems(document, 'patch'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  for (const document of documents()) {
    const file = join(root, releasedFile(document));
    const bundle = readBundle(document);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bundle)}\n`);
    console.log(`${document.name} ${bundle.info.version}`);
  }
}
