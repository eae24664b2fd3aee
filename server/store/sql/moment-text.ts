// Times as they are stored in columns.

/** Returns a time as text with a fixed length, which sorts like the time. */
export const momentText = (ticks: bigint): string => String(ticks).padStart(19, '0');
