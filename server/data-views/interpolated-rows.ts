// Interpolated rows of one part of a data view: one at each step of a grid, the same for all parts
// (docs/behavior/data-views.md#interpolated-rows).
import type { Grid } from '../domain/data-views/window.ts';
import { Interpolation, type Event, type Index, type Value } from '../domain/model.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { valueSource } from '../stream-data/stored-events.ts';
import { codecOf } from '../stream-data/event-codec.ts';
import type { EventStore } from '../store/ports/event-store.ts';
import { Interpolator, wholePiece } from './interpolator.ts';
import { streamRefOf } from './item-streams.ts';
import type { NeededTypes } from './needed.ts';
import type { Fill, Part } from './parts.ts';
import { toSummarize } from './stored-rows.ts';

export interface InterpolatedReading {
  readonly events: EventStore;
  readonly grid: Grid;
  readonly needed: NeededTypes;
  /** How many rows are made at once. */
  readonly chunkSize: number;
}

/** How many stored events are held in memory for all items of a part together. */
const eventsHeld = 50_000;

/** The rows of a part from one step of the grid to another, which is left out. Iterating throws InvalidInput when a computed value overflows. */
export async function* interpolatedRows(
  reading: InterpolatedReading,
  part: Part,
  from: number,
  to: number,
): AsyncGenerator<readonly Value[][], void> {
  const { grid, chunkSize } = reading;
  const template = templateOf(part);
  const sources = sourcesOf(reading, part);
  for (let first = from; first < to; first += chunkSize) {
    const steps = Math.min(chunkSize, to - first);
    const indexes = Array.from({ length: steps }, (_, step): Index => [grid.at(first + step)]);
    const rows = indexes.map(([index = null]) => {
      const row = [...template];
      row[0] = index;
      return row;
    });
    await mapConcurrently(sources, (fill) => fill(indexes, rows));
    yield rows;
  }
}

/** Here what does not change is in every row, and every summary has to be filled in. */
function templateOf({ template, fills }: Part): readonly Value[] {
  const row = [...template];
  for (const { column, constant, position, summary } of fills) {
    if (summary) row[column] = toSummarize;
    else if (position === null) row[column] = constant;
  }
  return row;
}

type FillRows = (indexes: readonly Index[], rows: readonly Value[][]) => Promise<void>;

function sourcesOf({ events, needed }: InterpolatedReading, { fills, items }: Part): readonly FillRows[] {
  const byItem = Map.groupBy(
    fills.filter(({ position, summary }) => position !== null && summary === null),
    ({ item }) => item,
  );
  const most = Math.max(2, Math.min(wholePiece, Math.floor(eventsHeld / Math.max(1, byItem.size))));
  return [...byItem].flatMap(([place, own]) => {
    const item = items[place];
    if (!item) return [];
    const { type, placeOf } = needed(item.itemType.type, own);
    const source = valueSource(events, streamRefOf(item), codecOf(type));
    const interpolator = new Interpolator(source, type, most);
    const puts = own.map(({ column, position }) => {
      const at = placeOf(position ?? 0);
      return { column, at, isDiscrete: type.properties[at]?.interpolation === Interpolation.Discrete && at !== 0 };
    });
    return [
      async (indexes, rows) => {
        for (const [step, index] of indexes.entries()) {
          // Promises for a million cells would cost more than the cells.
          if (!interpolator.covers(index)) await interpolator.load(index);
          const { event, isStored } = interpolator.at(index);
          const row = rows[step];
          if (event && row) put(row, event, isStored, puts);
        }
      },
    ];
  });
}

interface Put {
  readonly column: Fill['column'];
  /** Place in the events. */
  readonly at: number;
  readonly isDiscrete: boolean;
}

/** What is discrete has no value between stored events (docs/behavior/data-views.md#interpolated-rows). */
function put(row: Value[], event: Event, isStored: boolean, puts: readonly Put[]): void {
  for (const { column, at, isDiscrete } of puts) {
    row[column] = isDiscrete && !isStored ? null : (event[at] ?? null);
  }
}
