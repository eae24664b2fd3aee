// Identity providers: what one can do, what a tenant says when it adds one, how far its organization has consented
// (document 2, section 4; docs/behavior/identity.md#identity-providers).
import { InvalidInput } from '../model.ts';

/** A service that people sign in with, as the catalog has it. */
export interface Provider {
  readonly Id: string;
  readonly DisplayName: string;
  readonly Scheme: string;
  readonly UserIdClaimType: string;
  readonly ClientId: string;
  readonly IsConfigured: boolean;
  readonly Capabilities: {
    readonly User: { readonly SignIn: boolean; readonly Invitation: boolean; readonly Search: boolean };
    readonly Group: { readonly Authorize: boolean; readonly Search: boolean };
  };
  /** Whether its directory is shared with tenants: never, always, or by consent of the organization behind it. */
  readonly sharing: 'never' | 'always' | 'by consent';
}

/** What an organization consents to; the second contains the first. */
export type Consent = 'SignIn' | 'ReadAllUsersGroups';

/** How a tenant uses a provider; both are null for one that no organization has to consent to. */
export interface ProviderUse {
  readonly organization: string | null;
  readonly asked: Consent | null;
}

/** Who is to be asked for consent by mail. */
export interface Recipient {
  readonly email: string;
  readonly givenName: string;
  readonly surname: string;
}

/** What a caller says when a provider is added. */
export interface ProviderUseInput {
  readonly DirectoryServiceTenant?: string | null | undefined;
  readonly DirectoryServiceConsentTypes?: string | null | undefined;
  readonly DirectoryServiceSendConsent?: boolean | undefined;
  readonly DirectoryServiceConsentEmail?: string | null | undefined;
  readonly DirectoryServiceConsentGivenName?: string | null | undefined;
  readonly DirectoryServiceConsentSurname?: string | null | undefined;
}

/** Returns how a tenant that adds the provider will use it; throws InvalidInput when a directory service is given too little. */
export function newProviderUse({ sharing }: Provider, input: ProviderUseInput): ProviderUse {
  if (sharing !== 'by consent') return { organization: null, asked: null };
  const organization = requireText('DirectoryServiceTenant', input.DirectoryServiceTenant).toLowerCase();
  return { organization, asked: parseConsent(input.DirectoryServiceConsentTypes ?? 'SignIn') };
}

/** Returns who is asked for consent by mail, null when nobody is; throws InvalidInput when the recipient is not named. */
export function recipientOf({ sharing }: Provider, input: ProviderUseInput): Recipient | null {
  if (sharing !== 'by consent' || input.DirectoryServiceSendConsent !== true) return null;
  const email = requireText('DirectoryServiceConsentEmail', input.DirectoryServiceConsentEmail);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new InvalidInput('DirectoryServiceConsentEmail', `DirectoryServiceConsentEmail must be a mail address.`);
  }
  const givenName = requireText('DirectoryServiceConsentGivenName', input.DirectoryServiceConsentGivenName);
  return {
    email,
    givenName,
    surname: requireText('DirectoryServiceConsentSurname', input.DirectoryServiceConsentSurname),
  };
}

/** Returns whether two uses are the same, so that adding the one when there is the other changes nothing. */
export function isSameUse(one: ProviderUse, other: ProviderUse): boolean {
  return one.organization !== null && one.organization === other.organization && one.asked === other.asked;
}

/** Returns the state of a consent: what was asked for, pending until what was granted contains it. */
export function consentState(asked: Consent, granted: Consent | null): Consent | `Pending_${Consent}` {
  return granted === asked || granted === 'ReadAllUsersGroups' ? asked : `Pending_${asked}`;
}

/** Returns how a tenant uses a provider once it has asked to read its directory; throws InvalidInput for one that need not be asked. */
export function withReadConsent(
  { Scheme, sharing }: Provider,
  use: ProviderUse,
  scheme: string | null | undefined,
): ProviderUse {
  if (sharing !== 'by consent') {
    throw new InvalidInput('identityProviderId', `${Scheme} is no directory service that could consent.`);
  }
  if (scheme?.toLowerCase() === Scheme.toLowerCase()) return { ...use, asked: 'ReadAllUsersGroups' };
  throw new InvalidInput('Scheme', `Scheme must be '${Scheme}', that of the provider in the path.`);
}

/** Throws InvalidInput unless a tenant may search the users, or the groups, of a provider. */
export function requireSearch(
  { Scheme, sharing, Capabilities }: Provider,
  kind: 'User' | 'Group',
  { asked }: ProviderUse,
  granted: Consent | null,
): void {
  if (!Capabilities[kind].Search || sharing === 'never') {
    throw new InvalidInput('identityProviderId', `${Scheme} has no directory that could be searched.`);
  }
  if (sharing === 'always' || (asked === 'ReadAllUsersGroups' && granted === asked)) return;
  const consent = 'must have consented to ReadAllUsersGroups before its directory can be searched';
  throw new InvalidInput('identityProviderId', `${Scheme} ${consent}.`);
}

function requireText(subject: string, text: string | null | undefined): string {
  const value = text?.trim() ?? '';
  if (value !== '') return value;
  throw new InvalidInput(subject, `${subject} must be given.`);
}

function parseConsent(types: string): Consent {
  if (types === 'SignIn') return 'SignIn';
  if (types === 'SignIn;ReadAllUsersGroups') return 'ReadAllUsersGroups';
  const subject = 'DirectoryServiceConsentTypes';
  throw new InvalidInput(subject, `${subject} must be SignIn or SignIn;ReadAllUsersGroups, not '${types}'.`);
}
