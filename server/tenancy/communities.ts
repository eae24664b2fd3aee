// Communities: groups of tenants. Communities and their roles belong to no tenant, so their scopes have none.
import type { CommunityRole } from '../domain/identity/role-types.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { tenantRoles } from './tenants.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    community: CommunityBody;
    /** Stored twice: in the scope of the community and in that of the tenant. */
    communityInvitation: CommunityInvitation;
    /** The membership of a tenant in a community; its id is that of the community. */
    membership: object;
  }
}

export interface CommunityBody {
  readonly Id: string;
  readonly Name: string;
  readonly Description: string | null;
  /** The members, in the order in which they joined. */
  readonly TenantIds: readonly string[];
  /** The ids of the community's built-in roles. */
  readonly roles: Readonly<Record<CommunityRole, string>>;
}

/** The invitation of a tenant to a community. */
export interface CommunityInvitation {
  readonly CommunityId: string;
  readonly CommunityName: string;
  readonly TenantId: string;
  readonly Issued: string;
}

/** The scope of objects that belong to no tenant, such as communities. */
export const globalScope: Scope = { tenant: '', namespace: '' };

/** Returns the scope of the roles and invitations of a community. */
export const communityScope = (community: string): Scope => ({ tenant: '', namespace: community });

/** The kind of the invitations of tenants to communities. */
export const invitationKind = 'communityInvitation';

/** Returns whether a tenant is invited to a community. */
export async function isInvited(
  { objects }: Pick<Transaction, 'objects'>,
  community: string,
  tenant: string,
): Promise<boolean> {
  return (await objects.get(communityScope(community), invitationKind, tenant)) !== null;
}

/** Returns the ids of the tenants that a community has invited. */
export async function invitedTenants({ objects }: Pick<Transaction, 'objects'>, community: string): Promise<string[]> {
  const tenants: string[] = [];
  for await (const chunk of objects.list(communityScope(community), invitationKind))
    tenants.push(...chunk.map(({ id }) => id));
  return tenants;
}

/** Removes the invitation of a tenant to a community from both scopes, if it exists. */
export async function removeInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  community: string,
  tenant: string,
): Promise<void> {
  await objects.remove(communityScope(community), invitationKind, tenant);
  await objects.remove({ tenant, namespace: '' }, invitationKind, community);
}

/** Returns the id of the member that joined first: the tenant that created the community, unless it has left. */
export const founderOf = ({ TenantIds }: CommunityBody): string => TenantIds[0] ?? '';

/** Returns the community with an identifier, or null. */
export async function findCommunity(
  { objects }: Pick<Transaction, 'objects'>,
  id: string,
): Promise<CommunityBody | null> {
  const object = await objects.get(globalScope, 'community', id);
  return object ? object.body : null;
}

/** The tenant and the roles of a caller. */
interface TenantIdentity {
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

/** Returns whether a tenant is a member of a community; roles of the community count only for members. */
export const isMember = (community: CommunityBody | null, tenant: string): boolean =>
  community?.TenantIds.some((id) => isSameIdentifier(id, tenant)) ?? false;

/**
 * Returns whether a caller can appoint administrators of a community: its own administrators can, and those of the founder, so that a
 * community without administrators can get new ones (docs/behavior/access-control.md#communities).
 */
export async function canPromote(
  store: Pick<Transaction, 'objects'>,
  caller: TenantIdentity,
  community: CommunityBody,
): Promise<boolean> {
  const hasRole = (roleId: string) => caller.roleIds.some((id) => isSameIdentifier(id, roleId));
  if (isMember(community, caller.tenantId) && hasRole(community.roles.administrator)) return true;
  if (!isSameIdentifier(founderOf(community), caller.tenantId)) return false;
  return hasRole((await tenantRoles(store, caller.tenantId)).administrator);
}
