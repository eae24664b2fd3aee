// Invitations: until when they can be accepted, and the status of their users (docs/behavior/identity.md#invitations).
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

describe('a new invitation', () => {
  it('can be accepted for 21 days and is sent', () => {
    expect(sent).toEqual({
      ...ids,
      Issued: '2026-03-02T08:15:00Z',
      Expires: '2026-03-23T08:15:00Z',
      Accepted: null,
      State: 1,
    });
  });

  it.each([
    ['is sent by default', { SendInvitation: null }, { State: 1 }],
    ['is not sent if the request declines it', { SendInvitation: false }, { State: 0 }],
    ['can expire after a tick', { ExpiresDateTime: text(now + 1n) }, { Expires: text(now + 1n) }],
    ['can expire after two months', { ExpiresDateTime: '2026-05-02T08:15:00Z' }, { Expires: '2026-05-02T08:15:00Z' }],
    [
      'can expire at a time with an offset',
      { ExpiresDateTime: '2026-03-03T00:00:00+02:00' },
      { Expires: '2026-03-02T22:00:00Z' },
    ],
    [
      'can expire at a time without an offset, which is in UTC',
      { ExpiresDateTime: '2026-03-03T00:00:00' },
      { Expires: '2026-03-03T00:00:00Z' },
    ],
  ])('%s', (_name, settings, expected) => {
    expect(newInvitation(ids, settings, now)).toMatchObject(expected);
  });

  it.each([
    ['the current time', text(now)],
    ['a tick more than two months', text(at('2026-05-02T08:15:00Z') + 1n)],
    ['a time in the past', '2026-03-02T08:14:59Z'],
    ['an invalid time', 'soon'],
  ])('is refused with %s as expiry', (_name, ExpiresDateTime) => {
    expect(() => newInvitation(ids, { ExpiresDateTime }, now)).toThrow(InvalidInput);
  });
});

describe('a changed invitation', () => {
  const later = days(22);
  const date = { ExpiresDateTime: text(days(30)) };
  it.each<[string, Invitation, object, object]>([
    ['is sent by default', notSent, {}, { ...notSent, State: 1 }],
    ['is still not sent if the request declines it', notSent, { SendInvitation: false }, notSent],
    ['is still sent if the request declines it', sent, { SendInvitation: false }, sent],
    ['is extended to a date', sent, date, { ...sent, Expires: date.ExpiresDateTime }],
    ['is not extended by sending it', sent, { SendInvitation: true }, sent],
    ['does not change after it is accepted', accepted, { ...date, SendInvitation: true }, accepted],
  ])('%s', (_name, invitation, settings, expected) => {
    expect(changedInvitation(invitation, settings, later)).toEqual(expected);
  });

  it('is refused with a date out of bounds, even if it is accepted', () => {
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
])('needsMail returns %s for %j and %j', (expected, invitation, settings) => {
  expect(needsMail(invitation, settings)).toBe(expected);
});

describe('the status of a user', () => {
  it.each<[string, Invitation | null, boolean, bigint, InvitationStatusName]>([
    ['no invitation', null, false, now, 'NoInvitation'],
    ['no invitation but a sign-in', null, true, now, 'InvitationAccepted'],
    ['an invitation that is not sent', notSent, false, now, 'InvitationNotSent'],
    ['an invitation that is sent', sent, false, now, 'InvitationSent'],
    ['an invitation before its expiry', sent, false, days(21) - 1n, 'InvitationSent'],
    ['an invitation at its expiry', sent, false, days(21), 'InvitationExpired'],
    ['an invitation that is not sent, at its expiry', notSent, false, days(21), 'InvitationExpired'],
    ['an invitation at the end of its grace period', sent, false, days(35) - 1n, 'InvitationExpired'],
    ['an invitation after its grace period', sent, false, days(35), 'NoInvitation'],
    ['an accepted invitation', accepted, false, now, 'InvitationAccepted'],
    ['an accepted invitation years later', accepted, false, days(1000), 'InvitationAccepted'],
    ['an expired invitation and a sign-in', sent, true, days(22), 'InvitationAccepted'],
  ])('is right with %s', (_name, invitation, hasSignedIn, time, expected) => {
    expect(invitationStatus(invitation, hasSignedIn, time)).toBe(InvitationStatus[expected]);
  });

  it('changes only from sent to expired to none as time passes', () => {
    const order: readonly number[] = [3, 4, 1];
    fc.assert(
      fc.property(fc.bigInt(0n, 60n * ticksPerDay), fc.bigInt(0n, 60n * ticksPerDay), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const before = invitationStatus(sent, false, now + early);
        const after = invitationStatus(sent, false, now + late);
        expect(order.indexOf(before)).toBeLessThanOrEqual(order.indexOf(after));
        expect(isPastGracePeriod(sent, now + late) && !isExpired(sent, now + late)).toBe(false);
      }),
    );
  });
});
