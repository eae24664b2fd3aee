// Invitations: how long they can be accepted, and the sign-up status of their user (document 2, section 3;
// docs/behavior/identity.md#invitations).
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

/** A stored invitation; times are ISO text. */
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

const lifetime = 21n * ticksPerDay;
const maxMonths = 2;
/** How long an expired invitation can still be extended; then it counts as deleted. */
const gracePeriod = 14n * ticksPerDay;

/** Returns a new invitation; throws InvalidInput for an expiry date that is out of bounds. */
export function newInvitation(
  ids: Pick<Invitation, 'Id' | 'TenantId' | 'UserId'>,
  { ExpiresDateTime, SendInvitation }: InvitationSettings,
  now: bigint,
): Invitation {
  return {
    ...ids,
    Issued: formatDateTime(now),
    Expires: formatDateTime(expiryOf(ExpiresDateTime, now) ?? now + lifetime),
    Accepted: null,
    State: SendInvitation === false ? InvitationState.None : InvitationState.InvitationEmailSent,
  };
}

/**
 * Returns a changed invitation: only a date extends it, and an accepted one stays as it is. Throws InvalidInput for an expiry date
 * out of bounds.
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

/** Returns the invitation, accepted. */
export function acceptedInvitation(invitation: Invitation, now: bigint): Invitation {
  return { ...invitation, Accepted: formatDateTime(now), State: InvitationState.InvitationAccepted };
}

/** Returns whether a request sends a mail: unless it declines one or the invitation has been accepted. */
export const needsMail = (invitation: Invitation | null, { SendInvitation }: InvitationSettings): boolean =>
  SendInvitation !== false && !(invitation && isAccepted(invitation));

/** Returns whether an invitation expired so long ago that it counts as deleted. */
export const isPastGracePeriod = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) + gracePeriod <= now;

/** Returns whether an invitation can no longer be accepted. */
export const isExpired = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) <= now;

/** Returns the sign-up status of a user from the invitation, if there is one, and from whether the user has signed in. */
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
