// Generates and builds the client of each language.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { documents, root } from '../documents.ts';
import type { Language } from './adapt-bundle.ts';

export const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
export const OPENAPI_GENERATOR = 'org.openapitools:openapi-generator-cli:7.25.0';

/** Returns the folder of a language's client, which is a complete package. */
export const folderOf = (language: Language) => join(root, 'dist', 'clients', language);
/** Returns the path of a document's bundle, adapted to the generator of a language. */
export const adaptedBundleOf = (language: Language, document: string) =>
  join(root, 'dist', 'clients', 'bundles', language, `${document}.json`);

export interface Toolchain {
  /** The commands that have to be installed. */
  readonly requiredCommands: readonly string[];
  /** Generates and builds the client in its folder. */
  readonly build: () => void;
}

function run(command: string, args: readonly string[], { cwd = root, path = '' } = {}): void {
  const env = { ...process.env, PATH: path + delimiter + (process.env['PATH'] ?? '') };
  try {
    execFileSync(command, args, { cwd, env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`);
  }
}

/** Returns the folder of a language's client, emptied but for what to keep, with the hand-written files in it. */
function prepareFolder(language: Language, ...keep: readonly string[]): string {
  const folder = folderOf(language);
  for (const name of [
    '.fingerprint',
    '.venv',
    'millrace',
    'src',
    'target',
    'dataservices',
    'identity',
    'edge',
    'provisioning',
    'control',
  ])
    if (!keep.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'generators', language), folder, { recursive: true });
  return folder;
}

function buildPython(): void {
  const folder = prepareFolder('python', '.venv');
  const bin = join(folder, '.venv', 'bin');
  if (!existsSync(bin)) run('python3', ['-m', 'venv', join(folder, '.venv')]);
  run(join(bin, 'pip'), ['install', '--quiet', '--requirement', join(folder, 'requirements.txt')]);
  mkdirSync(join(folder, 'millrace'));
  writeFileSync(
    join(folder, 'millrace', '__init__.py'),
    '"""Clients of the Millrace API, one package per document."""\n',
  );
  for (const { name } of documents()) {
    const output = join(folder, 'millrace', name.replaceAll('-', '_'));
    const options = ['--meta', 'none', '--config', join(folder, 'generator.yaml'), '--fail-on-warning'];
    const args = ['generate', '--path', adaptedBundleOf('python', name), '--output-path', output, ...options];
    run(join(bin, 'openapi-python-client'), args, { path: bin });
  }
}

function buildGo(): void {
  const folder = prepareFolder('go');
  for (const { name } of documents()) {
    const packageName = name.replaceAll('-', '');
    mkdirSync(join(folder, packageName));
    const output = join(folder, packageName, 'client.go');
    const config = join(folder, 'oapi-codegen.yaml');
    run('go', [
      'run',
      OAPI_CODEGEN,
      '-config',
      config,
      '-package',
      packageName,
      '-o',
      output,
      adaptedBundleOf('go', name),
    ]);
  }
  run('go', ['vet', './...'], { cwd: folder });
  const adapter = join(root, 'tests', 'conformance', 'adapters', 'go');
  run('go', ['build', '-o', join(folder, 'adapter'), '.'], { cwd: adapter });
}

function buildJava(): void {
  const folder = prepareFolder('java', 'tools');
  const [, artifact = '', version = ''] = OPENAPI_GENERATOR.split(':');
  const jar = join(folder, 'tools', `${artifact}-${version}.jar`);
  const fetch = ['dependency:copy', `-Dartifact=${OPENAPI_GENERATOR}`, `-DoutputDirectory=${join(folder, 'tools')}`];
  if (!existsSync(jar)) run('mvn', ['--quiet', '--batch-mode', ...fetch], { cwd: folder });
  const settings = parse(readFileSync(join(folder, 'generator.yaml'), 'utf8')) as object;
  const outputOf = (name: string) => join(folder, 'tools', name);
  const configs = documents().map(({ name }) => {
    const packageName = `millrace.${name.replaceAll('-', '')}`;
    const packages = { apiPackage: `${packageName}.api`, modelPackage: `${packageName}.model` };
    const files = { inputSpec: adaptedBundleOf('java', name), outputDir: outputOf(name) };
    rmSync(outputOf(name), { recursive: true, force: true });
    writeFileSync(`${outputOf(name)}.json`, JSON.stringify({ ...settings, ...packages, ...files }));
    return `${outputOf(name)}.json`;
  });
  run('java', ['-jar', jar, 'batch', '--fail-fast', '--threads', '2', ...configs]);
  for (const { name } of documents())
    cpSync(join(outputOf(name), 'src', 'main', 'java'), join(folder, 'src', 'main', 'java'), { recursive: true });
  run('mvn', ['--quiet', '--batch-mode', 'package'], { cwd: folder });
}

export const toolchains: Readonly<Record<Language, Toolchain>> = {
  python: { requiredCommands: ['python3'], build: buildPython },
  go: { requiredCommands: ['go'], build: buildGo },
  java: { requiredCommands: ['java', 'javac', 'mvn'], build: buildJava },
};
