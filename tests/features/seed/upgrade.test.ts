// Upgrades of a store that an earlier version wrote.
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { tenantRoleTypes } from '../../../server/domain/identity/role-types.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import { tenantScope, tenantRoles } from '../../../server/tenancy/tenants.ts';
import { clientDirectory } from '../../../server/identity/clients/client-directory.ts';
import { rolesOfTenant } from '../../../server/identity/roles/roles.ts';
import { hashSecret } from '../../../server/openid/secrets.ts';
import { upgradeStore } from '../../../server/seed/upgrade.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { onEveryStore } from '../../support/databases.ts';
import { untyped } from '../../support/untyped-objects.ts';

const now = '2026-06-01T00:00:00Z';
const before = { owner: null, acl: null, created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z' };

/** Creates a tenant and a client as version 1 did, with the ids of three roles. */
async function createWithVersion1({ objects }: Store) {
  const tenant = randomUUID();
  const client = randomUUID();
  const untypedObjects = untyped(objects);
  const roles = { administrator: randomUUID(), contributor: randomUUID(), member: randomUUID() };
  const body = { Id: tenant, Name: 'Northwind', CreatedDate: before.created, roles };
  await untypedObjects.create(tenantScope(tenant), 'tenant', { id: tenant, body, ...before });
  const stored = {
    Id: client,
    Name: 'Gauge',
    Enabled: true,
    AccessTokenLifetime: 60,
    tenantId: tenant,
    roleIds: [roles.administrator, roles.member],
    roleTypeIds: [tenantRoleTypes.administrator.id, tenantRoleTypes.member.id],
    secrets: [{ hash: hashSecret('kept'), expires: null }],
  };
  await untypedObjects.create(globalScope, 'client', { id: client, body: stored, ...before });
  return { tenant, client, roles };
}

/** Removes the marks of completed upgrades. */
async function removeUpgradeMarks({ objects }: Store) {
  for (const id of ['roles', 'clients']) await objects.remove(globalScope, 'upgrade', id);
}

onEveryStore((store) => {
  it('an upgraded tenant has the built-in roles as objects, with the ids that it had', async () => {
    await removeUpgradeMarks(store());
    const { tenant, client, roles } = await createWithVersion1(store());
    await upgradeStore(store(), now);

    const ids = await tenantRoles(store(), tenant);
    expect(ids).toMatchObject(roles);
    const stored = await rolesOfTenant(store(), tenant);
    expect(Object.fromEntries(stored.map(({ Id, RoleTypeId }) => [Id, RoleTypeId]))).toEqual(
      Object.fromEntries(Object.entries(tenantRoleTypes).map(([role, { id }]) => [ids[role as keyof typeof ids], id])),
    );
    expect(stored).toContainEqual({
      Id: roles.member,
      Name: 'Tenant Member',
      Description: tenantRoleTypes.member.description,
      RoleScope: 1,
      TenantId: tenant,
      CommunityId: null,
      RoleTypeId: tenantRoleTypes.member.id,
    });
    expect(await clientDirectory(store(), () => 0n).find(client)).toMatchObject({
      roleIds: [roles.administrator, roles.member],
      roleTypeIds: [tenantRoleTypes.administrator.id, tenantRoleTypes.member.id],
    });
  });

  it('concurrent and repeated upgrades have the same result as one', async () => {
    await removeUpgradeMarks(store());
    const { tenant } = await createWithVersion1(store());
    await Promise.all([upgradeStore(store(), now), upgradeStore(store(), now)]);
    const roles = await rolesOfTenant(store(), tenant);
    expect(roles).toHaveLength(5);
    await upgradeStore(store(), now);
    expect(await rolesOfTenant(store(), tenant)).toEqual(roles);
  });

  it('an upgrade moves clients to their tenant and keeps their secrets', async () => {
    await removeUpgradeMarks(store());
    const { tenant, client, roles } = await createWithVersion1(store());
    await Promise.all([upgradeStore(store(), now), upgradeStore(store(), now)]);
    const found = await clientDirectory(store(), () => 0n).find(client);
    expect(found).toMatchObject({ id: client, tenantId: tenant, isEnabled: true, accessTokenLifetime: 60 });
    expect([await found?.verifySecret('kept'), await found?.verifySecret('other')]).toEqual([true, false]);
    const moved = await store().objects.get(tenantScope(tenant), 'clientCredentialClient', client);
    expect(moved).toMatchObject({
      created: before.created,
      body: { Name: 'Gauge', Tags: [], RoleIds: [roles.administrator, roles.member], lastSecret: 1 },
    });
  });
});
