// Users as they are read: with the roles that they have in effect, and how far they have come with signing up.
import type { components } from '../../../generated/types/identity.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import type { JsonText } from '../../requests/reply-body.ts';
import { effectiveRoles, rolesByClaims, type ClaimBody } from '../../domain/identity/claims.ts';
import {
  invitationStatus,
  InvitationStatus,
  type Invitation,
  type InvitationStatusName,
} from '../../domain/identity/invitations.ts';
import type { UserBody } from '../../domain/identity/users.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { notFound } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { countIdentities, jsonList, listIdentities, namedIdentities } from '../lists.ts';
import { multiStatus } from '../multi-status.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    user: UserBody;
  }
}

type Schemas = components['schemas'];
type Objects = Pick<Transaction, 'objects'>;
interface Query {
  readonly id?: readonly string[] | undefined;
  readonly skip?: number | undefined;
  readonly count?: number | undefined;
}

const userOf = ({ body }: StoredObject<'user'>) => body;
const usersOf = ({ access }: Pick<Context, 'access'>) =>
  ({ scope: inTenant(access.scope.tenant), kind: 'user' }) as const;

/** A user of a tenant; throws NotFound. */
export async function findUser({ objects }: Objects, tenant: string, id: string): Promise<UserBody> {
  const object = await objects.get(inTenant(tenant), 'user', id);
  if (!object) throw notFound('user', id);
  return userOf(object);
}

/** What tells all roles of a user of a tenant, those by claims of the provider included. */
export async function rolesInEffect(
  { objects }: Objects,
  tenant: string,
): Promise<(user: UserBody) => readonly string[]> {
  const claims: ClaimBody[] = [];
  for await (const chunk of objects.list(inTenant(tenant), 'claim')) claims.push(...chunk.map(({ body }) => body));
  const byClaims = rolesByClaims(claims);
  return (user) => effectiveRoles(user, byClaims);
}

/** What makes the JSON of users, as complete as the caller asked for. */
async function userJsonMaker({ store, access, verbose }: Context): Promise<(user: UserBody) => Schemas['User']> {
  const roles = await rolesInEffect(store, access.scope.tenant);
  return (user) => {
    const shown = {
      Id: user.Id,
      GivenName: user.GivenName,
      Surname: user.Surname,
      Name: user.Name,
      Email: user.Email,
      ContactEmail: user.ContactEmail,
      ContactGivenName: user.ContactGivenName,
      ContactSurname: user.ContactSurname,
      ExternalUserId: user.ExternalUserId,
      IdentityProviderId: user.IdentityProviderId,
      RoleIds: [...roles(user)],
    };
    return applyIdentityVerbosity(shown, { verbose });
  };
}

/** The JSON of a user, as complete as the caller asked for. */
export async function userJson(context: Context, user: UserBody): Promise<Schemas['User']> {
  return (await userJsonMaker(context))(user);
}

/** The reply to a list of users: a page, or those that the request names, with an error for each of whom there is none (207). */
export async function listUsers(context: Context, { id = [], skip, count }: Query) {
  const toUser = await userJsonMaker(context);
  const toJson = (objects: readonly StoredObject<'user'>[]) => objects.map((object) => toUser(userOf(object)));
  if (id.length === 0) return listIdentities(context, { ...usersOf(context), toJson }, { skip, count });
  const { found, missing } = await namedIdentities(context, usersOf(context), id);
  if (missing.length > 0) return { status: 207 as const, body: multiStatus(context, 'user', toJson(found), missing) };
  return { status: 200 as const, headers: { 'Total-Count': found.length }, body: toJson(found) };
}

/** The reply to a count of users; throws NotFound when the request names one of whom there is none. */
export async function countUsers(context: Context, { id = [] }: Query) {
  if (id.length === 0) return countIdentities(context, usersOf(context));
  const { found, missing } = await namedIdentities(context, usersOf(context), id);
  if (missing[0] !== undefined) throw notFound('user', missing[0]);
  return { status: 200 as const, headers: { 'Total-Count': found.length } };
}

/** The users of the tenant who have a role, by assignment or by a claim, as one JSON text however many they are. */
export async function usersWithRole(context: Context, roleId: string): Promise<JsonText<Schemas['User'][]>> {
  const toUser = await userJsonMaker(context);
  const holders = await roleUsers(context, roleId);
  return jsonList(holders, toUser);
}

/** How many users of the tenant have a role, by assignment or by a claim. */
export async function countUsersWithRole(context: Context, roleId: string): Promise<number> {
  let total = 0;
  for await (const chunk of await roleUsers(context, roleId)) total += chunk.length;
  return total;
}

async function roleUsers(context: Context, roleId: string): Promise<AsyncIterable<readonly UserBody[]>> {
  const roles = await rolesInEffect(context.store, context.access.scope.tenant);
  const role = foldIdentifier(roleId);
  const hasRole = (user: UserBody) => roles(user).some((id) => foldIdentifier(id) === role);
  const { scope, kind } = usersOf(context);
  return (async function* () {
    for await (const chunk of context.store.objects.list(scope, kind)) yield chunk.map(userOf).filter(hasRole);
  })();
}

/** A user with the state of their invitation. */
export async function userStatus(context: Context, user: UserBody): Promise<Schemas['UserStatus']> {
  const { store, access, now } = context;
  const object = await store.objects.get(inTenant(access.scope.tenant), 'invitation', user.Id);
  const invitation = object ? object.body : null;
  return {
    InvitationStatus: invitationStatus(invitation, user.signedUp !== null, now),
    User: await userJson(context, user),
  };
}

/** The reply to a list of users with the states of their invitations, of those that are in any of the states, where some are named. */
export async function listStatuses(
  context: Context,
  { id = [], skip, count, status = [] }: Query & { readonly status?: readonly InvitationStatusName[] | undefined },
): Promise<ListReply<Schemas['UserStatus']>> {
  const { store, access, now } = context;
  const { scope, kind } = usersOf(context);
  const toUser = await userJsonMaker(context);
  const invitations = new Map<string, Invitation>();
  for await (const chunk of store.objects.list(inTenant(access.scope.tenant), 'invitation')) {
    for (const object of chunk) invitations.set(foldIdentifier(object.id), object.body);
  }
  const statusOf = (user: UserBody) =>
    invitationStatus(invitations.get(foldIdentifier(user.Id)) ?? null, user.signedUp !== null, now);
  const wanted = new Set<number>(status.map((name) => InvitationStatus[name]));
  const keep = (object: StoredObject<'user'>) => wanted.size === 0 || wanted.has(statusOf(userOf(object)));
  const toJson = (objects: readonly StoredObject<'user'>[]): Schemas['UserStatus'][] =>
    objects.map(userOf).map((user) => ({ InvitationStatus: statusOf(user), User: toUser(user) }));
  if (id.length === 0) return listIdentities(context, { scope, kind, keep, toJson }, { skip, count });
  const { found } = await namedIdentities(context, { scope, kind }, id);
  const kept = found.filter(keep);
  return { status: 200, headers: { 'Total-Count': kept.length }, body: toJson(kept) };
}
