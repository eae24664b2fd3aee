// The results of a benchmark run state which code was measured.
import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { report } from '../../bench/report.ts';
import { currentCommit } from '../../bench/support/commit.ts';
import { root } from '../../scripts/documents.ts';

test('the results have a line with the commit of the code', () => {
  const text = report({ rows: [], growth: [], references: [], seconds: 1, load: 0, commit: '0123abc' });
  expect(text.split('\n')).toContain('- Code: commit 0123abc');
});

test('the commit is a short hash in a repository and unknown elsewhere', () => {
  expect(currentCommit(root)).toMatch(/^([0-9a-f]{7,40}(-dirty)?|unknown)$/);
  expect(currentCommit(tmpdir())).toBe('unknown');
});
