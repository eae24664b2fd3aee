// The roles of `x-access`. For reads, a caller has the roles in its token; for writes, those of them that it still has
// (docs/behavior/signing-in.md#callers-of-writes).
import type { Operation } from './operations.ts';
import { isGuid } from '../domain/identity/guid.ts';
import { InvalidInput } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import type { Store } from '../store/ports/store.ts';
import type { Caller } from '../requests/caller.ts';
import { findCommunity, isInvited, type CommunityBody, isMember } from '../tenancy/communities.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { RolesHeld } from '../requests/access.ts';
import { tenantScope, tenantRoles } from '../tenancy/tenants.ts';

type Path = Readonly<Record<string, string>>;

/** The parts of a request that determine the roles of its caller. */
export interface RoleContext {
  readonly store: Store;
  readonly caller: Caller;
  readonly tenant: string;
  readonly path: Path;
  readonly community: CommunityBody | null;
}

/** The custom role for working with displays (docs/behavior/displays-and-folders.md#requests). */
const displayUtilityRole = 'Display Utility User';

const hasRole = ({ caller }: RoleContext, roleId: string | undefined): boolean =>
  roleId !== undefined && caller.roleIds.some((id) => isSameIdentifier(id, roleId));

const isOneOf = (id: string | undefined, ...ids: readonly (string | undefined)[]): boolean =>
  id !== undefined && ids.some((other) => other !== undefined && isSameIdentifier(id, other));

/** The check for each role, by its name in `x-access`. */
const roleChecks: Readonly<Record<string, (roleContext: RoleContext) => boolean | Promise<boolean>>> = {
  // A user who signed in through a hybrid client can read that client (docs/behavior/identity.md#clients).
  Self: ({ caller, path }) =>
    (caller.kind === 'user' && isOneOf(path['userId'], caller.id)) ||
    isOneOf(path['clientId'], caller.clientId, caller.kind === 'client' ? caller.id : undefined),
  // The tenant in a path is the caller's, and every caller of a tenant is a member. Without a tenant in the path, the tenant
  // of the token counts, and it may have been deleted.
  TenantMember: async ({ store, tenant, path }) =>
    'tenantId' in path || (await store.objects.get(tenantScope(tenant), 'tenant', tenant)) !== null,
  TenantAdministrator: async (roleContext) =>
    isSameIdentifier(roleContext.tenant, roleContext.caller.tenantId) &&
    hasRole(roleContext, (await tenantRoles(roleContext.store, roleContext.tenant)).administrator),
  CommunityMember: (roleContext) =>
    isMember(roleContext.community, roleContext.caller.tenantId) &&
    hasRole(roleContext, roleContext.community?.roles.member),
  CommunityModerator: (roleContext) =>
    isMember(roleContext.community, roleContext.caller.tenantId) &&
    hasRole(roleContext, roleContext.community?.roles.moderator),
  CommunityAdministrator: (roleContext) =>
    isMember(roleContext.community, roleContext.caller.tenantId) &&
    hasRole(roleContext, roleContext.community?.roles.administrator),
  async DisplayUtilityUser({ store, caller, tenant }) {
    for (const id of caller.roleIds) {
      const role = await store.objects.get(tenantScope(tenant), 'role', id);
      if (role?.body.Name === displayUtilityRole) return true;
    }
    return false;
  },
};

/** Throws Forbidden unless the caller has one of the roles. */
export async function requireRole(roles: readonly string[], roleContext: RoleContext): Promise<void> {
  for (const role of roles) if (await roleChecks[role]?.(roleContext)) return;
  throw new Failure('Forbidden', `The caller has none of the roles ${roles.join(', ')}.`);
}

/**
 * Returns the community in the path, or null if the path has none. Throws InvalidInput for an id that is no GUID, and NotFound if it does
 * not exist or the caller's tenant is not a member, except in operations that join a community or decline an invitation.
 */
export async function communityInPath(
  store: Store,
  caller: Caller,
  operation: Operation,
  path: Path,
): Promise<CommunityBody | null> {
  const id = path['communityId'];
  if (id === undefined) return null;
  if (!isGuid(id)) throw new InvalidInput('communityId', `communityId must be a GUID, not '${id}'.`);
  const community = await findCommunity(store, id);
  const isVisible =
    isMember(community, caller.tenantId) ||
    operation.id === 'addCommunityTenant' ||
    (operation.id === 'removeCommunityInvitation' && (await isInvited(store, id, caller.tenantId)));
  if (!community || !isVisible) throw notFound('community', id);
  return community;
}

/**
 * Returns whether the tenant at the end of a path may differ from the caller's. Administrators of a community manage its member tenants, but
 * not the objects of those tenants.
 */
export const isCommunityTenantPath = ({ path }: Operation): boolean =>
  /\/Communities\/\{\w+\}\/(Tenants|Invitations)\/\{\w+\}$/.test(path);

/** Returns the check for one request that its caller has the roles that it assigns (`rolesHeld` in `x-access`). */
export function rolesHeld(operation: Operation, roleContext: RoleContext): RolesHeld {
  const declared = operation.access.flatMap((requirement) => ('rolesHeld' in requirement ? requirement.rolesHeld : []));
  let isChecked = false;
  return {
    async require({ assigned = [], existing = [] }) {
      isChecked = true;
      const required = [
        ...(declared.includes('assigned') ? assigned : []),
        ...(declared.includes('existing') ? existing : []),
      ];
      const missing = required.filter((id) => !hasRole(roleContext, id));
      if (missing.length === 0 || (await roleChecks['TenantAdministrator']?.(roleContext))) return;
      throw new Failure('Forbidden', `The caller lacks these roles: '${missing.join("', '")}'.`);
    },
    confirmChecked() {
      if (declared.length > 0 && !isChecked)
        throw new Error(`${operation.id} assigns roles without checking whether the caller has them.`);
    },
  };
}
