// What a measurement hands to the report.

export interface Row {
  readonly work: string;
  readonly floor: string;
  readonly ours: string;
  readonly ratio: string;
  readonly goal: string;
  /** Null where the table of the architecture names no goal. */
  readonly met: boolean | null;
}

/** A number with commas and as many decimals as asked for. */
export function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
