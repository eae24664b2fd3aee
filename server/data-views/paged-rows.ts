// One page of the rows of a data view, and where the next one starts (docs/behavior/data-views.md#paging).
import { groupMapping } from '../domain/data-views/columns.ts';
import { Shape } from '../domain/data-views/codes.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { streamOfItem } from './sections.ts';
import { rowsFrom, type SectionRows, type Position, type RowsRequest } from './rows.ts';

/** The start of a page. */
export interface PageStart {
  readonly position: Position;
  /** How many rows after the position to skip. */
  readonly skip: number;
}

export interface RowPage {
  readonly chunks: AsyncIterable<SectionRows>;
  /** Null for the last page. */
  readonly next: PageStart | null;
}

/** Pages of up to so many cells are read whole before they are sent, so that it is known whether another page follows. */
const maxCellsReadWhole = 300_000;
/** How many cells of a larger page are read before it is sent, so that it starts soon. */
const cellsReadAhead = 20_000;
/** The maximum number of characters of cells that are read before a page is sent. */
const maxCharactersReadAhead = 8_388_608;
/** The maximum number of streams whose events are counted to find that a page is the last one. */
const maxStreamsCounted = 200;

/**
 * Returns the page of `count` rows from a position on. The number of interpolated rows is known; stored rows are read ahead. A large
 * page of stored rows is sent before its end is known: its next page may be empty (docs/behavior/data-views.md#paging).
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

/** Returns the position `count` rows after another one; null if no row follows it. */
async function positionAfter(
  { resolved, groupCount, pause }: RowsRequest,
  rowsPerSection: number,
  from: Position,
  count: number,
): Promise<Position | null> {
  let left = from.rowsBefore + count;
  if (rowsPerSection === 0) return null;
  for (const position of sectionPositions(resolved, from, groupCount)) {
    if (position === null) {
      await pause();
      continue;
    }
    if (left < rowsPerSection) return { ...position, rowsBefore: left, after: null };
    left -= rowsPerSection;
  }
  return null;
}

/** How many positions are visited in one slice. */
const positionsPerSlice = 1_000;

/** Yields the positions of the sections that sectionsOf yields, and null where a pause is due. */
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
  // One row more shows that another page follows.
  const rows = rowsFrom(request, position, { skip, limit: skip + count + 1 });
  const readAhead: SectionRows[] = [];
  const width = request.resolved.columns.length;
  const maxCells = count * width <= maxCellsReadWhole ? Infinity : cellsReadAhead;
  for (let [seen, characters] = [0, 0]; seen * width <= maxCells && characters <= maxCharactersReadAhead;) {
    const chunk = await rows.next();
    if (chunk.done) return { chunks: firstRows(rows, readAhead, count), next: null };
    readAhead.push(chunk.value);
    seen += chunk.value.rows.length;
    characters += charactersIn(chunk.value);
    if (seen > count) {
      // The last row of the page is in this chunk, or it is the last one of the chunk before.
      const taken = chunk.value.rows.length - (seen - count);
      const previous = readAhead.at(-2);
      const next =
        taken === 0 && previous ? positionIn(previous, previous.rows.length) : positionIn(chunk.value, taken);
      return { chunks: firstRows(rows, readAhead, count), next: { position: next, skip: 0 } };
    }
  }
  const [first] = readAhead;
  const isLast = !first || (await maxRowsFrom(request, position.group)) <= skip + count;
  const next = isLast ? null : { position: positionIn(first, 1), skip: count - 1 };
  return { chunks: firstRows(rows, readAhead, count), next };
}

function charactersIn({ rows }: SectionRows): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

/** Returns an upper bound of the rows in the groups from one on: the events of their streams, times the fields in the narrow shape. */
async function maxRowsFrom({ events, resolved, groupCount }: RowsRequest, from: number): Promise<number> {
  const { groups, dataFields, view } = resolved;
  const fields = view.Shape === Shape.Narrow ? dataFields.length : 1;
  const items = groups.slice(from, groupCount).flatMap((group) => group.items.flat());
  if (items.length > maxStreamsCounted) return Infinity;
  const counts = await mapConcurrently(items, (item) => events.count(streamOfItem(item)));
  return fields * counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the position after the first `count` rows of a chunk. */
function positionIn({ group, field, rowsBefore, rows }: SectionRows, count: number): Position {
  return { group, field, rowsBefore: rowsBefore + count, after: rows[count - 1]?.[0] ?? null };
}

/** Yields the first `count` rows, beginning with those that were read ahead. */
async function* firstRows(
  rows: AsyncGenerator<SectionRows, void>,
  readAhead: readonly SectionRows[],
  count: number,
): AsyncGenerator<SectionRows, void> {
  let left = count;
  const taken = (chunk: SectionRows) => {
    const some = chunk.rows.length > left ? { ...chunk, rows: chunk.rows.slice(0, left) } : chunk;
    left -= some.rows.length;
    return some;
  };
  try {
    for (const chunk of readAhead) yield taken(chunk);
    while (left > 0) {
      const chunk = await rows.next();
      if (chunk.done) return;
      yield taken(chunk.value);
    }
  } finally {
    await rows.return();
  }
}
