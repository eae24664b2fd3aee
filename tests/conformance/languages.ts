// How the client of each language is reached: what has to be there, and what is started.
import { join } from 'node:path';
import { root } from '../../scripts/documents.ts';
import { isMade } from '../../scripts/clients/digest.ts';
import { languages, type Language } from '../../scripts/clients/form.ts';
import { folderOf } from '../../scripts/clients/toolchains.ts';
import { processAdapter, type Adapter } from './adapter.ts';
import { typescriptAdapter } from './adapters/typescript.ts';

export const allLanguages = ['typescript', ...languages] as const;
export type AnyLanguage = (typeof allLanguages)[number];

const adapters = join(import.meta.dirname, 'adapters');
const javaPath = ['target/classes', 'target/dependency/*'].map((path) => join(folderOf('java'), path)).join(':');
const commands: Readonly<Record<Language, readonly string[]>> = {
  python: [join(folderOf('python'), '.venv', 'bin', 'python'), join(adapters, 'python', 'adapter.py')],
  go: [join(folderOf('go'), 'adapter')],
  java: ['java', '-cp', javaPath, join(adapters, 'java', 'Adapter.java')],
};
const settings: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  python: { PYTHONPATH: folderOf('python'), PYTHONIOENCODING: 'utf-8' },
  go: { BUNDLES: join(root, 'generated', 'openapi') },
  java: { CLASSES: join(folderOf('java'), 'target', 'classes') },
};

/** Whether the client of a language is there and made from the contract as it is. */
export const isReady = (language: AnyLanguage) => language === 'typescript' || isMade(language);

/** Starts what carries calls through a language's client to the server. */
export function openAdapter(language: AnyLanguage, baseUrl: string): Adapter {
  if (language === 'typescript') return typescriptAdapter(baseUrl);
  return processAdapter(commands[language], folderOf(language), { ...settings[language], BASE_URL: baseUrl });
}
