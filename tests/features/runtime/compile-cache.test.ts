// Where the cache of compiled code is kept.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../../../scripts/documents.ts';
import { compileCacheFolder, ensurePrivateFolder } from '../../../server/runtime/compile-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the folder of compiled code', () => {
  it('is beside the packages of this checkout', () => {
    expect(compileCacheFolder()).toBe(join(root, 'node_modules', '.cache', 'millrace'));
  });

  it('is in the cache folder of the user where the sources have no packages beside them', () => {
    const home = join(folder, 'home');
    expect(compileCacheFolder(folder, { env: {}, home })).toBe(join(home, '.cache', 'millrace', 'compiled'));
    const env = { XDG_CACHE_HOME: join(folder, 'cache') };
    expect(compileCacheFolder(folder, { env, home })).toBe(join(folder, 'cache', 'millrace', 'compiled'));
  });
});

describe('a folder for compiled code', () => {
  it('is made for its owner alone', () => {
    const made = join(folder, 'a', 'b');
    expect(ensurePrivateFolder(made)).toBe(true);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(ensurePrivateFolder(made)).toBe(true);
  });

  it('is not used when others may read or write it', () => {
    const open = join(folder, 'open');
    mkdirSync(open);
    for (const mode of [0o755, 0o722]) {
      chmodSync(open, mode);
      expect(ensurePrivateFolder(open)).toBe(false);
    }
  });

  it('is not used when it is a link', () => {
    mkdirSync(join(folder, 'target'), { mode: 0o700 });
    symlinkSync(join(folder, 'target'), join(folder, 'link'));
    expect(ensurePrivateFolder(join(folder, 'link'))).toBe(false);
  });
});
