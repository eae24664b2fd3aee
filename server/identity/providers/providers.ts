// Identity providers: the catalog of the installation, and those that a tenant uses (document 2, section 4).
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
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { dateOfArrival, endSignIns } from '../users/sign-in-dates.ts';
import { keepingAdministrator } from '../roles/last-administrator.ts';
import { countIdentities, listIdentities } from '../lists.ts';
import { changeIdentities } from '../tenant-lock.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    identityProvider: ProviderUse;
  }
}

type Schemas = components['schemas'];

const kind = 'identityProvider';
const word = 'identity provider';

/** The JSON of a provider, as complete as the caller asked for. */
export function providerJson(provider: Provider, context: Pick<Context, 'verbose'>): Schemas['IdentityProvider'] {
  const { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities } = provider;
  const shown = { Id, DisplayName, Scheme, UserIdClaimType, ClientId, IsConfigured, Capabilities };
  return applyIdentityVerbosity(shown, context);
}

/** The address of a provider of the tenant that the path names. */
export function addressOfProvider({ baseUrl, access }: Context, { Id }: Provider): string {
  return `${baseUrl}/api/v1/Tenants/${encodeURIComponent(access.scope.tenant)}/IdentityProviders/${Id}`;
}

/** The provider of the catalog with this identifier; throws NotFound. */
export async function findProvider({ directory }: Pick<Context, 'directory'>, id: string): Promise<Provider> {
  const found = (await directory.providers()).find(({ Id }) => sameIdentifier(Id, id));
  if (!found) throw notFound(word, id);
  return found;
}

/** The provider of the catalog with this scheme, in any case; throws NotFound. */
export async function findByScheme({ directory }: Pick<Context, 'directory'>, scheme: string): Promise<Provider> {
  const found = (await directory.providers()).find(({ Scheme }) => Scheme.toLowerCase() === scheme.toLowerCase());
  if (!found) throw notFound('sign-in scheme', scheme);
  return found;
}

/** The reply to a list of the catalog. */
export async function listCatalog(context: Context, query: ListQuery) {
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
  const toJson = (ids: readonly { readonly id: string }[]) =>
    ids.map(({ id }) => providerJson(fromCatalog(catalog, id), context));
  return listIdentities(context, { scope: context.access.scope, kind, toJson }, query);
}

/** The reply to HEAD: how many providers a tenant has. */
export const countTenantProviders = (context: Context) =>
  countIdentities(context, { scope: context.access.scope, kind });

/** A provider of the tenant that the path names, and how the tenant uses it; throws NotFound. */
export async function tenantProvider(
  context: Context,
  id: string,
): Promise<{ readonly provider: Provider; readonly use: ProviderUse }> {
  const object = await context.store.objects.get(context.access.scope, kind, id);
  if (!object) throw notFound(word, id);
  const catalog = await context.directory.providers();
  return { provider: fromCatalog(catalog, object.id), use: object.body };
}

/** Adds a provider to the tenant; it is not new when exactly this addition was made before. Throws InvalidInput and Conflict. */
export async function addProvider(
  context: Context,
  body: Schemas['IdentityProviderAdd'],
): Promise<{ readonly provider: Provider; readonly isNew: boolean }> {
  const { directory, store, access, now } = context;
  const provider = await knownProvider(context, body.IdentityProviderId);
  const use = newProviderUse(provider, body);
  const recipient = recipientOf(provider, body);
  const before = await store.objects.get(access.scope, kind, provider.Id);
  if (before) return sameAsBefore(provider, before.body, use);
  // No lock is held while a mail is sent, and nothing is kept when it cannot be.
  if (recipient && use.asked) {
    const organization = { providerId: provider.Id, domain: use.organization };
    await directory.sendConsentRequest({ ...recipient, organization, asked: use.asked });
  }
  return changeIdentities(store, access.scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const created = await dateOfArrival(transaction, access.scope.tenant, now);
    const object = { id: provider.Id, body: use, owner: null, acl: null, created, modified: created };
    if ((await objects.create(access.scope, kind, object)) === 'done') return { provider, isNew: true };
    const first = await objects.get(access.scope, kind, provider.Id);
    if (!first) throw notFound(word, provider.Id);
    return sameAsBefore(provider, first.body, use);
  });
}

/** Removes a provider from the tenant; its users stay, and their sign-ins end. Throws NotFound, and Forbidden for the one that the caller signed in with. */
export async function removeProvider({ store, access, caller, now }: Context, id: string): Promise<void> {
  await changeIdentities(store, access.scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const object = await objects.get(access.scope, kind, id);
    if (!object) throw notFound(word, id);
    if (caller.identityProviderId !== undefined && sameIdentifier(caller.identityProviderId, id)) {
      throw new Failure('Forbidden', 'The caller is signed in with this identity provider.', {
        parameters: { Id: id },
      });
    }
    await keepingAdministrator(transaction, access.scope.tenant, { now }, () => objects.remove(access.scope, kind, id));
    await endSignIns(transaction, access.scope.tenant);
  });
}

/** What a provider shares with the tenant; throws NotFound. */
export async function consentJson(context: Context, id: string): Promise<Schemas['IdentityProviderConsent']> {
  const { provider, use } = await tenantProvider(context, id);
  return stateOf(context, provider, use);
}

/** Asks a directory service to let the tenant read its directory; throws NotFound and InvalidInput. */
export async function askToRead(
  context: Context,
  id: string,
  scheme: string | null | undefined,
): Promise<Schemas['IdentityProviderConsent']> {
  const { store, access, now } = context;
  const { provider } = await tenantProvider(context, id);
  const use = await changeIdentities(store, access.scope.tenant, async ({ objects }) => {
    const object = await objects.get(access.scope, kind, id);
    if (!object) throw notFound(word, id);
    const body = withReadConsent(provider, object.body, scheme);
    await objects.put(access.scope, kind, { ...object, body, modified: formatDateTime(now) });
    return body;
  });
  return stateOf(context, provider, use);
}

async function stateOf({ directory }: Context, { Id, Scheme }: Provider, { organization, asked }: ProviderUse) {
  if (asked === null) return { Scheme };
  return {
    Scheme,
    ConsentState: consentState(asked, await directory.granted({ providerId: Id, domain: organization })),
  };
}

async function knownProvider(context: Context, id: string | undefined): Promise<Provider> {
  const found = (await context.directory.providers()).find(({ Id }) => id !== undefined && sameIdentifier(Id, id));
  if (found) return found;
  const fault = id === undefined ? 'must be given' : `must be that of a provider of the catalog; '${id}' is not`;
  throw new InvalidInput('IdentityProviderId', `IdentityProviderId ${fault}.`);
}

/** Returns the provider for the same addition of a directory service; throws Conflict for any other. */
function sameAsBefore(provider: Provider, before: ProviderUse, now: ProviderUse) {
  const { Id, DisplayName } = provider;
  if (isSameUse(before, now)) return { provider, isNew: false };
  throw new Failure('Conflict', `The tenant has the identity provider ${DisplayName} already.`, { parameters: { Id } });
}

/** A provider of the catalog, or what is left of one that is in there no more. */
function fromCatalog(catalog: readonly Provider[], id: string): Provider {
  return catalog.find(({ Id }) => sameIdentifier(Id, id)) ?? { ...unconfigured, Id: id, DisplayName: id };
}

const unconfigured: Omit<Provider, 'Id' | 'DisplayName'> = {
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
