// Ticks of 100 ns: the unit of all times and time spans.
export const ticksPerSecond = 10_000_000n;
export const ticksPerMinute = 60n * ticksPerSecond;
export const ticksPerHour = 60n * ticksPerMinute;
export const ticksPerDay = 24n * ticksPerHour;
/** 9999-12-31T23:59:59.9999999, in ticks since 0001-01-01. */
export const maxDateTime = 3_155_378_975_999_999_999n;

/** Returns the ticks of the decimals of a second; decimals after the seventh are ignored. */
export const fractionTicks = (decimals: string): number => Number(decimals.slice(0, 7).padEnd(7, '0'));

// Dividing a bigint is slow, and reads and writes do it for every time. So a DateTime, which is below 2^62, is divided as two numbers
// of 32 bits. The high one counts units of 2^32 ticks; such a unit is 429 seconds and 4,967,296 ticks.
const halves = new DataView(new ArrayBuffer(8));
const secondsPerUnit = 429;
const ticksBeyondUnit = 4_967_296;
const ticksPerSecondNumber = 1e7;

/** Returns the ticks beyond 429 seconds per unit. They are below 2^53, so a double is exact. */
function ticksBeyondUnits(ticks: bigint): number {
  halves.setBigUint64(0, ticks);
  return halves.getUint32(0) * ticksBeyondUnit + halves.getUint32(4);
}

/** Returns the whole seconds of a DateTime. */
export function wholeSeconds(ticks: bigint): number {
  const remainder = ticksBeyondUnits(ticks);
  return halves.getUint32(0) * secondsPerUnit + Math.floor(remainder / ticksPerSecondNumber);
}

/** Returns the ticks of a DateTime beyond its whole seconds. */
export function secondFraction(ticks: bigint): number {
  const remainder = ticksBeyondUnits(ticks);
  return remainder - Math.floor(remainder / ticksPerSecondNumber) * ticksPerSecondNumber;
}

/** Returns the ticks of a DateTime from its whole seconds and the ticks beyond them. */
export function ticksOf(seconds: number, fraction: number): bigint {
  const units = Math.floor(seconds / (2 ** 32 / ticksPerSecondNumber));
  const remainder = (seconds - units * secondsPerUnit) * ticksPerSecondNumber + fraction - units * ticksBeyondUnit;
  // When the division has rounded, the remainder is below 0 or above 2^32; the difference goes to the units.
  halves.setUint32(0, units + Math.floor(remainder / 2 ** 32));
  halves.setUint32(4, remainder);
  return halves.getBigUint64(0);
}
