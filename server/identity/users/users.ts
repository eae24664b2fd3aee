// Reads, lists and counts users, with their effective roles and the statuses of their invitations (docs/behavior/identity.md#users).
import type { components } from '../../../generated/types/identity.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import type { JsonBody } from '../../requests/reply-body.ts';
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
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import {
  countIdentities,
  jsonList,
  listIdentities,
  listIdentitiesOrErrors,
  findByIds,
  type IdentityQuery,
} from '../lists.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    user: UserBody;
  }
}

type Schemas = components['schemas'];
type Objects = Pick<Transaction, 'objects'>;

const userList = ({ access }: Pick<Context, 'access'>) =>
  ({ scope: tenantScope(access.scope.tenant), kind: 'user' }) as const;

/** Returns the user with an identifier; throws NotFound. */
export async function getUser({ objects }: Objects, tenant: string, id: string): Promise<UserBody> {
  const object = await objects.get(tenantScope(tenant), 'user', id);
  if (!object) throw notFound('user', id);
  return object.body;
}

/** Returns a function that returns all roles of a user of the tenant: the assigned ones and those by claims. */
export async function effectiveRolesOf(
  { objects }: Objects,
  tenant: string,
): Promise<(user: UserBody) => readonly string[]> {
  const claims: ClaimBody[] = [];
  for await (const chunk of objects.list(tenantScope(tenant), 'claim')) claims.push(...chunk.map(({ body }) => body));
  const byClaims = rolesByClaims(claims);
  return (user) => effectiveRoles(user, byClaims);
}

/** Returns a function that returns the JSON of a user. */
async function userSerializer({
  store,
  access,
  verbose,
}: Pick<Context, 'access' | 'store' | 'verbose'>): Promise<(user: UserBody) => Schemas['User']> {
  const roles = await effectiveRolesOf(store, access.scope.tenant);
  return (user) => {
    const json = {
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
    return applyIdentityVerbosity(json, { verbose });
  };
}

/** Returns the JSON of a user. */
export async function userJson(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  user: UserBody,
): Promise<Schemas['User']> {
  return (await userSerializer(context))(user);
}

/** Returns the reply that lists users: a page or, if the query has identifiers, those users. */
export async function listUsers(context: Context, query: IdentityQuery) {
  const serialize = await userSerializer(context);
  const list = { ...userList(context), toJson: ({ body }: StoredObject<'user'>) => serialize(body) };
  return listIdentitiesOrErrors(context, list, 'user', query);
}

/** Returns the number of users, as the reply to HEAD; throws NotFound if the query has an identifier without a user. */
export async function countUsers(context: Pick<Context, 'access' | 'store'>, query: IdentityQuery) {
  const { missing } = await findByIds(context, userList(context), query);
  if (missing[0] !== undefined) throw notFound('user', missing[0]);
  return countIdentities(context, userList(context), query);
}

/** Returns the users that have a role, assigned or by a claim, as JSON text. */
export async function listRoleUsers(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  roleId: string,
): Promise<JsonBody<Schemas['User'][]>> {
  return jsonList(await usersWithRole(context, roleId), await userSerializer(context));
}

/** Returns the number of users that have a role, assigned or by a claim. */
export async function countRoleUsers(context: Pick<Context, 'access' | 'store'>, roleId: string): Promise<number> {
  let total = 0;
  for await (const chunk of await usersWithRole(context, roleId)) total += chunk.length;
  return total;
}

async function usersWithRole(
  context: Pick<Context, 'access' | 'store'>,
  roleId: string,
): Promise<AsyncIterable<readonly UserBody[]>> {
  const roles = await effectiveRolesOf(context.store, context.access.scope.tenant);
  const role = foldIdentifier(roleId);
  const hasRole = (user: UserBody) => roles(user).some((id) => foldIdentifier(id) === role);
  const { scope, kind } = userList(context);
  return (async function* () {
    for await (const chunk of context.store.objects.list(scope, kind))
      yield chunk.map(({ body }) => body).filter(hasRole);
  })();
}

/** Returns the JSON of a user with the status of their invitation. */
export async function userStatusJson(context: Context, user: UserBody): Promise<Schemas['UserStatus']> {
  const { store, access, now } = context;
  const object = await store.objects.get(tenantScope(access.scope.tenant), 'invitation', user.Id);
  return {
    InvitationStatus: invitationStatus(object?.body ?? null, user.signedUp !== null, now),
    User: await userJson(context, user),
  };
}

interface StatusQuery extends IdentityQuery {
  readonly status?: readonly InvitationStatusName[] | undefined;
}

/** Returns the reply that lists users with the statuses of their invitations; with `status`, only users with one of these statuses. */
export async function listUserStatuses(
  context: Context,
  query: StatusQuery,
): Promise<ListReply<Schemas['UserStatus']>> {
  const { store, access, now } = context;
  const serialize = await userSerializer(context);
  const invitations = new Map<string, Invitation>();
  for await (const chunk of store.objects.list(tenantScope(access.scope.tenant), 'invitation')) {
    for (const { id, body } of chunk) invitations.set(foldIdentifier(id), body);
  }
  const statusOf = (user: UserBody) =>
    invitationStatus(invitations.get(foldIdentifier(user.Id)) ?? null, user.signedUp !== null, now);
  const statuses = new Set<number>(query.status?.map((name) => InvitationStatus[name]));
  const includes = ({ body }: StoredObject<'user'>) => statuses.size === 0 || statuses.has(statusOf(body));
  const toJson = ({ body }: StoredObject<'user'>): Schemas['UserStatus'] => ({
    InvitationStatus: statusOf(body),
    User: serialize(body),
  });
  return listIdentities(context, { ...userList(context), includes, toJson }, query);
}
