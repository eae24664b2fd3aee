// Invitations: until when they can be accepted, and the sign-up status of their user (docs/behavior/identity.md#invitations).
import { InvalidInput } from '../model.ts';
import { addMonths } from '../values/calendar.ts';
import { ticksPerDay } from '../values/ticks.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';

/** The state of an invitation, by its number in the API. */
export const InvitationState = { None: 0, InvitationEmailSent: 1, InvitationAccepted: 2 } as const;

/** The sign-up status of a user, by its number in the API. */
export const InvitationStatus = {
  InvitationAccepted: 0,
  NoInvitation: 1,
  InvitationNotSent: 2,
  InvitationSent: 3,
  InvitationExpired: 4,
} as const;
export type InvitationStatusName = keyof typeof InvitationStatus;
export type InvitationStatusNumber = (typeof InvitationStatus)[InvitationStatusName];

/** A stored invitation; times are in ISO 8601. */
export interface Invitation {
  readonly Id: string;
  readonly Issued: string;
  readonly Expires: string;
  readonly Accepted: string | null;
  readonly State: (typeof InvitationState)[keyof typeof InvitationState];
  readonly TenantId: string;
  readonly UserId: string;
}

/** The settings of an invitation in a request. */
export interface InvitationSettings {
  readonly ExpiresDateTime?: string | null | undefined;
  readonly SendInvitation?: boolean | null | undefined;
}

const lifetimeTicks = 21n * ticksPerDay;
const maxMonths = 2;
/** An expired invitation can be extended for this time; after it the invitation counts as deleted. */
const gracePeriodTicks = 14n * ticksPerDay;

/** Returns a new invitation; throws InvalidInput for an expiry date that is out of bounds. */
export function newInvitation(
  ids: Pick<Invitation, 'Id' | 'TenantId' | 'UserId'>,
  { ExpiresDateTime, SendInvitation }: InvitationSettings,
  now: bigint,
): Invitation {
  return {
    ...ids,
    Issued: formatDateTime(now),
    Expires: formatDateTime(expiryOf(ExpiresDateTime, now) ?? now + lifetimeTicks),
    Accepted: null,
    State: SendInvitation === false ? InvitationState.None : InvitationState.InvitationEmailSent,
  };
}

/**
 * Returns a changed invitation, whose expiry only changes with a date; an accepted one does not change. Throws InvalidInput for an
 * expiry date that is out of bounds.
 */
export function changedInvitation(invitation: Invitation, settings: InvitationSettings, now: bigint): Invitation {
  const expiry = expiryOf(settings.ExpiresDateTime, now);
  if (isAccepted(invitation)) return invitation;
  return {
    ...invitation,
    ...(expiry === undefined ? {} : { Expires: formatDateTime(expiry) }),
    ...(settings.SendInvitation === false ? {} : { State: InvitationState.InvitationEmailSent }),
  };
}

/** Returns the invitation, accepted at a time. */
export function acceptedInvitation(invitation: Invitation, now: bigint): Invitation {
  return { ...invitation, Accepted: formatDateTime(now), State: InvitationState.InvitationAccepted };
}

/** Returns whether a request sends a mail. It does not if it declines one or the invitation has been accepted. */
export const needsMail = (invitation: Invitation | null, { SendInvitation }: InvitationSettings): boolean =>
  SendInvitation !== false && !(invitation && isAccepted(invitation));

/** Returns whether an invitation counts as deleted, because its grace period is over. */
export const isPastGracePeriod = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) + gracePeriodTicks <= now;

/** Returns whether an invitation has expired without being accepted. */
export const isExpired = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) <= now;

/** Returns the sign-up status of a user with an invitation, or with null for none. */
export function invitationStatus(
  invitation: Invitation | null,
  hasSignedIn: boolean,
  now: bigint,
): InvitationStatusNumber {
  if (hasSignedIn || (invitation && isAccepted(invitation))) return InvitationStatus.InvitationAccepted;
  if (invitation === null || isPastGracePeriod(invitation, now)) return InvitationStatus.NoInvitation;
  if (isExpired(invitation, now)) return InvitationStatus.InvitationExpired;
  return invitation.State === InvitationState.None
    ? InvitationStatus.InvitationNotSent
    : InvitationStatus.InvitationSent;
}

const isAccepted = ({ Accepted }: Invitation): boolean => Accepted !== null;

/** Returns the ticks of a stored time, which is always valid. */
const ticksOf = (text: string): bigint => parseDateTime(text) ?? 0n;

function expiryOf(text: string | null | undefined, now: bigint): bigint | undefined {
  if (text === null || text === undefined) return undefined;
  const ticks = parseDateTime(text);
  const latest = addMonths(now, maxMonths);
  if (ticks !== undefined && ticks > now && ticks <= latest) return ticks;
  throw new InvalidInput(
    'ExpiresDateTime',
    `ExpiresDateTime must be in the future and not after ${formatDateTime(latest)}; '${text}' is not.`,
  );
}
