// Claims of an identity provider that give roles in the tenant (docs/behavior/identity.md#claims).
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/provisioning.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { isSameClaim, type ClaimBody } from '../../domain/identity/claims.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { listIdentities } from '../lists.ts';
import { requireRoles } from '../roles/roles.ts';
import { changeIdentities } from '../tenant-lock.ts';
import { findTenantProvider } from './user-providers.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    claim: ClaimBody;
  }
}

type Schemas = components['schemas'];

/** The JSON of a claim, as complete as the caller asked for. */
export function claimJson(
  { Id, Value, IdentityProviderClaimTypeNameId, RoleIds }: ClaimBody,
  context: Pick<Context, 'verbose'>,
): Schemas['Claim'] {
  return applyIdentityVerbosity({ Id, Value, IdentityProviderClaimTypeNameId, RoleIds: [...RoleIds] }, context);
}

/** The reply to a list of the claims of a provider; throws NotFound when the tenant has no such provider. */
export async function listClaims(
  context: Context,
  providerId: string,
  query: { readonly skip?: number | undefined; readonly count?: number | undefined },
): Promise<ListReply<Schemas['Claim']>> {
  const { store, access } = context;
  const { tenant } = access.scope;
  await requireProvider(store, tenant, providerId);
  const keep = ({ body }: StoredObject<'claim'>) => sameIdentifier(body.IdentityProviderId, providerId);
  const toJson = (objects: readonly StoredObject<'claim'>[]) => objects.map(({ body }) => claimJson(body, context));
  return listIdentities(context, { scope: inTenant(tenant), kind: 'claim', keep, toJson }, query);
}

/** A claim of a provider; throws NotFound. */
export async function readClaim({ store, access }: Context, providerId: string, id: string): Promise<ClaimBody> {
  const { tenant } = access.scope;
  await requireProvider(store, tenant, providerId);
  return findClaim(store, tenant, providerId, id);
}

/** Gives roles to a claim; throws NotFound for the provider, InvalidInput for a role, Conflict for a value that gives roles already. */
export function createClaim(
  { store, access, caller, now }: Context,
  providerId: string,
  { Value, IdentityProviderClaimTypeNameId = null, RoleIds }: Schemas['ClaimCreate'],
): Promise<ClaimBody> {
  const { tenant } = access.scope;
  return changeIdentities(store, tenant, async (transaction) => {
    const IdentityProviderId = await requireProvider(transaction, tenant, providerId);
    const roles = await requireRoles(transaction, tenant, RoleIds, caller);
    const claim: ClaimBody = {
      Id: randomUUID(),
      Value,
      IdentityProviderClaimTypeNameId,
      RoleIds: roles.map(({ Id }) => Id),
      IdentityProviderId,
    };
    for await (const chunk of transaction.objects.list(inTenant(tenant), 'claim')) {
      const same = chunk.map(({ body }) => body).find((other) => isSameClaim(other, claim));
      if (same) {
        throw new Failure('Conflict', `The claim '${Value}' gives roles already.`, { parameters: { Id: same.Id } });
      }
    }
    const created = formatDateTime(now);
    const object = { id: claim.Id, body: claim, owner: null, acl: null, created, modified: created };
    await transaction.objects.create(inTenant(tenant), 'claim', object);
    return claim;
  });
}

/** Removes a claim of a provider; throws NotFound. */
export async function deleteClaim({ store, access }: Context, providerId: string, id: string): Promise<void> {
  const { tenant } = access.scope;
  await changeIdentities(store, tenant, async (transaction) => {
    await requireProvider(transaction, tenant, providerId);
    await findClaim(transaction, tenant, providerId, id);
    await transaction.objects.remove(inTenant(tenant), 'claim', id);
  });
}

async function requireProvider(store: Pick<Transaction, 'objects'>, tenant: string, id: string): Promise<string> {
  const provider = await findTenantProvider(store, tenant, id);
  if (provider === null) throw notFound('identity provider', id);
  return provider;
}

async function findClaim(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  provider: string,
  id: string,
): Promise<ClaimBody> {
  const claim = (await objects.get(inTenant(tenant), 'claim', id))?.body;
  if (!claim || !sameIdentifier(claim.IdentityProviderId, provider)) throw notFound('claim', id);
  return claim;
}
