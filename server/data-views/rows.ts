// The rows of a resolved data view in their order, from any place on.
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { indexType, type ReadWindow } from '../domain/data-views/window.ts';
import type { Value } from '../domain/model.ts';
import { indexKeys } from '../domain/values/index-key.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import { interpolatedRows } from './interpolated-rows.ts';
import { neededTypes, type NeededTypes } from './needed.ts';
import { partsOf, type Part, type Refresh } from './parts.ts';
import { storedRows } from './stored-rows.ts';
import { summaryCells } from './summary-cells.ts';
import type { Rows } from './table.ts';

export interface RowsRequest extends ReadWindow {
  readonly events: EventStore;
  readonly resolved: ResolvedView;
  readonly refresh: Refresh;
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
const cellsAtOnce = 25_000;

/** The rows from a position on, without the first `skip` ones. Iterating throws InvalidInput when a computed value overflows. */
export async function* rowsFrom(request: RowsRequest, from: Position, skip = 0): AsyncGenerator<PartRows, void> {
  const { resolved, groupCount, refresh } = request;
  const width = resolved.columns.length;
  const needed = neededTypes();
  const reading = { ...request, needed, chunkSize: Math.max(1, Math.min(500, Math.floor(cellsAtOnce / width))) };
  let left = skip;
  for await (const part of partsOf(resolved, from, groupCount, refresh)) {
    const isFirst = part.group === from.group && part.field === from.field;
    const start = isFirst ? from : { ...firstPosition, group: part.group, field: part.field };
    const { group, field, codes } = part;
    let before = start.given;
    for await (const { rows, skipped } of partRows(reading, part, start, left)) {
      left -= skipped;
      before += skipped;
      if (rows.length > 0) yield { rows, codes, group, field, before };
      before += rows.length;
    }
  }
}

interface Reading extends RowsRequest {
  readonly needed: NeededTypes;
  readonly chunkSize: number;
}

interface SomeRows {
  readonly rows: readonly Value[][];
  /** How many rows were left out before these. */
  readonly skipped: number;
}

async function* partRows(reading: Reading, part: Part, from: Position, skip: number): AsyncGenerator<SomeRows, void> {
  const summaries = summaryCells(reading.events, reading.needed, part);
  try {
    for await (const { rows, previous, next, skipped } of plainRows(reading, part, from, skip)) {
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

function plainRows(reading: Reading, part: Part, from: Position, skip: number): AsyncGenerator<RowsBetween, void> {
  return reading.grid
    ? gridRows({ ...reading, grid: reading.grid }, part, from, skip)
    : foundRows(reading, part, from, skip);
}

async function* gridRows(
  { grid, ...reading }: Reading & { readonly grid: NonNullable<ReadWindow['grid']> },
  part: Part,
  { given }: Position,
  skip: number,
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
  skip: number,
): AsyncGenerator<RowsBetween, void> {
  const keys = indexKeys(indexType(reading.resolved.view.IndexTypeCode));
  const range: EventRange = {
    from: keys.ofIndex([after ?? window.start]),
    fromInclusive: after === null,
    to: window.end === null ? undefined : keys.ofIndex([window.end]),
    toInclusive: window.includesEnd,
  };
  const limit = perGroup - given;
  for await (const found of storedRows({ ...reading, keys }, part, range, { skip: Math.min(skip, limit), limit })) {
    const { rows, skipped } = found;
    const previous = found.previous ?? after ?? window.start;
    const next = found.next ?? window.end ?? rows.at(-1)?.[0] ?? null;
    yield { rows, skipped, previous, next };
  }
}
