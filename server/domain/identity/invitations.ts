// Invitations: how long they can be accepted, and how far they have brought their user (document 2, section 3;
// docs/behavior/identity.md#invitations).
import { InvalidInput } from '../model.ts';
import { addMonths } from '../values/calendar.ts';
import { ticksPerDay } from '../values/ticks.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';

/** How far an invitation has come, by the numbers on the wire. */
export const InvitationState = { None: 0, InvitationEmailSent: 1, InvitationAccepted: 2 } as const;

/** How far a user has come with signing up, by the numbers on the wire. */
export const InvitationStatus = {
  InvitationAccepted: 0,
  NoInvitation: 1,
  InvitationNotSent: 2,
  InvitationSent: 3,
  InvitationExpired: 4,
} as const;
export type InvitationStatusName = keyof typeof InvitationStatus;
export type InvitationStatusNumber = (typeof InvitationStatus)[InvitationStatusName];

/** An invitation as it is kept; times are ISO text. */
export interface Invitation {
  readonly Id: string;
  readonly Issued: string;
  readonly Expires: string;
  readonly Accepted: string | null;
  readonly State: (typeof InvitationState)[keyof typeof InvitationState];
  readonly TenantId: string;
  readonly UserId: string;
}

/** What a caller can say about an invitation. */
export interface InvitationSettings {
  readonly ExpiresDateTime?: string | null | undefined;
  readonly SendInvitation?: boolean | null | undefined;
}

const lifetime = 21n * ticksPerDay;
const maxMonths = 2;
/** For how long an invitation can still be extended after it has expired; then it is as if it had never been. */
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
 * Returns the invitation as the caller wishes it to be: only a date extends it, and what was accepted stays as it is. Throws
 * InvalidInput for an expiry date that is out of bounds.
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

/** Returns the invitation of a user who has signed in with it. */
export function acceptedInvitation(invitation: Invitation, now: bigint): Invitation {
  return { ...invitation, Accepted: formatDateTime(now), State: InvitationState.InvitationAccepted };
}

/** Whether the wish asks for a mail, and the invitation is one that a mail is still sent for. */
export const needsMail = (invitation: Invitation | null, { SendInvitation }: InvitationSettings): boolean =>
  SendInvitation !== false && !(invitation && isAccepted(invitation));

/** Whether an invitation is too old to be there any more. */
export const isForgotten = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) + gracePeriod <= now;

/** Whether an invitation can no longer be accepted. */
export const isExpired = (invitation: Invitation, now: bigint): boolean =>
  !isAccepted(invitation) && ticksOf(invitation.Expires) <= now;

/** How far a user has come, by the invitation, null where there is none, and by whether there was a sign-in. */
export function invitationStatus(
  invitation: Invitation | null,
  hasSignedIn: boolean,
  now: bigint,
): InvitationStatusNumber {
  if (hasSignedIn || (invitation && isAccepted(invitation))) return InvitationStatus.InvitationAccepted;
  if (invitation === null || isForgotten(invitation, now)) return InvitationStatus.NoInvitation;
  if (isExpired(invitation, now)) return InvitationStatus.InvitationExpired;
  return invitation.State === InvitationState.None
    ? InvitationStatus.InvitationNotSent
    : InvitationStatus.InvitationSent;
}

const isAccepted = ({ Accepted }: Invitation): boolean => Accepted !== null;

/** Stored times were written by us, so they can be read. */
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
