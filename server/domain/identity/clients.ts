// Clients, which authenticate with a secret: hybrid clients for people who sign in, client credential clients without a user
// (docs/behavior/identity.md#clients).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
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

/** Returns a new hybrid client, by default with the identifier `id`; throws InvalidInput for invalid members. */
export function newHybridClient(changes: Changes<HybridSettings>, id: string): HybridSettings {
  return validHybrid({ ...applyChanges(hybridDefaults, changes), Id: changes.Id ?? id });
}

/** Returns a changed hybrid client; throws InvalidInput for invalid members and for another identifier. */
export function changedHybridClient(client: HybridSettings, changes: Changes<HybridSettings>): HybridSettings {
  return validHybrid({ ...applyChanges(client, changes), Id: requireSameId(client.Id, changes.Id) });
}

/**
 * Returns a new client credential client, by default with the identifier `id`; throws InvalidInput for invalid members other than
 * roles.
 */
export function newCredentialClient(changes: Changes<CredentialSettings>, id: string): CredentialSettings {
  return validClient({ ...applyChanges(credentialDefaults, changes), Id: changes.Id ?? id });
}

/** Returns a changed client credential client; throws InvalidInput for invalid members other than roles and for another identifier. */
export function changedCredentialClient(
  client: CredentialSettings,
  changes: Changes<CredentialSettings>,
): CredentialSettings {
  return validClient({ ...applyChanges(client, changes), Id: requireSameId(client.Id, changes.Id) });
}

function requireSameId(id: string, input: string | null | undefined): string {
  if (input === null || input === undefined || isSameIdentifier(input, id)) return id;
  throw new InvalidInput('Id', `Id must be left out or be the Id of the client, '${id}', which cannot change.`);
}

function validHybrid(client: HybridSettings): HybridSettings {
  const { RedirectUris, PostLogoutRedirectUris, ClientUri, LogoUri } = client;
  if (RedirectUris.length === 0) throw new InvalidInput('RedirectUris', 'RedirectUris must have at least one address.');
  checkAddresses('RedirectUris', RedirectUris);
  checkAddresses('PostLogoutRedirectUris', PostLogoutRedirectUris);
  checkAddresses('ClientUri', ClientUri === null ? [] : [ClientUri]);
  checkAddresses('LogoUri', LogoUri === null ? [] : [LogoUri]);
  return validClient(client);
}

function checkAddresses(subject: string, addresses: readonly string[]): void {
  if (addresses.length > maxAddresses) {
    throw new InvalidInput(subject, `${subject} must have at most ${String(maxAddresses)} addresses.`);
  }
  const relativeAddress = addresses.find((address) => !URL.canParse(address));
  if (relativeAddress === undefined) return;
  throw new InvalidInput(
    subject,
    `${subject} must be absolute, such as https://example.com/; '${relativeAddress}' is not.`,
  );
}

function validClient<T extends ClientSettings>(client: T): T {
  const { Name, AccessTokenLifetime } = client;
  if (Name.trim() === '') throw new InvalidInput('Name', 'Name must not be blank.');
  if (AccessTokenLifetime >= minLifetime && AccessTokenLifetime <= maxLifetime) return client;
  const range = `from ${String(minLifetime)} to ${String(maxLifetime)}`;
  throw new InvalidInput('AccessTokenLifetime', `AccessTokenLifetime must be ${range}, in seconds.`);
}
