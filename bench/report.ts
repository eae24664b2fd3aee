// The text of RESULTS.md.
import { cpus, totalmem } from 'node:os';
import type { GrowthRow } from './rows/growth.ts';
import { formatNumber, type Row } from './support/row.ts';

const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
function verdict(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'met' : '**not met**';
}

export interface Results {
  readonly rows: readonly Row[];
  readonly growth: readonly GrowthRow[];
  /** One sentence of results for each database that is measured for comparison. */
  readonly references: readonly string[];
  readonly seconds: number;
  readonly load: number;
  /** The commit of the measured code. */
  readonly commit: string;
}

/** Returns the results as Markdown. */
export function report({ rows, growth, references, seconds, load, commit }: Results): string {
  const [cpu] = cpus();
  return `# Benchmark results

Written by \`make bench\`. Each server runs in its own process, with AUTH=off and an embedded store in a temporary folder on disk. Baselines and Millrace
are measured in turn in the same run; the figures are medians, and every response is checked. Absolute figures vary with the machine and its load. Compare
the ratios, which are medians of the ratios of consecutive measurements. A step that failed has one row, which starts with \`failed\`.

- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${formatNumber(seconds)} s in total
- Machine: ${cpus().length} cores (${cpu?.model.trim() || 'model unknown'}), ${formatNumber(totalmem() / 2 ** 30)} GB; load average when started ${formatNumber(load, 1)}
- Code: commit ${commit}
- Node ${process.version}
- Commands: \`make bench\`, which is \`node bench/run.ts\`; the server is \`AUTH=off SEED=demo PORT=0 DATA_DIR=… node server/main.ts\`

${table(
  ['Work', 'Baseline', 'Millrace', 'Ratio', 'Goal', ''],
  rows.map(({ work, baseline, ours, ratio, goal, isMet }) => [work, baseline, ours, ratio, goal, verdict(isMet)]),
)}

Other stores on this machine with the same events, in batches of 1,000 over 4 connections:

${references.map((line) => `- ${line}`).join('\n')}

Not measured yet: the server on PostgreSQL, and on several machines.

## Many and long streams

Median milliseconds of a request. One request runs at a time, and each goes to the next stream. If a stream has fewer than 1,000 events, windows and inserts have as many events as
the stream.

${table(['Streams', 'Last event', 'Read of 1,000 events from the middle', 'Insert of 1,000 events at the end'], growth)}
`;
}
