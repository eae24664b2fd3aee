// A test runner for Stryker that loads the tests once and runs them for many mutants in the same thread: jest would load all
// modules again for each mutant. A new thread repeats what the state of modules may have decided: a failure that also occurs without the
// mutant, and a survivor whose code ran less often than usual, because its result was kept.
import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type { Order, Outcome, Report } from './test-worker.ts';

const names = (process.env['MUTANTS_TESTS'] ?? 'domain').split(',');
const shortestLimit = 10_000;

/** Ends a thread that exceeds its limit; the thread may be in an endless loop. */
class TestThread {
  readonly #worker: Worker;
  #isAlive = true;

  constructor(mutant?: string) {
    this.#worker = new Worker(new URL('test-worker.ts', import.meta.url), {
      workerData: { mutant },
      stdout: true,
      stderr: true,
    });
    // An error between two orders ends the thread.
    this.#worker.on('error', () => undefined).on('exit', () => (this.#isAlive = false));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Returns the report; 'timeout' after the limit in milliseconds, and the error of a thread that ended itself. */
  async run(order: Order, limit: number): Promise<Report | 'timeout' | Error> {
    const { promise, resolve } = Promise.withResolvers<Report | 'timeout' | Error>();
    const timer = setTimeout(resolve, limit, 'timeout');
    const ended = () => resolve(new Error('The thread ended.'));
    this.#worker.on('message', resolve).on('error', resolve).on('exit', ended);
    this.#worker.postMessage(order);
    const result = await promise;
    clearTimeout(timer);
    this.#worker.off('message', resolve).off('error', resolve).off('exit', ended);
    if (result === 'timeout' || result instanceof Error) await this.end();
    return result;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

export class InProcessRunner implements TestRunner {
  #thread: TestThread | undefined;
  #files: readonly string[] = [];
  readonly #tests = new Map<string, Outcome>();
  #imports: Report['imports'] = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#files = globSync(names.flatMap((name) => [`tests/${name}/**/*.test.ts`, `tests/${name}.test.ts`]));
    this.#thread = undefined;
    await Promise.resolve();
  }

  async dryRun(): Promise<DryRunResult> {
    const report = await this.#dryReport();
    if ('errorMessage' in report) return { status: DryRunStatus.Error, errorMessage: report.errorMessage };
    const tests = report.outcomes.map(({ id, name, file, milliseconds, failure }) => ({
      id,
      name,
      fileName: file,
      timeSpentMs: Math.round(milliseconds),
      ...(failure === undefined
        ? { status: TestStatus.Success as const }
        : { status: TestStatus.Failed as const, failureMessage: failure }),
    }));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: report.coverage };
  }

  /** Runs all tests without a mutant, and keeps the thread and what it found out. */
  async #dryReport(): Promise<Report | { readonly errorMessage: string }> {
    const thread = new TestThread();
    const report = await thread.run({ files: this.#files }, 900_000);
    if (report === 'timeout') return { errorMessage: 'The run without mutants exceeded its time.' };
    if (report instanceof Error) return { errorMessage: report.message };
    if (report.loadError !== undefined) return { errorMessage: report.loadError };
    for (const outcome of report.outcomes) this.#tests.set(outcome.id, outcome);
    this.#imports = report.imports;
    this.#thread = thread;
    return report;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    // Stryker starts a new process now and then.
    if (this.#tests.size === 0) await this.#dryReport();
    const order = this.#orderOf(options);
    if (!options.reloadEnvironment) {
      if (!this.#thread?.isAlive) this.#thread = new TestThread();
      const first = await this.#run(this.#thread, order);
      if (first.status === MutantRunStatus.Timeout) return first;
      if (first.status !== MutantRunStatus.Error && first.isSpoiled === false) return first;
      // Its state may be that of the mutant.
      if (first.status !== MutantRunStatus.Survived) await this.#endThread();
    }
    const thread = new TestThread(options.activeMutant.id);
    const result = await this.#run(thread, order);
    await thread.end();
    return result;
  }

  /** Returns the tests that can detect a mutant: those that cover it, or those of files that import it if it runs when modules are loaded. */
  #orderOf({ testFilter, activeMutant, hitLimit, sandboxFileName }: MutantRunOptions): Order {
    const mutated = relative(process.cwd(), sandboxFileName);
    const covering = new Set(testFilter?.map((id) => this.#tests.get(id)?.file));
    const files = this.#files.filter((file) => (testFilter ? covering.has(file) : this.#isImported(mutated, file)));
    const name = basename(mutated, '.ts');
    const cost = (file: string): number =>
      file.endsWith(`/${name}.test.ts`)
        ? 0
        : [...this.#tests.values()].reduce((sum, test) => (test.file === file ? sum + test.milliseconds : sum), 0);
    return { files: files.sort((a, b) => cost(a) - cost(b)), tests: testFilter, mutant: activeMutant.id, hitLimit };
  }

  #isImported(file: string, by: string, seen = new Set<string>()): boolean {
    if (seen.has(by)) return false;
    seen.add(by);
    return [...(this.#imports.get(by) ?? [])].some((other) => other === file || this.#isImported(file, other, seen));
  }

  async #run(thread: TestThread, order: Order): Promise<MutantRunResult & { readonly isSpoiled?: boolean }> {
    const usual = [...this.#tests.values()]
      .filter(({ id, file }) => order.tests?.includes(id) ?? order.files.includes(file))
      .reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const report = await thread.run(order, shortestLimit + 5 * usual);
    if (report === 'timeout' || report instanceof Error) {
      if (thread === this.#thread) this.#thread = undefined;
      return report === 'timeout'
        ? { status: MutantRunStatus.Timeout }
        : {
            status: MutantRunStatus.Killed,
            killedBy: order.tests?.slice(0, 1) ?? [],
            failureMessage: report.message,
            nrOfTests: 1,
          };
    }
    const { outcomes, isSpoiled, loadError, hits } = report;
    const { hitLimit = Infinity } = order;
    if (hits !== undefined && hits > hitLimit)
      return { status: MutantRunStatus.Timeout, reason: 'Its code ran 100 times as often.' };
    if (loadError !== undefined) return { status: MutantRunStatus.Error, errorMessage: loadError };
    const failed = outcomes.find(({ failure }) => failure !== undefined);
    return failed
      ? {
          status: MutantRunStatus.Killed,
          killedBy: [failed.id],
          failureMessage: failed.failure ?? '',
          nrOfTests: outcomes.length,
          isSpoiled,
        }
      : // Stryker's limit is 100 times what the run without mutants counted.
        { status: MutantRunStatus.Survived, nrOfTests: outcomes.length, isSpoiled: !(Number(hits) > hitLimit / 200) };
  }

  async #endThread(): Promise<void> {
    await this.#thread?.end();
    this.#thread = undefined;
  }

  async dispose(): Promise<void> {
    await this.#endThread();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
