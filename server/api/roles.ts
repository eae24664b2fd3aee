// The roles of `x-access`. A caller has those of its token until the token expires (document 2, section 4); before a change the token
// is compared with the store (docs/behavior/signing-in.md#callers-of-writes).
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

/** The inputs of decisions about roles: the caller and the path. */
export interface RoleQuestion {
  readonly store: Store;
  readonly caller: Caller;
  readonly tenant: string;
  readonly path: Path;
  readonly community: CommunityBody | null;
}

/**
 * The name of the custom role that allows users other than administrators to work with displays
 * (docs/behavior/displays-and-folders.md#requests).
 */
const displayUtilityRole = 'Display Utility User';

const has = ({ caller }: RoleQuestion, roleId: string | undefined): boolean =>
  roleId !== undefined && caller.roleIds.some((id) => isSameIdentifier(id, roleId));

const isOneOf = (id: string | undefined, ...ids: readonly (string | undefined)[]): boolean =>
  id !== undefined && ids.some((other) => other !== undefined && isSameIdentifier(id, other));

/** Whether the caller has a role, by its name in `x-access`. */
const holding: Readonly<Record<string, (question: RoleQuestion) => boolean | Promise<boolean>>> = {
  // A user who signed in through a hybrid client may read the record of that client (docs/behavior/identity.md#clients).
  Self: ({ caller, path }) =>
    (caller.kind === 'user' && isOneOf(path['userId'], caller.id)) ||
    isOneOf(path['clientId'], caller.clientId, caller.kind === 'client' ? caller.id : undefined),
  // Every identity of a tenant is a member, and the tenant of the path is the caller's. A path without a tenant means that of the
  // token, which may have been deleted.
  TenantMember: async ({ store, tenant, path }) =>
    'tenantId' in path || (await store.objects.get(tenantScope(tenant), 'tenant', tenant)) !== null,
  TenantAdministrator: async (question) =>
    isSameIdentifier(question.tenant, question.caller.tenantId) &&
    has(question, (await tenantRoles(question.store, question.tenant)).administrator),
  CommunityMember: (question) =>
    isMember(question.community, question.caller.tenantId) && has(question, question.community?.roles.member),
  CommunityModerator: (question) =>
    isMember(question.community, question.caller.tenantId) && has(question, question.community?.roles.moderator),
  CommunityAdministrator: (question) =>
    isMember(question.community, question.caller.tenantId) && has(question, question.community?.roles.administrator),
  async DisplayUtilityUser({ store, caller, tenant }) {
    for (const id of caller.roleIds) {
      const role = await store.objects.get(tenantScope(tenant), 'role', id);
      if (role?.body.Name === displayUtilityRole) return true;
    }
    return false;
  },
};

/** Throws Forbidden unless the caller has one of the roles. */
export async function requireRole(roles: readonly string[], question: RoleQuestion): Promise<void> {
  for (const role of roles) if (await holding[role]?.(question)) return;
  throw new Failure('Forbidden', `The caller has none of the roles ${roles.join(', ')}.`);
}

/**
 * Returns the community that the path names, null when it names none; throws InvalidInput for an id that is no GUID, and NotFound
 * for a community without the caller's tenant, except for operations that join it or decline an invitation.
 */
export async function communityOf(
  store: Store,
  caller: Caller,
  operation: Operation,
  path: Path,
): Promise<CommunityBody | null> {
  const id = path['communityId'];
  if (id === undefined) return null;
  if (!isGuid(id)) throw new InvalidInput('communityId', `communityId must be a GUID, not '${id}'.`);
  const community = await findCommunity(store, id);
  const mayName =
    isMember(community, caller.tenantId) ||
    operation.id === 'addCommunityTenant' ||
    (operation.id === 'removeCommunityInvitation' && (await isInvited(store, id, caller.tenantId)));
  if (!community || !mayName) throw notFound('community', id);
  return community;
}

/**
 * Whether the tenant that a path ends with may be another than the caller's: administrators of a community manage its tenants, but
 * nothing below a tenant.
 */
export const namesTenantOfCommunity = ({ path }: Operation): boolean =>
  /\/Communities\/\{\w+\}\/(Tenants|Invitations)\/\{\w+\}$/.test(path);

/** Returns the check of `rolesHeld` for one request. */
export function rolesHeld(operation: Operation, question: RoleQuestion): RolesHeld {
  const declared = operation.access.flatMap((requirement) => ('rolesHeld' in requirement ? requirement.rolesHeld : []));
  let isChecked = false;
  return {
    async require({ assigned = [], existing = [] }) {
      isChecked = true;
      const required = [
        ...(declared.includes('assigned') ? assigned : []),
        ...(declared.includes('existing') ? existing : []),
      ];
      const missing = required.filter((id) => !has(question, id));
      if (missing.length === 0 || (await holding['TenantAdministrator']?.(question))) return;
      throw new Failure('Forbidden', `The caller does not hold the role '${missing.join("', '")}'.`);
    },
    confirmChecked() {
      if (declared.length > 0 && !isChecked)
        throw new Error(`${operation.id} assigns roles without checking whether the caller has them.`);
    },
  };
}
