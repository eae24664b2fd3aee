// Stands in for `@jest/globals` when mutants run (test-worker.ts): collects the tests of files, so that they can run again in one process.
import { createRequire } from 'node:module';
import type * as FakeTimers from '@jest/fake-timers';
import type { bind as bindEach } from 'jest-each';
import type { expect as expectOfJest } from 'expect';

// They come with jest, which has no such dependencies of its own.
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));
const requireOfCircus = createRequire(createRequire(import.meta.url).resolve('jest-circus'));
const { bind } = requireOfCircus('jest-each') as { readonly bind: typeof bindEach };
export const { expect } = requireOfJest('expect') as { readonly expect: typeof expectOfJest };
const { ModernFakeTimers } = requireOfJest('@jest/fake-timers') as typeof FakeTimers;

type Run = () => unknown;

/** A block of tests with its hooks. A file is a block without a parent. */
export interface Block {
  readonly name: string;
  readonly parent: Block | undefined;
  readonly beforeAll: Run[];
  readonly beforeEach: Run[];
  readonly afterEach: Run[];
  readonly afterAll: Run[];
  readonly children: (Block | Test)[];
}

/** A test. Its id is the file with the full name, and a number from the second test of that name on. */
export interface Test {
  readonly id: string;
  readonly name: string;
  readonly block: Block;
  readonly run: Run;
}

const newBlock = (name: string, parent: Block | undefined): Block => ({
  name,
  parent,
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  afterAll: [],
  children: [],
});

let file = '';
let current = newBlock('', undefined);
let ids = new Set<string>();

const fullName = (block: Block | undefined): string => (block ? `${fullName(block.parent)} ${block.name}`.trim() : '');

/** Returns the tests of a file, as a block; `load` evaluates the file. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<Block> {
  file = path;
  ids = new Set();
  current = newBlock('', undefined);
  const block = current;
  await load();
  return block;
}

function addBlock(name: string, define: Run): void {
  const outer = current;
  current = newBlock(name, outer);
  outer.children.push(current);
  define();
  current = outer;
}

function addTest(name: string, run: Run): void {
  const id = `${file} ${fullName(current)} ${name}`;
  let unique = id;
  for (let number = 2; ids.has(unique); number += 1) unique = `${id} (${number})`;
  ids.add(unique);
  current.children.push({ id: unique, name: `${fullName(current)} ${name}`.trim(), block: current, run });
}

const skip = (): void => undefined;
export const describe = Object.assign(addBlock, { each: bind(addBlock as never, false), skip });
export const it = Object.assign(addTest, { each: bind(addTest as never, false), skip });
export const test = it;
export const beforeAll = (run: Run): unknown => current.beforeAll.push(run);
export const beforeEach = (run: Run): unknown => current.beforeEach.push(run);
export const afterEach = (run: Run): unknown => current.afterEach.push(run);
export const afterAll = (run: Run): unknown => current.afterAll.push(run);

const timers = new ModernFakeTimers({ config: { fakeTimers: {}, rootDir: '' } as never, global: globalThis });
export const jest = {
  useFakeTimers: () => timers.useFakeTimers(),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => timers.advanceTimersByTimeAsync(milliseconds),
};
