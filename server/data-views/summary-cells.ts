// Fills in the cells that show summaries of the intervals between rows (docs/behavior/data-views.md#summaries).
import { SummaryDirection } from '../domain/data-views/codes.ts';
import { IntervalSummaryReader, type IntervalSummary } from '../domain/data-views/interval-summary.ts';
import type { Value } from '../domain/model.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { EventStore } from '../store/ports/event-store.ts';
import { codecOf } from '../stream-data/event-codec.ts';
import { valueSource } from '../stream-data/stored-events.ts';
import { streamRefOf } from './item-streams.ts';
import type { NeededTypes } from './needed.ts';
import type { Fill, Part } from './parts.ts';
import { toSummarize } from './stored-rows.ts';

export interface SummaryCells {
  /** Fills in some rows that follow those of the call before; `previous` and `next` are the indexes around them. */
  fill(rows: readonly Value[][], previous: Value, next: Value): Promise<void>;
  close(): Promise<void>;
}

/** The summaries of a part; null when it shows none. */
export function summaryCells(events: EventStore, needed: NeededTypes, { fills, items }: Part): SummaryCells | null {
  const byItem = Map.groupBy(
    fills.filter(({ summary }) => summary !== null),
    ({ item }) => item,
  );
  const columns = [...byItem].flatMap(([place, own]) => {
    const item = items[place];
    if (!item) return [];
    const { type, placeOf } = needed(item.itemType.type, own);
    const walk = new IntervalSummaryReader(valueSource(events, streamRefOf(item), codecOf(type)), type);
    return [new ItemSummaries(walk, own, placeOf)];
  });
  if (columns.length === 0) return null;
  return {
    async fill(rows, previous, next) {
      await mapConcurrently(columns, (column) => column.fill(rows, previous, next));
    },
    async close() {
      await Promise.all(columns.map((column) => column.close()));
    },
  };
}

/** The summaries of one item. */
class ItemSummaries {
  readonly #walk: IntervalSummaryReader;
  readonly #forward: readonly Cell[];
  readonly #backward: readonly Cell[];
  readonly #column: number;
  /** Of the interval that ends at the next row, where it is known already. */
  #latest: IntervalSummary | null = null;

  constructor(walk: IntervalSummaryReader, fills: readonly Fill[], placeOf: (position: number) => number) {
    this.#walk = walk;
    const cells = fills.flatMap(({ column, position, summary }): Cell[] =>
      position === null || summary === null
        ? []
        : [{ column, place: placeOf(position), kind: summary.SummaryType, direction: summary.SummaryDirection }],
    );
    this.#backward = cells.filter(({ direction }) => direction === SummaryDirection.Backward);
    this.#forward = cells.filter(({ direction }) => direction !== SummaryDirection.Backward);
    this.#column = cells[0]?.column ?? 0;
  }

  async fill(rows: readonly Value[][], previous: Value, next: Value): Promise<void> {
    let before = previous;
    for (const [place, row] of rows.entries()) {
      const [at = null] = row;
      if (row[this.#column] === toSummarize) {
        if (this.#backward.length > 0) put(row, this.#backward, this.#latest ?? (await this.#walk.next(before, at)));
        this.#latest = null;
        if (this.#forward.length > 0) {
          this.#latest = await this.#walk.next(at, rows[place + 1]?.[0] ?? next);
          put(row, this.#forward, this.#latest);
        }
      } else this.#latest = null;
      before = at;
    }
  }

  close(): Promise<void> {
    return this.#walk.close();
  }
}

interface Cell {
  readonly column: number;
  /** Place of the property in the events. */
  readonly place: number;
  readonly kind: NonNullable<Fill['summary']>['SummaryType'];
  readonly direction: SummaryDirection | null;
}

function put(row: Value[], cells: readonly Cell[], summary: IntervalSummary): void {
  for (const { column, place, kind } of cells) row[column] = summary(place, kind);
}
