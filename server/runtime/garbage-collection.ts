// Flags of V8's garbage collector for a server with many short-lived objects. Another version of V8 may not have them;
// docs/decisions/0002-server.md has the reasons and figures.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

export const garbageCollectorFlags = [
  // Buffers outside of the heap count as part of it.
  '--external-memory-accounted-in-global-limit',
  // New objects always start in the young generation.
  '--no-allocation-site-pretenuring',
  // The heap grows by at most half between two collections.
  '--heap-growing-percent=50',
] as const;

/** The size in bytes at which the young generation stops growing; V8 would let it grow to 128 MiB. */
const maxYoungGeneration = 48 * 1_024 * 1_024;
const checkMilliseconds = 100;

/** Sets the flags for this process, and limits its young generation while it runs. */
export function tuneGarbageCollector(): void {
  for (const flag of garbageCollectorFlags) setFlagsFromString(flag);
  let hasGrown = false;
  setInterval(() => {
    if (hasGrown === youngGeneration() >= maxYoungGeneration) return;
    hasGrown = !hasGrown;
    setFlagsFromString(growthFlag(hasGrown));
  }, checkMilliseconds).unref();
}

/** Returns the flag for the factor by which the young generation grows: none when it has grown, otherwise V8's default. */
export const growthFlag = (hasGrown: boolean): string => `--semi-space-growth-factor=${hasGrown ? 1 : 2}`;

function youngGeneration(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}
