// Bytes on disk for each event.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { batchText } from '../support/events.ts';
import { figure, type Row } from '../support/row.ts';

/** Returns the bytes of the database in a folder. Its store must be closed, so that everything is in one file. */
export function databaseBytes(dataDir: string): number {
  return statSync(join(dataDir, 'millrace.db')).size;
}

export function diskRow(bytes: number, events: number): Row {
  const sample = 100_000;
  const text = batchText(0, sample).length / sample;
  const each = bytes / events;
  return {
    work: `disk, bytes per event of 4 fields (${figure(events)} events)`,
    baseline: `the JSON text: ${figure(text, 1)}`,
    ours: figure(each, 1),
    ratio: figure(each / text, 2),
    goal: '<= 40',
    met: each <= 40,
  };
}
