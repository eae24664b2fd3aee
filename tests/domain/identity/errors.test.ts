// The errors of clients, roles, secrets, users and invitations name the member and say what is wrong (docs/behavior/identity.md).
import { expect, it } from '@jest/globals';
import { changedHybridClient, newHybridClient } from '../../../server/domain/identity/clients.ts';
import { isGuid } from '../../../server/domain/identity/guid.ts';
import { newInvitation } from '../../../server/domain/identity/invitations.ts';
import { builtInRoles, communityRoles } from '../../../server/domain/identity/role-types.ts';
import { changedRole, newRole, requireCustom, type RoleInput } from '../../../server/domain/identity/roles.ts';
import { changedSecretExpiry, newSecretExpiry } from '../../../server/domain/identity/secrets.ts';
import { changedUser, newUser } from '../../../server/domain/identity/users.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';

const Id = '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11';
const other = '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d';
const now = parseDateTime('2026-03-02T08:15:00Z') ?? 0n;
const address = 'https://example.com/';
const client = newHybridClient({ Name: 'Portal', RedirectUris: [address] }, Id);
const role = newRole({ Name: 'Crew' }, other, Id);
const user = newUser({ IdentityProviderId: other }, Id, []);
const builtIn = builtInRoles(other, { administrator: Id, contributor: Id, dataSteward: Id, viewer: Id, member: Id });
const ofCommunity = communityRoles({ Id: other, Name: 'River' }, { administrator: Id, moderator: Id, member: Id });
const tenantOnly = 'because a role belongs to one tenant.';
const newCrew = (input: RoleInput) => () => newRole({ Name: 'Crew', ...input }, other, Id);
const changedPortal = (change: Parameters<typeof changedHybridClient>[1]) => () => changedHybridClient(client, change);

const refusals: readonly (readonly [() => unknown, string, string])[] = [
  [changedPortal({ Id: other }), 'Id', `Id must be left out or be the Id of the client, '${Id}', which cannot change.`],
  [changedPortal({ RedirectUris: [] }), 'RedirectUris', 'RedirectUris must have at least one address.'],
  [
    changedPortal({ RedirectUris: Array<string>(11).fill(address) }),
    'RedirectUris',
    'RedirectUris must have at most 10 addresses.',
  ],
  [
    changedPortal({ LogoUri: 'logo.png' }),
    'LogoUri',
    "LogoUri must be absolute, such as https://example.com/; 'logo.png' is not.",
  ],
  [changedPortal({ Name: ' ' }), 'Name', 'Name must not be blank.'],
  [
    changedPortal({ AccessTokenLifetime: 59 }),
    'AccessTokenLifetime',
    'AccessTokenLifetime must be from 60 to 3600, in seconds.',
  ],
  [newCrew({ Id: 'x' }), 'Id', "Id must be a GUID, not 'x'."],
  [newCrew({ Name: ' ' }), 'Name', 'Name is required and must not be blank.'],
  [newCrew({ RoleScope: 2 }), 'RoleScope', `RoleScope must be Tenant or left out, ${tenantOnly}`],
  [newCrew({ TenantId: Id }), 'TenantId', `TenantId must be the tenant in the path or left out, ${tenantOnly}`],
  [newCrew({ CommunityId: Id }), 'CommunityId', `CommunityId must be left out, ${tenantOnly}`],
  [newCrew({ RoleTypeId: Id }), 'RoleTypeId', `RoleTypeId must be left out, ${tenantOnly}`],
  [
    () => changedRole(role, { Id: other, Name: 'Crew' }, other),
    'Id',
    `Id is '${other}' in the body but '${Id}' in the path; they must be the same.`,
  ],
  [
    () => changedRole(builtIn[0] ?? role, { Name: 'Crew' }, other),
    'roleId',
    "The built-in role 'Tenant Administrator' cannot be changed.",
  ],
  [
    () => {
      requireCustom(ofCommunity[2] ?? role, 'deleted');
    },
    'roleId',
    "The role 'River Community Member' does not belong to the tenant and cannot be deleted.",
  ],
  [() => newSecretExpiry({}, now), 'Expiration', 'Expiration must be given unless Expires is false.'],
  [
    () => changedSecretExpiry(now, { Expiration: '2027-01-01', Expires: false }, now),
    'Expiration',
    'Expiration must be left out or null when Expires is false.',
  ],
  [() => newSecretExpiry({ Expiration: 'soon' }, now), 'Expiration', "Expiration must be a date and time, not 'soon'."],
  [
    () => newSecretExpiry({ Expiration: '2026-03-02' }, now),
    'Expiration',
    "Expiration must be in the future, but '2026-03-02' is not.",
  ],
  [() => newUser({ IdentityProviderId: other }, 'ada', []), 'Id', "Id must be a GUID, not 'ada'."],
  [
    () => changedUser(user, { ContactEmail: 'ada@x@y' }),
    'ContactEmail',
    "ContactEmail must be an e-mail address, not 'ada@x@y'.",
  ],
  [() => changedUser(user, { Id: other }), 'Id', `Id cannot be changed: it is '${Id}', not '${other}'.`],
  [
    () => changedUser(user, { IdentityProviderId: Id }),
    'IdentityProviderId',
    `IdentityProviderId cannot be changed: it is '${other}', not '${Id}'.`,
  ],
  [
    () => newInvitation({ Id, TenantId: Id, UserId: Id }, { ExpiresDateTime: 'soon' }, now),
    'ExpiresDateTime',
    "ExpiresDateTime must be in the future and not after 2026-05-02T08:15:00Z; 'soon' is not.",
  ],
];

it.each(refusals.map(([action, subject, message]) => ({ action, subject, message })))(
  'an error says: $message',
  ({ action, subject, message }) => {
    expect(action).toThrow(expect.objectContaining({ subject, message }));
  },
);

it('built-in roles have the names, descriptions and identifiers of their types', () => {
  expect(builtIn[4]).toEqual({
    Id,
    Name: 'Tenant Member',
    Description: 'Everybody in the tenant; reads data unless a list says otherwise.',
    RoleScope: 1,
    TenantId: other,
    CommunityId: null,
    RoleTypeId: '7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977',
  });
  expect(ofCommunity[0]).toEqual({
    Id,
    Name: 'River Community Administrator',
    Description: 'Manages the community and who takes part in it.',
    RoleScope: 2,
    TenantId: null,
    CommunityId: other,
    RoleTypeId: 'b50b3349-fa9e-4a03-9220-cf99184b4645',
  });
  expect([...builtIn, ...ofCommunity].map(({ Description }) => Description)).not.toContain('');
});

it.each([
  [true, Id],
  [true, Id.toUpperCase()],
  [false, `${Id}0`],
  [false, `0${Id}`],
  [false, Id.replaceAll('-', '')],
  [false, Id.replace('5', 'g')],
  [false, ''],
])('isGuid returns %s for %j', (expected, text) => {
  expect(isGuid(text)).toBe(expected);
});
