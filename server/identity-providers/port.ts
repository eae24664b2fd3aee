// What the server asks of the identity providers and of the directories behind them. An installation plugs its own in here.
import type { EntryPage, PageRequest } from '../domain/identity/directory-search.ts';
import type { Consent, Provider, Recipient } from '../domain/identity/providers.ts';

/** Whose directory is meant: that of a provider, and for a directory service of one of its organizations. */
export interface Organization {
  readonly providerId: string;
  /** Its domain; null where the provider has but one directory. */
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
  readonly asked: Consent;
}

/** The directory, or what sends its mail, cannot be reached for now. */
export class DirectoryUnavailable extends Error {
  override readonly name = 'DirectoryUnavailable';
}

/** Every method may reject with DirectoryUnavailable. A page is null when it was to begin with an entry that is not there. */
export interface Directory {
  /** The providers of this installation, in the order in which they are listed. */
  providers(): Promise<readonly Provider[]>;
  /** What the organization has consented to so far; null for nothing. */
  granted(organization: Organization): Promise<Consent | null>;
  sendConsentRequest(request: ConsentRequest): Promise<void>;
  /** Users of whom a name or the mail address starts with the query, in any case. */
  users(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryUser> | null>;
  /** Groups of which the name or the mail address starts with the query, in any case. */
  groups(organization: Organization, query: string, page: PageRequest): Promise<EntryPage<DirectoryGroup> | null>;
  /** The groups of a user; 'no user' when the directory has none with this identifier. */
  groupsOf(
    organization: Organization,
    userId: string,
    page: PageRequest,
  ): Promise<EntryPage<DirectoryGroup> | null | 'no user'>;
}
