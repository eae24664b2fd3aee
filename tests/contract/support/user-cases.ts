// Parts of the contract cases of users.
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from './cases.ts';
import { addUser, type User } from './identity-users.ts';
import { tenantCase, unknownId, type Tenant, type TenantCase } from './identity-tenant.ts';

export const userPath = <T>({ fixture }: { readonly fixture: T }) => ({ userId: (fixture as User).Id });

export const expectTotalCount = (count: number) => (response: ReadResponse) => {
  expect(response.headers.get('total-count')).toBe(String(count));
};

export const expectAll =
  (...checks: readonly ((response: ReadResponse, fixture: never) => unknown)[]) =>
  async (response: ReadResponse, fixture: unknown) => {
    for (const check of checks) await check(response, fixture as never);
  };

export const storedPreferences = { theme: { dark: true }, widths: [1, 2.5], none: null };

export const createUserWithPreferences = async (tenant: Tenant) => {
  const user = await addUser(tenant);
  const self = await tenant.as(user.Id);
  const response = await tenant.send('PUT', `/Users/${user.Id}/Preferences`, { as: self, body: storedPreferences });
  expect(response.status).toBe(200);
  return user;
};

export const asPreparedUser = async (tenant: Tenant & { readonly fixture: User }) => tenant.as(tenant.fixture.Id);

export const userCase = (rest: Omit<TenantCase<User>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: (tenant) => addUser(tenant), path: userPath, ...rest });

export const unknownUserCase = (rest: Omit<TenantCase<undefined>, 'name' | 'status'> = {}): Case =>
  tenantCase({ name: 'an unknown user', status: 404, path: { userId: unknownId }, ...rest });
