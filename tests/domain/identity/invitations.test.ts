// Invitations: until when they can be accepted, and what they say of their user (docs/behavior/identity.md#invitations).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  acceptedInvitation,
  needsMail,
  changedInvitation,
  invitationStatus,
  InvitationStatus,
  isExpired,
  isPastGracePeriod,
  newInvitation,
  type Invitation,
  type InvitationStatusName,
} from '../../../server/domain/identity/invitations.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { ticksPerDay } from '../../../server/domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';

const at = (text: string): bigint => parseDateTime(text) ?? 0n;
const now = at('2026-03-02T08:15:00Z');
const ids = { Id: 'i', TenantId: 't', UserId: 'u' };
const sent = newInvitation(ids, {}, now);
const notSent = newInvitation(ids, { SendInvitation: false }, now);
const accepted = acceptedInvitation(sent, now + ticksPerDay);
const days = (count: number) => now + BigInt(count) * ticksPerDay;
const text = (ticks: bigint) => formatDateTime(ticks);

describe('newInvitation', () => {
  it('lasts 21 days and is sent', () => {
    expect(sent).toEqual({
      ...ids,
      Issued: '2026-03-02T08:15:00Z',
      Expires: '2026-03-23T08:15:00Z',
      Accepted: null,
      State: 1,
    });
  });

  it.each([
    ['sent unless told otherwise', { SendInvitation: null }, { State: 1 }],
    ['not sent when told so', { SendInvitation: false }, { State: 0 }],
    ['the smallest moment ahead', { ExpiresDateTime: text(now + 1n) }, { Expires: text(now + 1n) }],
    ['two months ahead', { ExpiresDateTime: '2026-05-02T08:15:00Z' }, { Expires: '2026-05-02T08:15:00Z' }],
    ['in another zone', { ExpiresDateTime: '2026-03-03T00:00:00+02:00' }, { Expires: '2026-03-02T22:00:00Z' }],
    ['without zone: UTC', { ExpiresDateTime: '2026-03-03T00:00:00' }, { Expires: '2026-03-03T00:00:00Z' }],
  ])('%s', (_name, settings, expected) => {
    expect(newInvitation(ids, settings, now)).toMatchObject(expected);
  });

  it.each([
    ['now', text(now)],
    ['a moment more than two months', text(at('2026-05-02T08:15:00Z') + 1n)],
    ['the past', '2026-03-02T08:14:59Z'],
    ['no date', 'soon'],
  ])('refuses %s', (_name, ExpiresDateTime) => {
    expect(() => newInvitation(ids, { ExpiresDateTime }, now)).toThrow(InvalidInput);
  });
});

describe('changedInvitation', () => {
  const later = days(22);
  const date = { ExpiresDateTime: text(days(30)) };
  it.each<[string, Invitation, object, object]>([
    ['what is not said stays, but it is sent', notSent, {}, { ...notSent, State: 1 }],
    ['not sent stays not sent', notSent, { SendInvitation: false }, notSent],
    ['sent stays sent', sent, { SendInvitation: false }, sent],
    ['a date extends', sent, date, { ...sent, Expires: date.ExpiresDateTime }],
    ['sending does not extend', sent, { SendInvitation: true }, sent],
    ['accepted stays accepted', accepted, { ...date, SendInvitation: true }, accepted],
  ])('%s', (_name, invitation, settings, expected) => {
    expect(changedInvitation(invitation, settings, later)).toEqual(expected);
  });

  it('refuses a date out of bounds, also for an accepted one', () => {
    for (const invitation of [sent, accepted]) {
      expect(() => changedInvitation(invitation, { ExpiresDateTime: text(now) }, later)).toThrow(InvalidInput);
    }
  });
});

it.each<[boolean, Invitation | null, object]>([
  [true, null, {}],
  [true, sent, { SendInvitation: null }],
  [false, sent, { SendInvitation: false }],
  [false, accepted, {}],
])('needs a mail: %s', (expected, invitation, settings) => {
  expect(needsMail(invitation, settings)).toBe(expected);
});

describe('invitationStatus', () => {
  it.each<[string, Invitation | null, boolean, bigint, InvitationStatusName]>([
    ['none', null, false, now, 'NoInvitation'],
    ['none, but a sign-in', null, true, now, 'InvitationAccepted'],
    ['not sent', notSent, false, now, 'InvitationNotSent'],
    ['sent', sent, false, now, 'InvitationSent'],
    ['just before its end', sent, false, days(21) - 1n, 'InvitationSent'],
    ['at its end', sent, false, days(21), 'InvitationExpired'],
    ['not sent, at its end', notSent, false, days(21), 'InvitationExpired'],
    ['just before it is gone', sent, false, days(35) - 1n, 'InvitationExpired'],
    ['14 days after its end', sent, false, days(35), 'NoInvitation'],
    ['accepted', accepted, false, now, 'InvitationAccepted'],
    ['accepted, years later', accepted, false, days(1000), 'InvitationAccepted'],
    ['expired, but a sign-in', sent, true, days(22), 'InvitationAccepted'],
  ])('%s', (_name, invitation, hasSignedIn, time, expected) => {
    expect(invitationStatus(invitation, hasSignedIn, time)).toBe(InvitationStatus[expected]);
  });

  it('changes only from sent to expired to none as time passes', () => {
    const order: readonly number[] = [3, 4, 1];
    fc.assert(
      fc.property(fc.bigInt(0n, 60n * ticksPerDay), fc.bigInt(0n, 60n * ticksPerDay), (one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const before = invitationStatus(sent, false, now + early);
        const after = invitationStatus(sent, false, now + late);
        expect(order.indexOf(before)).toBeLessThanOrEqual(order.indexOf(after));
        expect(isPastGracePeriod(sent, now + late) && !isExpired(sent, now + late)).toBe(false);
      }),
    );
  });
});
