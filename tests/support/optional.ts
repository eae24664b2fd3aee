import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { it } from '@jest/globals';

/** The path of Chromium: CHROMIUM_PATH, or a usual path of Linux distributions; undefined if there is none. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** Declares a test that needs a browser; without one it is skipped. */
export const itInBrowser = chromiumPath ? it : it.skip;

const hasCommand = (name: string) => spawnSync(name, ['--version']).status === 0;

/** Declare tests of other runtimes, which are skipped if the runtime is not installed. */
export const itInBun = hasCommand('bun') ? it : it.skip;
export const itInDeno = hasCommand('deno') ? it : it.skip;
