// A page with a script on an origin of its own, for tests in a browser.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { root } from '../../scripts/documents.ts';
import { chromiumPath } from './optional.ts';

export interface Page {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a page with a bundled script; its imports are relative to the folder of the client. */
export async function startPage(script: string): Promise<Page> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(root, 'client'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const text = outputFiles[0]?.text ?? '';
  const site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? text : '<!doctype html><link rel=icon href=data:,><script src=/page.js></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => site.close(() => resolve())),
  };
}

/** Starts a browser; returns undefined if the machine has none. */
export async function startBrowser(): Promise<Browser | undefined> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromiumPath ? chromium.launch({ executablePath: chromiumPath, args }) : undefined;
}
