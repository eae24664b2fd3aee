// Every rule that a running server shows has its tests, and the tests that the ledger names are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import { readTables, type Row } from '../support/ledger.ts';

/** Whether a cell such as `contract/cases/roles: R2: one of them` names a test that stands in the file, as a whole text. */
function exists(cell: string): boolean {
  const [, name = '', test = ''] = /^([\w/.-]+): (.+)$/.exec(cell) ?? [];
  const file = join(root, 'tests', `${name}.ts`);
  if (test === '' || !existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(quote + test + quote));
}

const isBehavior = (rule: Row) => rule['held by']?.startsWith('behavior ') === true;

describe.each([
  ['2-tenant-identity', isBehavior],
  ['3-edge-access-displays', () => true],
])('the rules of %s', (name, needsTests) => {
  const { Rules: rules = [], 'Rule tests': tests = [] } = readTables(`ledger/${name}.md`);
  const tested = tests.map((row) => row['rule'] ?? '');

  it.each(tests.map((row) => [row['rule'] ?? '', row] as const))('%s has the tests that are named', (rule, row) => {
    expect(rules.map(({ id }) => id)).toContain(rule);
    for (const side of ['allowed', 'refused']) expect([row[side], exists(row[side] ?? '')]).toEqual([row[side], true]);
  });

  it('are named once each', () => {
    expect(new Set(tested).size).toBe(tested.length);
  });

  it('have tests if only a running server shows them', () => {
    const needing = rules.filter(needsTests).map(({ id }) => id);
    expect(needing.length).toBeGreaterThan(10);
    expect(needing.filter((rule) => !tested.includes(rule ?? ''))).toEqual([]);
  });
});
