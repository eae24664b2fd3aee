// The expiry of secrets for each combination of Expires and Expiration (docs/behavior/signing-in.md#secrets-of-clients).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import {
  changedSecretExpiry,
  initialSecretExpiry,
  isUnexpired,
  newSecretExpiry,
  type ExpiryInput,
} from '../../../server/domain/identity/secrets.ts';
import { maxDateTime } from '../../../server/domain/values/ticks.ts';
import { formatDateTime } from '../../../server/domain/values/time.ts';

const now = 1_000_000_000_000n;
const date = formatDateTime(now + 1n, 'round-trip');
const dateNow = formatDateTime(now, 'round-trip');

describe('a secret that is added to a client', () => {
  it.each<readonly [string, ExpiryInput, bigint | null]>([
    ['expires at the date when Expires is true', { Expires: true, Expiration: date }, now + 1n],
    ['expires at the date when Expires is left out', { Expiration: date }, now + 1n],
    ['expires at the date when Expires is null', { Expires: null, Expiration: date }, now + 1n],
    ['never expires when Expires is false', { Expires: false }, null],
    ['never expires when Expires is false and the date is null', { Expires: false, Expiration: null }, null],
  ])('%s', (_name, input, expected) => {
    expect(newSecretExpiry(input, now)).toBe(expected);
  });

  it.each<readonly [string, ExpiryInput]>([
    ['Expires true without a date', { Expires: true }],
    ['an empty input', {}],
    ['null for both members', { Expires: null, Expiration: null }],
    ['Expires false with a date', { Expires: false, Expiration: date }],
    ['a date that is the current time', { Expiration: dateNow }],
    ['an invalid date', { Expiration: 'tomorrow' }],
  ])('refuses %s', (_name, input) => {
    expect(() => newSecretExpiry(input, now)).toThrow(expect.objectContaining({ subject: 'Expiration' }));
  });
});

describe('a changed secret', () => {
  it.each<readonly [string, bigint | null, ExpiryInput, bigint | null]>([
    ['keeps its date when the input is empty', now + 9n, {}, now + 9n],
    ['still never expires when the input is empty', null, {}, null],
    ['gets a date when it never expired', null, { Expiration: date }, now + 1n],
    ['gets another date when it had one', now + 9n, { Expiration: date, Expires: true }, now + 1n],
    ['loses its date when Expires is false', now + 9n, { Expires: false }, null],
    ['keeps its date when Expires is true without a date', now + 9n, { Expires: true }, now + 9n],
    ['stays expired when Expires is true without a date', now - 9n, { Expires: true }, now - 9n],
  ])('%s', (_name, expiry, input, expected) => {
    expect(changedSecretExpiry(expiry, input, now)).toBe(expected);
  });

  it.each<readonly [string, bigint | null, ExpiryInput]>([
    ['Expires true without a date for a secret that never expires', null, { Expires: true }],
    ['Expires false with a date', now + 9n, { Expires: false, Expiration: date }],
    ['a date that is not in the future', now + 9n, { Expiration: dateNow }],
  ])('refuses %s', (_name, expiry, input) => {
    expect(() => changedSecretExpiry(expiry, input, now)).toThrow(InvalidInput);
  });
});

describe('the secret that is created with a client', () => {
  it('expires at its date, or never without one', () => {
    expect([
      initialSecretExpiry(date, now),
      initialSecretExpiry(null, now),
      initialSecretExpiry(undefined, now),
    ]).toEqual([now + 1n, null, null]);
  });
  it.each([dateNow, 'never'])('refuses %s', (text) => {
    expect(() => initialSecretExpiry(text, now)).toThrow(expect.objectContaining({ subject: 'SecretExpirationDate' }));
  });
});

it('a secret is valid until its expiry, and a new one must expire in the future', () => {
  expect([isUnexpired(null, now), isUnexpired(now + 1n, now), isUnexpired(now, now)]).toEqual([true, true, false]);
  fc.assert(
    fc.property(fc.bigInt(1n, maxDateTime), fc.bigInt(0n, maxDateTime), (ticks, moment) => {
      const input = { Expiration: formatDateTime(ticks, 'round-trip') };
      if (ticks > moment) expect(isUnexpired(newSecretExpiry(input, moment), moment)).toBe(true);
      else expect(() => newSecretExpiry(input, moment)).toThrow(InvalidInput);
    }),
  );
});
