import { describe, expect, it } from '@jest/globals';
import { changedRanges } from '../../scripts/mutants/changed-ranges.ts';
import { scoreTable } from '../../scripts/mutants/survivor-reporter.ts';

describe('the changed lines of a diff', () => {
  const diff = [
    'diff --git a/server/a.ts b/server/a.ts',
    '--- a/server/a.ts',
    '+++ b/server/a.ts',
    '@@ -1 +1 @@ first',
    '-++ b/server/no-file.ts',
    '+@@ -9 +9 @@',
    '@@ -4,2 +4,0 @@',
    '-x',
    '-y',
    '@@ -10,0 +9,3 @@',
    '+a',
    '+b',
    '+c',
    'diff --git a/server/b.ts b/server/b.ts',
    '--- a/server/b.ts',
    '+++ /dev/null',
    '@@ -1 +0,0 @@',
    '-gone',
    'diff --git a/server/c.ts b/server/c.ts',
    '--- /dev/null',
    '+++ b/server/c.ts',
    '@@ -0,0 +1,2 @@',
    '+x',
    '+y',
  ].join('\n');

  it('are those that exist afterwards', () => {
    expect(changedRanges(diff)).toEqual([
      { file: 'server/a.ts', from: 1, to: 1 },
      { file: 'server/a.ts', from: 9, to: 11 },
      { file: 'server/c.ts', from: 1, to: 2 },
    ]);
  });

  it('are none without a diff', () => {
    expect(changedRanges('')).toEqual([]);
  });
});

it('the score of a folder counts mutants without tests as survivors and ignores those that could not run', () => {
  const location = { start: { line: 1, column: 1 } };
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'].map((status) => ({
    ...{ status, mutatorName: 'BooleanLiteral', location },
  }));
  const files = { 'server/b/x.ts': { mutants }, 'server/a/y.ts': { mutants: mutants.slice(0, 1) } };
  expect(scoreTable({ files }).split('\n').slice(2)).toEqual([
    '| `server/a` | 1 | 0 | 100.0 % |',
    '| `server/b` | 4 | 2 | 50.0 % |',
  ]);
});
