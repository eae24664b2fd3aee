// Statistics of measurements.

/** Returns the value below which a part (0 to 1) of the values is; NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Returns the median; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Two measurements, and the ratio of ours to the baseline. */
export interface Compared {
  readonly baseline: number;
  readonly ours: number;
  readonly ratio: number;
}

/**
 * Runs two measurements in turn, so that other load on the machine affects both. Returns the median of each, and of the ratios of neighboring
 * turns, which are stable over many short turns.
 */
export async function alternate(
  rounds: number,
  measureBaseline: () => Promise<number>,
  measureOurs: () => Promise<number>,
): Promise<Compared> {
  const baselines: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    baselines.push(await measureBaseline());
    ours.push(await measureOurs());
  }
  const ratio = median(ours.map((value, round) => value / (baselines[round] ?? NaN)));
  return { baseline: median(baselines), ours: median(ours), ratio };
}
