// An oracle that computes the data of a view from plain arrays, rule by rule (docs/behavior/data-views.md).
import { properties, type Cell, type Plant, type PropertyId, type Stream } from './plants.ts';
import { summaryOf, valueAt } from './values.ts';
import type { Field, Request, View } from './views.ts';

export interface Table {
  readonly names: readonly string[];
  readonly types: readonly string[];
  /** Indexes in halves, then cells. */
  readonly rows: readonly (readonly [at: number, ...cells: Cell[]])[];
}

type Vector = readonly (string | null)[];
interface Group {
  readonly values: Vector;
  /** By query. */
  readonly items: readonly (readonly Stream[])[];
}
/** A column of the standard shape: a field for one item of each group, or none. */
interface Column {
  readonly label: string;
  readonly field: Field;
  readonly items: readonly (Stream | undefined)[];
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const folded = (a: string, b: string) => order(a.toLowerCase(), b.toLowerCase());

/** Returns the source of a field in a stream: a constant text, a property of its events, or undefined. */
function sourceOf(
  { Source, Keys }: Field,
  stream: Stream,
): { text: string | null } | { property: PropertyId | 'I' } | undefined {
  if (Source === 'Id') return { text: stream.id };
  if (Source === 'Name') return { text: stream.name };
  if (Source === 'Metadata') {
    const key = Keys.find((name) => name in stream.metadata);
    return key === undefined ? undefined : { text: stream.metadata[key] ?? null };
  }
  if (Source === 'Tags') {
    const tags = stream.tags.filter((tag) => Keys.includes(tag));
    return tags.length === 0 ? undefined : { text: tags.join(', ') };
  }
  for (const key of Keys) {
    if (Source === 'PropertyId' && key === 'I') return { property: 'I' };
    const found = properties.find(
      ({ id, name }) => stream.has.includes(id) && (Source === 'PropertyId' ? id === key.toUpperCase() : name === key),
    );
    if (found?.id === 'T') return undefined;
    if (found) return { property: found.id };
  }
  return undefined;
}

function textOf(field: Field, stream: Stream): string | null {
  const source = sourceOf(field, stream);
  return source && 'text' in source ? source.text : null;
}

const unitIds: Readonly<Record<string, string>> = { A: 'm', N: 'km' };
function unitOf(field: Field, stream: Stream | undefined): string | null {
  const source = stream && sourceOf(field, stream);
  if (!source || !('property' in source)) return null;
  return source.property === 'A' && stream.inKilometers ? 'km' : (unitIds[source.property] ?? null);
}

function typeOf(field: Field, stream: Stream | undefined): string {
  const source = stream && sourceOf(field, stream);
  if (!source) return 'Empty';
  if ('text' in source) return 'String';
  if (field.SummaryType !== 'None') return field.SummaryType === 'Count' ? 'Int32' : 'Double';
  if (source.property === 'I') return stream.index.name;
  return properties.find(({ id }) => id === source.property)?.typeName ?? 'Empty';
}

function groupsOf(items: readonly (readonly Stream[])[], grouping: readonly Field[]): readonly Group[] {
  const vectorOf = (stream: Stream): Vector => grouping.map((field) => textOf(field, stream));
  const agree = (a: Vector, b: Vector) =>
    a.every((value, position) => value === null || b[position] === null || value === b[position]);
  const size = (vector: Vector) => vector.filter((value) => value !== null).length;
  const all = items.flat().map(vectorOf);
  const distinct = all.filter(
    (one, position) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === position,
  );
  const distinctGroups: Vector[] = grouping.length === 0 ? [[]] : [];
  if (grouping.length > 0) {
    // A set of values is a group unless it agrees with a group that has more values.
    for (const one of distinct.toSorted((a, b) => size(b) - size(a)))
      if (!distinctGroups.some((other) => size(other) > size(one) && agree(one, other))) distinctGroups.push(one);
  }
  const compare = (a: Vector, b: Vector): number => {
    for (const position of grouping.keys()) {
      const [one = null, other = null] = [a[position], b[position]];
      if (one === other) continue;
      if (one === null) return 1;
      if (other === null) return -1;
      return folded(one, other) || order(one, other);
    }
    return 0;
  };
  return distinctGroups.sort(compare).map((values) => ({
    values,
    items: items.map((some) => some.filter((stream) => agree(vectorOf(stream), values))),
  }));
}

function labelOf(field: Field, identifying: string, queryId: string, unit: string, indexName = ''): string {
  return field.Label.replace('{IdentifyingValue}', identifying)
    .replace('{Key}', field.Keys[0] ?? '')
    .replace('{Uom}', unit)
    .replace('{QueryId}', queryId)
    .replace('{SummaryType}', field.SummaryType === 'None' ? '' : field.SummaryType)
    .replace('{DefaultIndexName}', indexName)
    .replace('{Nothing}', '')
    .trim();
}

function columnsOf(view: View, groups: readonly Group[]): readonly Column[] {
  return view.fieldSets.flatMap(({ query, fields, identifying }) => {
    const slots: { value: string; items: (Stream | undefined)[] }[] = [];
    const itemsOf = (group: Group) => group.items[query] ?? [];
    const isAligned = groups.every((group) => itemsOf(group).length <= 1);
    for (const [position, group] of groups.entries()) {
      for (const stream of itemsOf(group)) {
        const value = identifying ? (textOf(identifying, stream) ?? '') : '';
        const free = slots.find((slot) => slot.value === value && slot.items[position] === undefined);
        const found = identifying || isAligned ? free : undefined;
        if (found) found.items[position] = stream;
        else {
          const items: (Stream | undefined)[] = groups.map(() => undefined);
          items[position] = stream;
          slots.push({ value, items });
        }
      }
    }
    return slots.flatMap(({ value, items }) =>
      fields.map((field) => {
        const units = items.map((stream) => unitOf(field, stream));
        const [first = null] = units;
        const unit = first !== null && units.every((one) => one === first) ? first : '';
        return { label: labelOf(field, value, view.queries[query]?.Id ?? '', unit), field, items };
      }),
    );
  });
}

/** The indexes of the rows of a group, and the indexes before the first and after the last. */
function indexesOf(
  group: Group,
  request: Request,
): { readonly indexes: readonly number[]; readonly before: number; readonly after: number | null } {
  const { isStored, start, end, interval, perGroup } = request;
  if (!isStored) {
    const count = perGroup ?? Math.floor(((end ?? start) - start) / interval) + 1;
    const indexes = Array.from({ length: count }, (_, step) => start + step * interval);
    return { indexes, before: start - interval, after: start + count * interval };
  }
  const stored = group.items.flat().flatMap(({ events }) => events.map(({ at }) => at));
  const within = [...new Set(stored)].sort((a, b) => a - b).filter((at) => at >= start && (end === null || at <= end));
  const indexes = perGroup === null ? within : within.slice(0, perGroup);
  return { indexes, before: start, after: within[indexes.length] ?? end };
}

function cellOf(
  { field, items }: Column,
  group: number,
  position: number,
  rows: ReturnType<typeof indexesOf>,
  isStored: boolean,
): Cell {
  const stream = items[group];
  const source = stream && sourceOf(field, stream);
  const at = rows.indexes[position] ?? 0;
  if (!stream || !source || (isStored && !stream.events.some((event) => event.at === at))) return null;
  if ('text' in source) return source.text;
  if (field.SummaryType === 'None') return valueAt(stream, source.property, at);
  return field.SummaryDirection === 'Backward'
    ? summaryOf(stream, source.property, field.SummaryType, rows.indexes[position - 1] ?? rows.before, at)
    : summaryOf(stream, source.property, field.SummaryType, at, rows.indexes[position + 1] ?? rows.after ?? at);
}

function unitCell({ field, items }: Column, group: number, at: number, isStored: boolean): Cell {
  const stream = items[group];
  return isStored && !stream?.events.some((event) => event.at === at) ? null : unitOf(field, stream);
}

/** Returns all rows of a view for a request. */
export function tableOf(plant: Plant, view: View, request: Request): Table {
  const usable = plant.streams.filter(
    ({ index, has, isReadable }) =>
      isReadable && index.code === plant.index.code && has.some((property) => property !== 'T'),
  );
  const sorted = [...usable].sort((a, b) => folded(a.id, b.id));
  const items = view.queries.map(({ selects }) => sorted.filter(selects));
  const groups = groupsOf(items, view.grouping);
  const columns = columnsOf(view, groups);
  const index = {
    Label: view.indexLabel,
    Keys: [],
    Source: '',
    SummaryType: 'None',
    SummaryDirection: null,
    IncludeUom: false,
  };
  const indexLabel = labelOf(index, '', '', '', plant.index.column);
  const grouping = view.grouping.flatMap((field) => {
    const label = labelOf(field, '', '', '');
    return field.IncludeUom ? [label, `${label} Uom`] : [label];
  });
  const groupCells = ({ values }: Group) =>
    view.grouping.flatMap(({ IncludeUom }, position) => [values[position] ?? null, ...(IncludeUom ? [null] : [])]);
  const requestedGroups = groups.slice(0, request.groupCount ?? groups.length);
  const first = ({ field, items: some }: Column) =>
    some.map((stream) => typeOf(field, stream)).find((type) => type !== 'Empty') ?? 'Empty';

  if (view.isNarrow) {
    const hasUom = view.fieldSets.some(({ fields }) => fields.some(({ IncludeUom }) => IncludeUom));
    const fixed = ['Field', 'Value', ...(hasUom ? ['Uom'] : [])];
    const lead = [indexLabel, ...grouping];
    const isDistinct = new Set([...lead, ...fixed]).size === lead.length + fixed.length;
    const types = groups.flatMap((_, group) => columns.map((column) => typeOf(column.field, column.items[group])));
    return {
      names: [...lead.map((name, position) => (isDistinct ? name : `${name}.${position}`)), ...fixed],
      types: [
        plant.index.name,
        ...grouping.map(() => 'String'),
        'String',
        types.find((type) => type !== 'Empty') ?? 'Empty',
        ...(hasUom ? ['String'] : []),
      ],
      rows: requestedGroups.flatMap((group, position) => {
        const rows = indexesOf(group, request);
        const mapped = columns.filter(({ field, items: some }) => {
          const stream = some[position];
          return stream && sourceOf(field, stream);
        });
        return mapped.flatMap((column) =>
          rows.indexes.map((at, row): [number, ...Cell[]] => [
            at,
            ...groupCells(group),
            column.label,
            cellOf(column, position, row, rows, request.isStored),
            ...(hasUom ? [unitCell(column, position, at, request.isStored)] : []),
          ]),
        );
      }),
    };
  }
  const labels = [
    indexLabel,
    ...grouping,
    ...columns.flatMap(({ label, field }) => (field.IncludeUom ? [label, `${label} Uom`] : [label])),
  ];
  return {
    names: new Set(labels).size === labels.length ? labels : labels.map((label, position) => `${label}.${position}`),
    types: [
      plant.index.name,
      ...grouping.map(() => 'String'),
      ...columns.flatMap((column) => (column.field.IncludeUom ? [first(column), 'String'] : [first(column)])),
    ],
    rows: requestedGroups.flatMap((group, position) => {
      const rows = indexesOf(group, request);
      return rows.indexes.map((at, row): [number, ...Cell[]] => [
        at,
        ...groupCells(group),
        ...columns.flatMap((column) => {
          const cell = cellOf(column, position, row, rows, request.isStored);
          return column.field.IncludeUom ? [cell, unitCell(column, position, at, request.isStored)] : [cell];
        }),
      ]);
    }),
  };
}
