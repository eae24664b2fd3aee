/** 1970-01-01 in ticks of 100 ns since 0001-01-01. */
const unixEpoch = 621_355_968_000_000_000n;

/** Returns the current time in ticks of 100 ns since 0001-01-01 UTC, to the millisecond. */
export const systemTicks = (): bigint => BigInt(Date.now()) * 10_000n + unixEpoch;

/** Returns the milliseconds since 1970 of a time in ticks. */
export const millisecondsOf = (ticks: bigint): number => Number((ticks - unixEpoch) / 10_000n);
