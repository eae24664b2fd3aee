// The thread that runs tests with mutants (docs/decisions/0012-mutation-tests.md).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Order, Report } from '../../scripts/mutants/test-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-worker-'));
const file = relative(process.cwd(), join(folder, 'values.test.mts'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

beforeAll(() => {
  // Stands for code that Stryker has changed: mutant 1 is wrong, 2 keeps a wrong value, and 3 never ends.
  writeFileSync(
    join(folder, 'values.mts'),
    `const stryker = globalThis.__stryker__;
const isActive = (id) => {
  const counts = stryker.currentTestId ? (stryker.mutantCoverage.perTest[stryker.currentTestId] ??= {}) : stryker.mutantCoverage.static;
  counts[id] = (counts[id] ?? 0) + 1;
  if (stryker.activeMutant !== id) return false;
  if (stryker.hitCount !== undefined && ++stryker.hitCount > stryker.hitLimit) throw new Error('limit');
  return true;
};
let kept;
export const one = () => (isActive('1') ? 2 : 1);
export const two = () => (kept ??= isActive('2') ? 3 : 2);
export const count = () => { for (let i = 0; isActive('3') || i < 3; i += 1); return 3; };`,
  );
  writeFileSync(
    join(folder, 'values.test.mts'),
    `import { beforeAll, describe, expect, it } from '@jest/globals';
import { count, one, two } from './values.mts';
describe('values', () => {
  beforeAll(() => { one(); });
  it('one', () => { expect(one()).toBe(1); });
  it.each([[2], [2]])('two %s', async (value) => { expect(two()).toBe(value); });
  it('count', () => { expect(count()).toBe(3); });
});`,
  );
});

/** Runs orders in one thread; returns the reports. */
async function run(...orders: readonly Partial<Order>[]): Promise<readonly Report[]> {
  const worker = new Worker(new URL('../../scripts/mutants/test-worker.ts', import.meta.url), { workerData: {} });
  const reports: Report[] = [];
  for (const order of orders) {
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    worker.once('message', resolve).once('error', reject);
    worker.postMessage({ files: [file], ...order });
    reports.push(await promise);
  }
  await worker.terminate();
  return reports;
}

const failuresOf = ({ outcomes }: Report) =>
  outcomes.filter(({ failure }) => failure !== undefined).map(({ name }) => name);

it('A run without mutants has every test once, and what each of them covers, with the hooks before it', async () => {
  const [report] = await run({});
  expect(report?.outcomes.map(({ id, failure }) => [id.slice(file.length + 1), failure])).toEqual([
    ['values one', undefined],
    ['values two 2', undefined],
    ['values two 2 (2)', undefined],
    ['values count', undefined],
  ]);
  const covered = Object.entries(report?.coverage.perTest ?? {}).map(([id, hits]) => [id.slice(file.length + 1), hits]);
  expect(Object.fromEntries(covered)).toEqual({
    'values one': { 1: 2 },
    'values two 2': { 1: 1, 2: 1 },
    'values two 2 (2)': { 1: 1 },
    'values count': { 1: 1, 3: 4 },
  });
});

it('A run with a mutant ends with the first failure, and only runs the tests that were asked for', async () => {
  const [all, other] = await run({ mutant: '1' }, { mutant: '1', tests: [`${file} values count`] });
  expect(all?.outcomes).toHaveLength(1);
  expect(all && failuresOf(all)).toEqual(['values one']);
  expect(all?.isSpoiled).toBe(false);
  expect(other?.outcomes.map(({ name, failure }) => [name, failure])).toEqual([['values count', undefined]]);
});

it('A failure that stays without the mutant is reported as such, since an earlier mutant may have caused it', async () => {
  const [kept, spoiled] = await run({ mutant: '2' }, { mutant: '1', tests: [`${file} values two 2`] });
  expect([kept, spoiled].map((report) => report && failuresOf(report))).toEqual([['values two 2'], ['values two 2']]);
  expect([kept?.isSpoiled, spoiled?.isSpoiled]).toEqual([true, true]);
});

it('An endless loop of mutated code ends at the limit', async () => {
  const [report] = await run({ mutant: '3', hitLimit: 100 });
  expect(report?.hits).toBe(101);
});
