// Reads one page of the rows of a data view, and the start of the next page (docs/behavior/data-views.md#paging).
import { groupMapping } from '../domain/data-views/columns.ts';
import { Shape } from '../domain/data-views/codes.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { streamOfItem } from './sections.ts';
import { rowsFrom, type SectionRows, type Position, type RowsRequest } from './rows.ts';

/** The start of a page. */
export interface PageStart {
  readonly position: Position;
  /** The number of rows to skip after the position. */
  readonly skip: number;
}

export interface RowPage {
  readonly chunks: AsyncIterable<SectionRows>;
  /** Null for the last page. */
  readonly next: PageStart | null;
}

/** The maximum number of cells of a page that is read completely before it is sent, which shows whether another page follows. */
const maxCellsBuffered = 300_000;
/** The number of cells of a larger page that are read before it is sent, so that the response starts early. */
const cellsReadAhead = 20_000;
/** The maximum number of characters of cells that are read before a page is sent. */
const maxCharactersReadAhead = 8_388_608;
/** The maximum number of streams whose events are counted to find out whether a page is the last. */
const maxStreamsCounted = 200;

/**
 * Returns the page of `count` rows from a position on. The number of interpolated rows is known; stored rows are read ahead. A large
 * page of stored rows is sent before its end is known, so its next page can be empty (docs/behavior/data-views.md#paging).
 */
export function readRowPage(request: RowsRequest, start: PageStart, count: number): Promise<RowPage> {
  const { grid } = request;
  return grid ? gridPage(request, grid.count, start, count) : storedPage(request, start, count);
}

async function gridPage(
  request: RowsRequest,
  rowsPerSection: number,
  { position, skip }: PageStart,
  count: number,
): Promise<RowPage> {
  const next = await positionAfter(request, rowsPerSection, position, skip + count);
  return {
    chunks: firstRows(rowsFrom(request, position, { skip, limit: skip + count }), [], count),
    next: next && { position: next, skip: 0 },
  };
}

/** Returns the position `count` rows after another, or null if no row follows it. */
async function positionAfter(
  { resolved, groupCount, pause }: RowsRequest,
  rowsPerSection: number,
  from: Position,
  count: number,
): Promise<Position | null> {
  let remainingRows = from.rowsBefore + count;
  if (rowsPerSection === 0) return null;
  for (const position of sectionPositions(resolved, from, groupCount)) {
    if (position === null) {
      await pause();
      continue;
    }
    if (remainingRows < rowsPerSection) return { ...position, rowsBefore: remainingRows, after: null };
    remainingRows -= rowsPerSection;
  }
  return null;
}

/** The number of positions to visit in one slice. */
const positionsPerSlice = 1_000;

/** Yields the positions of the sections that sectionsOf yields, and null when a pause is due. */
function* sectionPositions(resolved: ResolvedView, from: Position, groupCount: number) {
  const { groups, dataFields, view } = resolved;
  let visited = 0;
  for (let group = from.group; group < Math.min(groups.length, groupCount); group += 1) {
    if (++visited % positionsPerSlice === 0) yield null;
    if (view.Shape === Shape.Standard) yield { group, field: 0 };
    else {
      for (const [field, dataField] of dataFields.entries()) {
        if (++visited % positionsPerSlice === 0) yield null;
        const isAfter = group > from.group || field >= from.field;
        if (isAfter && groupMapping(dataField, group) !== null) yield { group, field };
      }
    }
  }
}

async function storedPage(request: RowsRequest, { position, skip }: PageStart, count: number): Promise<RowPage> {
  // One more row shows that another page follows.
  const rows = rowsFrom(request, position, { skip, limit: skip + count + 1 });
  const readAhead: SectionRows[] = [];
  const width = request.resolved.columns.length;
  const maxCells = count * width <= maxCellsBuffered ? Infinity : cellsReadAhead;
  for (let [rowCount, characters] = [0, 0]; rowCount * width <= maxCells && characters <= maxCharactersReadAhead;) {
    const chunk = await rows.next();
    if (chunk.done) return { chunks: firstRows(rows, readAhead, count), next: null };
    readAhead.push(chunk.value);
    rowCount += chunk.value.rows.length;
    characters += countCharacters(chunk.value);
    if (rowCount > count) {
      // The last row of the page is in this chunk, or is the last row of the previous chunk.
      const rowsInChunk = chunk.value.rows.length - (rowCount - count);
      const previous = readAhead.at(-2);
      const next =
        rowsInChunk === 0 && previous
          ? positionAfterRows(previous, previous.rows.length)
          : positionAfterRows(chunk.value, rowsInChunk);
      return { chunks: firstRows(rows, readAhead, count), next: { position: next, skip: 0 } };
    }
  }
  const [first] = readAhead;
  const isLast = !first || (await maxRowsFrom(request, position.group)) <= skip + count;
  const next = isLast ? null : { position: positionAfterRows(first, 1), skip: count - 1 };
  return { chunks: firstRows(rows, readAhead, count), next };
}

function countCharacters({ rows }: SectionRows): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

/** Returns the maximum number of rows from a group on: the events of the groups' streams, times the fields in the narrow shape. */
async function maxRowsFrom({ events, resolved, groupCount }: RowsRequest, from: number): Promise<number> {
  const { groups, dataFields, view } = resolved;
  const fields = view.Shape === Shape.Narrow ? dataFields.length : 1;
  const items = groups.slice(from, groupCount).flatMap((group) => group.items.flat());
  if (items.length > maxStreamsCounted) return Infinity;
  const counts = await mapConcurrently(items, (item) => events.count(streamOfItem(item)));
  return fields * counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the position after the first `count` rows of a chunk. */
function positionAfterRows({ group, field, rowsBefore, rows }: SectionRows, count: number): Position {
  return { group, field, rowsBefore: rowsBefore + count, after: rows[count - 1]?.[0] ?? null };
}

/** Yields the first `count` rows: those that were read ahead, then the others. */
async function* firstRows(
  rows: AsyncGenerator<SectionRows, void>,
  readAhead: readonly SectionRows[],
  count: number,
): AsyncGenerator<SectionRows, void> {
  let remainingRows = count;
  const truncate = (chunk: SectionRows) => {
    const truncated =
      chunk.rows.length > remainingRows ? { ...chunk, rows: chunk.rows.slice(0, remainingRows) } : chunk;
    remainingRows -= truncated.rows.length;
    return truncated;
  };
  try {
    for (const chunk of readAhead) yield truncate(chunk);
    while (remainingRows > 0) {
      const chunk = await rows.next();
      if (chunk.done) return;
      yield truncate(chunk.value);
    }
  } finally {
    await rows.return();
  }
}
