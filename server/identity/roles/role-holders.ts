// Who holds roles, and how they are taken away.
import type { components } from '../../../generated/types/identity.ts';
import { changeDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import type { JsonText } from '../../requests/reply-body.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { credentialJson } from '../clients/credential-clients.ts';
import { countIdentities, jsonList } from '../lists.ts';

/** The kinds of objects that name roles, all as `RoleIds`. */
const holders = ['user', 'clientCredentialClient', 'automationIdentity', 'claim'] as const;
type HolderKind = (typeof holders)[number];

/** Whether an object names one of some roles, whose identifiers are folded. */
const holdsAny = ({ body }: StoredObject<HolderKind>, roles: ReadonlySet<string>): boolean =>
  body.RoleIds.some((id) => roles.has(foldIdentifier(id)));

/** The client credential clients of the tenant that have a role, as one JSON text however many they are. */
export function clientsWithRole(
  context: Context,
  roleId: string,
): JsonText<components['schemas']['ClientCredentialClient'][]> {
  const { scope, kind, keep } = clientsOf(context, roleId);
  const chunks = (async function* () {
    for await (const chunk of context.store.objects.list(scope, kind)) yield chunk.filter(keep);
  })();
  return jsonList(chunks, (object) => credentialJson(object, context));
}

/** The reply to a count of the client credential clients of the tenant that have a role. */
export const countClientsWithRole = (context: Context, roleId: string) =>
  countIdentities(context, clientsOf(context, roleId));

function clientsOf({ access }: Context, roleId: string) {
  const roles = new Set([foldIdentifier(roleId)]);
  const keep = (object: StoredObject<'clientCredentialClient'>) => holdsAny(object, roles);
  return { scope: inTenant(access.scope.tenant), kind: 'clientCredentialClient' as const, keep };
}

/**
 * Takes roles from everybody in a tenant who has them, in tokens made from now on; claims that gave nothing else go. Nobody else
 * may hand any out meanwhile (changeIdentities).
 */
export async function takeRoles(
  { objects }: Transaction,
  tenant: string,
  roleIds: readonly string[],
  now: bigint,
): Promise<void> {
  const scope = inTenant(tenant);
  const roles = new Set(roleIds.map(foldIdentifier));
  for (const kind of holders) {
    const found: string[] = [];
    for await (const chunk of objects.list(scope, kind)) {
      found.push(...chunk.filter((object) => holdsAny(object, roles)).map(({ id }) => id));
    }
    for (const id of found) {
      const object = await objects.get(scope, kind, id);
      if (!object) continue;
      const { body } = object;
      const RoleIds = body.RoleIds.filter((role) => !roles.has(foldIdentifier(role)));
      if (kind === 'claim' && RoleIds.length === 0) await objects.remove(scope, kind, id);
      else
        await objects.put(scope, kind, {
          ...object,
          body: { ...body, RoleIds },
          modified: changeDate(object.modified, now),
        });
    }
  }
}

/** Gives roles to a user or a client credential client, where there is one; answers whether there is. */
export async function giveRoles(
  { objects }: Transaction,
  tenant: string,
  holder: { readonly kind: 'user' | 'client'; readonly id: string },
  roleIds: readonly string[],
  now: bigint,
): Promise<boolean> {
  const scope = inTenant(tenant);
  const kind = holder.kind === 'user' ? 'user' : 'clientCredentialClient';
  const object = await objects.get(scope, kind, holder.id);
  if (!object) return false;
  const { body } = object;
  const held = new Map([...body.RoleIds, ...roleIds].map((id) => [foldIdentifier(id), id]));
  const changed = {
    ...object,
    body: { ...body, RoleIds: [...held.values()] },
    modified: changeDate(object.modified, now),
  };
  await objects.put(scope, kind, changed);
  return true;
}
