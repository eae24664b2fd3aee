// Summaries and samples of a long stream, against one pass over the same values in memory.
import { Moments, WeightedMoments } from '../../server/domain/reading/moments.ts';
import { startServer } from '../support/child.ts';
import { dataPath, timeOf, valuesOf } from '../support/events.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

interface Summary {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly total: number;
}

const properties = ['Temperature', 'Pressure', 'Flow'] as const;

/** Returns the rows for a stream in a folder, with its number of events. */
export async function measureAggregates(dataDir: string, stream: string, events: number): Promise<readonly Row[]> {
  const columns = properties.map(() => new Float64Array(events));
  for (let i = 0; i < events; i++)
    for (const [place, value] of valuesOf(i).entries()) columns[place]?.fill(value, i, i + 1);
  const server = await startServer(dataDir, { EVENT_LIMIT: String(2 * events) });
  const window = `startIndex=${timeOf(0)}&endIndex=${timeOf(events - 1)}`;
  try {
    const rows: Row[] = [];
    for (const query of ['Summaries?count=1', 'Summaries?count=100', 'Sampled?intervals=100&sampleBy=Temperature']) {
      const ask = async () => {
        const response = await fetch(`${server.url}${dataPath(stream)}/${query}&${window}`);
        if (response.status !== 200) throw new Error(`${query} answered ${response.status}.`);
        return response.json();
      };
      checkAnswer(query, await ask(), columns.map(summaryOf));
      const took = (work: () => unknown) => async () => {
        const started = performance.now();
        await work();
        return performance.now() - started;
      };
      const { baseline, ours } = await alternate(
        3,
        took(() => columns.map(summaryOf)),
        took(ask),
      );
      rows.push({
        work: `${query} over ${figure(events)} events`,
        baseline: `one pass over the values in memory: ${figure(baseline)} ms`,
        ours: `${figure(ours)} ms`,
        ratio: figure(baseline / ours, 2),
        goal: 'faster than the pass',
        met: ours < baseline,
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

function checkAnswer(query: string, answer: unknown, expected: readonly Summary[]): void {
  if (query.startsWith('Sampled')) {
    const temperatures = (answer as readonly { readonly Temperature: number }[]).map(({ Temperature }) => Temperature);
    const [first] = expected;
    const isWhole = Math.min(...temperatures) === first?.minimum && Math.max(...temperatures) === first.maximum;
    if (!isWhole) throw new Error('Samples do not have the extremes.');
    return;
  }
  const intervals = answer as readonly {
    readonly Summaries: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }[];
  for (const [place, property] of properties.entries()) {
    const of = (kind: string) => intervals.map(({ Summaries }) => Summaries[kind]?.[property] ?? NaN);
    const { count, minimum, maximum, total } = expected[place] ?? summaryOf(new Float64Array());
    const counted = of('Count').reduce((sum, one) => sum + one, 0);
    const isTotal = intervals.length > 1 || Math.abs((of('Total')[0] ?? NaN) - total) <= 1e-9 * Math.abs(total);
    if (
      counted === count &&
      Math.min(...of('Minimum')) === minimum &&
      Math.max(...of('Maximum')) === maximum &&
      isTotal
    )
      continue;
    throw new Error(`${query} tells something else of ${property}.`);
  }
}
