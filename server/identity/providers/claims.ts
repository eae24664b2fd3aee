// Claims of identity providers that assign roles in the tenant (docs/behavior/identity.md#claims).
import type { components } from '../../../generated/types/provisioning.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { isSameClaim, type ClaimBody } from '../../domain/identity/claims.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { listIdentities, type PageQuery } from '../lists.ts';
import { requireRoles } from '../roles/roles.ts';
import { withTenantLock } from '../tenant-lock.ts';
import { findTenantProviderId } from './providers.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    claim: ClaimBody;
  }
}

type Schemas = components['schemas'];

/** Returns the JSON of a claim. */
export function claimJson(
  { Id, Value, IdentityProviderClaimTypeNameId, RoleIds }: ClaimBody,
  context: Pick<Context, 'verbose'>,
): Schemas['Claim'] {
  return applyIdentityVerbosity({ Id, Value, IdentityProviderClaimTypeNameId, RoleIds: [...RoleIds] }, context);
}

/** Returns the reply that lists the claims of a provider; throws NotFound. */
export async function listClaims(
  context: Context,
  providerId: string,
  query: PageQuery,
): Promise<ListReply<Schemas['Claim']>> {
  const { store, access } = context;
  const { tenant } = access.scope;
  await requireProviderId(store, tenant, providerId);
  const includes = ({ body }: StoredObject<'claim'>) => isSameIdentifier(body.IdentityProviderId, providerId);
  const toJson = ({ body }: StoredObject<'claim'>) => claimJson(body, context);
  return listIdentities(context, { scope: tenantScope(tenant), kind: 'claim', includes, toJson }, query);
}

/** Returns a claim of a provider; throws NotFound. */
export async function getClaim(
  { store, access }: Pick<Context, 'store' | 'access'>,
  providerId: string,
  id: string,
): Promise<ClaimBody> {
  const { tenant } = access.scope;
  await requireProviderId(store, tenant, providerId);
  return requireClaim(store, tenant, providerId, id);
}

/** Creates a claim of a provider. Throws NotFound, Conflict if the claim exists, and InvalidInput or Forbidden for a role. */
export function createClaim(
  { store, access, caller, now, ids }: Context,
  providerId: string,
  { Value, IdentityProviderClaimTypeNameId = null, RoleIds }: Schemas['ClaimCreate'],
): Promise<ClaimBody> {
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const IdentityProviderId = await requireProviderId(transaction, tenant, providerId);
    const roles = await requireRoles(transaction, tenant, RoleIds, caller);
    const claim: ClaimBody = {
      Id: ids.uuid(),
      Value,
      IdentityProviderClaimTypeNameId,
      RoleIds: roles.map(({ Id }) => Id),
      IdentityProviderId,
    };
    for await (const chunk of transaction.objects.list(tenantScope(tenant), 'claim')) {
      const existing = chunk.map(({ body }) => body).find((other) => isSameClaim(other, claim));
      if (existing) {
        throw new Failure('Conflict', `A claim with the value '${Value}' already exists.`, {
          parameters: { Id: existing.Id },
        });
      }
    }
    const created = formatDateTime(now);
    const object = { id: claim.Id, body: claim, owner: null, acl: null, created, modified: created };
    await transaction.objects.create(tenantScope(tenant), 'claim', object);
    return claim;
  });
}

/** Deletes a claim of a provider; throws NotFound. */
export async function deleteClaim(
  { store, access }: Pick<Context, 'store' | 'access'>,
  providerId: string,
  id: string,
): Promise<void> {
  const { tenant } = access.scope;
  await withTenantLock(store, tenant, async (transaction) => {
    await requireProviderId(transaction, tenant, providerId);
    await requireClaim(transaction, tenant, providerId, id);
    await transaction.objects.remove(tenantScope(tenant), 'claim', id);
  });
}

async function requireProviderId(store: Pick<Transaction, 'objects'>, tenant: string, id: string): Promise<string> {
  const providerId = await findTenantProviderId(store, tenant, id);
  if (providerId === null) throw notFound('identity provider', id);
  return providerId;
}

async function requireClaim(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  providerId: string,
  id: string,
): Promise<ClaimBody> {
  const claim = (await objects.get(tenantScope(tenant), 'claim', id))?.body;
  if (!claim || !isSameIdentifier(claim.IdentityProviderId, providerId)) throw notFound('claim', id);
  return claim;
}
