// Settings of V8's garbage collector for a server whose requests bring much and leave little behind. They are V8's own, and may change with
// it; docs/decisions/0002-server.md has the reasons and figures.
import { setFlagsFromString } from 'node:v8';

export const garbageCollectorFlags = [
  // Buffers outside of the heap count as part of it.
  '--external-memory-accounted-in-global-limit',
  // Objects are always made young.
  '--no-allocation-site-pretenuring',
  // The heap grows by half at most before a collection.
  '--heap-growing-percent=50',
] as const;

/** Sets up the collector of this process. */
export function tuneGarbageCollector(): void {
  for (const flag of garbageCollectorFlags) setFlagsFromString(flag);
}
