// Invitations (docs/behavior/identity.md#invitations); what time does to them is in identity-times.test.ts.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases } from '../support/cases.ts';
import { expectDynamicProperty } from '../support/checks.ts';
import {
  addProvider,
  tenantCase,
  unknownId,
  providerIds,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';
import { addUser, addSignedInUser, type User } from '../support/identity-users.ts';
import { nonVerbose } from '../support/streams.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
/** How many days lie between two times. */
const days = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / day;

const userPath = ({ fixture }: { readonly fixture: User }) => ({ userId: fixture.Id });
const inviteUser =
  (wish: object = {}) =>
  async (tenant: Tenant) => {
    const fixture = await addUser(tenant);
    await tenant.ok('POST', `/Users/${fixture.Id}/Invitation`, wish);
    return fixture;
  };
const status = async ({ ok, fixture }: Tenant & { readonly fixture: User }) =>
  (await ok<{ InvitationStatus: number }>('GET', `/Users/${fixture.Id}/Status`)).InvitationStatus;
const read = ({ ok, fixture }: Tenant & { readonly fixture: User }) => ok('GET', `/Users/${fixture.Id}/Invitation`);

const caseOnUser = (
  prepare: (tenant: Tenant) => Promise<User>,
  rest: Omit<TenantCase<User>, 'prepare' | 'path'>,
): Case => tenantCase({ prepare, path: userPath, ...rest });
const unknownUserCase = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  tenantCase({ name: 'an unknown user', status: 404, path: { userId: unknownId }, ...rest });
const neverInvitedCase = (rest: Partial<TenantCase<User>> = {}): Case =>
  caseOnUser((tenant) => addUser(tenant), { name: 'a user who was never invited', status: 404, ...rest });
const memberCase = (rest: Partial<TenantCase<User>> = {}): Case =>
  caseOnUser(inviteUser(), { name: 'a member', status: 403, as: 'member', ...rest });

/** Wishes that are refused, whether there is an invitation or not. */
const badRequestCases = (prepare: (tenant: Tenant) => Promise<User>): readonly Case[] => [
  caseOnUser(prepare, {
    name: 'more than two months ahead',
    status: 400,
    body: { ExpiresDateTime: inDays(63) },
    check: expectDynamicProperty('ExpiresDateTime'),
  }),
  caseOnUser(prepare, {
    name: 'in the past',
    status: 400,
    body: { ExpiresDateTime: inDays(-0.001) },
    check: expectDynamicProperty('ExpiresDateTime'),
  }),
  caseOnUser(prepare, {
    name: 'no date',
    status: 400,
    body: { ExpiresDateTime: 'soon' },
    check: expectDynamicProperty('ExpiresDateTime'),
  }),
  caseOnUser(prepare, {
    name: 'another provider than the user’s',
    status: 400,
    body: { IdentityProviderId: providerIds.microsoft },
    check: expectDynamicProperty('IdentityProviderId'),
  }),
];

export const invitations: Cases<operations, typeof table, 'Invitations'> = {
  listInvitations: [
    tenantCase({
      name: 'of all users, those accepted included, one page of them',
      status: 200,
      prepare: async (tenant) =>
        [await inviteUser()(tenant), await addSignedInUser(tenant), await inviteUser()(tenant)] as const,
      query: 'skip=1',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('3');
        expect(body).toMatchObject([
          { UserId: fixture[1].Id, State: 2 },
          { UserId: fixture[2].Id, State: 1 },
        ]);
      },
    }),
    tenantCase({
      name: 'none of them',
      status: 200,
      prepare: inviteUser(),
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: inviteUser(),
      ...nonVerbose,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Accepted'),
    }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
    tenantCase({ name: 'a member', status: 403, as: 'member' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],
  getUserInvitation: [
    caseOnUser(inviteUser(), {
      name: 'sent',
      status: 200,
      check({ body }, { id, fixture }) {
        expect(body).toMatchObject({ TenantId: id, UserId: fixture.Id, State: 1, Accepted: null });
        const { Issued, Expires } = body as { Issued: string; Expires: string };
        expect(days(Issued, Expires)).toBe(21);
      },
    }),
    caseOnUser((tenant) => addSignedInUser(tenant), {
      name: 'accepted',
      status: 200,
      check({ body }) {
        const { Issued, Accepted, State } = body as { Issued: string; Accepted: string; State: number };
        expect(State).toBe(2);
        expect(days(Issued, Accepted)).toBeGreaterThanOrEqual(0);
      },
    }),
    caseOnUser(inviteUser(), {
      name: 'leaves out null members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Accepted'),
    }),
    neverInvitedCase(),
    unknownUserCase(),
    memberCase(),
  ],
  createUserInvitation: [
    caseOnUser((tenant) => addUser(tenant), {
      name: 'the usual one',
      status: 201,
      body: {},
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1, Accepted: null, TenantId: tenant.id, UserId: tenant.fixture.Id });
        expect(await status(tenant)).toBe(3);
        expect(await read(tenant)).toEqual(body);
      },
    }),
    caseOnUser((tenant) => addUser(tenant), {
      name: 'not sent, until a day, by the provider of the user',
      status: 201,
      body: { SendInvitation: false, ExpiresDateTime: inDays(58), State: 2, IdentityProviderId: providerIds.google },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 0 });
        expect(Math.round(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires))).toBe(58);
        expect(await status(tenant)).toBe(2);
      },
    }),
    caseOnUser((tenant) => addUser(tenant), {
      name: 'with all members of an invitation, as a public library sends it',
      status: 201,
      body: {
        Id: unknownId,
        TenantId: unknownId,
        UserId: unknownId,
        State: 0,
        SendInvitation: true,
        Issued: inDays(-1),
      },
      check({ body }, { id, fixture }) {
        expect(body).toMatchObject({ State: 1, TenantId: id, UserId: fixture.Id });
        expect((body as { Id: string }).Id).not.toBe(unknownId);
      },
    }),
    caseOnUser((tenant) => addUser(tenant, { ContactEmail: null }), {
      name: 'a user without a mail address, without sending',
      status: 201,
      body: { SendInvitation: false },
    }),
    caseOnUser((tenant) => addUser(tenant, { ContactEmail: null }), {
      name: 'a user without a mail address',
      status: 400,
      body: {},
      check: expectDynamicProperty('SendInvitation'),
    }),
    caseOnUser(
      async (tenant) => {
        await addProvider(tenant, 'connect');
        return addUser(tenant, { IdentityProviderId: providerIds.connect });
      },
      {
        name: 'a user of a provider that takes no invitations',
        status: 400,
        body: {},
        check: expectDynamicProperty('IdentityProviderId'),
      },
    ),
    caseOnUser(
      async (tenant) => {
        const fixture = await addUser(tenant);
        await tenant.send('DELETE', `/IdentityProviders/${providerIds.google}`);
        return fixture;
      },
      {
        name: 'a user of a provider that the tenant no longer has',
        status: 400,
        body: {},
        check: expectDynamicProperty('IdentityProviderId'),
      },
    ),
    ...badRequestCases((tenant) => addUser(tenant)),
    caseOnUser(inviteUser(), { name: 'there is one', status: 409, body: {}, check: expectDynamicProperty('Id') }),
    caseOnUser((tenant) => addSignedInUser(tenant), { name: 'there is one that was accepted', status: 409, body: {} }),
    memberCase({ body: {} }),
    unknownUserCase({ body: {} }),
  ],
  createOrUpdateUserInvitation: [
    caseOnUser((tenant) => addUser(tenant), {
      name: 'new, not sent',
      status: 201,
      body: { SendInvitation: false },
      check: async (_response, tenant) => expect(await status(tenant)).toBe(2),
    }),
    caseOnUser(inviteUser({ SendInvitation: false }), {
      name: 'sends the invitation and keeps other members',
      status: 200,
      body: { SendInvitation: true },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1 });
        expect(await status(tenant)).toBe(3);
        expect(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBe(21);
      },
    }),
    caseOnUser(inviteUser(), {
      name: 'another date; does not send the invitation again',
      status: 200,
      body: { SendInvitation: false, ExpiresDateTime: inDays(2) },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1 });
        expect(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBeCloseTo(2, 1);
        expect(await status(tenant)).toBe(3);
      },
    }),
    caseOnUser((tenant) => addSignedInUser(tenant), {
      name: 'an accepted invitation does not change',
      status: 200,
      body: { ExpiresDateTime: inDays(2) },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 2 });
        expect(await status(tenant)).toBe(0);
      },
    }),
    ...badRequestCases(inviteUser()),
    memberCase({ body: {} }),
    unknownUserCase({ body: {} }),
  ],
  deleteUserInvitation: [
    caseOnUser(inviteUser(), {
      name: 'deletes the invitation; the user can be invited again',
      status: 204,
      async check(_response, tenant) {
        expect(await status(tenant)).toBe(1);
        await tenant.ok('POST', `/Users/${tenant.fixture.Id}/Invitation`, {});
      },
    }),
    neverInvitedCase(),
    unknownUserCase(),
    memberCase(),
  ],
};
