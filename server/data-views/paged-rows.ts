// One page of the rows of a data view, and where the next one starts (docs/behavior/data-views.md#paging).
import { groupMapping } from '../domain/data-views/columns.ts';
import { Shape } from '../domain/data-views/codes.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { streamRefOf } from './item-streams.ts';
import { rowsFrom, type PartRows, type Position, type RowsRequest } from './rows.ts';

/** Where a page starts. */
export interface Start {
  readonly position: Position;
  /** How many rows after the position are left out. */
  readonly skip: number;
}

export interface RowPage {
  readonly chunks: AsyncIterable<PartRows>;
  /** Null for the last page. */
  readonly next: Start | null;
}

/**
 * How many cells are made before a page of stored rows is answered, so that it is known whether another one follows: all of a page of
 * the size that the server picks, and only some of a larger one, so that it starts soon.
 */
const cellsOfWholePage = 300_000;
const cellsAhead = 20_000;
/** Characters of texts in cells that are made before a page is answered, however many rows that are. */
const charactersAhead = 8_388_608;
/** Of how many streams the events are counted to find that a page is the last one. */
const mostCounted = 200;

/**
 * The page of `count` rows from a place on. Interpolated rows are counted beforehand; of stored ones some are read ahead. Only where a
 * large page has more than those, and the streams more events than it has rows, the next one is said to follow though it may turn
 * out to be empty: what follows cannot be known before the page starts.
 */
export function pageOf(request: RowsRequest, start: Start, count: number): Promise<RowPage> {
  const { grid } = request;
  return grid ? gridPage(request, grid.count, start, count) : storedPage(request, start, count);
}

async function gridPage(
  request: RowsRequest,
  perPart: number,
  { position, skip }: Start,
  count: number,
): Promise<RowPage> {
  const next = await positionAfter(request, perPart, position, skip + count);
  return {
    chunks: firstRows(rowsFrom(request, position, { skip, most: skip + count }), [], count),
    next: next && { position: next, skip: 0 },
  };
}

/** The position so many rows after another one; null when there is no row behind it. */
async function positionAfter(
  { resolved, groupCount, pause }: RowsRequest,
  perPart: number,
  from: Position,
  count: number,
): Promise<Position | null> {
  let left = from.given + count;
  if (perPart === 0) return null;
  for (const place of partPlaces(resolved, from, groupCount)) {
    if (place === null) {
      await pause();
      continue;
    }
    const { group, field } = place;
    if (left < perPart) return { group, field, given: left, after: null };
    left -= perPart;
  }
  return null;
}

/** How many places are looked at in one slice. */
const placesAtOnce = 1_000;

/** The places of parts from a position on, as partsOf gives them; now and then null, where others should have their turn. */
function* partPlaces(resolved: ResolvedView, from: Position, groupCount: number) {
  const { groups, dataFields, view } = resolved;
  let looked = 0;
  for (let group = from.group; group < Math.min(groups.length, groupCount); group += 1) {
    if (++looked % placesAtOnce === 0) yield null;
    if (view.Shape === Shape.Standard) yield { group, field: 0 };
    else {
      for (const [field, dataField] of dataFields.entries()) {
        if (++looked % placesAtOnce === 0) yield null;
        const isBehind = group > from.group || field >= from.field;
        if (isBehind && groupMapping(dataField, group) !== null) yield { group, field };
      }
    }
  }
}

async function storedPage(request: RowsRequest, { position, skip }: Start, count: number): Promise<RowPage> {
  // One row more shows that another page follows.
  const rows = rowsFrom(request, position, { skip, most: skip + count + 1 });
  const held: PartRows[] = [];
  const width = request.resolved.columns.length;
  const most = count * width <= cellsOfWholePage ? Infinity : cellsAhead;
  for (let [seen, characters] = [0, 0]; seen * width <= most && characters <= charactersAhead;) {
    const chunk = await rows.next();
    if (chunk.done) return { chunks: firstRows(rows, held, count), next: null };
    held.push(chunk.value);
    seen += chunk.value.rows.length;
    characters += charactersIn(chunk.value);
    if (seen > count) {
      // The last row of the page is in this chunk, or it is the last one of the chunk before.
      const taken = chunk.value.rows.length - (seen - count);
      const previous = held.at(-2);
      const next = taken === 0 && previous ? after(previous, previous.rows.length) : after(chunk.value, taken);
      return { chunks: firstRows(rows, held, count), next: { position: next, skip: 0 } };
    }
  }
  const [first] = held;
  const isLast = !first || (await mostRowsFrom(request, position.group)) <= skip + count;
  const next = isLast ? null : { position: after(first, 1), skip: count - 1 };
  return { chunks: firstRows(rows, held, count), next };
}

function charactersIn({ rows }: PartRows): number {
  let characters = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

/** How many rows the groups from one on have at most: no more than their streams have events, for each field in the narrow shape. */
async function mostRowsFrom({ events, resolved, groupCount }: RowsRequest, from: number): Promise<number> {
  const { groups, dataFields, view } = resolved;
  const fields = view.Shape === Shape.Narrow ? dataFields.length : 1;
  const items = groups.slice(from, groupCount).flatMap((group) => group.items.flat());
  if (items.length > mostCounted) return Infinity;
  const counts = await mapConcurrently(items, (item) => events.count(streamRefOf(item)));
  return fields * counts.reduce((sum, count) => sum + count, 0);
}

/** The position behind so many rows of a chunk. */
function after({ group, field, before, rows }: PartRows, count: number): Position {
  return { group, field, given: before + count, after: rows[count - 1]?.[0] ?? null };
}

/** The first rows, those that are held already before the others. */
async function* firstRows(
  rows: AsyncGenerator<PartRows, void>,
  held: readonly PartRows[],
  count: number,
): AsyncGenerator<PartRows, void> {
  let left = count;
  const taken = (chunk: PartRows) => {
    const some = chunk.rows.length > left ? { ...chunk, rows: chunk.rows.slice(0, left) } : chunk;
    left -= some.rows.length;
    return some;
  };
  try {
    for (const chunk of held) yield taken(chunk);
    while (left > 0) {
      const chunk = await rows.next();
      if (chunk.done) return;
      yield taken(chunk.value);
    }
  } finally {
    await rows.return();
  }
}
