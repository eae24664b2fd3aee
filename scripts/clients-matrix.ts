// Writes docs/clients-matrix.md from the results of the conformance kit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { OAPI_CODEGEN, OPENAPI_GENERATOR } from './clients/toolchains.ts';
import { root } from './documents.ts';

type Results = Readonly<Record<string, { readonly about: string; readonly passed: number; readonly cases: number }>>;

const page = join(root, 'docs', 'clients-matrix.md');
const pinnedVersion = (file: string, pattern: RegExp) =>
  pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
const clients = {
  typescript: { title: 'TypeScript', by: 'openapi-fetch over generated types' },
  python: {
    title: 'Python',
    by: `openapi-python-client ${pinnedVersion('generators/python/requirements.txt', /openapi-python-client==(\S+)/)}`,
  },
  go: { title: 'Go', by: `oapi-codegen ${OAPI_CODEGEN.split('@v')[1] ?? ''}` },
  java: { title: 'Java', by: `OpenAPI Generator ${OPENAPI_GENERATOR.split(':')[2] ?? ''}` },
} as const;

/** Returns the page with the results of each language. */
function matrixPage(results: Readonly<Record<keyof typeof clients, Results>>): string {
  const languages = Object.keys(clients) as (keyof typeof clients)[];
  const files = Object.entries(results.typescript);
  const total = (languageResults: Results) => {
    const sum = (key: 'passed' | 'cases') => Object.values(languageResults).reduce((at, row) => at + row[key], 0);
    return `${sum('passed')} of ${sum('cases')}`;
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Clients and the conformance kit',
    '',
    'How many cases of the [conformance kit](../tests/conformance/README.md) hold with the client of each language, sent by its own methods and models',
    'against a running server. Made by `make test-clients`; CI makes it again and fails when it differs.',
    '',
    row(['cases', ...languages.map((language) => clients[language].title)]),
    row(['---', ...languages.map(() => '---')]),
    row(['made by', ...languages.map((language) => clients[language].by)]),
    ...files.map(([file, { about }]) => {
      const cells = languages.map((language) => {
        const { passed = 0, cases = 0 } = results[language][file] ?? {};
        return `${passed} of ${cases}`;
      });
      return row([`[${about}](../tests/conformance/cases/${file}.json)`, ...cells]);
    }),
    row(['all', ...languages.map((language) => total(results[language]))]),
    '',
  ].join('\n');
}

const fileOf = (language: string) => join(root, 'dist', 'conformance', `${language}.json`);
const missing = Object.keys(clients).filter((language) => !existsSync(fileOf(language)));
if (missing.length > 0) {
  console.log(`docs/clients-matrix.md is unchanged: there are no results for ${missing.join(', ')}.`);
} else {
  const results = Object.fromEntries(
    Object.keys(clients).map((language) => [language, JSON.parse(readFileSync(fileOf(language), 'utf8')) as Results]),
  ) as Record<keyof typeof clients, Results>;
  writeFileSync(page, await format(matrixPage(results), { ...(await resolveConfig(page)), parser: 'markdown' }));
}
