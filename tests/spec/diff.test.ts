// make diff reports what breaks a client. Redocly decides which changes do; these tests check that its rules are on.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { documents, readBundle, root, type Bundle } from '../../scripts/documents.ts';

describe('make diff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-diff-test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const [document] = documents();
  if (!document) throw new Error('There is no document.');
  const bundle = readBundle(document);
  const path = Object.keys(bundle.paths)[0] ?? '';

  function diff(change: (copy: Bundle) => Bundle): { status: number | null; text: string } {
    const file = join(folder, 'changed.json');
    writeFileSync(file, JSON.stringify(change(structuredClone(bundle))));
    const result = spawnSync(
      'redocly',
      ['diff', join(root, document?.bundle ?? ''), file, '--config', join(root, 'openapi/lint/diff.yaml')],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return { status: result.status, text: result.stdout + result.stderr };
  }

  it('passes when nothing changed', () => {
    expect(diff((copy) => copy).status).toBe(0);
  });

  it('fails when a path was removed', () => {
    const { status, text } = diff((copy) => ({
      ...copy,
      paths: Object.fromEntries(Object.entries(copy.paths).filter(([name]) => name !== path)),
    }));
    expect(status).toBe(1);
    expect(text).toMatch(/major/);
  });

  it('fails for an unknown revision', () => {
    const result = spawnSync('node', ['scripts/diff.ts', 'no-such-revision'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(result.status).toBe(2);
    expect(result.stderr).toContain('no-such-revision');
  });
});
