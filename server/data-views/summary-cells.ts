// Fills the cells with summaries of the intervals between rows (docs/behavior/data-views.md#summaries).
import { SummaryDirection } from '../domain/data-views/codes.ts';
import { IntervalSummaryReader, type IntervalSummary } from '../domain/data-views/interval-summary.ts';
import type { Value } from '../domain/model.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { EventStore } from '../store/ports/event-store.ts';
import { codecOf } from '../stream-data/event-codec.ts';
import { valueSource } from '../stream-data/stored-events.ts';
import type { ProjectedTypes } from './event-projection.ts';
import { streamOfItem, type Section, type SummaryColumn } from './sections.ts';

/** The value of a cell before its summary is calculated. */
export const pendingSummary: Value = true;

export interface SummaryFiller {
  /** Fills the summaries of the next rows; `previous` and `next` are the indexes before and after them. */
  fill(rows: readonly Value[][], previous: Value, next: Value): Promise<void>;
  close(): Promise<void>;
}

/** Returns the filler of a section's summaries, or null if the section has none. */
export function summaryFiller(
  events: EventStore,
  projectedType: ProjectedTypes,
  { items }: Section,
): SummaryFiller | null {
  const summarized = items.filter(({ summaries }) => summaries.length > 0);
  if (summarized.length === 0) return null;
  const itemSummaries = summarized.map(({ item, summaries }) => {
    const positions = summaries.map(({ position }) => position);
    const { type, projectedPosition } = projectedType(item.itemType.type, positions);
    const reader = new IntervalSummaryReader(valueSource(events, streamOfItem(item), codecOf(type)), type);
    return new ItemSummaries(reader, summaries, projectedPosition);
  });
  return {
    async fill(rows, previous, next) {
      await mapConcurrently(itemSummaries, (summaries) => summaries.fill(rows, previous, next));
    },
    async close() {
      await Promise.all(itemSummaries.map((summaries) => summaries.close()));
    },
  };
}

/** The summaries of one item. */
class ItemSummaries {
  readonly #reader: IntervalSummaryReader;
  readonly #forward: readonly Cell[];
  readonly #backward: readonly Cell[];
  readonly #column: number;
  /** The summary of the interval that ends at the next row, if it was read for the previous row. */
  #nextBackward: IntervalSummary | null = null;

  constructor(
    reader: IntervalSummaryReader,
    summaries: readonly SummaryColumn[],
    placeOf: (position: number) => number,
  ) {
    this.#reader = reader;
    const cells = summaries.map(({ column, position, field }): Cell => ({
      column,
      position: placeOf(position),
      kind: field.SummaryType,
      direction: field.SummaryDirection,
    }));
    this.#backward = cells.filter(({ direction }) => direction === SummaryDirection.Backward);
    this.#forward = cells.filter(({ direction }) => direction !== SummaryDirection.Backward);
    this.#column = cells[0]?.column ?? 0;
  }

  async fill(rows: readonly Value[][], previous: Value, next: Value): Promise<void> {
    let previousIndex = previous;
    for (const [rowPosition, row] of rows.entries()) {
      const [index = null] = row;
      if (row[this.#column] === pendingSummary) {
        if (this.#backward.length > 0)
          fillCells(row, this.#backward, this.#nextBackward ?? (await this.#reader.next(previousIndex, index)));
        this.#nextBackward = null;
        if (this.#forward.length > 0) {
          this.#nextBackward = await this.#reader.next(index, rows[rowPosition + 1]?.[0] ?? next);
          fillCells(row, this.#forward, this.#nextBackward);
        }
      } else this.#nextBackward = null;
      previousIndex = index;
    }
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}

interface Cell {
  readonly column: number;
  /** The position of the property in the projected events. */
  readonly position: number;
  readonly kind: SummaryColumn['field']['SummaryType'];
  readonly direction: SummaryDirection | null;
}

function fillCells(row: Value[], cells: readonly Cell[], summary: IntervalSummary): void {
  for (const { column, position, kind } of cells) row[column] = summary(position, kind);
}
