// Identity providers: the catalog of the server, and those that a tenant has added (docs/behavior/identity.md#identity-providers).
import type { components } from '../../../generated/types/identity.ts';
import { listObjects, type ListQuery } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import {
  withReadConsent,
  consentState,
  isSameUse,
  newProviderUse,
  recipientOf,
  type Provider,
  type ProviderUse,
} from '../../domain/identity/providers.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { Directory } from '../../identity-providers/port.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { creationDate, endSignIns } from '../users/sign-in-dates.ts';
import { withAdministratorCheck } from '../roles/last-administrator.ts';
import { countIdentities, listIdentities } from '../lists.ts';
import { withTenantLock } from '../tenant-lock.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    identityProvider: ProviderUse;
  }
}

type Schemas = components['schemas'];

const kind = 'identityProvider';
const word = 'identity provider';

/** The JSON of a provider. */
export function providerJson(provider: Provider, context: Pick<Context, 'verbose'>): Schemas['IdentityProvider'] {
  const { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities } = provider;
  const json = { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities };
  return applyIdentityVerbosity(json, context);
}

/** The address of a provider of the tenant. */
export function providerLocation({ baseUrl, access }: Pick<Context, 'baseUrl' | 'access'>, { Id }: Provider): string {
  return `${baseUrl}/api/v1/Tenants/${encodeURIComponent(access.scope.tenant)}/IdentityProviders/${Id}`;
}

/** The provider of the catalog with this identifier; throws NotFound. */
export async function getProvider({ directory }: Pick<Context, 'directory'>, id: string): Promise<Provider> {
  const found = (await directory.providers()).find(({ Id }) => isSameIdentifier(Id, id));
  if (!found) throw notFound(word, id);
  return found;
}

/** The provider of the catalog with this scheme, in any case; throws NotFound. */
export async function getProviderByScheme(
  { directory }: Pick<Context, 'directory'>,
  scheme: string,
): Promise<Provider> {
  const found = (await directory.providers()).find(({ Scheme }) => Scheme.toLowerCase() === scheme.toLowerCase());
  if (!found) throw notFound('sign-in scheme', scheme);
  return found;
}

/** The reply to a list of the providers of the catalog. */
export async function listProviders(context: Context, query: ListQuery) {
  const toJson = (providers: readonly Provider[]) => providers.map((provider) => providerJson(provider, context));
  const chunks = [await context.directory.providers()];
  return listObjects<Provider, Schemas['IdentityProvider']>(
    { chunks, fields: {}, members: () => ({}), toJson },
    { skip: query.skip, count: query.count },
  );
}

/** The reply to a list of the providers of a tenant, in the order in which they were added. */
export async function listTenantProviders(context: Context, query: ListQuery) {
  const catalog = await context.directory.providers();
  const toJson = ({ id }: { readonly id: string }) => providerJson(fromCatalog(catalog, id), context);
  return listIdentities(context, { scope: context.access.scope, kind, toJson }, query);
}

/** The reply to HEAD: the number of providers of a tenant. */
export const countTenantProviders = (context: Context) =>
  countIdentities(context, { scope: context.access.scope, kind });

/** A provider of the tenant, and how the tenant uses it; throws NotFound. */
export async function getTenantProvider(
  context: Context,
  id: string,
): Promise<{ readonly provider: Provider; readonly use: ProviderUse }> {
  const object = await context.store.objects.get(context.access.scope, kind, id);
  if (!object) throw notFound(word, id);
  const catalog = await context.directory.providers();
  return { provider: fromCatalog(catalog, object.id), use: object.body };
}

/** Adds a provider to the tenant unless it was added before; throws InvalidInput, and Conflict when it was added with other settings. */
export async function addTenantProvider(
  context: Context,
  body: Schemas['IdentityProviderAdd'],
): Promise<{ readonly provider: Provider; readonly isNew: boolean }> {
  const { directory, store, access, now } = context;
  const provider = await requireProvider(context, body.IdentityProviderId);
  const use = newProviderUse(provider, body);
  const recipient = recipientOf(provider, body);
  const existing = await store.objects.get(access.scope, kind, provider.Id);
  if (existing) return unchangedProvider(provider, existing.body, use);
  // Send the mail before taking the lock; when this fails, nothing is stored.
  if (recipient && use.asked) {
    const organization = { providerId: provider.Id, domain: use.organization };
    await directory.sendConsentRequest({ ...recipient, organization, consent: use.asked });
  }
  return withTenantLock(store, access.scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const created = await creationDate(transaction, access.scope.tenant, now);
    const object = { id: provider.Id, body: use, owner: null, acl: null, created, modified: created };
    if ((await objects.create(access.scope, kind, object)) === 'done') return { provider, isNew: true };
    const added = await objects.get(access.scope, kind, provider.Id);
    if (!added) throw notFound(word, provider.Id);
    return unchangedProvider(provider, added.body, use);
  });
}

