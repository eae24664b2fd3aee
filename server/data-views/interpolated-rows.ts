// Interpolated rows of one section of a data view: one at each step of a grid that all sections share
// (docs/behavior/data-views.md#interpolated-rows).
import type { Grid } from '../domain/data-views/window.ts';
import { Interpolation, type Event, type Index, type Value } from '../domain/model.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { valueSource } from '../stream-data/stored-events.ts';
import { codecOf } from '../stream-data/event-codec.ts';
import type { EventStore } from '../store/ports/event-store.ts';
import type { ProjectedTypes } from './event-projection.ts';
import { Interpolator, minWholeChunk } from './interpolator.ts';
import { streamOfItem, type Section } from './sections.ts';
import { pendingSummary } from './summary-cells.ts';

export interface InterpolatedReading {
  readonly events: EventStore;
  readonly grid: Grid;
  readonly projectedType: ProjectedTypes;
  /** How many rows are made at once. */
  readonly chunkSize: number;
}

/** The maximum number of stored events in memory for all items of a section together. */
const maxEventsHeld = 50_000;

/** Yields the rows of a section from one step of the grid up to another one. Iterating throws InvalidInput if a computed value overflows. */
export async function* interpolatedRows(
  reading: InterpolatedReading,
  section: Section,
  from: number,
  to: number,
): AsyncGenerator<readonly Value[][], void> {
  const { grid, chunkSize } = reading;
  const template = completeTemplate(section);
  const sources = sourcesOf(reading, section);
  for (let first = from; first < to; first += chunkSize) {
    const steps = Math.min(chunkSize, to - first);
    const indexes = Array.from({ length: steps }, (_, step): Index => [grid.indexAt(first + step)]);
    const rows = indexes.map(([index = null]) => {
      const row = [...template];
      row[0] = index;
      return row;
    });
    await mapConcurrently(sources, (fillRows) => fillRows(indexes, rows));
    yield rows;
  }
}

/** Returns the template with constants and pending summaries, which interpolated rows have at every index. */
function completeTemplate({ template, items }: Section): readonly Value[] {
  const row = [...template];
  for (const { constants, summaries } of items) {
    for (const { column, value } of constants) row[column] = value;
    for (const { column } of summaries) row[column] = pendingSummary;
  }
  return row;
}

type FillRows = (indexes: readonly Index[], rows: readonly Value[][]) => Promise<void>;

function sourcesOf({ events, projectedType }: InterpolatedReading, { items }: Section): readonly FillRows[] {
  const shown = items.filter(({ values }) => values.length > 0);
  const maxHeld = Math.max(2, Math.min(minWholeChunk, Math.floor(maxEventsHeld / Math.max(1, shown.length))));
  return shown.map(({ item, values }) => {
    const positions = values.map(({ position }) => position);
    const { type, projectedPosition } = projectedType(item.itemType.type, positions);
    const source = valueSource(events, streamOfItem(item), codecOf(type));
    const interpolator = new Interpolator(source, type, maxHeld);
    const cells = values.map(({ column, position }): Cell => {
      const place = projectedPosition(position);
      const isDiscrete = type.properties[place]?.interpolation === Interpolation.Discrete && place !== 0;
      return { column, place, isDiscrete };
    });
    return async (indexes, rows) => {
      for (const [step, index] of indexes.entries()) {
        // A promise for each of a million cells would cost more than the cells.
        if (!interpolator.covers(index)) await interpolator.load(index);
        const { event, isStored } = interpolator.at(index);
        const row = rows[step];
        if (event && row) fillCells(row, event, isStored, cells);
      }
    };
  });
}

interface Cell {
  readonly column: number;
  /** Place of the property in the projected events. */
  readonly place: number;
  readonly isDiscrete: boolean;
}

/** Discrete properties have no value between stored events (docs/behavior/data-views.md#interpolated-rows). */
function fillCells(row: Value[], event: Event, isStored: boolean, cells: readonly Cell[]): void {
  for (const { column, place, isDiscrete } of cells) {
    row[column] = isDiscrete && !isStored ? null : (event[place] ?? null);
  }
}
