// make clients: Python, Go and Java clients of every document, into dist/clients; npm run clients -- go makes one of them.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, delimiter, join } from 'node:path';
import { clientForm, languages, type Language } from './clients/form.ts';
import { digestOf, isMade, stampOf } from './clients/digest.ts';
import { formOf, toolchains } from './clients/toolchains.ts';
import { documents, readBundle } from './documents.ts';

const has = (command: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

function writeForms(language: Language): void {
  for (const document of documents()) {
    const file = formOf(language, document.name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(clientForm({ ...readBundle(document) }, language), null, 2));
  }
}

/** Makes the client of one language unless it is there already; tells whether it is there. */
function makeClient(language: Language): boolean {
  const { needs, make } = toolchains[language];
  const missing = needs.filter((command) => !has(command));
  if (missing.length > 0) {
    console.log(`skipped: ${language} (${missing.join(', ')} not installed)`);
    return false;
  }
  const start = performance.now();
  if (!isMade(language)) {
    rmSync(stampOf(language), { force: true });
    writeForms(language);
    make();
    writeFileSync(stampOf(language), digestOf(language));
  }
  console.log(`${language.padEnd(7)} dist/clients/${language}  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return true;
}

const named = process.argv.slice(2);
const wanted = languages.filter((language) => named.length === 0 || named.includes(language));
const made = wanted.filter(makeClient);
if (process.env['CI'] && made.length < wanted.length) {
  console.error('CI must skip nothing.');
  process.exitCode = 1;
}
