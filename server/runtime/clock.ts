/** 1970-01-01 in ticks of 100 ns since 0001-01-01. */
const UNIX_EPOCH = 621_355_968_000_000_000n;

/** Returns the time now, in ticks of 100 ns since 0001-01-01 UTC; the system's clock gives whole milliseconds. */
export const systemTicks = (): bigint => BigInt(Date.now()) * 10_000n + UNIX_EPOCH;

/** Returns ticks as milliseconds since 1970. */
export const millisecondsOf = (ticks: bigint): number => Number((ticks - UNIX_EPOCH) / 10_000n);
