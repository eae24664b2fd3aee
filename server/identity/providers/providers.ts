// Identity providers: those of the catalog, and those that a tenant has added (docs/behavior/identity.md#identity-providers).
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
/** The kind in messages. */
const word = 'identity provider';

/** Returns the JSON of a provider. */
export function providerJson(provider: Provider, context: Pick<Context, 'verbose'>): Schemas['IdentityProvider'] {
  const { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities } = provider;
  const json = { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities };
  return applyIdentityVerbosity(json, context);
}

/** Returns the URL of a provider of the tenant. */
export function providerLocation({ baseUrl, access }: Pick<Context, 'baseUrl' | 'access'>, { Id }: Provider): string {
  return `${baseUrl}/api/v1/Tenants/${encodeURIComponent(access.scope.tenant)}/IdentityProviders/${Id}`;
}

/** Returns the provider of the catalog with an identifier; throws NotFound. */
export async function getProvider({ directory }: Pick<Context, 'directory'>, id: string): Promise<Provider> {
  const found = (await directory.providers()).find(({ Id }) => isSameIdentifier(Id, id));
  if (!found) throw notFound(word, id);
  return found;
}

/** Returns the provider of the catalog with a scheme, ignoring case; throws NotFound. */
export async function getProviderByScheme(
  { directory }: Pick<Context, 'directory'>,
  scheme: string,
): Promise<Provider> {
  const found = (await directory.providers()).find(({ Scheme }) => Scheme.toLowerCase() === scheme.toLowerCase());
  if (!found) throw notFound('sign-in scheme', scheme);
  return found;
}

/** Returns the reply that lists the providers of the catalog. */
export async function listProviders(context: Pick<Context, 'directory' | 'verbose'>, query: ListQuery) {
  const toJson = (providers: readonly Provider[]) => providers.map((provider) => providerJson(provider, context));
  const chunks = [await context.directory.providers()];
  return listObjects<Provider, Schemas['IdentityProvider']>(
    { chunks, fields: {}, members: () => ({}), toJson },
    { skip: query.skip, count: query.count },
  );
}

/** Returns the reply that lists the providers of a tenant, in the order in which they were added. */
export async function listTenantProviders(context: Context, query: ListQuery) {
  const catalog = await context.directory.providers();
  const toJson = ({ id }: { readonly id: string }) => providerJson(fromCatalog(catalog, id), context);
  return listIdentities(context, { scope: context.access.scope, kind, toJson }, query);
}

/** Returns the reply to HEAD: the number of providers of a tenant. */
export const countTenantProviders = (context: Pick<Context, 'access' | 'store'>) =>
  countIdentities(context, { scope: context.access.scope, kind });

/** Returns a provider of the tenant with the tenant's settings for it; throws NotFound. */
export async function getTenantProvider(
  context: Pick<Context, 'access' | 'store' | 'directory'>,
  id: string,
): Promise<{ readonly provider: Provider; readonly use: ProviderUse }> {
  const object = await context.store.objects.get(context.access.scope, kind, id);
  if (!object) throw notFound(word, id);
  const catalog = await context.directory.providers();
  return { provider: fromCatalog(catalog, object.id), use: object.body };
}

/** Adds a provider, or returns a directory service that the tenant has with the same settings. Throws InvalidInput and Conflict. */
export async function addTenantProvider(
  context: Context,
  body: Schemas['IdentityProviderAdd'],
): Promise<{ readonly provider: Provider; readonly isNew: boolean }> {
  const { directory, store, access, now } = context;
  const provider = await requireProvider(context, body.IdentityProviderId);
  const use = newProviderUse(provider, body);
  const recipient = recipientOf(provider, body);
  const existing = await store.objects.get(access.scope, kind, provider.Id);
  if (existing) return requireSameUse(provider, existing.body, use);
  // The mail is sent before the tenant is locked; if it fails, nothing is stored.
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
    return requireSameUse(provider, added.body, use);
  });
}

/**
 * Removes a provider from the tenant. Its users remain, but their sign-ins end. Throws NotFound, and Forbidden if the caller signed in
 * with it or if the tenant would lose its last administrator.
 */
export async function removeTenantProvider({ store, access, caller, now }: Context, id: string): Promise<void> {
  await withTenantLock(store, access.scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const object = await objects.get(access.scope, kind, id);
    if (!object) throw notFound(word, id);
    if (caller.identityProviderId !== undefined && isSameIdentifier(caller.identityProviderId, id)) {
      throw new Failure('Forbidden', 'The caller signed in with this identity provider and cannot remove it.', {
        parameters: { Id: id },
      });
    }
    await withAdministratorCheck(transaction, access.scope.tenant, { now }, () =>
      objects.remove(access.scope, kind, id),
    );
    await endSignIns(transaction, access.scope.tenant);
  });
}

/** Returns the JSON of the consent of a provider; throws NotFound. */
export async function getConsent(
  context: Pick<Context, 'access' | 'store' | 'directory'>,
  id: string,
): Promise<Schemas['IdentityProviderConsent']> {
  const { provider, use } = await getTenantProvider(context, id);
  return consentJson(context, provider, use);
}

/** Requests consent to read the directory of a provider; throws NotFound and InvalidInput. */
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

/** Returns the provider of the catalog with the identifier in a body; throws InvalidInput. */
async function requireProvider(context: Pick<Context, 'directory'>, id: string | undefined): Promise<Provider> {
  const found = (await context.directory.providers()).find(({ Id }) => id !== undefined && isSameIdentifier(Id, id));
  if (found) return found;
  const requirement =
    id === undefined ? 'must be given' : `must be the identifier of a provider of the catalog, not '${id}'`;
  throw new InvalidInput('IdentityProviderId', `IdentityProviderId ${requirement}.`);
}

/** Returns a directory service that the tenant has with the same settings; throws Conflict for others. */
function requireSameUse(provider: Provider, existing: ProviderUse, use: ProviderUse) {
  const { Id, DisplayName } = provider;
  if (isSameUse(existing, use)) return { provider, isNew: false };
  throw new Failure('Conflict', `The tenant already has the identity provider '${DisplayName}'.`, {
    parameters: { Id },
  });
}

/** Returns a provider of the catalog; for one that is no longer in it, a provider with only its identifier. */
function fromCatalog(catalog: readonly Provider[], id: string): Provider {
  return catalog.find(({ Id }) => isSameIdentifier(Id, id)) ?? { ...unlistedProvider, Id: id, DisplayName: id };
}

const unlistedProvider: Omit<Provider, 'Id' | 'DisplayName'> = {
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

/** Returns the identifier of a provider of the tenant in its stored spelling; null if the tenant does not have it. */
export async function findTenantProviderId(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  id: string,
): Promise<string | null> {
  const object = await objects.get(tenantScope(tenant), kind, id);
  return object && object.id;
}

/** Returns the identifier of a provider of the tenant in its stored spelling; throws InvalidInput if the tenant does not have it. */
export async function requireTenantProviderId(
  store: Pick<Transaction, 'objects'>,
  tenant: string,
  id: string,
): Promise<string> {
  const providerId = await findTenantProviderId(store, tenant, id);
  if (providerId !== null) return providerId;
  throw new InvalidInput('IdentityProviderId', `The tenant has no identity provider '${id}'.`);
}

/** Returns a function that returns whether users of a provider need an invitation for their first sign-in. */
export async function invitationRequirement(directory: Pick<Directory, 'providers'>): Promise<(id: string) => boolean> {
  const providers = await directory.providers();
  return (id) => providers.find(({ Id }) => isSameIdentifier(Id, id))?.Capabilities.User.Invitation ?? true;
}
