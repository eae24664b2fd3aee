// Until when a secret is good (docs/behavior/signing-in.md#secrets-of-clients: the truth table of Expires and Expiration).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import {
  changedExpiry,
  firstExpiry,
  isUnexpired,
  newExpiry,
  type ExpiryInput,
} from '../../../server/domain/identity/secrets.ts';
import { maxDateTime } from '../../../server/domain/values/ticks.ts';
import { formatDateTime } from '../../../server/domain/values/time.ts';

const now = 1_000_000_000_000n;
const date = formatDateTime(now + 1n, 'round-trip');
const past = formatDateTime(now, 'round-trip');

describe('a new secret', () => {
  it.each<readonly [string, ExpiryInput, bigint | null]>([
    ['Expires true with a date', { Expires: true, Expiration: date }, now + 1n],
    ['Expires left out with a date', { Expiration: date }, now + 1n],
    ['Expires null with a date', { Expires: null, Expiration: date }, now + 1n],
    ['Expires false', { Expires: false }, null],
    ['Expires false, date null', { Expires: false, Expiration: null }, null],
  ])('%s', (_name, input, end) => {
    expect(newExpiry(input, now)).toBe(end);
  });

  it.each<readonly [string, ExpiryInput]>([
    ['Expires true without a date', { Expires: true }],
    ['nothing', {}],
    ['all null', { Expires: null, Expiration: null }],
    ['Expires false with a date', { Expires: false, Expiration: date }],
    ['a date that is now', { Expiration: past }],
    ['what is no date', { Expiration: 'tomorrow' }],
  ])('refuses %s', (_name, input) => {
    expect(() => newExpiry(input, now)).toThrow(expect.objectContaining({ subject: 'Expiration' }));
  });
});

describe('a changed secret', () => {
  it.each<readonly [string, bigint | null, ExpiryInput, bigint | null]>([
    ['nothing, one that ends', now + 9n, {}, now + 9n],
    ['nothing, one that never ends', null, {}, null],
    ['a date, one that never ends', null, { Expiration: date }, now + 1n],
    ['a date, one that ends', now + 9n, { Expiration: date, Expires: true }, now + 1n],
    ['Expires false, one that ends', now + 9n, { Expires: false }, null],
    ['Expires true, one that ends', now + 9n, { Expires: true }, now + 9n],
    ['nothing, one that has ended', now - 9n, { Expires: true }, now - 9n],
  ])('%s', (_name, end, input, expected) => {
    expect(changedExpiry(end, input, now)).toBe(expected);
  });

  it.each<readonly [string, bigint | null, ExpiryInput]>([
    ['Expires true, one that never ends', null, { Expires: true }],
    ['Expires false with a date', now + 9n, { Expires: false, Expiration: date }],
    ['a date that is past', now + 9n, { Expiration: past }],
  ])('refuses %s', (_name, end, input) => {
    expect(() => changedExpiry(end, input, now)).toThrow(InvalidInput);
  });
});

describe('a first secret', () => {
  it('expires at its date, or never', () => {
    expect([firstExpiry(date, now), firstExpiry(null, now), firstExpiry(undefined, now)]).toEqual([
      now + 1n,
      null,
      null,
    ]);
  });
  it.each([past, 'never'])('refuses %s', (text) => {
    expect(() => firstExpiry(text, now)).toThrow(expect.objectContaining({ subject: 'SecretExpirationDate' }));
  });
});

it('a secret is valid until it expires, and a new one always is', () => {
  expect([isUnexpired(null, now), isUnexpired(now + 1n, now), isUnexpired(now, now)]).toEqual([true, true, false]);
  fc.assert(
    fc.property(fc.bigInt(1n, maxDateTime), fc.bigInt(0n, maxDateTime), (ticks, moment) => {
      const input = { Expiration: formatDateTime(ticks, 'round-trip') };
      if (ticks > moment) expect(isUnexpired(newExpiry(input, moment), moment)).toBe(true);
      else expect(() => newExpiry(input, moment)).toThrow(InvalidInput);
    }),
  );
});
