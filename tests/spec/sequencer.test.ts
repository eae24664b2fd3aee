// The order of test files in a run.
import { expect, it } from '@jest/globals';
import LongFirst from '../support/sequencer.js';

it('files with contract cases run first, then other files by size', () => {
  const context = { config: { cache: false }, hasteFS: { getSize: (path: string) => path.length } };
  const files = ['tests/domain/a-long-name.test.ts', 'tests/e2e/b.test.ts', 'tests/contract/stream-cases.test.ts'];
  const tests = files.map((path) => ({ path, context }));
  const order = new LongFirst().sort(tests as never);
  expect(order.map(({ path }) => path)).toEqual([
    'tests/contract/stream-cases.test.ts',
    'tests/domain/a-long-name.test.ts',
    'tests/e2e/b.test.ts',
  ]);
});
