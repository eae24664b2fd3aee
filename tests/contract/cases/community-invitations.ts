// The invitations of tenants to communities (docs/behavior/identity.md#communities).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { readResponse, type Cases } from '../support/cases.ts';
import { expectDynamicProperty } from '../support/checks.ts';
import { tenantCase, newTenant, unknownId } from '../support/identity-tenant.ts';
import {
  sendRequest,
  invite,
  createWithInvitation,
  createWithTwoTenants,
  createWithOutsider,
  communityPath,
  communityCase,
  secondTenantPath,
  invalidIdCases,
  foreignCommunityCase,
  tenantIdsOf,
} from '../support/communities.ts';

export const communityInvitations = {
  addCommunityInvitation: [
    tenantCase({
      name: 'creates an invitation that only the invited tenant lists and accepts',
      status: 201,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
      async check({ body }, tenant) {
        const { fixture } = tenant;
        const Issued = expect.stringMatching(/Z$/);
        const invitation = {
          CommunityId: fixture.Id,
          CommunityName: 'River Basin',
          TenantId: fixture.secondTenant.id,
          Issued,
        };
        expect(body).toEqual(invitation);
        expect(tenantIdsOf(await sendRequest(tenant, 'GET', `/${fixture.Id}`))).toEqual([tenant.id]);
        expect((await sendRequest(fixture.secondTenant, 'GET', `/${fixture.Id}`)).status).toBe(404);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
      },
    }),
    tenantCase({
      name: 'returns an invitation that exists',
      status: 200,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that has joined',
      status: 400,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'an administrator of the tenant without a community role',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'a moderator',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a tenant that has not joined cannot invite itself',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],

  removeCommunityInvitation: [
    ...(['administrator', 'invited'] as const).map((caller) =>
      tenantCase({
        name: caller === 'invited' ? 'declined by the invited tenant' : 'withdrawn by the community',
        status: 204,
        prepare: createWithInvitation,
        path: secondTenantPath,
        as: ({ fixture }) => (caller === 'invited' ? fixture.secondTenant.administrator : fixture.administrator),
        async check(_response, { fixture }) {
          expect(
            (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`))
              .status,
          ).toBe(403);
        },
      }),
    ),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'an administrator of another tenant',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'returns an empty list',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],

  listCommunityInvitations: [
    tenantCase({
      name: 'returns invitations that are neither accepted nor removed',
      status: 200,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        const third = await newTenant(tenant.world);
        await invite(tenant, fixture, third.id);
        return { ...fixture, third };
      },
      path: communityPath,
      as: ({ fixture }) => fixture.administrator,
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('1');
        expect(body).toMatchObject([{ TenantId: fixture.third.id }]);
      },
    }),
    communityCase({ name: 'an administrator of the tenant without a community role', status: 403 }),
    communityCase({
      name: 'a negative skip',
      status: 400,
      query: 'skip=-1',
      as: ({ fixture }) => fixture.administrator,
    }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],

  listTenantCommunityInvitations: [
    tenantCase({
      name: 'returns the invitations of the tenant until they are accepted',
      status: 200,
      prepare: createWithInvitation,
      path: ({ fixture }) => ({ tenantId: fixture.secondTenant.id }),
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check({ body }, { fixture }) {
        expect(body).toMatchObject([{ CommunityId: fixture.Id, CommunityName: 'River Basin' }]);
        expect(
          (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`)).status,
        ).toBe(201);
        const path = `/api/v1-preview/Tenants/${fixture.secondTenant.id}/CommunityInvitations`;
        const after = await readResponse(
          await fixture.secondTenant.world.server.send('GET', path, { as: fixture.secondTenant.administrator }),
        );
        expect(after.body).toEqual([]);
      },
    }),
    tenantCase({ name: 'returns an empty list', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({ name: 'a member', status: 403, as: 'member' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
  ],
} satisfies Partial<Cases<operations, typeof table, 'Communities'>>;
