// The roles of `x-access`: who holds which, and what a caller must hold to assign roles (openapi/extensions.md).
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Operation, Requirement } from '../../../server/api/operations.ts';
import { enforceAccess } from '../../../server/api/authorize.ts';
import type { Caller } from '../../../server/requests/caller.ts';
import { communityScope, globalScope } from '../../../server/tenancy/communities.ts';
import { tenantScope, tenantRoles, type TenantRoles } from '../../../server/tenancy/tenants.ts';
import { communityRoles } from '../../../server/domain/identity/role-types.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import { onEveryStore } from '../../support/databases.ts';
import { untyped } from '../../support/untyped-objects.ts';

const created = '2026-01-01T00:00:00Z';
const kept = { owner: null, acl: null, created, modified: created };

onEveryStore((store) => {
  let tenant = '';
  let roles: TenantRoles;
  const community = {
    Id: '',
    Name: 'River',
    Description: null,
    TenantIds: [] as string[],
    roles: { administrator: '', moderator: '', member: '' },
  };
  beforeEach(async () => {
    tenant = randomUUID();
    await createTenant(store(), { id: tenant, name: 'T', namespace: 'demo', clients: [], created });
    roles = await tenantRoles(store(), tenant);
    community.Id = randomUUID();
    community.TenantIds = [tenant];
    community.roles = { administrator: randomUUID(), moderator: randomUUID(), member: randomUUID() };
    await store().objects.create(globalScope, 'community', { id: community.Id, body: community, ...kept });
    for (const body of communityRoles(community, community.roles)) {
      await store().objects.create(communityScope(community.Id), 'role', { id: body.Id, body, ...kept });
    }
  });

  const user = (id: string, ...roleIds: readonly string[]): Caller => ({
    kind: 'user',
    id,
    tenantId: tenant,
    roleIds,
    roleTypeIds: [],
    tokenExpiresAt: 0,
  });
  const client = (id: string, ...roleIds: readonly string[]): Caller => ({ ...user(id, ...roleIds), kind: 'client' });
  /** Whether the caller is let in, and if not, by which failure. */
  async function enter(
    caller: Caller,
    access: readonly Requirement[],
    { path = {}, template = '', id = 'test' }: { path?: object; template?: string; id?: string } = {},
  ) {
    const operation = { id, path: template, access } as unknown as Operation;
    return enforceAccess(store(), caller, operation, { tenantId: tenant, ...path }).then(
      () => 'in',
      (error: unknown) => (error as { failureName?: string; name: string }).failureName ?? (error as Error).name,
    );
  }
  const needs = (...names: readonly string[]): readonly Requirement[] => [{ roles: names }];

  describe('Self', () => {
    it.each<[string, string, () => Caller, object]>([
      ['in', 'the user of the path', () => user('u'), { userId: 'u' }],
      ['in', 'in another case', () => user('u'), { userId: 'U' }],
      ['Forbidden', 'another user', () => user('v'), { userId: 'u' }],
      ['Forbidden', 'an administrator', () => user('v', roles.administrator), { userId: 'u' }],
      ['Forbidden', 'a client with the identifier of the user', () => client('u'), { userId: 'u' }],
      ['in', 'the client of the path', () => client('c'), { clientId: 'c' }],
      ['Forbidden', 'another client', () => client('d'), { clientId: 'c' }],
      ['in', 'a user who came through the client', () => ({ ...user('u'), clientId: 'c' }), { clientId: 'c' }],
      ['Forbidden', 'a user with the identifier of the client', () => user('c'), { clientId: 'c' }],
      ['Forbidden', 'a path that names nobody', () => user('u'), {}],
    ])('%s: %s', async (expected, _name, caller, path) => {
      expect(await enter(caller(), needs('Self'), { path })).toBe(expected);
    });
  });

  it.each<[string, string, () => Caller, readonly string[]]>([
    ['in', 'everybody of the tenant is a member', () => client('c'), ['TenantMember']],
    [
      'in',
      'an administrator, their role in another case',
      () => user('u', roles.administrator.toUpperCase()),
      ['TenantAdministrator'],
    ],
    [
      'Forbidden',
      'a contributor is no administrator',
      () => user('u', roles.contributor, roles.member),
      ['TenantAdministrator'],
    ],
    ['in', 'one of several roles is enough', () => user('u', roles.administrator), ['Self', 'TenantAdministrator']],
    ['Forbidden', 'a role that nobody knows', () => user('u', roles.administrator), ['Emperor']],
  ])('%s: %s', async (expected, _name, caller, names) => {
    expect(await enter(caller(), needs(...names))).toBe(expected);
  });

  it('DisplayUtilityUser is whoever has the role of that name', async () => {
    const body = { Name: 'Display Utility User' };
    await untyped(store().objects).create(tenantScope(tenant), 'role', { id: 'utility', body, ...kept });
    expect(await enter(user('u', roles.member, 'UTILITY'), needs('DisplayUtilityUser'))).toBe('in');
    expect(await enter(user('u', roles.member, 'other'), needs('DisplayUtilityUser'))).toBe('Forbidden');
  });

  describe('roles of a community', () => {
    const names = ['CommunityMember', 'CommunityModerator', 'CommunityAdministrator'] as const;
    const held = ['member', 'moderator', 'administrator'] as const;
    it.each(names.flatMap((name, at) => held.map((role, of) => [at === of ? 'in' : 'Forbidden', name, role] as const)))(
      '%s: %s for its %s',
      async (expected, name, role) => {
        const path = { communityId: community.Id.toUpperCase() };
        expect(await enter(user('u', community.roles[role]), needs(name), { path })).toBe(expected);
      },
    );

    it('mean nothing where the path names no community', async () => {
      expect(await enter(user('u', community.roles.member), needs('CommunityMember'))).toBe('Forbidden');
    });

    it('a community in which the tenant takes no part does not exist', async () => {
      const strangers = { ...community, TenantIds: [randomUUID()] };
      await store().objects.put(globalScope, 'community', { id: community.Id, body: strangers, ...kept });
      const path = { communityId: community.Id };
      expect(await enter(user('u', community.roles.member), needs('CommunityMember'), { path })).toBe('NotFound');
      // Unless it is to be joined.
      const id = 'addCommunityTenant';
      expect(await enter(user('u', roles.administrator), needs('TenantAdministrator'), { path, id })).toBe('in');
    });

    it('what is no identifier is an invalid input', async () => {
      expect(await enter(user('u'), needs('TenantMember'), { path: { communityId: 'river' } })).toBe('InvalidInput');
    });

    it('reach other tenants only as parts of the community', async () => {
      const other = randomUUID();
      await createTenant(store(), { id: other, name: 'O', namespace: 'demo', clients: [], created });
      const path = { communityId: community.Id, tenantId: other };
      const administrator = user('u', community.roles.administrator, roles.administrator);
      const template = '/api/v1-preview/Communities/{communityId}/Tenants/{tenantId}';
      expect(await enter(administrator, needs('CommunityAdministrator'), { path, template })).toBe('in');
      expect(await enter(administrator, needs('TenantAdministrator'), { path, template })).toBe('Forbidden');
      const below = `${template}/ClientCredentialClients`;
      expect(await enter(administrator, needs('CommunityAdministrator'), { path, template: below })).toBe('Forbidden');
    });
  });

  describe('rolesHeld', () => {
    const access = async (caller: Caller, rolesHeld: readonly string[]) => {
      const operation = { id: 'test', path: '', access: [{ rolesHeld }] } as unknown as Operation;
      return (await enforceAccess(store(), caller, operation, { tenantId: tenant })).rolesHeld;
    };
    const refusal = expect.objectContaining({ failureName: 'Forbidden' }) as unknown as Error;

    it.each<[boolean, string, readonly string[], readonly string[], readonly string[]]>([
      [true, 'holds all that is assigned', ['assigned'], ['a', 'b'], []],
      [false, 'lacks one that is assigned', ['assigned'], ['a', 'c'], []],
      [true, 'lacks one that is there, which is not asked for', ['assigned'], ['a'], ['c']],
      [false, 'lacks one that is there', ['assigned', 'existing'], ['a'], ['c']],
      [false, 'lacks one that is assigned, though it holds what is there', ['assigned', 'existing'], ['c'], ['a']],
      [true, 'holds all', ['assigned', 'existing'], ['A'], ['b']],
      [true, 'nothing is assigned', ['existing'], ['c'], []],
    ])('%s: %s', async (expected, _name, declared, assigned, existing) => {
      const held = await access(user('u', 'a', 'b'), declared);
      const asked = held.require({ assigned, existing });
      if (expected) await expect(asked).resolves.toBeUndefined();
      else await expect(asked).rejects.toEqual(refusal);
      const administrator = await access(user('u', roles.administrator), declared);
      await expect(administrator.require({ assigned, existing })).resolves.toBeUndefined();
    });

    it('must be checked where it is declared, and only there', async () => {
      const declared = await access(user('u', 'a'), ['assigned']);
      expect(() => {
        declared.confirmChecked();
      }).toThrow('without checking');
      await declared.require({ assigned: ['a'] });
      declared.confirmChecked();
      (await access(user('u'), [])).confirmChecked();
    });
  });
});
