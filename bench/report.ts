// The text of RESULTS.md.
import { cpus, totalmem } from 'node:os';
import { figure, type Row } from './support/row.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const verdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : '**not met**');

export interface Results {
  readonly rows: readonly Row[];
  readonly growth: readonly (readonly string[])[];
  /** A line for each other store. */
  readonly references: readonly string[];
  readonly seconds: number;
  readonly load: number;
}

/** The results as Markdown. */
export function report({ rows, growth, references, seconds, load }: Results): string {
  const [cpu] = cpus();
  return `# What was measured

Written by \`make bench\`; the goals are those of the architecture. Servers run in processes of their own, with AUTH=off and an
embedded store in a temporary folder on disk; floors and ours take turns in the same run, medians are shown, answers are checked.
Absolute figures move with the machine and what else it does, from one tenth of a second to the next; the ratios, medians of those of
neighboring turns, are what counts.

- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${figure(seconds)} s in all
- Machine: ${cpus().length} cores (${cpu?.model.trim() || 'model unknown'}), ${figure(totalmem() / 2 ** 30)} GB; load average when started ${figure(load, 1)}
- Node ${process.version}
- Commands: \`make bench\`, which is \`node bench/run.ts\`; the server is \`AUTH=off SEED=demo PORT=0 DATA_DIR=… node server/main.ts\`

${table(
  ['Work', 'Floor', 'Ours', 'Ratio', 'Goal', ''],
  rows.map(({ work, floor, ours, ratio, goal, met }) => [work, floor, ours, ratio, goal, verdict(met)]),
)}

Other stores on this machine, same events, batches of 1,000 over 4 connections:

${references.map((line) => `- ${line}`).join('\n')}

Not measured yet: PostgreSQL below the server, several machines.

## As streams become many or long

Milliseconds of one request at a time, median. Many streams are asked in turn; where they hold fewer than 1,000 events, windows and
inserts are as large as a stream.

${table(['Store', 'Last', '1,000 events from the middle', 'insert of 1,000 at the end'], growth)}
`;
}
