// Numbers as digits in base 64. With equal numbers of digits they sort in ASCII as the numbers do.
export const keyDigits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const digitValues = new Map([...keyDigits].map((digit, value) => [digit, value]));
/** All pairs of digits, by their numbers of 12 bits. */
const digitPairs = [...keyDigits].flatMap((first) => [...keyDigits].map((second) => first + second));

const bits12To23 = (value: number) => digitPairs[(value >>> 12) & 0xfff] ?? '';

/** Returns the lowest 12 bits of a number as two digits. */
export const key12 = (value: number): string => digitPairs[value & 0xfff] ?? '';
/** Returns a number of 16 bits as three digits. */
export const key16 = (value: number): string => keyDigits.charAt(value >>> 12) + key12(value);
/** Returns a number of 24 bits as four digits. */
export const key24 = (value: number): string => bits12To23(value) + key12(value);
/** Returns a number of 36 bits as six digits. */
export const key36 = (value: number): string =>
  (digitPairs[Math.floor(value / 0x1000000)] ?? '') + key24(value % 0x1000000);

/** Returns a number of 64 bits, given as two halves, as eleven digits; the last digit has the lowest four bits. */
export function key64(high: number, low: number): string {
  const middle = ((high & 3) << 28) | (low >>> 4);
  const top = high >>> 2;
  return `${keyDigits.charAt(top >>> 24)}${key24(top & 0xffffff)}${keyDigits.charAt(middle >>> 24)}${key24(middle & 0xffffff)}${keyDigits.charAt(low & 15)}`;
}

/** Returns the number that digits encode; it must be below 2^53. */
export function numberOfKey(key: string): number {
  let value = 0;
  for (const digit of key) value = value * 64 + (digitValues.get(digit) ?? 0);
  return value;
}

/** Returns the two halves of a number of 64 bits from its eleven digits. */
export function halvesOfKey(key: string): readonly [high: number, low: number] {
  const middle = numberOfKey(key.slice(5, 10));
  return [
    numberOfKey(key.slice(0, 5)) * 4 + Math.floor(middle / 2 ** 28),
    (middle % 2 ** 28) * 16 + numberOfKey(key.slice(10)),
  ];
}
