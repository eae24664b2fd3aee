// The data of users from administrators and identity providers (docs/behavior/identity.md#users).
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
const input = { IdentityProviderId, ContactEmail: 'ada@example.com', ContactGivenName: 'Ada' };
const ada = newUser(input, Id, ['member']);
const profile: Profile = { subject: 's-1', email: 'Ada.Marsh@example.com', name: 'Ada Marsh', givenName: 'Ada' };
const signedInAda = signedInUser(ada, profile, '2026-03-02T08:15:00Z');

describe('a new user', () => {
  it('has the data of the administrator, and no data of the provider', () => {
    expect(ada).toMatchObject({
      Id,
      IdentityProviderId,
      ContactEmail: 'ada@example.com',
      ContactGivenName: 'Ada',
      ContactSurname: null,
      GivenName: null,
      Surname: null,
      Name: null,
      Email: null,
      ExternalUserId: null,
      RoleIds: ['member'],
      directoryId: null,
      claims: [],
      signedUp: null,
    });
  });

  it.each([
    ['an identifier that is no GUID', input, 'ada'],
    ['an address without @', { ...input, ContactEmail: 'ada' }, Id],
    ['an address with a space', { ...input, ContactEmail: 'a da@example.com' }, Id],
    ['an empty address', { ...input, ContactEmail: '' }, Id],
  ])('is refused with %s', (_name, invalidInput, id) => {
    expect(() => newUser(invalidInput, id, [])).toThrow(InvalidInput);
  });
});

describe('a changed user', () => {
  it.each<[string, Parameters<typeof changedUser>[1], Partial<UserBody>]>([
    ['no members', {}, {}],
    ['null members', { ContactEmail: null, ContactGivenName: null, ExternalUserId: null }, {}],
    ['one member', { ContactSurname: 'Marsh' }, { ContactSurname: 'Marsh' }],
    ['an empty name', { ContactGivenName: '' }, { ContactGivenName: '' }],
    ['its own identifier and provider', { Id: Id.toUpperCase(), IdentityProviderId }, {}],
    ['its object in the directory', { IdentityProviderSpecificUserId: 'd-1' }, { directoryId: 'd-1' }],
  ])('has the changes of an input with %s', (_name, changes, expected) => {
    expect(changedUser(ada, changes)).toEqual({ ...ada, ...expected });
  });

  it('has the roles in the input', () => {
    expect(changedUser(ada, {}, ['member', 'viewer']).RoleIds).toEqual(['member', 'viewer']);
  });

  it('has no claims after a sign-in without any', () => {
    expect(signedInAda.claims).toEqual([]);
    expect(signedInUser(ada, { ...profile, surname: 'Marsh' }, 'now')).toMatchObject({
      GivenName: 'Ada',
      Surname: 'Marsh',
    });
  });

  it.each([
    ['another identifier', { Id: IdentityProviderId }],
    ['another provider', { IdentityProviderId: Id }],
    ['an invalid address', { ContactEmail: 'ada' }],
  ])('is refused with %s', (_name, changes) => {
    expect(() => changedUser(ada, changes)).toThrow(InvalidInput);
  });
});

describe('a user after a sign-in', () => {
  it('has the data of the provider, and still that of the administrator and the time of the first sign-in', () => {
    expect(signedInAda).toMatchObject({
      Email: 'Ada.Marsh@example.com',
      Name: 'Ada Marsh',
      ExternalUserId: 's-1',
      ContactEmail: 'ada@example.com',
      signedUp: '2026-03-02T08:15:00Z',
    });
    const again = signedInUser(
      signedInAda,
      { subject: 's-1', claims: [{ kind: null, value: 'crew' }] },
      '2027-01-01T00:00:00Z',
    );
    expect(again).toMatchObject({
      Email: null,
      Name: null,
      GivenName: null,
      Surname: null,
      claims: [{ value: 'crew' }],
      signedUp: '2026-03-02T08:15:00Z',
    });
  });
});

describe('matchesProfile', () => {
  const external = changedUser(ada, { ExternalUserId: 's-1' });
  const inDirectory = changedUser(ada, { IdentityProviderSpecificUserId: 'd-1' });
  const byEmail = { subject: 's-9', email: 'ADA@example.com' };
  it.each<[boolean, string, UserBody, Profile]>([
    [true, 'the address from the administrator in any case', ada, byEmail],
    [false, 'another address', ada, { subject: 's-9', email: 'eve@example.com' }],
    [false, 'no address', ada, { subject: 's-9' }],
    [
      true,
      'the identifier at the provider, whatever the address',
      external,
      { ...byEmail, subject: 's-1', email: 'x@y' },
    ],
    [false, 'the address, but another identifier', external, byEmail],
    [
      false,
      'the address of a user who signed in with another identifier',
      signedInAda,
      { ...byEmail, email: 'Ada.Marsh@example.com' },
    ],
    [true, 'the object in the directory', inDirectory, { ...byEmail, directoryId: 'd-1' }],
    [false, 'the address, but another object in the directory', inDirectory, byEmail],
  ])('returns %s for %s', (expected, _name, user, person) => {
    expect(matchesProfile(user, person)).toBe(expected);
  });
});

it('uses the address from the provider after the first sign-in', () => {
  expect(uniqueKeysOf(ada)).toEqual({ email: 'ada@example.com', subject: null, directoryId: null });
  expect(uniqueKeysOf(signedInAda)).toEqual({ email: 'ada.marsh@example.com', subject: 's-1', directoryId: null });
});
