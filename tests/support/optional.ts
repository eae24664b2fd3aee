import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { it } from '@jest/globals';

/** Where a Chromium is found: CHROMIUM_PATH, or the usual places of Linux distributions; undefined when there is none. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** `it` for tests that need a browser: skipped, and named in the closing lines, where there is none. */
export const itInBrowser = chromiumPath ? it : it.skip;

const hasCommand = (name: string) => spawnSync(name, ['--version']).status === 0;

/** `it` for tests of other runtimes: skipped, and named in the closing lines, where the machine has none. */
export const itInBun = hasCommand('bun') ? it : it.skip;
export const itInDeno = hasCommand('deno') ? it : it.skip;
