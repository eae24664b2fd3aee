// Identity providers: their capabilities, how tenants use them, and the consent of directories
// (docs/behavior/identity.md#identity-providers).
import { InvalidInput } from '../model.ts';

/** A service that users sign in with, as listed in the catalog. */
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
  /** Whether its directory is shared with tenants: never, always, or by consent of its organization. */
  readonly sharing: 'never' | 'always' | 'by consent';
}

/** The consent of an organization; ReadAllUsersGroups includes SignIn. */
export type Consent = 'SignIn' | 'ReadAllUsersGroups';

/** How a tenant uses a provider; both members are null for one that needs no consent. */
export interface ProviderUse {
  readonly organization: string | null;
  /** The consent that the tenant requested. */
  readonly asked: Consent | null;
}

/** The recipient of a mail that asks for consent. */
export interface Recipient {
  readonly email: string;
  readonly givenName: string;
  readonly surname: string;
}

/** The input of a request that adds a provider. */
export interface ProviderUseInput {
  readonly DirectoryServiceTenant?: string | null | undefined;
  readonly DirectoryServiceConsentTypes?: string | null | undefined;
  readonly DirectoryServiceSendConsent?: boolean | undefined;
  readonly DirectoryServiceConsentEmail?: string | null | undefined;
  readonly DirectoryServiceConsentGivenName?: string | null | undefined;
  readonly DirectoryServiceConsentSurname?: string | null | undefined;
}

/** Returns the use of a provider by a tenant that adds it; throws InvalidInput if members for a directory service are missing. */
export function newProviderUse({ sharing }: Provider, input: ProviderUseInput): ProviderUse {
  if (sharing !== 'by consent') return { organization: null, asked: null };
  const organization = requireText('DirectoryServiceTenant', input.DirectoryServiceTenant).toLowerCase();
  return { organization, asked: parseConsent(input.DirectoryServiceConsentTypes ?? 'SignIn') };
}

/**
 * Returns the recipient of the mail that asks for consent, null if none is sent; throws InvalidInput for missing or invalid members.
 */
export function recipientOf({ sharing }: Provider, input: ProviderUseInput): Recipient | null {
  if (sharing !== 'by consent' || input.DirectoryServiceSendConsent !== true) return null;
  const email = requireText('DirectoryServiceConsentEmail', input.DirectoryServiceConsentEmail);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new InvalidInput('DirectoryServiceConsentEmail', `DirectoryServiceConsentEmail must be an e-mail address.`);
  }
  const givenName = requireText('DirectoryServiceConsentGivenName', input.DirectoryServiceConsentGivenName);
  return {
    email,
    givenName,
    surname: requireText('DirectoryServiceConsentSurname', input.DirectoryServiceConsentSurname),
  };
}

/** Returns whether two uses have the same organization and consent; false for providers that need no consent. */
export function isSameUse(a: ProviderUse, b: ProviderUse): boolean {
  return a.organization !== null && a.organization === b.organization && a.asked === b.asked;
}

/** Returns the state of a requested consent: the consent itself if the granted consent includes it, otherwise a pending one. */
export function consentState(requested: Consent, granted: Consent | null): Consent | `Pending_${Consent}` {
  return granted === requested || granted === 'ReadAllUsersGroups' ? requested : `Pending_${requested}`;
}

/**
 * Returns the use of a provider after a request to read its directory. Throws InvalidInput for a provider that needs no consent, and
 * for another scheme.
 */
export function withReadConsent(
  { Scheme, sharing }: Provider,
  use: ProviderUse,
  scheme: string | null | undefined,
): ProviderUse {
  if (sharing !== 'by consent') {
    throw new InvalidInput('identityProviderId', `${Scheme} is not a directory service that gives consent.`);
  }
  if (scheme?.toLowerCase() === Scheme.toLowerCase()) return { ...use, asked: 'ReadAllUsersGroups' };
  throw new InvalidInput('Scheme', `Scheme must be '${Scheme}', the scheme of the provider in the path.`);
}

/** Throws InvalidInput unless a tenant is allowed to search the users or groups of a provider. */
export function requireSearch(
  { Scheme, sharing, Capabilities }: Provider,
  kind: 'User' | 'Group',
  { asked }: ProviderUse,
  granted: Consent | null,
): void {
  if (!Capabilities[kind].Search || sharing === 'never') {
    throw new InvalidInput('identityProviderId', `${Scheme} has no directory to search.`);
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
