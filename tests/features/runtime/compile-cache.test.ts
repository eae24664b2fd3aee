// The folder of the compile cache.
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

describe('the folder of the compile cache', () => {
  it('is in node_modules beside the sources', () => {
    expect(compileCacheFolder()).toBe(join(root, 'node_modules', '.cache', 'millrace'));
  });

  it('is in the cache folder of the user if there are no node_modules beside the sources', () => {
    const home = join(folder, 'home');
    expect(compileCacheFolder(folder, { env: {}, home })).toBe(join(home, '.cache', 'millrace', 'compiled'));
    const env = { XDG_CACHE_HOME: join(folder, 'cache') };
    expect(compileCacheFolder(folder, { env, home })).toBe(join(folder, 'cache', 'millrace', 'compiled'));
  });
});

describe('a private folder', () => {
  it('is created with access for its owner only', () => {
    const nested = join(folder, 'a', 'b');
    expect(ensurePrivateFolder(nested)).toBe(true);
    expect(statSync(nested).mode & 0o777).toBe(0o700);
    expect(ensurePrivateFolder(nested)).toBe(true);
  });

  it('is not one that other users can read or write', () => {
    const shared = join(folder, 'open');
    mkdirSync(shared);
    for (const mode of [0o755, 0o722]) {
      chmodSync(shared, mode);
      expect(ensurePrivateFolder(shared)).toBe(false);
    }
  });

  it('is not a symbolic link', () => {
    mkdirSync(join(folder, 'target'), { mode: 0o700 });
    symlinkSync(join(folder, 'target'), join(folder, 'link'));
    expect(ensurePrivateFolder(join(folder, 'link'))).toBe(false);
  });
});