/**
 * Removes a provider from the tenant; its users stay, and their sign-ins end. Throws NotFound, and Forbidden for the provider that the
 * caller signed in with and when the tenant would lose its last administrator.
 */
export async function removeTenantProvider({ store, access, caller, now }: Context, id: string): Promise<void> {
  await withTenantLock(store, access.scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const object = await objects.get(access.scope, kind, id);
    if (!object) throw notFound(word, id);
    if (caller.identityProviderId !== undefined && isSameIdentifier(caller.identityProviderId, id)) {
      throw new Failure('Forbidden', 'The caller is signed in with this identity provider.', {
        parameters: { Id: id },
      });
    }
    await withAdministratorCheck(transaction, access.scope.tenant, { now }, () =>
      objects.remove(access.scope, kind, id),
    );
    await endSignIns(transaction, access.scope.tenant);
  });
}

/** The JSON of the consent of a provider; throws NotFound. */
export async function getConsent(context: Context, id: string): Promise<Schemas['IdentityProviderConsent']> {
  const { provider, use } = await getTenantProvider(context, id);
  return consentJson(context, provider, use);
}

/** Asks a directory service for consent to read its directory; throws NotFound and InvalidInput. */
export async function grantConsent(
  context: Context,
  id: string,
  scheme: string | null | undefined,
): Promise<Schemas['IdentityProviderConsent']> {
  const { store, access, now } = context;
  const { provider } = await getTenantProvider(context, id);
  const use = await withTenantLock(store, access.scope.tenant, async ({ objects }) => {
    const object = await objects.get(access.scope, kind, id);
    if (!object) throw notFound(word, id);
    const body = withReadConsent(provider, object.body, scheme);
    await objects.put(access.scope, kind, { ...object, body, modified: formatDateTime(now) });
    return body;
  });
  return consentJson(context, provider, use);
}

async function consentJson(
  { directory }: Pick<Context, 'directory'>,
  { Id, Scheme }: Provider,
  { organization, asked }: ProviderUse,
) {
  if (asked === null) return { Scheme };
  return {
    Scheme,
    ConsentState: consentState(asked, await directory.grantedConsent({ providerId: Id, domain: organization })),
  };
}

/** The provider of the catalog that a body names; throws InvalidInput. */
async function requireProvider(context: Context, id: string | undefined): Promise<Provider> {
  const found = (await context.directory.providers()).find(({ Id }) => id !== undefined && isSameIdentifier(Id, id));
  if (found) return found;
  const fault = id === undefined ? 'must be given' : `must be that of a provider of the catalog; '${id}' is not`;
  throw new InvalidInput('IdentityProviderId', `IdentityProviderId ${fault}.`);
}

/** Returns a provider that was added with the same settings before; throws Conflict for other settings. */
function unchangedProvider(provider: Provider, existing: ProviderUse, wanted: ProviderUse) {
  const { Id, DisplayName } = provider;
  if (isSameUse(existing, wanted)) return { provider, isNew: false };
  throw new Failure('Conflict', `The tenant has the identity provider ${DisplayName} already.`, { parameters: { Id } });
}

/** The provider of the catalog; one that is no longer in it has only its identifier. */
function fromCatalog(catalog: readonly Provider[], id: string): Provider {
  return catalog.find(({ Id }) => isSameIdentifier(Id, id)) ?? { ...missingProvider, Id: id, DisplayName: id };
}

const missingProvider: Omit<Provider, 'Id' | 'DisplayName'> = {
  Scheme: '',
  UserIdClaimType: '',
  ClientId: '',
  IsConfigured: false,
  Capabilities: {
    User: { SignIn: false, Invitation: false, Search: false },
    Group: { Authorize: false, Search: false },
  },
  sharing: 'never',
};

/** The identifier of a provider of the tenant, as the tenant spells it, or null. */
export async function findTenantProviderId(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  id: string,
): Promise<string | null> {
  const object = await objects.get(tenantScope(tenant), kind, id);
  return object && object.id;
}

/** The identifier of a provider of the tenant; throws InvalidInput. */
export async function requireTenantProviderId(
  store: Pick<Transaction, 'objects'>,
  tenant: string,
  id: string,
): Promise<string> {
  const provider = await findTenantProviderId(store, tenant, id);
  if (provider !== null) return provider;
  throw new InvalidInput('IdentityProviderId', `The tenant has no identity provider '${id}'.`);
}

/** Returns a function that tells whether users of a provider need an invitation to sign up. */
export async function invitationRequirement(directory: Pick<Directory, 'providers'>): Promise<(id: string) => boolean> {
  const providers = await directory.providers();
  return (id) => providers.find(({ Id }) => isSameIdentifier(Id, id))?.Capabilities.User.Invitation ?? true;
}
