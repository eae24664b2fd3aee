// Numbers out of many measurements.

/** The value below which a part (0 to 1) of the values lies; NaN when there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** The middle value; NaN when there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Two measurements, and ours by the floor's. */
export interface Compared {
  readonly floor: number;
  readonly ours: number;
  readonly ratio: number;
}

/**
 * Runs two measurements in turn, so that what else the machine does falls on both. Returns the median of each, and of the ratios of
 * neighbors: with many short turns, those stay the same where the machine is busy now and then.
 */
export async function alternate(
  rounds: number,
  measureFloor: () => Promise<number>,
  measureOurs: () => Promise<number>,
): Promise<Compared> {
  const floors: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(await measureFloor());
    ours.push(await measureOurs());
  }
  const ratio = median(ours.map((value, round) => value / (floors[round] ?? NaN)));
  return { floor: median(floors), ours: median(ours), ratio };
}
