// The rows of a resolved data view in order, from any position.
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { indexType, type ResolvedWindow } from '../domain/data-views/window.ts';
import type { Value } from '../domain/model.ts';
import { indexKeys } from '../domain/values/index-key.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import {
  cachedColumnReaders,
  cachedProjectedTypes,
  type ColumnReaders,
  type ProjectedTypes,
} from './event-projection.ts';
import { interpolatedRows } from './interpolated-rows.ts';
import { sectionsOf, type LoadItems, type Section } from './sections.ts';
import { storedRows } from './stored-rows.ts';
import { summaryFiller } from './summary-cells.ts';
import type { Rows } from './table.ts';

export interface RowsRequest extends ResolvedWindow {
  readonly events: EventStore;
  readonly resolved: ResolvedView;
  readonly loadItems: LoadItems;
  readonly pause: () => Promise<void>;
  /** The maximum number of indexes in a group. */
  readonly countPerGroup: number;
  /** The maximum number of groups. */
  readonly groupCount: number;
}

/** A position between two rows. */
export interface Position {
  /** The positions of the group and, in the narrow shape, of the field. */
  readonly group: number;
  readonly field: number;
  /** The number of rows of the section before it. */
  readonly rowsBefore: number;
  /** The index of the row before it; null at the start of the section. */
  readonly after: Value;
}

export const firstPosition: Position = { group: 0, field: 0, rowsBefore: 0, after: null };

/** Consecutive rows of one section. */
export interface SectionRows extends Rows {
  readonly group: number;
  readonly field: number;
  /** The number of rows of the section before these. */
  readonly rowsBefore: number;
}

/** The maximum number of cells and of rows in a chunk. */
const cellsPerChunk = 5_000;
export const maxRowsPerChunk = 500;

/** The number of rows to skip, and the maximum number of rows, skipped rows included. */
interface RowRange {
  readonly skip: number;
  readonly limit: number;
}

/** Yields the rows from a position on, at least those of the range. Iterating throws InvalidInput if a calculated value overflows. */
export async function* rowsFrom(
  request: RowsRequest,
  from: Position,
  { skip, limit }: RowRange = { skip: 0, limit: Infinity },
): AsyncGenerator<SectionRows, void> {
  const { resolved, groupCount, loadItems, pause } = request;
  const source = {
    ...request,
    projectedType: cachedProjectedTypes(),
    columnReader: cachedColumnReaders(),
    chunkSize: Math.max(1, Math.min(maxRowsPerChunk, Math.floor(cellsPerChunk / resolved.columns.length))),
  };
  let count = 0;
  for await (const section of sectionsOf(resolved, from, groupCount, loadItems, pause)) {
    const { group, field, codes } = section;
    const isFirst = group === from.group && field === from.field;
    const start = isFirst ? from : { ...firstPosition, group, field };
    let { rowsBefore } = start;
    const range = { skip: Math.max(0, skip - count), limit: limit - count };
    for await (const { rows, skipped } of rowsOfSection(source, section, start, range)) {
      rowsBefore += skipped;
      if (rows.length > 0) yield { rows, codes, group, field, rowsBefore };
      rowsBefore += rows.length;
      count += skipped + rows.length;
    }
    if (count >= limit) return;
  }
}

interface RowsSource extends RowsRequest {
  readonly projectedType: ProjectedTypes;
  readonly columnReader: ColumnReaders;
  readonly chunkSize: number;
}

/** Consecutive rows of a section, and the indexes of the rows before and after them; without such a row, the end of the window. */
interface RowChunk {
  readonly rows: readonly Value[][];
  /** The number of rows skipped before these. */
  readonly skipped: number;
  readonly previous: Value;
  readonly next: Value;
}

async function* rowsOfSection(
  reading: RowsSource,
  section: Section,
  from: Position,
  range: RowRange,
): AsyncGenerator<RowChunk, void> {
  const { grid } = reading;
  const summaries = summaryFiller(reading.events, reading.projectedType, section);
  const chunks = grid ? gridRows({ ...reading, grid }, section, from, range) : eventRows(reading, section, from, range);
  try {
    for await (const chunk of chunks) {
      await summaries?.fill(chunk.rows, chunk.previous, chunk.next);
      yield chunk;
    }
  } finally {
    await summaries?.close();
  }
}

async function* gridRows(
  { grid, ...reading }: RowsSource & { readonly grid: NonNullable<ResolvedWindow['grid']> },
  section: Section,
  { rowsBefore }: Position,
  { skip }: RowRange,
): AsyncGenerator<RowChunk, void> {
  const skipped = Math.min(skip, grid.count - rowsBefore);
  let step = rowsBefore + skipped;
  yield { rows: [], skipped, previous: null, next: null };
  for await (const rows of interpolatedRows({ ...reading, grid }, section, step, grid.count)) {
    yield { rows, skipped: 0, previous: grid.indexAt(step - 1), next: grid.indexAt(step + rows.length) };
    step += rows.length;
  }
}

async function* eventRows(
  { window, countPerGroup, ...reading }: RowsSource,
  section: Section,
  { rowsBefore, after }: Position,
  range: RowRange,
): AsyncGenerator<RowChunk, void> {
  const keys = indexKeys(indexType(reading.resolved.view.IndexTypeCode));
  const eventRange: EventRange = {
    from: keys.ofIndex([after ?? window.start]),
    fromInclusive: after === null,
    to: window.end === null ? undefined : keys.ofIndex([window.end]),
    toInclusive: window.includesEnd,
  };
  const limit = Math.min(countPerGroup - rowsBefore, range.limit);
  const rowRange = { skip: Math.min(range.skip, limit), limit };
  for await (const chunk of storedRows({ ...reading, keys }, section, eventRange, rowRange)) {
    const { rows, skipped } = chunk;
    const previous = chunk.previous ?? after ?? window.start;
    const next = chunk.next ?? window.end ?? rows.at(-1)?.[0] ?? null;
    yield { rows, skipped, previous, next };
  }
}
