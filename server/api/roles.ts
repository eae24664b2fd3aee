// The roles of `x-access`: who has which, told by the token, so that it is good for reading until it expires (document 2, section 4);
// before a change it is compared with what the store knows (docs/behavior/signing-in.md#callers-of-writes).
import type { Operation } from './operations.ts';
import { isGuid } from '../domain/identity/guid.ts';
import { InvalidInput } from '../domain/model.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import type { Store } from '../store/ports/store.ts';
import type { Caller } from '../requests/caller.ts';
import { findCommunity, isInvited, type CommunityBody, takesPart } from '../tenancy/communities.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { RolesHeld } from '../requests/access.ts';
import { inTenant, tenantRoles } from '../tenancy/tenants.ts';

type Path = Readonly<Record<string, string>>;

/** What decides about roles: where the request is, and who asks. */
interface Question {
  readonly store: Store;
  readonly caller: Caller;
  readonly tenant: string;
  readonly path: Path;
  readonly community: CommunityBody | null;
}

/**
 * The custom role by whose name a tenant lets others than its administrators work with displays
 * (docs/behavior/displays-and-folders.md#requests).
 */
const displayUtilityRole = 'Display Utility User';

const has = ({ caller }: Question, roleId: string | undefined): boolean =>
  roleId !== undefined && caller.roleIds.some((id) => sameIdentifier(id, roleId));

const isOneOf = (id: string | undefined, ...ids: readonly (string | undefined)[]): boolean =>
  id !== undefined && ids.some((other) => other !== undefined && sameIdentifier(id, other));

/** Whether the caller holds a role of `x-access`, by its name there. */
const holding: Readonly<Record<string, (question: Question) => boolean | Promise<boolean>>> = {
  // Who acts through a hybrid client may read that client's record, as its token names it (docs/behavior/identity.md#clients).
  Self: ({ caller, path }) =>
    (caller.kind === 'user' && isOneOf(path['userId'], caller.id)) ||
    isOneOf(path['clientId'], caller.clientId, caller.kind === 'client' ? caller.id : undefined),
  // Every identity of a tenant is a member of it, and the tenant of the path was found to be the caller's; where the path names
  // none, the tenant of the token must still be there.
  TenantMember: async ({ store, tenant, path }) =>
    'tenantId' in path || (await store.objects.get(inTenant(tenant), 'tenant', tenant)) !== null,
  TenantAdministrator: async (question) =>
    sameIdentifier(question.tenant, question.caller.tenantId) &&
    has(question, (await tenantRoles(question.store, question.tenant)).administrator),
  CommunityMember: (question) =>
    takesPart(question.community, question.caller.tenantId) && has(question, question.community?.roles.member),
  CommunityModerator: (question) =>
    takesPart(question.community, question.caller.tenantId) && has(question, question.community?.roles.moderator),
  CommunityAdministrator: (question) =>
    takesPart(question.community, question.caller.tenantId) && has(question, question.community?.roles.administrator),
  async DisplayUtilityUser({ store, caller, tenant }) {
    for (const id of caller.roleIds) {
      const role = await store.objects.get(inTenant(tenant), 'role', id);
      if (role?.body.Name === displayUtilityRole) return true;
    }
    return false;
  },
};

/** Throws Forbidden unless the caller has one of the roles. */
export async function requireRole(roles: readonly string[], question: Question): Promise<void> {
  for (const role of roles) if (await holding[role]?.(question)) return;
  throw new Failure('Forbidden', `The caller has none of the roles ${roles.join(', ')}.`);
}

/**
 * The community that the path names, null where it names none; throws InvalidInput for what is no identifier, and NotFound for
 * one in which the caller's tenant takes no part, as if it did not exist. Only who joins or declines to need not be in it yet.
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
    takesPart(community, caller.tenantId) ||
    operation.id === 'addCommunityTenant' ||
    (operation.id === 'removeCommunityInvitation' && (await isInvited(store, id, caller.tenantId)));
  if (!community || !mayName) throw notFound('community', id);
  return community;
}

/**
 * Whether the tenant that a path ends with may be another than the caller's: which tenants take part in a community is for its
 * administrators to say, while what lies below a tenant is that tenant's alone.
 */
export const namesTenantOfCommunity = ({ path }: Operation): boolean =>
  /\/Communities\/\{\w+\}\/(Tenants|Invitations)\/\{\w+\}$/.test(path);

/** The rule of `rolesHeld` for one request. */
export function rolesHeld(operation: Operation, question: Question): RolesHeld {
  const declared = operation.access.flatMap((requirement) => ('rolesHeld' in requirement ? requirement.rolesHeld : []));
  let asked = false;
  return {
    async require({ assigned = [], existing = [] }) {
      asked = true;
      const wanted = [
        ...(declared.includes('assigned') ? assigned : []),
        ...(declared.includes('existing') ? existing : []),
      ];
      const lacking = wanted.filter((id) => !has(question, id));
      if (lacking.length === 0 || (await holding['TenantAdministrator']?.(question))) return;
      throw new Failure('Forbidden', `The caller does not hold the role '${lacking.join("', '")}'.`);
    },
    confirmAsked() {
      if (declared.length > 0 && !asked)
        throw new Error(`${operation.id} hands out roles without having asked whether the caller holds them.`);
    },
  };
}
