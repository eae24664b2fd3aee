// The port to identity providers and their directories. Implement it to connect other directories than the built-in one.
import type { EntryPage, PageRequest } from '../domain/identity/directory-search.ts';
import type { Consent, Provider, Recipient } from '../domain/identity/providers.ts';

/** Identifies a directory: that of a provider or, for a directory service, that of one of its organizations. */
export interface Organization {
  readonly providerId: string;
  /** The domain of the organization; null if the provider has only one directory. */
  readonly domain: string | null;
}

export interface DirectoryUser {
  readonly Id: string;
  readonly GivenName: string | null;
  readonly Surname: string | null;
  readonly Name: string | null;
  readonly Email: string | null;
}

export interface DirectoryGroup {
  readonly Id: string;
  readonly Name: string | null;
  readonly Email: string | null;
  readonly IsClusterManagementAllowed: boolean;
}

/** A mail that requests the consent of an organization. */
export interface ConsentRequest extends Recipient {
  readonly organization: Organization;
  readonly consent: Consent;
}

/** The directory, or its mail service, cannot be reached now. */
export class DirectoryUnavailable extends Error {
  override readonly name = 'DirectoryUnavailable';
}

/** Every method can reject with DirectoryUnavailable. A page is null if the entry that it must start with does not exist. */
export interface Directory {
  /** Returns the catalog of providers, in the order of lists. */
  providers(): Promise<readonly Provider[]>;
  /** Returns the consent that the organization has given so far; null if it has given none. */
  grantedConsent(organization: Organization): Promise<Consent | null>;
  sendConsentRequest(request: ConsentRequest): Promise<void>;
  /** Returns a page of the users with a name or mail address that starts with the query, ignoring case. */
  users(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryUser> | null>;
  /** Returns a page of the groups with a name or mail address that starts with the query, ignoring case. */
  groups(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryGroup> | null>;
  /** Returns a page of the groups of a user; 'no user' if the directory has no user with this identifier. */
  groupsOfUser(
    organization: Organization,
    userId: string,
    page: PageRequest,
  ): Promise<EntryPage<DirectoryGroup> | null | 'no user'>;
}
