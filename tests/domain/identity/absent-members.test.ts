// Null members are the same as absent ones (docs/behavior/identity.md).
import { expect, it } from '@jest/globals';
import { changedHybridClient, newCredentialClient, newHybridClient } from '../../../server/domain/identity/clients.ts';
import { acceptedInvitation, newInvitation } from '../../../server/domain/identity/invitations.ts';
import { changedRole, newRole } from '../../../server/domain/identity/roles.ts';
import { changedUser, matchesProfile, newUser, uniqueKeysOf } from '../../../server/domain/identity/users.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';

const Id = '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11';
const now = parseDateTime('2026-03-02T08:15:00Z') ?? 0n;
const ids = { Id, TenantId: Id, UserId: Id };
const user = newUser({ IdentityProviderId: Id }, Id, []);

it('null as identifier changes no client, role or user', () => {
  const client = newHybridClient({ Name: 'Portal', RedirectUris: ['https://example.com/'] }, Id);
  expect(changedHybridClient(client, { Id: null })).toEqual(client);
  const role = newRole({ Name: 'Crew' }, Id, Id);
  expect(changedRole(role, { Id: null, Name: 'Crew' }, Id)).toEqual(role);
  expect(changedUser(user, { Id: null, IdentityProviderId: null })).toEqual(user);
});

it('null as expiry of an invitation is the default', () => {
  expect(newInvitation(ids, { ExpiresDateTime: null }, now)).toEqual(newInvitation(ids, {}, now));
});

it('an accepted invitation has the time and its other members', () => {
  const invitation = newInvitation(ids, {}, now);
  expect(acceptedInvitation(invitation, now)).toEqual({ ...invitation, Accepted: '2026-03-02T08:15:00Z', State: 2 });
});

it('a user without an address matches no profile by it and has no unique address', () => {
  expect(matchesProfile(user, { subject: 's', email: 'ada@example.com' })).toBe(false);
  expect(uniqueKeysOf(user)).toEqual({ email: null, subject: null, directoryId: null });
});

it('a client has no name, addresses or roles by default', () => {
  expect(() => newHybridClient({ Name: 'Portal' }, Id)).toThrow('RedirectUris must have at least one address.');
  expect(() => newCredentialClient({}, Id)).toThrow('Name must not be blank.');
  expect(newCredentialClient({ Name: 'Gauge' }, Id).RoleIds).toEqual([]);
});
