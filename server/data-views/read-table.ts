// A data view as one table, without pages: what virtual tables are made of.
import { readWindow } from '../domain/data-views/window.ts';
import { asFound, resolve } from './resolution.ts';
import { firstPosition, rowsFrom } from './rows.ts';
import { pause } from '../runtime/turns.ts';
import type { ReadTable } from './table.ts';

/** Reads the data of a view as one table; see ReadTable. */
export const readTable: ReadTable = async (store, request) => {
  const { view, scope, identity, mode, startIndex, endIndex, interval, includesEnd } = request;
  const found = readWindow(view, mode, { startIndex, endIndex, interval }, { includesEnd });
  // The view was read within the limits of requests when it was saved.
  const limits = { words: Infinity, lookups: Infinity };
  const resolved = await resolve({ store, scope, identity, view, limits, pause });
  const rows = {
    ...found,
    events: store.events,
    resolved,
    pause,
    refresh: asFound,
    perGroup: Infinity,
    groupCount: Infinity,
  };
  const items = resolved.found.flatMap(({ usable }) => usable);
  return { columns: resolved.columns, items, chunks: rowsFrom(rows, firstPosition) };
};
