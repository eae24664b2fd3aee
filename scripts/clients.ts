// make clients: generates Python, Go and Java clients of every document into dist/clients; `npm run clients -- go` generates one language.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { adaptBundle, languages, type Language } from './clients/adapt-bundle.ts';
import { isUpToDate, saveFingerprint } from './clients/fingerprint.ts';
import { adaptedBundleOf, toolchains } from './clients/toolchains.ts';
import { documents, readBundle } from './documents.ts';

const isInstalled = (command: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

function writeAdaptedBundles(language: Language): void {
  for (const document of documents()) {
    const file = adaptedBundleOf(language, document.name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(adaptBundle({ ...readBundle(document) }, language), null, 2));
  }
}

/** Builds the client of a language unless it is up to date; returns false if the machine lacks a tool for it. */
function buildClient(language: Language): boolean {
  const { requiredCommands, build } = toolchains[language];
  const missing = requiredCommands.filter((command) => !isInstalled(command));
  if (missing.length > 0) {
    console.log(`skipped: ${language} (${missing.join(', ')} not installed)`);
    return false;
  }
  const start = performance.now();
  if (!isUpToDate(language)) {
    writeAdaptedBundles(language);
    build();
    saveFingerprint(language);
  }
  console.log(`${language.padEnd(7)} dist/clients/${language}  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return true;
}

const requested = process.argv.slice(2);
const selected = languages.filter((language) => requested.length === 0 || requested.includes(language));
const built = selected.filter(buildClient);
if (process.env['CI'] && built.length < selected.length) {
  console.error('In CI no language may be skipped.');
  process.exitCode = 1;
}
