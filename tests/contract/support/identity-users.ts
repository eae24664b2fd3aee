// Users, roles and claims for cases of identities.
import { randomUUID } from 'node:crypto';
import { systemTicks } from '../../../server/runtime/clock.ts';
import { catalog } from '../../../server/identity-providers/providers.ts';
import { signIn } from '../../../server/identity/users/sign-in.ts';
import { providerIds, type Tenant } from './identity-tenant.ts';

export interface User {
  readonly Id: string;
  readonly RoleIds: readonly string[];
  readonly ContactEmail: string | null;
  readonly [member: string]: unknown;
}

export const userBody = (more: object = {}) => ({
  ContactGivenName: 'Ada',
  ContactSurname: 'Marsh',
  ContactEmail: `${randomUUID()}@example.com`,
  IdentityProviderId: providerIds.google,
  ...more,
});
export const addUser = (tenant: Tenant, more: object = {}): Promise<User> =>
  tenant.ok('POST', '/Users', userBody(more));
/** Creates a user who accepted an invitation by signing in; the provider states the groups. */
export async function addSignedInUser(
  tenant: Tenant,
  groups: readonly string[] = [],
  more: object = {},
): Promise<User> {
  const user = await addUser(tenant, more);
  await tenant.ok('POST', `/Users/${user.Id}/Invitation`, {});
  await signInAs(tenant, user, groups);
  return user;
}
/** Signs a user in with Google; returns the user, or the reason of the failure. */
export async function signInAs(
  tenant: Tenant,
  { Id, ContactEmail }: User,
  groups: readonly string[] = [],
  now = systemTicks(),
) {
  const claims = groups.map((value) => ({ kind: null, value }));
  const profile = {
    subject: `sub-${Id}`,
    email: ContactEmail ?? '',
    name: 'Ada Marsh',
    givenName: 'Ada',
    surname: 'Marsh',
    claims,
  };
  const { store } = tenant.world.server.server;
  const directory = { providers: () => Promise.resolve(catalog) };
  const outcome = await signIn({ store, directory, now }, tenant.id, providerIds.google, profile);
  return typeof outcome === 'string' ? outcome : outcome.user;
}
export const addRole = (tenant: Tenant, Name: string): Promise<{ readonly Id: string }> =>
  tenant.ok('POST', '/Roles', { Name });
export const addClaim = (tenant: Tenant, Value: string, RoleIds: readonly string[]) =>
  tenant.ok('POST', `/IdentityProviders/${providerIds.google}/Claims`, { Value, RoleIds });
