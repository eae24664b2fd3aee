// Bytes on disk for each event.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { batchText } from '../support/events.ts';
import { formatNumber, type Row } from '../support/row.ts';

/** Returns the size in bytes of the database in a folder. Its store must be closed, so that everything is in one file. */
export function readDatabaseBytes(dataDir: string): number {
  return statSync(join(dataDir, 'millrace.db')).size;
}

/** Returns the row of the report for the disk space of events. */
export function diskRow(bytes: number, events: number): Row {
  const sampleEvents = 100_000;
  const jsonBytesPerEvent = batchText(0, sampleEvents).length / sampleEvents;
  const bytesPerEvent = bytes / events;
  return {
    work: `disk, bytes per event of 4 fields (${formatNumber(events)} events)`,
    baseline: `the JSON text: ${formatNumber(jsonBytesPerEvent, 1)}`,
    ours: formatNumber(bytesPerEvent, 1),
    ratio: formatNumber(bytesPerEvent / jsonBytesPerEvent, 2),
    goal: '<= 40',
    isMet: bytesPerEvent <= 40,
  };
}
