// Users, with data from administrators and from identity providers (docs/behavior/identity.md#users).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { isGuid } from './guid.ts';

/** A claim that a provider stated at a sign-in: its value and its kind. The kind is null for membership in a group. */
export interface ClaimValue {
  readonly kind: string | null;
  readonly value: string;
}

/** A stored user. */
export interface UserBody {
  readonly Id: string;
  readonly GivenName: string | null;
  readonly Surname: string | null;
  readonly Name: string | null;
  readonly Email: string | null;
  readonly ContactEmail: string | null;
  readonly ContactGivenName: string | null;
  readonly ContactSurname: string | null;
  readonly ExternalUserId: string | null;
  readonly IdentityProviderId: string;
  /** The assigned roles, without those from claims. */
  readonly RoleIds: readonly string[];
  /** The identifier of the user's object in the directory of the provider. */
  readonly directoryId: string | null;
  /** The claims of the last sign-in. */
  readonly claims: readonly ClaimValue[];
  /** The time of the first sign-in in ISO 8601; null before it. */
  readonly signedUp: string | null;
}

/** The input of a request about a user; null is the same as absent. */
export interface UserInput {
  readonly Id?: string | null | undefined;
  readonly ExternalUserId?: string | null | undefined;
  readonly ContactGivenName?: string | null | undefined;
  readonly ContactSurname?: string | null | undefined;
  readonly ContactEmail?: string | null | undefined;
  readonly IdentityProviderId?: string | null | undefined;
  readonly IdentityProviderSpecificUserId?: string | null | undefined;
}

/** A user as an identity provider describes it. */
export interface Profile {
  /** The user's identifier at the provider; it never changes. */
  readonly subject: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly givenName?: string | undefined;
  readonly surname?: string | undefined;
  /** The identifier of the user's object in the directory of the provider. */
  readonly directoryId?: string | undefined;
  readonly claims?: readonly ClaimValue[] | undefined;
}

/** Returns a user who has not signed in; throws InvalidInput for malformed members. */
export function newUser(
  input: UserInput & { readonly IdentityProviderId: string },
  Id: string,
  RoleIds: readonly string[],
): UserBody {
  const emptyUser: UserBody = {
    Id,
    GivenName: null,
    Surname: null,
    Name: null,
    Email: null,
    ContactEmail: null,
    ContactGivenName: null,
    ContactSurname: null,
    ExternalUserId: null,
    IdentityProviderId: input.IdentityProviderId,
    RoleIds,
    directoryId: null,
    claims: [],
    signedUp: null,
  };
  if (!isGuid(Id)) throw new InvalidInput('Id', `Id must be a GUID, not '${Id}'.`);
  return applyInput(emptyUser, input);
}

/**
 * Returns the user with the input applied; throws InvalidInput for malformed members and for another identifier or identity provider.
 */
export function changedUser(user: UserBody, input: UserInput, RoleIds = user.RoleIds): UserBody {
  requireSame('Id', user.Id, input.Id);
  requireSame('IdentityProviderId', user.IdentityProviderId, input.IdentityProviderId);
  return { ...applyInput(user, input), RoleIds };
}

/** Returns the user with the data of the provider after a sign-in at a time (ISO 8601). */
export function signedInUser(user: UserBody, profile: Profile, time: string): UserBody {
  return {
    ...user,
    GivenName: profile.givenName ?? null,
    Surname: profile.surname ?? null,
    Name: profile.name ?? null,
    Email: profile.email ?? null,
    ExternalUserId: profile.subject,
    claims: profile.claims ?? [],
    signedUp: user.signedUp ?? time,
  };
}

/**
 * Returns whether a profile belongs to a user. It compares the identifier at the provider, else the object in the directory, else the
 * e-mail address.
 */
export function matchesProfile(user: UserBody, profile: Profile): boolean {
  if (user.ExternalUserId !== null) return user.ExternalUserId === profile.subject;
  if (user.directoryId !== null) return user.directoryId === profile.directoryId;
  const email = emailOf(user);
  return email !== null && profile.email !== undefined && isSameIdentifier(email, profile.email);
}

/** Returns the e-mail address of a user: that of the provider, else that of the administrator. */
export const emailOf = ({ Email, ContactEmail }: Pick<UserBody, 'Email' | 'ContactEmail'>): string | null =>
  Email ?? ContactEmail;

/** The keys that are unique among the users of a provider in a tenant. */
export interface UniqueKeys {
  readonly email: string | null;
  readonly subject: string | null;
  readonly directoryId: string | null;
}

/** Returns the unique keys of a user. */
export const uniqueKeysOf = (user: UserBody): UniqueKeys => ({
  email: emailOf(user)?.toLowerCase() ?? null,
  subject: user.ExternalUserId,
  directoryId: user.directoryId,
});

function applyInput(user: UserBody, input: UserInput): UserBody {
  const ContactEmail = input.ContactEmail ?? user.ContactEmail;
  if (ContactEmail !== null && !/^[^\s@]+@[^\s@]+$/.test(ContactEmail)) {
    throw new InvalidInput('ContactEmail', `ContactEmail must be an e-mail address, not '${ContactEmail}'.`);
  }
  return {
    ...user,
    ContactEmail,
    ContactGivenName: input.ContactGivenName ?? user.ContactGivenName,
    ContactSurname: input.ContactSurname ?? user.ContactSurname,
    ExternalUserId: input.ExternalUserId ?? user.ExternalUserId,
    directoryId: input.IdentityProviderSpecificUserId ?? user.directoryId,
  };
}

function requireSame(subject: string, stored: string, input: string | null | undefined): void {
  if (input === null || input === undefined || isSameIdentifier(input, stored)) return;
  throw new InvalidInput(subject, `${subject} cannot be changed: it is '${stored}', not '${input}'.`);
}
