// make package: builds the package of the typed client in dist/millrace-client, as ES modules and as CommonJS, each with its types.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './documents.ts';

/** Builds the package into a folder, which is emptied first. */
export function buildClient(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compile = (name: string, ...options: readonly string[]) => {
    const compiler = join(root, 'node_modules', '.bin', 'tsc');
    const args = ['-p', join(root, 'client'), '--outDir', join(folder, name), ...options];
    execFileSync(compiler, args, { stdio: 'inherit' });
  };
  compile('esm');
  // Not checked again: openapi-fetch's CommonJS types have an `export =`, which hides its named exports.
  const commonJs = ['--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false'];
  compile('cjs', ...commonJs, '--noCheck');
  writeFileSync(join(folder, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  // The compiler does not rewrite the extensions in declarations.
  for (const file of globSync(join(folder, '**', '*.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from '|import\(["'])(\.[^'"]*)\.ts(?=['"])/g, '$1$2.js'));
  }
  copyFileSync(join(root, 'client', 'package.json'), join(folder, 'package.json'));
  copyFileSync(join(root, 'client', 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

if (import.meta.main) {
  const folder = join(root, 'dist', 'millrace-client');
  buildClient(folder);
  console.log(`The package is in ${folder}.`);
}
