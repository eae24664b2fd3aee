// Communities: groups of tenants. They belong to no tenant, so they and their roles are kept in scopes of none.
import type { CommunityRole } from '../domain/identity/role-types.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { tenantRoles } from './tenants.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    community: CommunityBody;
    /** Kept twice: where its community and where its tenant finds it. */
    communityInvitation: CommunityInvitation;
    /** By the identifier of a community in which the tenant takes part. */
    membership: object;
  }
}

export interface CommunityBody {
  readonly Id: string;
  readonly Name: string;
  readonly Description: string | null;
  /** In the order in which they joined. */
  readonly TenantIds: readonly string[];
  /** The ids that the built-in roles have there. */
  readonly roles: Readonly<Record<CommunityRole, string>>;
}

/** The invitation of a tenant to a community. */
export interface CommunityInvitation {
  readonly CommunityId: string;
  readonly CommunityName: string;
  readonly TenantId: string;
  readonly Issued: string;
}

/** The scope of what belongs to no tenant: communities, and marks of the server. */
export const globalScope: Scope = { tenant: '', namespace: '' };

/** The scope of the roles and invitations of a community. */
export const communityScope = (community: string): Scope => ({ tenant: '', namespace: community });

/** The kind of invitations, each of a community to a tenant. */
export const invitationKind = 'communityInvitation';

/** Returns whether a tenant is invited to a community. */
export async function isInvited(
  { objects }: Pick<Transaction, 'objects'>,
  community: string,
  tenant: string,
): Promise<boolean> {
  return (await objects.get(communityScope(community), invitationKind, tenant)) !== null;
}

/** Returns the tenants that a community has invited. */
export async function invitedTenants({ objects }: Pick<Transaction, 'objects'>, community: string): Promise<string[]> {
  const tenants: string[] = [];
  for await (const chunk of objects.list(communityScope(community), invitationKind))
    tenants.push(...chunk.map(({ id }) => id));
  return tenants;
}

/** Removes the invitation of a tenant, if any. It is stored twice: in the scope of the community and in that of the tenant. */
export async function removeInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  community: string,
  tenant: string,
): Promise<void> {
  await objects.remove(communityScope(community), invitationKind, tenant);
  await objects.remove({ tenant, namespace: '' }, invitationKind, community);
}

/** The tenant that joined first: the one that made the community, while it takes part. */
export const founderOf = ({ TenantIds }: CommunityBody): string => TenantIds[0] ?? '';

/** Returns the community with an identifier, or null. */
export async function findCommunity(
  { objects }: Pick<Transaction, 'objects'>,
  id: string,
): Promise<CommunityBody | null> {
  const object = await objects.get(globalScope, 'community', id);
  return object ? object.body : null;
}

/** The tenant of a caller, and the roles that they hold. */
interface Member {
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

/** Returns whether a tenant takes part in a community: only so long do roles of the community count. */
export const isMember = (community: CommunityBody | null, tenant: string): boolean =>
  community?.TenantIds.some((id) => sameIdentifier(id, tenant)) ?? false;

/**
 * Returns whether the caller may make somebody an administrator of a community: its own administrators, and those of the tenant that
 * founded it, so that a community whose administrators are gone gets new ones (docs/behavior/access-control.md#communities).
 */
export async function canPromote(
  store: Pick<Transaction, 'objects'>,
  caller: Member,
  community: CommunityBody,
): Promise<boolean> {
  const holds = (roleId: string) => caller.roleIds.some((id) => sameIdentifier(id, roleId));
  if (isMember(community, caller.tenantId) && holds(community.roles.administrator)) return true;
  if (!sameIdentifier(founderOf(community), caller.tenantId)) return false;
  return holds((await tenantRoles(store, caller.tenantId)).administrator);
}
