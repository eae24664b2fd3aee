// Applications that authenticate with a secret: with a person (hybrid clients) or alone (client credential clients); document 2,
// sections 1 and 2, and docs/behavior/identity.md#clients.
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { isGuid } from './guid.ts';
import { applyChanges, type Changes } from './changes.ts';

/** The settings of both kinds of clients. */
export interface ClientSettings {
  readonly Id: string;
  readonly Name: string;
  readonly Enabled: boolean;
  /** In seconds. */
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

/** A client that works without a user. */
export interface CredentialSettings extends ClientSettings {
  /** Roles in the tenant and in its communities. */
  readonly RoleIds: readonly string[];
}

/** In seconds; the maximum is also the default. */
const maxLifetime = 3600;
const minLifetime = 60;
const maxAddresses = 10;

const hybridDefaults: HybridSettings = {
  Id: '',
  Name: '',
  Enabled: true,
  AccessTokenLifetime: maxLifetime,
  RedirectUris: [],
  PostLogoutRedirectUris: [],
  ClientUri: null,
  LogoUri: null,
  Tags: [],
  AllowOfflineAccess: false,
  AllowAccessTokensViaBrowser: false,
};

const credentialDefaults: CredentialSettings = {
  Id: '',
  Name: '',
  Enabled: true,
  AccessTokenLifetime: maxLifetime,
  Tags: [],
  RoleIds: [],
};

/** Returns a new hybrid client; `id` is used when the input has none. Throws InvalidInput. */
export function newHybridClient(changes: Changes<HybridSettings>, id: string): HybridSettings {
  return validHybrid({ ...applyChanges(hybridDefaults, changes), Id: requireGuid('Id', changes.Id ?? id) });
}

/** Returns a changed hybrid client; absent and null members stay. Throws InvalidInput. */
export function changedHybridClient(client: HybridSettings, changes: Changes<HybridSettings>): HybridSettings {
  return validHybrid({ ...applyChanges(client, changes), Id: requireSameId(client.Id, changes.Id) });
}

/** Returns a new client credential client; its roles are checked elsewhere. Throws InvalidInput. */
export function newCredentialClient(changes: Changes<CredentialSettings>, id: string): CredentialSettings {
  return validClient({ ...applyChanges(credentialDefaults, changes), Id: requireGuid('Id', changes.Id ?? id) });
}

/** Returns a changed client credential client; absent and null members stay. Throws InvalidInput. */
export function changedCredentialClient(
  client: CredentialSettings,
  changes: Changes<CredentialSettings>,
): CredentialSettings {
  return validClient({ ...applyChanges(client, changes), Id: requireSameId(client.Id, changes.Id) });
}

function requireGuid(subject: string, text: string): string {
  if (isGuid(text)) return text;
  throw new InvalidInput(subject, `${subject} must be a GUID, not '${text}'.`);
}

function requireSameId(id: string, changes: string | null | undefined): string {
  if (changes === null || changes === undefined || isSameIdentifier(changes, id)) return id;
  throw new InvalidInput('Id', `Id must be left out or be that of the client, '${id}', which cannot change.`);
}

function validHybrid(client: HybridSettings): HybridSettings {
  const { RedirectUris, PostLogoutRedirectUris, ClientUri, LogoUri } = client;
  if (RedirectUris.length === 0) throw new InvalidInput('RedirectUris', 'RedirectUris must hold at least one address.');
  checkAddresses('RedirectUris', RedirectUris);
  checkAddresses('PostLogoutRedirectUris', PostLogoutRedirectUris);
  checkAddresses('ClientUri', ClientUri === null ? [] : [ClientUri]);
  checkAddresses('LogoUri', LogoUri === null ? [] : [LogoUri]);
  return validClient(client);
}

function checkAddresses(subject: string, addresses: readonly string[]): void {
  if (addresses.length > maxAddresses) {
    throw new InvalidInput(subject, `${subject} must hold at most ${String(maxAddresses)} addresses.`);
  }
  const relative = addresses.find((address) => !URL.canParse(address));
  if (relative === undefined) return;
  throw new InvalidInput(subject, `${subject} must be absolute, such as https://example.com/; '${relative}' is not.`);
}

function validClient<T extends ClientSettings>(client: T): T {
  const { Name, AccessTokenLifetime } = client;
  if (Name.trim() === '') throw new InvalidInput('Name', 'Name must not be blank.');
  if (AccessTokenLifetime >= minLifetime && AccessTokenLifetime <= maxLifetime) return client;
  const range = `from ${String(minLifetime)} to ${String(maxLifetime)}`;
  throw new InvalidInput('AccessTokenLifetime', `AccessTokenLifetime must be ${range}, in seconds.`);
}
