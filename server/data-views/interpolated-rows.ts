// Interpolated rows of one section of a data view: one at each step of a grid that all sections share
// (docs/behavior/data-views.md#interpolated-rows).
import type { Grid } from '../domain/data-views/window.ts';
import { Interpolation, type Event, type Index, type Value } from '../domain/model.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { valueSource } from '../stream-data/stored-events.ts';
import { codecOf } from '../stream-data/event-codec.ts';
import type { EventStore } from '../store/ports/event-store.ts';
import type { ProjectedTypes } from './event-projection.ts';
import { Interpolator, minStoreChunkSize } from './interpolator.ts';
import { streamOfItem, type Section } from './sections.ts';
import { pendingSummary } from './summary-cells.ts';

export interface InterpolatedRowsSource {
  readonly events: EventStore;
  readonly grid: Grid;
  readonly projectedType: ProjectedTypes;
  /** The number of rows in a chunk. */
  readonly chunkSize: number;
}

/** The maximum number of stored events in memory for all items of a section together. */
const maxEventsInMemory = 50_000;

/** Yields the rows of a section from one step of the grid to another. Iterating throws InvalidInput if a calculated value overflows. */
export async function* interpolatedRows(
  reading: InterpolatedRowsSource,
  section: Section,
  from: number,
  to: number,
): AsyncGenerator<readonly Value[][], void> {
  const { grid, chunkSize } = reading;
  const template = completeTemplate(section);
  const rowFillers = createRowFillers(reading, section);
  for (let first = from; first < to; first += chunkSize) {
    const steps = Math.min(chunkSize, to - first);
    const indexes = Array.from({ length: steps }, (_, step): Index => [grid.indexAt(first + step)]);
    const rows = indexes.map(([index = null]) => {
      const row = [...template];
      row[0] = index;
      return row;
    });
    await mapConcurrently(rowFillers, (fillRows) => fillRows(indexes, rows));
    yield rows;
  }
}

/** Returns the template with the constants and pending summaries that interpolated rows have at every index. */
function completeTemplate({ template, items }: Section): readonly Value[] {
  const row = [...template];
  for (const { constants, summaries } of items) {
    for (const { column, value } of constants) row[column] = value;
    for (const { column } of summaries) row[column] = pendingSummary;
  }
  return row;
}

type FillRows = (indexes: readonly Index[], rows: readonly Value[][]) => Promise<void>;

function createRowFillers({ events, projectedType }: InterpolatedRowsSource, { items }: Section): readonly FillRows[] {
  const itemsWithValues = items.filter(({ values }) => values.length > 0);
  const maxEvents = Math.max(
    2,
    Math.min(minStoreChunkSize, Math.floor(maxEventsInMemory / Math.max(1, itemsWithValues.length))),
  );
  return itemsWithValues.map(({ item, values }) => {
    const positions = values.map(({ position }) => position);
    const { type, projectedPosition } = projectedType(item.itemType.type, positions);
    const source = valueSource(events, streamOfItem(item), codecOf(type));
    const interpolator = new Interpolator(source, type, maxEvents);
    const cells = values.map(({ column, position }): Cell => {
      const projected = projectedPosition(position);
      const isDiscrete = type.properties[projected]?.interpolation === Interpolation.Discrete && projected !== 0;
      return { column, position: projected, isDiscrete };
    });
    return async (indexes, rows) => {
      for (const [step, index] of indexes.entries()) {
        // A promise for each of a million cells would cost more than the cells.
        if (!interpolator.covers(index)) await interpolator.load(index);
        const { event, isStored } = interpolator.eventAt(index);
        const row = rows[step];
        if (event && row) fillCells(row, event, isStored, cells);
      }
    };
  });
}

interface Cell {
  readonly column: number;
  /** The position of the property in the projected events. */
  readonly position: number;
  readonly isDiscrete: boolean;
}

/** Fills cells from an event; discrete properties have no value between stored events (docs/behavior/data-views.md#interpolated-rows). */
function fillCells(row: Value[], event: Event, isStored: boolean, cells: readonly Cell[]): void {
  for (const { column, position, isDiscrete } of cells) {
    row[column] = isDiscrete && !isStored ? null : (event[position] ?? null);
  }
}
