// Summaries and samples of a long stream, compared with one pass over the same values in memory.
import { Moments, WeightedMoments } from '../../server/domain/reading/moments.ts';
import { startServer } from '../support/child.ts';
import { dataPath, timeOf, valuesOf } from '../support/events.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

interface Summary {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly total: number;
}

const properties = ['Temperature', 'Pressure', 'Flow'] as const;

/** Returns the rows of the report for a stream with this number of events, in the store of a folder. */
export async function measureAggregates(dataDir: string, stream: string, events: number): Promise<readonly Row[]> {
  const columns = properties.map(() => new Float64Array(events));
  for (let i = 0; i < events; i++)
    for (const [position, value] of valuesOf(i).entries()) columns[position]?.fill(value, i, i + 1);
  const server = await startServer(dataDir, { EVENT_LIMIT: String(2 * events) });
  const window = `startIndex=${timeOf(0)}&endIndex=${timeOf(events - 1)}`;
  try {
    const rows: Row[] = [];
    for (const query of ['Summaries?count=1', 'Summaries?count=100', 'Sampled?intervals=100&sampleBy=Temperature']) {
      const readSummary = async () => {
        const response = await fetch(`${server.url}${dataPath(stream)}/${query}&${window}`);
        if (response.status !== 200) throw new Error(`${query} returned ${response.status}.`);
        return response.json();
      };
      checkBody(query, await readSummary(), columns.map(summaryOf));
      const timed = (work: () => unknown) => async () => {
        const started = performance.now();
        await work();
        return performance.now() - started;
      };
      const { baseline, ours } = await alternate(
        3,
        timed(() => columns.map(summaryOf)),
        timed(readSummary),
      );
      rows.push({
        work: `${query} over ${formatNumber(events)} events`,
        baseline: `one pass over the values in memory: ${formatNumber(baseline)} ms`,
        ours: `${formatNumber(ours)} ms`,
        ratio: formatNumber(baseline / ours, 2),
        goal: 'faster than the pass',
        isMet: ours < baseline,
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Returns the summary of values at equal distances. */
function summaryOf(values: Float64Array): Summary {
  const segments = new Moments();
  const weighted = new WeightedMoments();
  let [minimum, maximum] = [Infinity, -Infinity];
  let before = values[0] ?? 0;
  for (const [i, value] of values.entries()) {
    minimum = Math.min(minimum, value);
    maximum = Math.max(maximum, value);
    if (i > 0) {
      segments.add((before + value) / 2);
      weighted.add((before + value) / 2, 1);
    }
    before = value;
  }
  return { count: values.length, minimum, maximum, total: segments.total };
}

function checkBody(query: string, body: unknown, expected: readonly Summary[]): void {
  if (query.startsWith('Sampled')) {
    const temperatures = (body as readonly { readonly Temperature: number }[]).map(({ Temperature }) => Temperature);
    const [first] = expected;
    const hasExtremes = Math.min(...temperatures) === first?.minimum && Math.max(...temperatures) === first.maximum;
    if (!hasExtremes) throw new Error('The samples lack the minimum or the maximum.');
    return;
  }
  const intervals = body as readonly {
    readonly Summaries: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }[];
  for (const [position, property] of properties.entries()) {
    const valuesOfKind = (kind: string) => intervals.map(({ Summaries }) => Summaries[kind]?.[property] ?? NaN);
    const { count, minimum, maximum, total } = expected[position] ?? summaryOf(new Float64Array());
    const totalCount = valuesOfKind('Count').reduce((sum, value) => sum + value, 0);
    const isTotal =
      intervals.length > 1 || Math.abs((valuesOfKind('Total')[0] ?? NaN) - total) <= 1e-9 * Math.abs(total);
    if (
      totalCount === count &&
      Math.min(...valuesOfKind('Minimum')) === minimum &&
      Math.max(...valuesOfKind('Maximum')) === maximum &&
      isTotal
    )
      continue;
    throw new Error(`${query} returned wrong aggregates of ${property}.`);
  }
}
