// Applications that authenticate with a secret: with a person (hybrid clients) or alone (client credential clients); document 2,
// sections 1 and 2, and docs/behavior/identity.md#clients.
import { InvalidInput } from '../model.ts';
import { sameIdentifier } from '../objects/identifiers.ts';
import { isGuid } from './guid.ts';
import { merged, type Given } from './merging.ts';

/** What both kinds of clients have. */
export interface ClientSettings {
  readonly Id: string;
  readonly Name: string;
  readonly Enabled: boolean;
  /** Seconds. */
  readonly AccessTokenLifetime: number;
  readonly Tags: readonly string[];
}

/** A client that people sign in with. */
export interface HybridSettings extends ClientSettings {
  readonly RedirectUris: readonly string[];
  readonly PostLogoutRedirectUris: readonly string[];
  readonly ClientUri: string | null;
  readonly LogoUri: string | null;
  readonly AllowOfflineAccess: boolean;
  readonly AllowAccessTokensViaBrowser: boolean;
}

/** A client that works without a person. */
export interface CredentialSettings extends ClientSettings {
  /** Roles in the tenant and in its communities. */
  readonly RoleIds: readonly string[];
}

/** The longest that a token lives, and what it lives when nobody says otherwise. */
const longestLifetime = 3600;
const shortestLifetime = 60;
const mostAddresses = 10;

const noHybrid: HybridSettings = {
  Id: '',
  Name: '',
  Enabled: true,
  AccessTokenLifetime: longestLifetime,
  RedirectUris: [],
  PostLogoutRedirectUris: [],
  ClientUri: null,
  LogoUri: null,
  Tags: [],
  AllowOfflineAccess: false,
  AllowAccessTokensViaBrowser: false,
};

const noCredential: CredentialSettings = {
  Id: '',
  Name: '',
  Enabled: true,
  AccessTokenLifetime: longestLifetime,
  Tags: [],
  RoleIds: [],
};

/** Returns a new hybrid client; `id` is taken when the caller names none. Throws InvalidInput for what breaks a rule. */
export function newHybrid(given: Given<HybridSettings>, id: string): HybridSettings {
  return checkedHybrid({ ...merged(noHybrid, given), Id: requireGuid('Id', given.Id ?? id) });
}

/** Returns a hybrid client after a change: members that are left out or null stay. Throws InvalidInput. */
export function changedHybrid(client: HybridSettings, given: Given<HybridSettings>): HybridSettings {
  return checkedHybrid({ ...merged(client, given), Id: keptId(client.Id, given.Id) });
}

/** Returns a new client credential client; its roles are judged elsewhere. Throws InvalidInput for what breaks a rule. */
export function newCredential(given: Given<CredentialSettings>, id: string): CredentialSettings {
  return checked({ ...merged(noCredential, given), Id: requireGuid('Id', given.Id ?? id) });
}

/** Returns a client credential client after a change: members that are left out or null stay. Throws InvalidInput. */
export function changedCredential(client: CredentialSettings, given: Given<CredentialSettings>): CredentialSettings {
  return checked({ ...merged(client, given), Id: keptId(client.Id, given.Id) });
}

function requireGuid(subject: string, text: string): string {
  if (isGuid(text)) return text;
  throw new InvalidInput(subject, `${subject} must be a GUID; '${text}' is none.`);
}

function keptId(id: string, given: string | null | undefined): string {
  if (given === null || given === undefined || sameIdentifier(given, id)) return id;
  throw new InvalidInput('Id', `Id must be left out or be that of the client, '${id}', which cannot change.`);
}

function checkedHybrid(client: HybridSettings): HybridSettings {
  const { RedirectUris, PostLogoutRedirectUris, ClientUri, LogoUri } = client;
  if (RedirectUris.length === 0) throw new InvalidInput('RedirectUris', 'RedirectUris must hold at least one address.');
  checkAddresses('RedirectUris', RedirectUris);
  checkAddresses('PostLogoutRedirectUris', PostLogoutRedirectUris);
  checkAddresses('ClientUri', ClientUri === null ? [] : [ClientUri]);
  checkAddresses('LogoUri', LogoUri === null ? [] : [LogoUri]);
  return checked(client);
}

function checkAddresses(subject: string, addresses: readonly string[]): void {
  if (addresses.length > mostAddresses) {
    throw new InvalidInput(subject, `${subject} must hold at most ${String(mostAddresses)} addresses.`);
  }
  const relative = addresses.find((address) => !URL.canParse(address));
  if (relative === undefined) return;
  throw new InvalidInput(subject, `${subject} must be absolute, such as https://example.com/; '${relative}' is not.`);
}

function checked<T extends ClientSettings>(client: T): T {
  const { Name, AccessTokenLifetime } = client;
  if (Name.trim() === '') throw new InvalidInput('Name', 'Name must not be blank.');
  if (AccessTokenLifetime >= shortestLifetime && AccessTokenLifetime <= longestLifetime) return client;
  const range = `from ${String(shortestLifetime)} to ${String(longestLifetime)}`;
  throw new InvalidInput('AccessTokenLifetime', `AccessTokenLifetime must be ${range}, in seconds.`);
}
