// Lists, adds and revokes assignments of roles.
import type { components } from '../../../generated/types/identity.ts';
import { nextModifiedDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import type { JsonBody } from '../../requests/reply-body.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { credentialClientJson } from '../clients/credential-clients.ts';
import { countIdentities, jsonList } from '../lists.ts';

/** The kinds of objects with roles in `RoleIds`. */
const kindsWithRoles = ['user', 'clientCredentialClient', 'automationIdentity', 'claim'] as const;
type KindWithRoles = (typeof kindsWithRoles)[number];

/** Returns whether an object has at least one of some roles, which are given by their folded identifiers. */
const hasAnyRole = ({ body }: StoredObject<KindWithRoles>, roles: ReadonlySet<string>): boolean =>
  body.RoleIds.some((id) => roles.has(foldIdentifier(id)));

/** Returns the client credential clients of the tenant that have a role, as JSON text. */
export function listRoleClients(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  roleId: string,
): JsonBody<components['schemas']['ClientCredentialClient'][]> {
  const { scope, kind, includes } = clientsWithRole(context, roleId);
  const chunks = (async function* () {
    for await (const chunk of context.store.objects.list(scope, kind)) yield chunk.filter(includes);
  })();
  return jsonList(chunks, (object) => credentialClientJson(object, context));
}

/** Returns the reply to HEAD: the number of client credential clients of the tenant that have a role. */
export const countRoleClients = (context: Pick<Context, 'access' | 'store'>, roleId: string) =>
  countIdentities(context, clientsWithRole(context, roleId));

function clientsWithRole({ access }: Pick<Context, 'access'>, roleId: string) {
  const roles = new Set([foldIdentifier(roleId)]);
  const includes = (object: StoredObject<'clientCredentialClient'>) => hasAnyRole(object, roles);
  return { scope: tenantScope(access.scope.tenant), kind: 'clientCredentialClient' as const, includes };
}

/**
 * Revokes roles from all users, clients, automation identities and claims of a tenant; removes claims that have no other role. Requires the
 * lock of the tenant (withTenantLock).
 */
export async function revokeRoles(
  { objects }: Transaction,
  tenant: string,
  roleIds: readonly string[],
  now: bigint,
): Promise<void> {
  const scope = tenantScope(tenant);
  const roles = new Set(roleIds.map(foldIdentifier));
  for (const kind of kindsWithRoles) {
    const ids: string[] = [];
    for await (const chunk of objects.list(scope, kind)) {
      ids.push(...chunk.filter((object) => hasAnyRole(object, roles)).map(({ id }) => id));
    }
    for (const id of ids) {
      const object = await objects.get(scope, kind, id);
      if (!object) continue;
      const { body } = object;
      const RoleIds = body.RoleIds.filter((role) => !roles.has(foldIdentifier(role)));
      if (kind === 'claim' && RoleIds.length === 0) await objects.remove(scope, kind, id);
      else
        await objects.put(scope, kind, {
          ...object,
          body: { ...body, RoleIds },
          modified: nextModifiedDate(object.modified, now),
        });
    }
  }
}

/** Assigns roles to a user or a client credential client; returns whether it exists. */
export async function assignRoles(
  { objects }: Transaction,
  tenant: string,
  assignee: { readonly kind: 'user' | 'client'; readonly id: string },
  roleIds: readonly string[],
  now: bigint,
): Promise<boolean> {
  const scope = tenantScope(tenant);
  const kind = assignee.kind === 'user' ? 'user' : 'clientCredentialClient';
  const object = await objects.get(scope, kind, assignee.id);
  if (!object) return false;
  const { body } = object;
  const assigned = new Map([...body.RoleIds, ...roleIds].map((id) => [foldIdentifier(id), id]));
  const changed = {
    ...object,
    body: { ...body, RoleIds: [...assigned.values()] },
    modified: nextModifiedDate(object.modified, now),
  };
  await objects.put(scope, kind, changed);
  return true;
}
