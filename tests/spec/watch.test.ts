// The promises of make watch: it notices every save, and what it caches between two runs of Redocly changes no result.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BaseResolver, bundle, createConfig, lint } from '@redocly/openapi-core';
import { CachedResolver } from '../../scripts/cached-resolver.ts';
import { watchFolder } from '../../scripts/watch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-watch-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
};

describe('watching a folder', () => {
  /** Does one thing after another, each when the watcher has reported the one before as this file. */
  async function areTold(file: string, ...saves: readonly (() => void)[]): Promise<void> {
    let told: () => void = () => undefined;
    const watcher = watchFolder(folder, (path) => {
      if (relative(folder, path) === file) told();
    });
    try {
      for (const save of saves) {
        const heard = new Promise<void>((resolve) => (told = resolve));
        save();
        await heard;
      }
    } finally {
      watcher.close();
    }
  }

  it('reports a written file and a removed file', () =>
    areTold(
      'a.yaml',
      () => {
        write('a.yaml', 'new');
      },
      () => {
        rmSync(join(folder, 'a.yaml'));
      },
    ));

  it('reports a file each time that it is replaced', () => {
    const replace = () => {
      write('a.yaml~', 'next');
      renameSync(join(folder, 'a.yaml~'), join(folder, 'a.yaml'));
    };
    return areTold('a.yaml', replace, replace, replace);
  });

  it('reports the files of a new folder, and writes to a folder that was created again', async () => {
    const make = () => {
      mkdirSync(join(folder, 'inner'));
      write('inner/a.yaml', 'new');
    };
    const again = () => {
      rmSync(join(folder, 'inner'), { recursive: true });
      make();
    };
    await areTold(join('inner', 'a.yaml'), make, again, () => {
      write('inner/a.yaml', 'newer');
    });
  });
});

describe('cached parsed files', () => {
  const root = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a:
    get:
      operationId: a
      responses: { '200': { description: D, content: { application/json: { schema: { $ref: part.yaml } } } } }
`;

  /** What Redocly finds and makes; or that it fails. */
  async function outcome(resolver: () => BaseResolver, copying: () => BaseResolver) {
    const config = await createConfig({ extends: ['recommended'] });
    const ref = join(folder, 'root.yaml');
    const problems = await lint({ ref, config, externalRefResolver: resolver() });
    const bundled = await bundle({ ref, config, externalRefResolver: copying() });
    return {
      problems: problems.map(({ message, location }) => [message, location.map(({ pointer }) => pointer)]),
      bundle: bundled.bundle.parsed,
      errors: bundled.problems.map(({ message }) => message),
    };
  }

  it('equal freshly parsed files after each change', async () => {
    write('root.yaml', root);
    const texts = [
      'type: string\n',
      'type: string\n',
      'type: nothing\n',
      '{ not: [yaml\n',
      undefined,
      'type: integer\n',
    ];
    for (const text of texts) {
      if (text === undefined) rmSync(join(folder, 'part.yaml'));
      else write('part.yaml', text);
      const fresh = await outcome(
        () => new BaseResolver(),
        () => new BaseResolver(),
      );
      const kept = await outcome(
        () => new CachedResolver({ http: { headers: [] } }),
        () => new CachedResolver({ http: { headers: [] } }, { copies: true }),
      );
      expect(kept).toEqual(fresh);
    }
  });
});
