// Claims of identity providers that give roles (docs/behavior/identity.md#claims).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases } from '../support/cases.ts';
import { expectDynamicProperty, idsOf } from '../support/checks.ts';
import {
  addProvider,
  tenantCase,
  unknownId,
  providerIds,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';
import { addSignedInUser, type User } from '../support/identity-users.ts';
import { nonVerbose } from '../support/streams.ts';

interface Claim {
  readonly Id: string;
  readonly RoleIds: readonly string[];
}
const google = { identityProviderId: providerIds.google };
const createClaim = (tenant: Tenant, Value = 'crew'): Promise<Claim> =>
  tenant.ok('POST', `/IdentityProviders/${providerIds.google}/Claims`, { Value, RoleIds: [tenant.roles.viewer] });
const claimPath = ({ fixture }: { readonly fixture: Claim }) => ({ ...google, claimId: fixture.Id });
const claimCase = (rest: Omit<TenantCase<Claim>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: (tenant) => createClaim(tenant), path: claimPath, ...rest });
const memberCase = (rest: Partial<TenantCase<Claim>> = {}): Case =>
  claimCase({ name: 'a member', status: 403, as: 'member', ...rest });
/** Returns the case of a claim below a provider that the tenant does not have. */
const unknownProviderCase = (rest: Partial<TenantCase<Claim>> = {}): Case =>
  tenantCase({
    name: 'a provider that the tenant does not have',
    status: 404,
    prepare: (tenant) => createClaim(tenant),
    path: ({ fixture }) => ({ identityProviderId: providerIds.connect, claimId: fixture.Id }),
    ...rest,
  });
const notFoundCases: readonly Case[] = [
  tenantCase({ name: 'an unknown claim', status: 404, path: { ...google, claimId: unknownId } }),
  tenantCase({
    name: 'a claim of another provider',
    status: 404,
    async prepare(tenant) {
      await addProvider(tenant, 'microsoft');
      return createClaim(tenant);
    },
    path: ({ fixture }) => ({ identityProviderId: providerIds.microsoft, claimId: fixture.Id }),
  }),
  unknownProviderCase(),
];
const rolesOf = async (tenant: Tenant, { Id }: User) => (await tenant.ok<User>('GET', `/Users/${Id}`)).RoleIds;

export const claims: Cases<operations, typeof table, 'Claims'> = {
  listClaims: [
    tenantCase({
      name: 'returns a page of the claims of one provider',
      status: 200,
      async prepare(tenant) {
        await addProvider(tenant, 'microsoft');
        const other = `/IdentityProviders/${providerIds.microsoft}/Claims`;
        await tenant.ok('POST', other, { Value: 'crew', RoleIds: [tenant.roles.viewer] });
        return [await createClaim(tenant), await createClaim(tenant, 'staff')] as const;
      },
      path: google,
      query: 'skip=1',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('2');
        expect(idsOf(body)).toEqual([fixture[1].Id]);
      },
    }),
    tenantCase({
      name: 'returns an empty list without claims',
      status: 200,
      prepare: (tenant) => createClaim(tenant),
      path: google,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: (tenant) => createClaim(tenant),
      path: google,
      ...nonVerbose,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('IdentityProviderClaimTypeNameId'),
    }),
    tenantCase({
      name: 'a negative count',
      status: 400,
      path: google,
      query: 'count=-1',
      check: expectDynamicProperty('count'),
    }),
    memberCase(),
    unknownProviderCase(),
  ],
  createClaim: [
    tenantCase({
      name: 'removes duplicate roles',
      status: 201,
      path: google,
      body: ({ roles }: Tenant) => ({
        Value: 'crew',
        RoleIds: [roles.viewer, roles.viewer.toUpperCase(), roles.contributor],
      }),
      async check({ body }, { ok, roles }) {
        expect(body).toMatchObject({
          Value: 'crew',
          IdentityProviderClaimTypeNameId: null,
          RoleIds: [roles.viewer, roles.contributor],
        });
        expect(await ok('GET', `/IdentityProviders/${providerIds.google}/Claims/${(body as Claim).Id}`)).toEqual(body);
      },
    }),
    tenantCase({
      name: 'gives the roles at once to users who stated the value at their last sign-in',
      status: 201,
      prepare: (tenant) => addSignedInUser(tenant, ['crew']),
      path: google,
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }),
      check: async (_response, tenant) =>
        expect(await rolesOf(tenant, tenant.fixture)).toEqual([tenant.roles.member, tenant.roles.viewer]),
    }),
    tenantCase({
      name: 'the same value of another claim type',
      status: 201,
      prepare: (tenant) => createClaim(tenant),
      path: google,
      body: ({ roles }: Tenant) => ({
        Value: 'crew',
        IdentityProviderClaimTypeNameId: unknownId,
        RoleIds: [roles.viewer],
      }),
    }),
    tenantCase({
      name: 'the same value at another provider',
      status: 201,
      async prepare(tenant) {
        await addProvider(tenant, 'microsoft');
        await createClaim(tenant);
      },
      path: { identityProviderId: providerIds.microsoft },
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }),
    }),
    tenantCase({
      name: 'a blank value',
      status: 400,
      path: google,
      body: ({ roles }: Tenant) => ({ Value: ' ', RoleIds: [roles.viewer] }),
      check: expectDynamicProperty('Value'),
    }),
    tenantCase({
      name: 'no role',
      status: 400,
      path: google,
      body: { Value: 'crew', RoleIds: [] },
      check: expectDynamicProperty('RoleIds'),
    }),
    tenantCase({
      name: 'an unknown role',
      status: 400,
      path: google,
      body: { Value: 'crew', RoleIds: [unknownId] },
      check: expectDynamicProperty('RoleIds'),
    }),
    tenantCase({
      name: 'the same value of the same claim type',
      status: 409,
      prepare: (tenant) => createClaim(tenant),
      path: google,
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.member] }),
      check: ({ body }, { fixture }) => expect(body).toMatchObject({ DynamicProperties: { Id: fixture.Id } }),
    }),
    memberCase({ body: { Value: 'staff', RoleIds: ['x'] } }),
    unknownProviderCase({ body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }) }),
  ],
  getClaim: [
    claimCase({
      name: 'returns the claim as it was created',
      status: 200,
      check: ({ body }, { fixture }) => expect(body).toEqual(fixture),
    }),
    claimCase({
      name: 'leaves out null members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('IdentityProviderClaimTypeNameId'),
    }),
    ...notFoundCases,
    memberCase(),
  ],
  deleteClaim: [
    tenantCase({
      name: 'removes its roles from users, but not assigned roles',
      status: 204,
      async prepare(tenant) {
        const claim = await createClaim(tenant);
        return { ...claim, user: await addSignedInUser(tenant, ['crew'], { RoleIds: [tenant.roles.contributor] }) };
      },
      path: claimPath,
      async check(_response, tenant) {
        const { roles, fixture } = tenant;
        expect(fixture.user.RoleIds).toEqual([roles.member, roles.contributor]);
        expect(await rolesOf(tenant, fixture.user)).toEqual([roles.member, roles.contributor]);
        expect((await tenant.send('GET', `/IdentityProviders/${providerIds.google}/Claims/${fixture.Id}`)).status).toBe(
          404,
        );
      },
    }),
    ...notFoundCases,
    memberCase(),
  ],
};
