// The custom and built-in roles of a tenant (docs/behavior/identity.md#roles).
import { describe, expect, it } from '@jest/globals';
import {
  builtInRoles,
  communityRoles,
  communityRoleTypes,
  tenantRoleTypes,
  type RoleBody,
} from '../../../server/domain/identity/role-types.ts';
import {
  matchesInput,
  rolesConflict,
  newRole,
  requireCustom,
  changedRole,
  type RoleInput,
} from '../../../server/domain/identity/roles.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

const tenant = '11111111-1111-4111-8111-111111111111';
const Id = '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11';
const other = '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d';
const crew: RoleBody = {
  Id,
  Name: 'Crew',
  Description: 'Of the pumps',
  RoleScope: 1,
  TenantId: tenant,
  CommunityId: null,
  RoleTypeId: null,
};

/** Inputs that are invalid for custom roles. */
const invalidInputs: readonly (readonly [string, RoleInput])[] = [
  ['no name', { Name: null }],
  ['a blank name', { Name: ' \t' }],
  ['the scope None', { Name: 'Crew', RoleScope: 0 }],
  ['the scope Community', { Name: 'Crew', RoleScope: 2 }],
  ['the scope Cluster', { Name: 'Crew', RoleScope: 3 }],
  ['another tenant', { Name: 'Crew', TenantId: other }],
  ['a community', { Name: 'Crew', CommunityId: other }],
  ['a role type', { Name: 'Crew', RoleTypeId: tenantRoleTypes.member.id }],
];

describe('a new role', () => {
  it.each<[string, RoleInput, Partial<RoleBody>]>([
    ['a name', { Name: 'Crew' }, { Description: null }],
    [
      'a name, with null for all other members',
      { Id: null, Name: 'Crew', RoleScope: null, TenantId: null, CommunityId: null },
      { Description: null },
    ],
    ['all members', { ...crew, TenantId: tenant.toUpperCase() }, {}],
    ['another identifier', { Id: other, Name: 'Crew', Description: 'Of the pumps' }, { Id: other }],
  ])('is created from %s', (_name, input, expected) => {
    expect(newRole(input, tenant, Id)).toEqual({ ...crew, ...expected });
  });

  it.each([...invalidInputs, ['an identifier that is no GUID', { Id: 'crew', Name: 'Crew' }] as const])(
    'is refused with %s',
    (_name, input) => {
      expect(() => newRole(input, tenant, Id)).toThrow(InvalidInput);
    },
  );
});

describe('a changed role', () => {
  it.each<[string, RoleInput, Partial<RoleBody>]>([
    ['a new name, and no description without one in the input', { Name: 'Gang' }, { Name: 'Gang', Description: null }],
    ['a new description', { Id: Id.toUpperCase(), Name: 'Crew', Description: 'New' }, { Description: 'New' }],
  ])('has %s', (_name, input, expected) => {
    expect(changedRole(crew, input, tenant)).toEqual({ ...crew, ...expected });
  });

  it.each([...invalidInputs, ['another identifier', { Id: other, Name: 'Crew' }] as const])(
    'is refused with %s',
    (_name, input) => {
      expect(() => changedRole(crew, input, tenant)).toThrow(InvalidInput);
    },
  );
});

describe('requireCustom', () => {
  const [builtIn] = builtInRoles(tenant, {
    administrator: Id,
    contributor: Id,
    dataSteward: Id,
    viewer: Id,
    member: Id,
  });
  const [communityRole] = communityRoles(
    { Id: other, Name: 'River' },
    { administrator: Id, moderator: Id, member: Id },
  );
  it('accepts a custom role of a tenant', () => {
    expect(() => {
      requireCustom(crew, 'deleted');
    }).not.toThrow();
  });
  it.each([
    ['a built-in role', builtIn],
    ['a role of a community', communityRole],
  ])('refuses %s', (_name, role) => {
    expect(() => {
      requireCustom(role ?? crew, 'deleted');
    }).toThrow(InvalidInput);
  });
});

it.each([
  [true, 'the same identifier', { Id: Id.toUpperCase(), Name: 'Gang' }],
  [true, 'the same name in another case', { Id: other, Name: 'CREW' }],
  [false, 'another identifier and another name', { Id: other, Name: 'Gang' }],
])('rolesConflict returns %s for a role with %s', (expected, _name, role) => {
  expect(rolesConflict(crew, role)).toBe(expected);
});

it.each<[boolean, string, RoleInput]>([
  [true, 'no members', {}],
  [true, 'all members', crew],
  [true, 'null members', { Id: null, Name: 'Crew', Description: null }],
  [true, 'the identifier in another case', { Id: Id.toUpperCase() }],
  [false, 'another identifier', { Id: other }],
  [false, 'another name', { Name: 'Gang' }],
  [false, 'the name in another case', { Name: 'CREW' }],
  [false, 'another description', { Description: 'New' }],
])('matchesInput returns %s for an input with %s', (expected, _name, input) => {
  expect(matchesInput(crew, input)).toBe(expected);
});

it('uses the published identifiers of the role types', () => {
  const listed = [...Object.values(tenantRoleTypes), ...Object.values(communityRoleTypes)].map(
    ({ id, name }) => `${id} ${name}`,
  );
  expect(listed).toEqual([
    '2dc742ab-39ea-4fc0-a39e-2bcb71c26a5f Tenant Administrator',
    'f1439595-e5a2-487f-8a4f-0627fefe75df Tenant Contributor',
    '45b66433-5f57-420b-bbdf-8bbd60c1cd9d Tenant Data Steward',
    'e6cbf91e-0be8-4858-92b5-f88ecafd5574 Tenant Viewer',
    '7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977 Tenant Member',
    'b50b3349-fa9e-4a03-9220-cf99184b4645 Community Administrator',
    'f49f69a6-61b2-423e-8ad5-d58841be441c Community Moderator',
    'f79a55da-7c76-4600-a809-0f62ca9971d9 Community Member',
  ]);
});
