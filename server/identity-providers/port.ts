// The port to identity providers and the directories behind them. An installation implements it for its own ones.
import type { EntryPage, PageRequest } from '../domain/identity/directory-search.ts';
import type { Consent, Provider, Recipient } from '../domain/identity/providers.ts';

/** Names a directory: that of a provider, or, for a directory service, that of one of its organizations. */
export interface Organization {
  readonly providerId: string;
  /** Its domain; null where the provider has one directory only. */
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

/** The mail that asks somebody of an organization for consent. */
export interface ConsentRequest extends Recipient {
  readonly organization: Organization;
  readonly consent: Consent;
}

/** The directory, or its mail service, cannot be reached now. */
export class DirectoryUnavailable extends Error {
  override readonly name = 'DirectoryUnavailable';
}

/** Every method may reject with DirectoryUnavailable. A page is null when it should start with an entry that does not exist. */
export interface Directory {
  /** Returns the providers of this installation, in the order of lists. */
  providers(): Promise<readonly Provider[]>;
  /** Returns what the organization has consented to so far; null for nothing. */
  grantedConsent(organization: Organization): Promise<Consent | null>;
  sendConsentRequest(request: ConsentRequest): Promise<void>;
  /** Returns the users of whom a name or the mail address starts with the query, in any case. */
  users(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryUser> | null>;
  /** Returns the groups of which the name or the mail address starts with the query, in any case. */
  groups(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryGroup> | null>;
  /** Returns the groups of a user; 'no user' when the directory has none with this identifier. */
  groupsOfUser(
    organization: Organization,
    userId: string,
    page: PageRequest,
  ): Promise<EntryPage<DirectoryGroup> | null | 'no user'>;
}
