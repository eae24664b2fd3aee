// The tenants of communities (docs/behavior/identity.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { type Cases } from '../support/cases.ts';
import { expectDynamicProperty } from '../support/checks.ts';
import { tenantCase, newTenant, unknownId } from '../support/identity-tenant.ts';
import { addUser, type User } from '../support/identity-users.ts';
import {
  sendRequest,
  invite,
  createWithInvitation,
  createWithTwoTenants,
  createWithOutsider,
  communityCase,
  secondTenantPath,
  tenantIdsOf,
} from '../support/communities.ts';

export const communityTenants = {
  addCommunityTenant: [
    tenantCase({
      name: "joins for the caller's tenant",
      status: 201,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(response, { id, fixture }) {
        expect(tenantIdsOf(response)).toEqual([id, fixture.secondTenant.id]);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('8');
        await addUser(fixture.secondTenant, { RoleIds: [fixture.roles.member] });
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community: a tenant joins by itself',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that is not invited',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'a tenant whose invitation was deleted',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithInvitation(tenant);
        const path = `/${fixture.Id}/Invitations/${fixture.secondTenant.id}`;
        expect((await sendRequest(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'a removed tenant cannot join until it is invited again',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        const path = `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`;
        expect((await sendRequest(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(_response, tenant) {
        const { fixture } = tenant;
        await invite(tenant, fixture, fixture.secondTenant.id);
        expect(
          (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`)).status,
        ).toBe(201);
      },
    }),
    tenantCase({
      name: 'a tenant with a role whose id equals the id of a community role',
      status: 400,
      async prepare(tenant) {
        const fixture = await createWithInvitation(tenant);
        await fixture.secondTenant.ok('POST', '/Roles', { Id: fixture.roles.administrator, Name: 'Lookalike' });
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'a tenant that has already joined',
      status: 200,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      check: (response) => expect(tenantIdsOf(response)).toHaveLength(2),
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({
      name: 'another tenant, as administrator of the own tenant',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'another tenant, as moderator',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a caller of another tenant whose roles have the ids of the required roles',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithOutsider(tenant);
        const outside = await newTenant(tenant.world);
        const roles = [fixture.roles.administrator, fixture.secondTenant.roles.administrator];
        for (const Id of roles) await outside.ok('POST', '/Roles', { Id, Name: Id });
        return { ...fixture, outsider: await outside.as(randomUUID(), roles) };
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.outsider,
    }),
    tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  ],

  removeCommunityTenant: [
    tenantCase({
      name: "removes the caller's tenant; its users lose the roles",
      status: 204,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        return { ...fixture, user: await addUser(fixture.secondTenant, { RoleIds: [fixture.roles.moderator] }) };
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(_response, tenant) {
        const { fixture, id } = tenant;
        expect((await fixture.secondTenant.ok<User>('GET', `/Users/${fixture.user.Id}`)).RoleIds).toEqual([
          fixture.secondTenant.roles.member,
        ]);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
        expect(tenantIdsOf(await sendRequest(tenant, 'GET', `/${fixture.Id}`))).toEqual([id]);
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community',
      status: 204,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'the tenant that founded the community, by a caller with any role',
      status: 403,
      prepare: createWithTwoTenants,
      path: ({ id, fixture }) => ({ communityId: fixture.Id, tenantId: id }),
      as: ({ fixture }) =>
        fixture.secondTenant.as(randomUUID(), [fixture.secondTenant.roles.administrator, fixture.roles.administrator]),
      async check(_response, { id, fixture }) {
        expect(tenantIdsOf(await sendRequest(fixture.secondTenant, 'GET', `/${fixture.Id}`))).toEqual([
          id,
          fixture.secondTenant.id,
        ]);
      },
    }),
    communityCase({ name: 'the only tenant of the community', status: 400, check: expectDynamicProperty('tenantId') }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({
      name: 'another tenant, as administrator of the own tenant',
      status: 403,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'a member',
      status: 403,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'a tenant that has not joined',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
  ],
} satisfies Partial<Cases<operations, typeof table, 'Communities'>>;
