// Random data views and requests for their data. Each query has a predicate that selects the same streams.
import type { Random } from '../random/numbers.ts';
import { reach, type Plant, type Stream } from './plants.ts';

export interface Field {
  readonly Source: string;
  readonly Keys: readonly string[];
  readonly Label: string;
  readonly SummaryType: string;
  readonly SummaryDirection: string | null;
  readonly IncludeUom: boolean;
}

export interface Query {
  readonly Id: string;
  readonly Value: string;
  readonly selects: (stream: Stream) => boolean;
}

export interface View {
  readonly queries: readonly Query[];
  readonly fieldSets: readonly {
    readonly query: number;
    readonly fields: readonly Field[];
    readonly identifying: Field | null;
  }[];
  readonly grouping: readonly Field[];
  readonly isNarrow: boolean;
  readonly indexLabel: string;
}

export interface Request {
  readonly isStored: boolean;
  readonly start: number;
  /** Null if there is none. */
  readonly end: number | null;
  readonly interval: number;
  readonly perGroup: number | null;
  readonly groupCount: number | null;
  readonly pageSize: number | null;
  readonly form: string;
}

export const summaries = [
  'Count',
  'Minimum',
  'Maximum',
  'Range',
  'Mean',
  'StandardDeviation',
  'PopulationStandardDeviation',
  'Total',
  'Skewness',
  'Kurtosis',
  'WeightedMean',
  'WeightedStandardDeviation',
  'WeightedPopulationStandardDeviation',
];

const equalsIgnoringCase = (text: string, part: string) => text.toLowerCase() === part.toLowerCase();
const everything: Omit<Query, 'Id'> = { Value: '*', selects: () => true };
const searches: readonly Omit<Query, 'Id'>[] = [
  { Value: '', selects: () => false },
  { Value: 'id:s*', selects: ({ id }) => id.toLowerCase().startsWith('s') },
  {
    Value: 'pump OR id:*1*',
    selects: ({ id, name }) => id === 'pump' || (name ?? '').endsWith('pump') || id.includes('1'),
  },
  { Value: 'Area:East', selects: ({ metadata }) => equalsIgnoringCase(metadata['Area'] ?? '', 'east') },
  {
    Value: 'tags:wet AND NOT Unit:2',
    selects: ({ tags, metadata }) => tags.includes('wet') && metadata['Unit'] !== '2',
  },
];

const noSummary = { SummaryType: 'None', SummaryDirection: null } as const;

function constant(random: Random, Label: string): Field {
  const [Source, ...Keys] = random.pick([
    ['Id'],
    ['Name'],
    ['Metadata', 'Area'],
    ['Metadata', 'Unit'],
    ['Metadata', 'Role', 'Area'],
    ['Tags', 'wet', 'new'],
  ] as const);
  return { Source, Keys, Label, ...noSummary, IncludeUom: random.chance(0.1) };
}

function dataField(random: Random): Field {
  const Label = random.pick([
    '{IdentifyingValue} {Key}',
    '{IdentifyingValue} {Key} {Uom}',
    '{Key}',
    ' {QueryId}.{Key}{Nothing} {SummaryType}',
  ]);
  if (random.chance(0.2)) return constant(random, Label);
  const isByName = random.chance(0.2);
  const Keys = random
    .shuffled(isByName ? ['Amount', 'Maybe', 'Span'] : ['A', 'B', 'N', 'S', 'T', 'I', 'b'])
    .slice(0, random.int(1, 2));
  const hasSummary = random.chance(0.3);
  return {
    Source: isByName ? 'PropertyName' : 'PropertyId',
    Keys,
    Label,
    SummaryType: hasSummary ? random.pick(summaries) : 'None',
    SummaryDirection: hasSummary ? random.pick(['Forward', 'Backward', null]) : null,
    IncludeUom: random.chance(0.25),
  };
}

export function randomView(random: Random): View {
  const queries = random
    .many(random.int(1, 2), () => (random.chance(0.5) ? everything : random.pick(searches)))
    .map((query, place) => ({ Id: `q${place}`, ...query }));
  return {
    queries,
    fieldSets: random.many(random.int(0, 2), () => ({
      query: random.int(0, queries.length - 1),
      fields: random.many(random.int(0, 3), () => dataField(random)),
      identifying: random.chance(0.6) ? constant(random, '') : null,
    })),
    grouping: random.many(random.pick([0, 0, 1, 1, 2]), () =>
      constant(random, random.pick(['{Key}', 'Group', '{IdentifyingValue} G'])),
    ),
    isNarrow: random.chance(0.4),
    indexLabel: random.pick(['{DefaultIndexName}', 'At']),
  };
}

export function randomRequest(random: Random, { index }: Plant): Request {
  const randomIndex = () => random.int(-2, reach / index.unit + 2) * index.unit;
  const [start, end] = [randomIndex(), randomIndex()].sort((a, b) => a - b) as [number, number];
  const perGroup = random.chance(0.2) ? random.int(1, 6) : null;
  return {
    isStored: random.chance(0.5),
    start,
    end: perGroup === null ? end : null,
    interval: random.int(1, 6) * index.unit,
    perGroup,
    groupCount: random.chance(0.2) ? random.int(1, 3) : null,
    pageSize: random.chance(0.6) ? random.int(1, 9) : null,
    form: random.pick(['default', 'table', 'tableh', 'csv', 'csvh']),
  };
}

/** Returns the body of a request for data. */
export function viewBody({ queries, fieldSets, grouping, isNarrow, indexLabel }: View, plant: Plant): object {
  return {
    IndexField: { Label: indexLabel },
    Queries: queries.map(({ Id, Value }) => ({ Id, Value })),
    DataFieldSets: fieldSets.map(({ query, fields, identifying }) => ({
      QueryId: queries[query]?.Id,
      DataFields: fields,
      IdentifyingField: identifying,
    })),
    GroupingFields: grouping,
    IndexTypeCode: plant.index.name,
    Shape: isNarrow ? 'Narrow' : 'Standard',
  };
}

/** Returns the query of a request. */
export function queryOf(request: Request, { index }: Plant): string {
  const { isStored, start, end, interval, perGroup, groupCount, pageSize, form } = request;
  const parameters: Record<string, string> = { startIndex: index.parameter(start), form, cache: 'Refresh' };
  if (end !== null) parameters['endIndex'] = index.parameter(end);
  if (!isStored) parameters['interval'] = index.interval(interval);
  if (perGroup !== null) parameters['countPerGroup'] = String(perGroup);
  if (groupCount !== null) parameters['groupCount'] = String(groupCount);
  if (pageSize !== null) parameters['count'] = String(pageSize);
  return new URLSearchParams(parameters).toString();
}
