// Statistics of measurements.

/** Returns the value below which the given share (0 to 1) of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Returns the median; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The medians of two measurements, and the median ratio of ours to the baseline. */
export interface Comparison {
  readonly baseline: number;
  readonly ours: number;
  readonly ratio: number;
}

/**
 * Alternates between two measurements, so that other load on the machine affects both. The ratio is the median of the ratios of each round,
 * which varies less than the ratio of the medians.
 */
export async function alternate(
  rounds: number,
  measureBaseline: () => Promise<number>,
  measureOurs: () => Promise<number>,
): Promise<Comparison> {
  const baselines: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    baselines.push(await measureBaseline());
    ours.push(await measureOurs());
  }
  const ratio = median(ours.map((value, round) => value / (baselines[round] ?? NaN)));
  return { baseline: median(baselines), ours: median(ours), ratio };
}
