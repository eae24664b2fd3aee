// A runner for jest that saves time with mutants: it loads only the test files whose tests cover the mutant, quick ones first, and none
// after a failure. Jest alone loads all of them, because Stryker selects the tests by their names.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as JestRunner from 'jest-runner';

// Comes with jest, in the same version. Its types do not describe the default export of its ES module.
const { default: TestRunner } = createRequire(import.meta.url)('jest-runner') as typeof JestRunner.default;
type Test = JestRunner.Test;
type TestWatcher = JestRunner.TestWatcher;
type TestRunnerOptions = Parameters<JestRunner.EmittingTestRunner['runTests']>[2];

/** What the run without mutants found out about a test file. */
interface TestFile {
  readonly names: readonly string[];
  readonly milliseconds: number;
}

/** Each run has a sandbox of its own. Its processes share this folder. */
const folder = join(process.cwd(), 'test-files');

const pathOf = ({ path }: Test): string => join(folder, `${createHash('sha256').update(path).digest('hex')}.json`);

function readTestFile(test: Test): TestFile {
  const path = pathOf(test);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TestFile) : { names: [], milliseconds: 0 };
}

export default class CoveringRunner extends TestRunner {
  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    if (process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined) await this.#runAll(tests, watcher, options);
    else await this.#runCovering(tests, watcher, options);
  }

  async #runAll(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    mkdirSync(folder, { recursive: true });
    this.on('test-file-success', ([test, { testResults, perfStats }]) => {
      const file: TestFile = { names: testResults.map(({ fullName }) => fullName), milliseconds: perfStats.runtime };
      writeFileSync(pathOf(test), JSON.stringify(file));
    });
    await super.runTests(tests, watcher, options);
  }

  async #runCovering(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    let hasFailed = false;
    this.on('test-file-success', ([, { numFailingTests }]) => {
      hasFailed ||= numFailingTests > 0;
    });
    this.on('test-file-failure', () => {
      hasFailed = true;
    });
    const pattern = new RegExp(this._globalConfig.testNamePattern ?? '', 'i');
    const covering = tests
      .map((test) => ({ test, ...readTestFile(test) }))
      .filter(({ names }) => names.some((name) => pattern.test(name)))
      .sort((a, b) => a.milliseconds - b.milliseconds);
    for (const { test } of covering) if (!hasFailed) await super.runTests([test], watcher, options);
  }
}
