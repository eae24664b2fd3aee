// The tests that the ledger names for a rule exist, and the rule does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import { readTables } from '../support/ledger.ts';

const { Rules: rules = [], 'Rule tests': tests = [] } = readTables('ledger/2-tenant-identity.md');
const known = new Set(rules.map((row) => row['id']));

/** Whether a cell such as `cases/roles: R2: one of them` names a test that stands in the file. */
function exists(cell: string): boolean {
  const [, file = '', name = ''] = /^([\w/.-]+): (.+)$/.exec(cell) ?? [];
  return readFileSync(join(root, 'tests', 'contract', `${file}.ts`), 'utf8').includes(name);
}

describe('the rules of document 2', () => {
  it.each(tests.map((row) => [row['rule'] ?? '', row] as const))('%s has the tests that are named', (rule, row) => {
    expect(known).toContain(rule);
    for (const side of ['allowed', 'refused']) expect([row[side], exists(row[side] ?? '')]).toEqual([row[side], true]);
  });

  it('are named once each', () => {
    const named = tests.map((row) => row['rule']);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
  });
});
