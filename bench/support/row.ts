// The rows of the report.

export interface Row {
  readonly work: string;
  readonly baseline: string;
  readonly ours: string;
  readonly ratio: string;
  readonly goal: string;
  /** Whether the goal is met; null without a goal. */
  readonly isMet: boolean | null;
}

/** Returns a number with thousands separators and the given number of decimals. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
