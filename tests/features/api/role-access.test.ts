// The roles of `x-access`, and the roles that a caller needs to assign roles (openapi/extensions.md).
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
const storedFields = { owner: null, acl: null, created, modified: created };

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
    await store().objects.create(globalScope, 'community', { id: community.Id, body: community, ...storedFields });
    for (const body of communityRoles(community, community.roles)) {
      await store().objects.create(communityScope(community.Id), 'role', { id: body.Id, body, ...storedFields });
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
  /** Returns 'allowed', or the name of the failure that refuses the caller. */
  async function outcomeOf(
    caller: Caller,
    access: readonly Requirement[],
    { path = {}, template = '', id = 'test' }: { path?: object; template?: string; id?: string } = {},
  ) {
    const operation = { id, path: template, access } as unknown as Operation;
    return enforceAccess(store(), caller, operation, { tenantId: tenant, ...path }).then(
      () => 'allowed',
      (error: unknown) => (error as { failureName?: string; name: string }).failureName ?? (error as Error).name,
    );
  }
  const requireAnyOf = (...names: readonly string[]): readonly Requirement[] => [{ roles: names }];

  describe('Self', () => {
    it.each<[string, string, () => Caller, object]>([
      ['allowed', 'the user in the path', () => user('u'), { userId: 'u' }],
      ['allowed', 'the user in the path, in another case', () => user('u'), { userId: 'U' }],
      ['Forbidden', 'another user', () => user('v'), { userId: 'u' }],
      ['Forbidden', 'an administrator', () => user('v', roles.administrator), { userId: 'u' }],
      ['Forbidden', 'a client with the identifier of the user', () => client('u'), { userId: 'u' }],
      ['allowed', 'the client in the path', () => client('c'), { clientId: 'c' }],
      ['Forbidden', 'another client', () => client('d'), { clientId: 'c' }],
      [
        'allowed',
        'a user who signed in through the client',
        () => ({ ...user('u'), clientId: 'c' }),
        { clientId: 'c' },
      ],
      ['Forbidden', 'a user with the identifier of the client', () => user('c'), { clientId: 'c' }],
      ['Forbidden', 'a path without a user or client', () => user('u'), {}],
    ])('%s: %s', async (expected, _name, caller, path) => {
      expect(await outcomeOf(caller(), requireAnyOf('Self'), { path })).toBe(expected);
    });
  });

  it.each<[string, string, () => Caller, readonly string[]]>([
    ['allowed', 'every caller of the tenant is a member', () => client('c'), ['TenantMember']],
    [
      'allowed',
      'the administrator role matches in any case',
      () => user('u', roles.administrator.toUpperCase()),
      ['TenantAdministrator'],
    ],
    [
      'Forbidden',
      'a contributor is no administrator',
      () => user('u', roles.contributor, roles.member),
      ['TenantAdministrator'],
    ],
    [
      'allowed',
      'one of several roles is sufficient',
      () => user('u', roles.administrator),
      ['Self', 'TenantAdministrator'],
    ],
    ['Forbidden', 'an unknown role has no callers', () => user('u', roles.administrator), ['Emperor']],
  ])('%s: %s', async (expected, _name, caller, names) => {
    expect(await outcomeOf(caller(), requireAnyOf(...names))).toBe(expected);
  });

  it('TenantMember is a caller of a tenant that exists, if the path has none', async () => {
    const operation = { id: 'test', path: '', access: requireAnyOf('TenantMember') } as unknown as Operation;
    await expect(enforceAccess(store(), user('u'), operation, {})).resolves.toBeDefined();
    const withoutTenant = { ...user('u'), tenantId: randomUUID() };
    await expect(enforceAccess(store(), withoutTenant, operation, {})).rejects.toThrow(
      'The caller has none of the roles TenantMember.',
    );
  });

  it('names the missing roles, and the identifier that is no GUID', async () => {
    const enforce = (path: object, access: readonly Requirement[]) =>
      enforceAccess(store(), user('u', 'a'), { id: 'test', path: '', access } as unknown as Operation, {
        tenantId: tenant,
        ...path,
      });
    await expect(enforce({}, requireAnyOf('Self', 'TenantAdministrator'))).rejects.toThrow(
      'The caller has none of the roles Self, TenantAdministrator.',
    );
    await expect(enforce({ communityId: 'river' }, [])).rejects.toMatchObject({
      subject: 'communityId',
      message: "communityId must be a GUID, not 'river'.",
    });
    const { rolesHeld } = await enforce({}, [{ rolesHeld: ['assigned'] }]);
    await expect(rolesHeld.require({ assigned: ['a', 'b', 'c'] })).rejects.toThrow(
      "The caller lacks these roles: 'b', 'c'.",
    );
  });

  it('DisplayUtilityUser is a caller with the role Display Utility User', async () => {
    const body = { Name: 'Display Utility User' };
    await untyped(store().objects).create(tenantScope(tenant), 'role', { id: 'utility', body, ...storedFields });
    expect(await outcomeOf(user('u', roles.member, 'UTILITY'), requireAnyOf('DisplayUtilityUser'))).toBe('allowed');
    expect(await outcomeOf(user('u', roles.member, 'other'), requireAnyOf('DisplayUtilityUser'))).toBe('Forbidden');
  });

  describe('roles of a community', () => {
    const names = ['CommunityMember', 'CommunityModerator', 'CommunityAdministrator'] as const;
    const heldRoles = ['member', 'moderator', 'administrator'] as const;
    it.each(
      names.flatMap((name, i) => heldRoles.map((role, j) => [i === j ? 'allowed' : 'Forbidden', name, role] as const)),
    )('%s: %s for a caller with the role %s', async (expected, name, role) => {
      const path = { communityId: community.Id.toUpperCase() };
      expect(await outcomeOf(user('u', community.roles[role]), requireAnyOf(name), { path })).toBe(expected);
    });

    it('are refused without a community in the path', async () => {
      expect(await outcomeOf(user('u', community.roles.member), requireAnyOf('CommunityMember'))).toBe('Forbidden');
    });

    it('are NotFound for a community without the tenant of the caller', async () => {
      const withoutTenant = { ...community, TenantIds: [randomUUID()] };
      await store().objects.put(globalScope, 'community', { id: community.Id, body: withoutTenant, ...storedFields });
      const path = { communityId: community.Id };
      expect(await outcomeOf(user('u', community.roles.member), requireAnyOf('CommunityMember'), { path })).toBe(
        'NotFound',
      );
      // Operations that join a community are an exception.
      const id = 'addCommunityTenant';
      expect(await outcomeOf(user('u', roles.administrator), requireAnyOf('TenantAdministrator'), { path, id })).toBe(
        'allowed',
      );
    });

    it('are NotFound for an invited tenant except in the operation that declines the invitation', async () => {
      const withoutTenant = { ...community, TenantIds: [randomUUID()] };
      await store().objects.put(globalScope, 'community', { id: community.Id, body: withoutTenant, ...storedFields });
      const administrator = user('u', roles.administrator);
      const declining = { path: { communityId: community.Id }, id: 'removeCommunityInvitation' };
      const access = requireAnyOf('TenantAdministrator');
      expect(await outcomeOf(administrator, access, declining)).toBe('NotFound');
      const invitation = { CommunityId: community.Id, CommunityName: 'River', TenantId: tenant, Issued: created };
      await store().objects.create(communityScope(community.Id), 'communityInvitation', {
        id: tenant,
        body: invitation,
        ...storedFields,
      });
      expect(await outcomeOf(administrator, access, declining)).toBe('allowed');
      expect(await outcomeOf(administrator, access, { ...declining, id: 'getCommunity' })).toBe('NotFound');
    });

    it('are InvalidInput for a community id that is no GUID', async () => {
      expect(await outcomeOf(user('u'), requireAnyOf('TenantMember'), { path: { communityId: 'river' } })).toBe(
        'InvalidInput',
      );
    });

    it('allow requests for another tenant only for its membership in the community', async () => {
      const other = randomUUID();
      await createTenant(store(), { id: other, name: 'O', namespace: 'demo', clients: [], created });
      const path = { communityId: community.Id, tenantId: other };
      const administrator = user('u', community.roles.administrator, roles.administrator);
      const template = '/api/v1-preview/Communities/{communityId}/Tenants/{tenantId}';
      expect(await outcomeOf(administrator, requireAnyOf('CommunityAdministrator'), { path, template })).toBe(
        'allowed',
      );
      expect(await outcomeOf(administrator, requireAnyOf('TenantAdministrator'), { path, template })).toBe('Forbidden');
      const below = `${template}/ClientCredentialClients`;
      expect(await outcomeOf(administrator, requireAnyOf('CommunityAdministrator'), { path, template: below })).toBe(
        'Forbidden',
      );
    });
  });

  describe('rolesHeld', () => {
    const access = async (caller: Caller, rolesHeld: readonly string[]) => {
      const operation = { id: 'test', path: '', access: [{ rolesHeld }] } as unknown as Operation;
      return (await enforceAccess(store(), caller, operation, { tenantId: tenant })).rolesHeld;
    };
    const refusal = expect.objectContaining({ failureName: 'Forbidden' }) as unknown as Error;

    it.each<[boolean, string, readonly string[], readonly string[], readonly string[]]>([
      [true, 'has all assigned roles', ['assigned'], ['a', 'b'], []],
      [false, 'lacks an assigned role', ['assigned'], ['a', 'c'], []],
      [true, 'lacks an existing role that is not required', ['assigned'], ['a'], ['c']],
      [false, 'lacks an existing role', ['assigned', 'existing'], ['a'], ['c']],
      [false, 'lacks an assigned role and has the existing one', ['assigned', 'existing'], ['c'], ['a']],
      [true, 'has all assigned and existing roles', ['assigned', 'existing'], ['A'], ['b']],
      [true, 'has the existing role of an object without new roles', ['existing'], ['c'], []],
    ])('%s: %s', async (expected, _name, declared, assigned, existing) => {
      const rolesOfUser = await access(user('u', 'a', 'b'), declared);
      const check = rolesOfUser.require({ assigned, existing });
      if (expected) await expect(check).resolves.toBeUndefined();
      else await expect(check).rejects.toEqual(refusal);
      const administrator = await access(user('u', roles.administrator), declared);
      await expect(administrator.require({ assigned, existing })).resolves.toBeUndefined();
    });

    it('must be checked if the operation declares it', async () => {
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
