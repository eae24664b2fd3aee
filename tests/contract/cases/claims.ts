// Claims of identity providers that give roles (docs/behavior/identity.md#claims).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases } from '../support/cases.ts';
import { blamesDetail, ids } from '../support/checks.ts';
import {
  addProvider,
  inOwnTenant as of,
  nobody,
  providers,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';
import { signedIn, type User } from '../support/identity-users.ts';
import { brief } from '../support/streams.ts';

interface Claim {
  readonly Id: string;
  readonly RoleIds: readonly string[];
}
const google = { identityProviderId: providers.google };
const crew = (tenant: Tenant, Value = 'crew'): Promise<Claim> =>
  tenant.ok('POST', `/IdentityProviders/${providers.google}/Claims`, { Value, RoleIds: [tenant.roles.viewer] });
const one = ({ made }: { readonly made: Claim }) => ({ ...google, claimId: made.Id });
const on = (rest: Omit<TenantCase<Claim>, 'given' | 'path'>): Case =>
  of({ given: (tenant) => crew(tenant), path: one, ...rest });
const member = (rest: Partial<TenantCase<Claim>> = {}): Case =>
  on({ name: 'a member', status: 403, as: 'member', ...rest });
/** The tenant has no such provider, not even where the claim exists. */
const elsewhere = (rest: Partial<TenantCase<Claim>> = {}): Case =>
  of({
    name: 'a provider that the tenant does not have',
    status: 404,
    given: (tenant) => crew(tenant),
    path: ({ made }) => ({ identityProviderId: providers.connect, claimId: made.Id }),
    ...rest,
  });
const unknown: readonly Case[] = [
  of({ name: 'an unknown claim', status: 404, path: { ...google, claimId: nobody } }),
  of({
    name: 'a claim of another provider',
    status: 404,
    async given(tenant) {
      await addProvider(tenant, 'microsoft');
      return crew(tenant);
    },
    path: ({ made }) => ({ identityProviderId: providers.microsoft, claimId: made.Id }),
  }),
  elsewhere(),
];
const rolesOf = async (tenant: Tenant, { Id }: User) => (await tenant.ok<User>('GET', `/Users/${Id}`)).RoleIds;

export const claims: Cases<operations, typeof table, 'Claims'> = {
  listClaims: [
    of({
      name: 'of this provider alone, one page',
      status: 200,
      async given(tenant) {
        await addProvider(tenant, 'microsoft');
        const other = `/IdentityProviders/${providers.microsoft}/Claims`;
        await tenant.ok('POST', other, { Value: 'crew', RoleIds: [tenant.roles.viewer] });
        return [await crew(tenant), await crew(tenant, 'staff')] as const;
      },
      path: google,
      query: 'skip=1',
      check({ body, headers }, { made }) {
        expect(headers.get('total-count')).toBe('2');
        expect(ids(body)).toEqual([made[1].Id]);
      },
    }),
    of({
      name: 'none of them',
      status: 200,
      given: (tenant) => crew(tenant),
      path: google,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    of({
      name: 'without what is null',
      status: 200,
      given: (tenant) => crew(tenant),
      path: google,
      ...brief,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('IdentityProviderClaimTypeNameId'),
    }),
    of({ name: 'a negative count', status: 400, path: google, query: 'count=-1', check: blamesDetail('count') }),
    member(),
    elsewhere(),
  ],
  createClaim: [
    of({
      name: 'roles for a group, each once',
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
        expect(await ok('GET', `/IdentityProviders/${providers.google}/Claims/${(body as Claim).Id}`)).toEqual(body);
      },
    }),
    of({
      name: 'whoever stated the value at the last sign-in has the roles at once',
      status: 201,
      given: (tenant) => signedIn(tenant, ['crew']),
      path: google,
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }),
      check: async (_seen, tenant) =>
        expect(await rolesOf(tenant, tenant.made)).toEqual([tenant.roles.member, tenant.roles.viewer]),
    }),
    of({
      name: 'the same value of another kind',
      status: 201,
      given: (tenant) => crew(tenant),
      path: google,
      body: ({ roles }: Tenant) => ({
        Value: 'crew',
        IdentityProviderClaimTypeNameId: nobody,
        RoleIds: [roles.viewer],
      }),
    }),
    of({
      name: 'the same value at another provider',
      status: 201,
      async given(tenant) {
        await addProvider(tenant, 'microsoft');
        await crew(tenant);
      },
      path: { identityProviderId: providers.microsoft },
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }),
    }),
    of({
      name: 'a blank value',
      status: 400,
      path: google,
      body: ({ roles }: Tenant) => ({ Value: ' ', RoleIds: [roles.viewer] }),
      check: blamesDetail('Value'),
    }),
    of({
      name: 'no role',
      status: 400,
      path: google,
      body: { Value: 'crew', RoleIds: [] },
      check: blamesDetail('RoleIds'),
    }),
    of({
      name: 'an unknown role',
      status: 400,
      path: google,
      body: { Value: 'crew', RoleIds: [nobody] },
      check: blamesDetail('RoleIds'),
    }),
    of({
      name: 'the same value of the same kind',
      status: 409,
      given: (tenant) => crew(tenant),
      path: google,
      body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.member] }),
      check: ({ body }, { made }) => expect(body).toMatchObject({ DynamicProperties: { Id: made.Id } }),
    }),
    member({ body: { Value: 'staff', RoleIds: ['x'] } }),
    elsewhere({ body: ({ roles }: Tenant) => ({ Value: 'crew', RoleIds: [roles.viewer] }) }),
  ],
  getClaim: [
    on({ name: 'as it was created', status: 200, check: ({ body }, { made }) => expect(body).toEqual(made) }),
    on({
      name: 'without what is null',
      status: 200,
      ...brief,
      check: ({ body }) => expect(body).not.toHaveProperty('IdentityProviderClaimTypeNameId'),
    }),
    ...unknown,
    member(),
  ],
  deleteClaim: [
    of({
      name: 'its roles are gone; those that were assigned stay',
      status: 204,
      async given(tenant) {
        const claim = await crew(tenant);
        return { ...claim, user: await signedIn(tenant, ['crew'], { RoleIds: [tenant.roles.contributor] }) };
      },
      path: one,
      async check(_seen, tenant) {
        const { roles, made } = tenant;
        expect(made.user.RoleIds).toEqual([roles.member, roles.contributor]);
        expect(await rolesOf(tenant, made.user)).toEqual([roles.member, roles.contributor]);
        expect((await tenant.send('GET', `/IdentityProviders/${providers.google}/Claims/${made.Id}`)).status).toBe(404);
      },
    }),
    ...unknown,
    member(),
  ],
};
