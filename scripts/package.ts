// make package: builds two packages in dist. millrace-client is the typed client; millrace is the server, with the client and the helpers for
// tests (docs/decisions/0015-millrace-testing.md).
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './documents.ts';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Builds the package of the client into a folder, which is emptied first. */
export function buildClient(folder: string): void {
  prepareFolder(folder);
  compileClient('client', folder);
  copyFileSync(join(root, 'client', 'package.json'), join(folder, 'package.json'));
  copyFileSync(join(root, 'client', 'README.md'), join(folder, 'README.md'));
}

/** Builds the package of the server with its client and `millrace/testing` into a folder, which is emptied first. */
export function buildMillrace(folder: string): void {
  prepareFolder(folder);
  compileClient('client/testing', folder);
  // CommonJS has another name for the folder of a module.
  const starter = join(folder, 'cjs', 'client', 'testing', 'start.js');
  writeFileSync(starter, readFileSync(starter, 'utf8').replaceAll('import.meta.dirname', '__dirname'));
  compile('server', folder, '--noCheck');
  cpSync(join(root, 'generated', 'openapi'), join(folder, 'generated', 'openapi'), { recursive: true });
  const env = { ...process.env, NODE_OPTIONS: '', SITE_DIR: join(folder, 'site') };
  execFileSync(process.execPath, [join(root, 'scripts', 'docs.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(millraceManifest(), null, 2)}\n`);
  copyFileSync(join(root, 'client', 'testing', 'README.md'), join(folder, 'README.md'));
}

function millraceManifest() {
  const { version, license, engines, dependencies } = readManifest('package.json');
  const client = readManifest('client/package.json');
  const entry = (format: string) => ({
    types: `./${format}/client/testing/index.d.ts`,
    default: `./${format}/client/testing/index.js`,
  });
  return {
    ...client,
    name: 'millrace',
    version,
    description: 'A local twin of an industrial data-services API: its server, its typed client, and both in tests',
    license,
    engines,
    files: ['esm', 'cjs', 'server', 'generated', 'site'],
    exports: { ...client.exports, './testing': { import: entry('esm'), require: entry('cjs') } },
    dependencies,
  };
}

const readManifest = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;

function prepareFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

function compile(project: string, outDir: string, ...options: readonly string[]): void {
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  execFileSync(compiler, ['-p', join(root, project), '--outDir', outDir, ...options], { stdio: 'inherit' });
}

/** Compiles a project of the client to ES modules and to CommonJS, each with its types. */
function compileClient(project: string, folder: string): void {
  compile(project, join(folder, 'esm'));
  // Not checked again: openapi-fetch's CommonJS types have an `export =`, which hides its named exports.
  const commonJs = ['--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false'];
  compile(project, join(folder, 'cjs'), ...commonJs, '--noCheck');
  writeFileSync(join(folder, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  // The compiler does not rewrite the extensions in declarations.
  for (const file of globSync(join(folder, '**', '*.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from '|import\(["'])(\.[^'"]*)\.ts(?=['"])/g, '$1$2.js'));
  }
}

if (import.meta.main) {
  const packages = { 'millrace-client': buildClient, millrace: buildMillrace };
  for (const [name, build] of Object.entries(packages)) {
    const folder = join(root, 'dist', name);
    build(folder);
    const [file] = execFileSync('npm', ['pack', '--silent', '--pack-destination', join(root, 'dist')], {
      cwd: folder,
      encoding: 'utf8',
    }).split('\n');
    console.log(`The package ${name} is dist/${file}.`);
  }
}
