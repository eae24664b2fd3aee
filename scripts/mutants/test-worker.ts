// A thread that runs tests, with or without a mutant (in-process-runner.ts).
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { collect, expect, type Block, type Test } from './test-tree.ts';

/** What to run. Without tests, all tests of the files run. */
export interface Order {
  readonly files: readonly string[];
  readonly tests?: readonly string[] | undefined;
  readonly mutant?: string | undefined;
  readonly hitLimit?: number | undefined;
}

export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly milliseconds: number;
  readonly failure?: string;
}

/** The results of an order. A run with a mutant ends with its first failure. */
export interface Report {
  readonly outcomes: readonly Outcome[];
  /** Whether the failed test also fails without the mutant, so that an earlier one must have changed the state of modules. */
  readonly isSpoiled: boolean;
  /** How often the mutated code ran; undefined without a limit. */
  readonly hits: number | undefined;
  /** The error of a file that could not be loaded. */
  readonly loadError?: string | undefined;
  readonly coverage: Coverage;
  /** The files that each file imports. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

type Hits = Record<string, number>;
export interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

/** The variables through which Stryker's code in the mutated files communicates. */
interface Stryker {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage: Coverage;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const stryker: Stryker = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });
// A mutant is detected by the first failure; the smallest example is not needed.
fc.configureGlobal({ endOnFailure: true });

const imports = new Map<string, Set<string>>();
const testTree = new URL('test-tree.ts', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: testTree, shortCircuit: true };
    const resolved = next(specifier, context);
    const parent = context.parentURL;
    if (parent?.startsWith('file:') && resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')) {
      const from = relative(process.cwd(), fileURLToPath(parent));
      imports.set(from, (imports.get(from) ?? new Set()).add(relative(process.cwd(), fileURLToPath(resolved.url))));
    }
    return resolved;
  },
});

const isTest = (child: Block | Test): child is Test => 'id' in child;
const testsOf = (block: Block): Test[] => block.children.flatMap((child) => (isTest(child) ? [child] : testsOf(child)));
const blocksOf = (block: Block | undefined): Block[] => (block ? [...blocksOf(block.parent), block] : []);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);

const loaded = new Map<string, Block>();
async function load(file: string): Promise<Block> {
  const path = join(process.cwd(), file);
  const block = loaded.get(file) ?? (await collect(file, () => import(pathToFileURL(path).href)));
  loaded.set(file, block);
  return block;
}

/** Runs a test with the hooks of its blocks; returns its outcome. */
async function runTest(file: string, test: Test): Promise<Outcome> {
  const start = performance.now();
  const result = () => ({ id: test.id, name: test.name, file, milliseconds: performance.now() - start });
  const blocks = blocksOf(test.block);
  stryker.currentTestId = test.id;
  expect.setState({ currentTestName: test.name, testPath: join(process.cwd(), file) });
  try {
    for (const block of blocks) for (const run of block.beforeEach) await run();
    await test.run();
    return result();
  } catch (error) {
    return { ...result(), failure: messageOf(error) || 'failed' };
  } finally {
    try {
      for (const block of blocks.toReversed()) for (const run of block.afterEach) await run();
    } catch {
      // The outcome of the test counts.
    }
    stryker.currentTestId = undefined;
  }
}

/** Runs the hooks before the tests of a block, and counts what they cover for each of the tests; returns the error. */
async function prepare(block: Block, tests: readonly Test[]): Promise<unknown> {
  const id = ' hooks';
  stryker.currentTestId = id;
  try {
    for (const run of block.beforeAll) await run();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    stryker.currentTestId = undefined;
    const { [id]: hits = {}, ...others } = stryker.mutantCoverage.perTest;
    stryker.mutantCoverage.perTest = others;
    for (const test of tests) {
      const own = (stryker.mutantCoverage.perTest[test.id] ??= {});
      for (const [mutant, count] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + count;
    }
  }
}

/** Runs the chosen tests of a block; after a failure none if there is a mutant. */
async function runBlock(
  file: string,
  block: Block,
  chosen: (test: Test) => boolean,
  bail: boolean,
): Promise<Outcome[]> {
  const tests = testsOf(block).filter(chosen);
  const [first] = tests;
  if (!first) return [];
  const outcomes: Outcome[] = [];
  const error = await prepare(block, tests);
  if (error !== undefined)
    outcomes.push({ id: first.id, name: first.name, file, milliseconds: 0, failure: messageOf(error) });
  else
    for (const child of block.children) {
      if (bail && outcomes.some(({ failure }) => failure !== undefined)) break;
      if (!isTest(child)) outcomes.push(...(await runBlock(file, child, chosen, bail)));
      else if (chosen(child)) outcomes.push(await runTest(file, child));
    }
  try {
    for (const run of block.afterAll) await run();
  } catch {
    // The outcomes of the tests count.
  }
  return outcomes;
}

async function runOrder({ files, tests, mutant, hitLimit }: Order): Promise<Report> {
  const ids = tests && new Set(tests);
  const chosen = ({ id }: Test) => ids?.has(id) ?? true;
  const bail = mutant !== undefined;
  const outcomes: Outcome[] = [];
  let loadError: string | undefined;
  Object.assign(stryker, { activeMutant: mutant, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
  try {
    for (const file of files) {
      outcomes.push(...(await runBlock(file, await load(file), chosen, bail)));
      if (bail && outcomes.some(({ failure }) => failure !== undefined)) break;
    }
  } catch (error) {
    loadError = messageOf(error);
  }
  const hits = stryker.hitCount;
  Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
  const failed = outcomes.find(({ failure }) => failure !== undefined);
  let isSpoiled = false;
  if (bail && failed) {
    const again = await runBlock(failed.file, await load(failed.file), ({ id }) => id === failed.id, true);
    isSpoiled = again.some(({ failure }) => failure !== undefined);
  }
  return { outcomes, isSpoiled, hits, loadError, coverage: stryker.mutantCoverage, imports };
}

// A mutant of code that runs when its module is loaded must be active then.
Object.assign(stryker, { activeMutant: (workerData as { readonly mutant?: string }).mutant });
parentPort?.on('message', (order: Order) => {
  void runOrder(order).then((report) => parentPort?.postMessage(report));
});
