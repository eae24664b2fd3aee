// A reporter for Stryker: prints each survivor as soon as it is known, so that a stopped run is useful too, and finally a score for
// each folder.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** The parts of Stryker's results that the reporter reads. */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';
const isDetected = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

/** Returns a Markdown table with the score of each folder: detected mutants, in percent of those that were run or have no test. */
export function scoreTable({ files }: Report): string {
  const folders = Map.groupBy(Object.entries(files), ([file]) => dirname(file));
  const rows = [...folders].sort().map(([folder, entries]) => {
    const mutants = entries.flatMap(([, file]) => file.mutants);
    const detected = mutants.filter(isDetected).length;
    const survived = mutants.filter(isSurvivor).length;
    const score = detected + survived === 0 ? 'none' : `${((100 * detected) / (detected + survived)).toFixed(1)} %`;
    return `| \`${folder}\` | ${detected + survived} | ${survived} | ${score} |`;
  });
  return ['| Folder | Mutants | Survivors | Score |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Stryker also reports known results of other files. */
const files = process.env['MUTANTS_FILES']?.split(',');

class SurvivorReporter {
  onMutantTested(mutant: Mutant & { readonly fileName: string }): void {
    const file = relative(process.cwd(), mutant.fileName);
    if (!isSurvivor(mutant) || files?.includes(file) === false) return;
    const { line, column } = mutant.location.start;
    const source = readFileSync(mutant.fileName, 'utf8').split('\n')[line - 1] ?? '';
    const place = `${file}:${line}:${column}`;
    const replacement = (mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 160);
    console.log(`${mutant.status} ${mutant.mutatorName} ${place}\n  ${source.trim()}\n  became ${replacement}`);
  }

  onMutationTestReportReady(report: Report): void {
    if (Object.keys(report.files).length > 0) console.log(`\n${scoreTable(report)}\n`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: SurvivorReporter }];
