// The rows of a resolved data view in their order, from any place on.
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { indexType, type ResolvedWindow } from '../domain/data-views/window.ts';
import type { Value } from '../domain/model.ts';
import { indexKeys } from '../domain/values/index-key.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import { columnsReaders, type ColumnsReaders } from './event-columns.ts';
import { interpolatedRows } from './interpolated-rows.ts';
import { neededTypes, type NeededTypes } from './needed.ts';
import { partsOf, type Part, type Refresh } from './parts.ts';
import { storedRows } from './stored-rows.ts';
import { summaryCells } from './summary-cells.ts';
import type { Rows } from './table.ts';

export interface RowsRequest extends ResolvedWindow {
  readonly events: EventStore;
  readonly resolved: ResolvedView;
  readonly refresh: Refresh;
  readonly pause: () => Promise<void>;
  /** How many indexes each group has at most. */
  readonly perGroup: number;
  /** How many groups have rows at most. */
  readonly groupCount: number;
}

/** A place between two rows. */
export interface Position {
  /** Place of the group and, in the narrow shape, of the field. */
  readonly group: number;
  readonly field: number;
  /** How many rows of that part come before it. */
  readonly given: number;
  /** Index of the row before it; null at the start of the part. */
  readonly after: Value;
}

export const firstPosition: Position = { group: 0, field: 0, given: 0, after: null };

/** Rows of one part. */
export interface PartRows extends Rows {
  readonly group: number;
  readonly field: number;
  /** How many rows of the part come before these. */
  readonly before: number;
}

/** How many cells are made at once. */
const cellsAtOnce = 5_000;

/** How many rows are left out first, and how many are wanted at most, those included. */
interface Wanted {
  readonly skip: number;
  readonly most: number;
}

/** The rows from a position on: those that are wanted, and maybe more. Iterating throws InvalidInput when a computed value overflows. */
export async function* rowsFrom(
  request: RowsRequest,
  from: Position,
  { skip, most }: Wanted = { skip: 0, most: Infinity },
): AsyncGenerator<PartRows, void> {
  const { resolved, groupCount, refresh, pause } = request;
  const width = resolved.columns.length;
  const [needed, columns] = [neededTypes(), columnsReaders()];
  const reading = {
    ...request,
    needed,
    columns,
    chunkSize: Math.max(1, Math.min(500, Math.floor(cellsAtOnce / width))),
  };
  let passed = 0;
  for await (const part of partsOf(resolved, from, groupCount, refresh, pause)) {
    const isFirst = part.group === from.group && part.field === from.field;
    const start = isFirst ? from : { ...firstPosition, group: part.group, field: part.field };
    const { group, field, codes } = part;
    let before = start.given;
    const wanted = { skip: Math.max(0, skip - passed), most: most - passed };
    for await (const { rows, skipped } of partRows(reading, part, start, wanted)) {
      before += skipped;
      if (rows.length > 0) yield { rows, codes, group, field, before };
      before += rows.length;
      passed += skipped + rows.length;
    }
    if (passed >= most) return;
  }
}

interface Reading extends RowsRequest {
  readonly needed: NeededTypes;
  readonly columns: ColumnsReaders;
  readonly chunkSize: number;
}

interface SomeRows {
  readonly rows: readonly Value[][];
  /** How many rows were left out before these. */
  readonly skipped: number;
}

async function* partRows(reading: Reading, part: Part, from: Position, wanted: Wanted): AsyncGenerator<SomeRows, void> {
  const summaries = summaryCells(reading.events, reading.needed, part);
  try {
    for await (const { rows, previous, next, skipped } of plainRows(reading, part, from, wanted)) {
      await summaries?.fill(rows, previous, next);
      yield { rows, skipped };
    }
  } finally {
    await summaries?.close();
  }
}

interface RowsBetween extends SomeRows {
  /** The indexes of the rows around them, or where intervals begin and end when there are none. */
  readonly previous: Value;
  readonly next: Value;
}

function plainRows(reading: Reading, part: Part, from: Position, wanted: Wanted): AsyncGenerator<RowsBetween, void> {
  return reading.grid
    ? gridRows({ ...reading, grid: reading.grid }, part, from, wanted)
    : foundRows(reading, part, from, wanted);
}

async function* gridRows(
  { grid, ...reading }: Reading & { readonly grid: NonNullable<ResolvedWindow['grid']> },
  part: Part,
  { given }: Position,
  { skip }: Wanted,
): AsyncGenerator<RowsBetween, void> {
  const skipped = Math.min(skip, grid.count - given);
  let step = given + skipped;
  yield { rows: [], skipped, previous: null, next: null };
  for await (const rows of interpolatedRows({ ...reading, grid }, part, step, grid.count)) {
    yield { rows, skipped: 0, previous: grid.at(step - 1), next: grid.at(step + rows.length) };
    step += rows.length;
  }
}

async function* foundRows(
  { window, perGroup, ...reading }: Reading,
  part: Part,
  { given, after }: Position,
  { skip, most }: Wanted,
): AsyncGenerator<RowsBetween, void> {
  const keys = indexKeys(indexType(reading.resolved.view.IndexTypeCode));
  const range: EventRange = {
    from: keys.ofIndex([after ?? window.start]),
    fromInclusive: after === null,
    to: window.end === null ? undefined : keys.ofIndex([window.end]),
    toInclusive: window.includesEnd,
  };
  const limit = Math.min(perGroup - given, most);
  for await (const found of storedRows({ ...reading, keys }, part, range, { skip: Math.min(skip, limit), limit })) {
    const { rows, skipped } = found;
    const previous = found.previous ?? after ?? window.start;
    const next = found.next ?? window.end ?? rows.at(-1)?.[0] ?? null;
    yield { rows, skipped, previous, next };
  }
}
