// Users: what is said of them by whom, and when two are the same person (document 2, section 2; docs/behavior/identity.md#users).
import { describe, expect, it } from '@jest/globals';
import {
  changedUser,
  matchesProfile,
  uniqueKeysOf,
  newUser,
  signedInUser,
  type Profile,
  type UserBody,
} from '../../../server/domain/identity/users.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

const Id = '33333333-3333-4333-8333-333333333333';
const IdentityProviderId = 'd2a478ca-52e3-4fd4-9d93-ded440476364';
const wish = { IdentityProviderId, ContactEmail: 'ada@example.com', ContactGivenName: 'Ada' };
const ada = newUser(wish, Id, ['member']);
const profile: Profile = { subject: 's-1', email: 'Ada.Marsh@example.com', name: 'Ada Marsh', givenName: 'Ada' };
const seen = signedInUser(ada, profile, '2026-03-02T08:15:00Z');

describe('newUser', () => {
  it('has the data of the administrator and none of the provider', () => {
    expect(ada).toMatchObject({
      Id,
      IdentityProviderId,
      ContactEmail: 'ada@example.com',
      ContactGivenName: 'Ada',
      ContactSurname: null,
      GivenName: null,
      Name: null,
      Email: null,
      RoleIds: ['member'],
      signedUp: null,
    });
  });

  it.each([
    ['an identifier that is no GUID', wish, 'ada'],
    ['an address without @', { ...wish, ContactEmail: 'ada' }, Id],
    ['an address with a space', { ...wish, ContactEmail: 'a da@example.com' }, Id],
    ['an empty address', { ...wish, ContactEmail: '' }, Id],
  ])('refuses %s', (_name, input, id) => {
    expect(() => newUser(input, id, [])).toThrow(InvalidInput);
  });
});

describe('changedUser', () => {
  it.each<[string, Parameters<typeof changedUser>[1], Partial<UserBody>]>([
    ['nothing', {}, {}],
    ['null, which says nothing', { ContactEmail: null, ContactGivenName: null, ExternalUserId: null }, {}],
    ['one member', { ContactSurname: 'Marsh' }, { ContactSurname: 'Marsh' }],
    ['an empty name', { ContactGivenName: '' }, { ContactGivenName: '' }],
    ['its own identifiers', { Id: Id.toUpperCase(), IdentityProviderId }, {}],
    ['its object in the directory', { IdentityProviderSpecificUserId: 'd-1' }, { directoryId: 'd-1' }],
  ])('%s', (_name, input, expected) => {
    expect(changedUser(ada, input)).toEqual({ ...ada, ...expected });
  });

  it('replaces the roles in the input', () => {
    expect(changedUser(ada, {}, ['member', 'viewer']).RoleIds).toEqual(['member', 'viewer']);
  });

  it.each([
    ['another identifier', { Id: IdentityProviderId }],
    ['another provider', { IdentityProviderId: Id }],
    ['an address that is none', { ContactEmail: 'ada' }],
  ])('refuses %s', (_name, input) => {
    expect(() => changedUser(ada, input)).toThrow(InvalidInput);
  });
});

describe('signedInUser', () => {
  it('has the data of the provider, and keeps that of the administrator and the first sign-in', () => {
    expect(seen).toMatchObject({
      Email: 'Ada.Marsh@example.com',
      Name: 'Ada Marsh',
      ExternalUserId: 's-1',
      ContactEmail: 'ada@example.com',
      signedUp: '2026-03-02T08:15:00Z',
    });
    const again = signedInUser(
      seen,
      { subject: 's-1', claims: [{ kind: null, value: 'crew' }] },
      '2027-01-01T00:00:00Z',
    );
    expect(again).toMatchObject({ Email: null, claims: [{ value: 'crew' }], signedUp: '2026-03-02T08:15:00Z' });
  });
});

describe('matchesProfile', () => {
  const external = changedUser(ada, { ExternalUserId: 's-1' });
  const inDirectory = changedUser(ada, { IdentityProviderSpecificUserId: 'd-1' });
  const byEmail = { subject: 's-9', email: 'ADA@example.com' };
  it.each<[boolean, string, UserBody, Profile]>([
    [true, 'the address that the administrator said, in any case', ada, byEmail],
    [false, 'another address', ada, { subject: 's-9', email: 'eve@example.com' }],
    [false, 'no address', ada, { subject: 's-9' }],
    [
      true,
      'the identifier at the provider, whatever the address',
      external,
      { ...byEmail, subject: 's-1', email: 'x@y' },
    ],
    [false, 'the address of one who has another identifier', external, byEmail],
    [false, 'the address of one who has signed in as another', seen, { ...byEmail, email: 'Ada.Marsh@example.com' }],
    [true, 'the object in the directory', inDirectory, { ...byEmail, directoryId: 'd-1' }],
    [false, 'the address of one who has an object in the directory', inDirectory, byEmail],
  ])('%s: %s', (expected, _name, user, person) => {
    expect(matchesProfile(user, person)).toBe(expected);
  });
});

it('uses the address of the provider once it is known', () => {
  expect(uniqueKeysOf(ada)).toEqual({ email: 'ada@example.com', subject: null, directoryId: null });
  expect(uniqueKeysOf(seen)).toEqual({ email: 'ada.marsh@example.com', subject: 's-1', directoryId: null });
});
