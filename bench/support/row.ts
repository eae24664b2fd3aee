// The result of a measurement, for the report.

export interface Row {
  readonly work: string;
  readonly baseline: string;
  readonly ours: string;
  readonly ratio: string;
  readonly goal: string;
  /** Whether the goal is met; null without a goal. */
  readonly met: boolean | null;
}

/** Returns a number with thousands separators and some decimals. */
export function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
