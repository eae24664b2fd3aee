// The clients of all languages: whether they are built, and the commands that run them.
import { join } from 'node:path';
import { root } from '../../scripts/documents.ts';
import { languages, type Language } from '../../scripts/clients/adapt-bundle.ts';
import { isUpToDate } from '../../scripts/clients/fingerprint.ts';
import { folderOf } from '../../scripts/clients/toolchains.ts';
import { processAdapter, type Adapter } from './adapter.ts';
import { typescriptAdapter } from './adapters/typescript.ts';

export const allLanguages = ['typescript', ...languages] as const;
export type AnyLanguage = (typeof allLanguages)[number];

const adapters = join(import.meta.dirname, 'adapters');
const javaPath = ['target/classes', 'target/dependency/*'].map((path) => join(folderOf('java'), path)).join(':');
interface Command {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}
/** The commands that run a source file with the client of a language. */
export const commands: Readonly<Record<Language, (file: string) => Command>> = {
  python: (file) => ({
    command: [join(folderOf('python'), '.venv', 'bin', 'python'), file],
    env: { PYTHONPATH: folderOf('python'), PYTHONIOENCODING: 'utf-8' },
  }),
  go: (file) => ({ command: ['go', 'run', file], env: {} }),
  java: (file) => ({
    command: ['java', '-cp', javaPath, file],
    env: { CLASSES: join(folderOf('java'), 'target', 'classes') },
  }),
};
const adapterOf: Readonly<Record<Language, Command>> = {
  python: commands.python(join(adapters, 'python', 'adapter.py')),
  go: { command: [join(folderOf('go'), 'adapter')], env: { BUNDLES: join(root, 'generated', 'openapi') } },
  java: commands.java(join(adapters, 'java', 'Adapter.java')),
};

/** Returns whether the client of a language is built from the current contract. */
export const isReady = (language: AnyLanguage) => language === 'typescript' || isUpToDate(language);

/** Starts the adapter that sends calls through the client of a language to the server. */
export function openAdapter(language: AnyLanguage, baseUrl: string): Adapter {
  if (language === 'typescript') return typescriptAdapter(baseUrl);
  const { command, env } = adapterOf[language];
  return processAdapter(command, folderOf(language), { ...env, BASE_URL: baseUrl });
}
