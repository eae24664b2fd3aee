// Flags of V8's garbage collector for a server with many short-lived objects. Another version of V8 may not have them;
// docs/decisions/0002-server.md has the reasons and figures.
import { setFlagsFromString } from 'node:v8';

export const garbageCollectorFlags = [
  // Buffers outside of the heap count as part of it.
  '--external-memory-accounted-in-global-limit',
  // New objects always start in the young generation.
  '--no-allocation-site-pretenuring',
  // The heap grows by at most half between two collections.
  '--heap-growing-percent=50',
] as const;

/** Sets the flags for this process. */
export function tuneGarbageCollector(): void {
  for (const flag of garbageCollectorFlags) setFlagsFromString(flag);
}
