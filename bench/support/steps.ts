// The steps of a benchmark run. A step that fails becomes an entry of the results, so that the other steps keep theirs.
import { formatNumber } from './row.ts';

export interface Steps {
  /** Returns whether a step was selected by its name; without a selection, all are. */
  isSelected(name: string): boolean;
  /** Runs a step if it is selected and returns its results, or the one that `describeFailure` makes of the message of an error. */
  run<Result>(
    name: string,
    work: () => Promise<readonly Result[]>,
    describeFailure: (message: string) => Result,
  ): Promise<readonly Result[]>;
  /** Returns the names of the steps that failed. */
  failed(): readonly string[];
}

/** Returns the steps of a run; `log` receives a line for each step that ran, and the error of each that failed. */
export function createSteps(selected: readonly string[], log: (line: unknown) => void): Steps {
  const failed: string[] = [];
  const isSelected = (name: string) => selected.length === 0 || selected.includes(name);

  return {
    isSelected,
    async run(name, work, describeFailure) {
      if (!isSelected(name)) return [];
      const startedAt = performance.now();
      try {
        return await work();
      } catch (error) {
        failed.push(name);
        log(error);
        return [describeFailure(`failed: ${messageOf(error)}`)];
      } finally {
        log(`${name.padEnd(14)} ${formatNumber((performance.now() - startedAt) / 1_000, 1)} s`);
      }
    },
    failed: () => failed,
  };
}

/** Returns the first line of an error's message, which a cell of a Markdown table can contain. */
function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replaceAll('|', '\\|');
}
