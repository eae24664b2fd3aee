// Invitations (docs/behavior/identity.md#invitations). Their expiry is tested in identity-times.test.ts.
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

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
/** Returns the number of days between two times. */
const daysBetween = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / dayMs;

const userPath = ({ fixture }: { readonly fixture: User }) => ({ userId: fixture.Id });
const inviteUser =
  (body: object = {}) =>
  async (tenant: Tenant) => {
    const fixture = await addUser(tenant);
    await tenant.ok('POST', `/Users/${fixture.Id}/Invitation`, body);
    return fixture;
  };
const readStatus = async ({ ok, fixture }: Tenant & { readonly fixture: User }) =>
  (await ok<{ InvitationStatus: number }>('GET', `/Users/${fixture.Id}/Status`)).InvitationStatus;
const readInvitation = ({ ok, fixture }: Tenant & { readonly fixture: User }) =>
  ok('GET', `/Users/${fixture.Id}/Invitation`);

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

/** Returns the cases of invalid bodies, for users with and without an invitation. */
const badRequestCases = (prepare: (tenant: Tenant) => Promise<User>): readonly Case[] => [
  caseOnUser(prepare, {
    name: 'an expiry in more than two months',
    status: 400,
    body: { ExpiresDateTime: inDays(63) },
    check: expectDynamicProperty('ExpiresDateTime'),
  }),
  caseOnUser(prepare, {
    name: 'an expiry in the past',
    status: 400,
    body: { ExpiresDateTime: inDays(-0.001) },
    check: expectDynamicProperty('ExpiresDateTime'),
  }),
  caseOnUser(prepare, {
    name: 'an expiry that is not a date',
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
      name: 'returns a page of all invitations, accepted ones included',
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
      name: 'returns an empty page for a count of 0',
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
      name: 'returns a sent invitation',
      status: 200,
      check({ body }, { id, fixture }) {
        expect(body).toMatchObject({ TenantId: id, UserId: fixture.Id, State: 1, Accepted: null });
        const { Issued, Expires } = body as { Issued: string; Expires: string };
        expect(daysBetween(Issued, Expires)).toBe(21);
      },
    }),
    caseOnUser((tenant) => addSignedInUser(tenant), {
      name: 'returns an accepted invitation',
      status: 200,
      check({ body }) {
        const { Issued, Accepted, State } = body as { Issued: string; Accepted: string; State: number };
        expect(State).toBe(2);
        expect(daysBetween(Issued, Accepted)).toBeGreaterThanOrEqual(0);
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
      name: 'creates and sends an invitation',
      status: 201,
      body: {},
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1, Accepted: null, TenantId: tenant.id, UserId: tenant.fixture.Id });
        expect(await readStatus(tenant)).toBe(3);
        expect(await readInvitation(tenant)).toEqual(body);
      },
    }),
    caseOnUser((tenant) => addUser(tenant), {
      name: 'creates an invitation with an expiry without sending it',
      status: 201,
      body: { SendInvitation: false, ExpiresDateTime: inDays(58), State: 2, IdentityProviderId: providerIds.google },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 0 });
        expect(
          Math.round(daysBetween((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)),
        ).toBe(58);
        expect(await readStatus(tenant)).toBe(2);
      },
    }),
    caseOnUser((tenant) => addUser(tenant), {
      name: 'ignores members that a public library sends',
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
      name: 'creates an unsent invitation of a user without a mail address',
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
    caseOnUser(inviteUser(), {
      name: 'a user with an invitation',
      status: 409,
      body: {},
      check: expectDynamicProperty('Id'),
    }),
    caseOnUser((tenant) => addSignedInUser(tenant), {
      name: 'a user with an accepted invitation',
      status: 409,
      body: {},
    }),
    memberCase({ body: {} }),
    unknownUserCase({ body: {} }),
  ],
  createOrUpdateUserInvitation: [
    caseOnUser((tenant) => addUser(tenant), {
      name: 'creates an invitation without sending it',
      status: 201,
      body: { SendInvitation: false },
      check: async (_response, tenant) => expect(await readStatus(tenant)).toBe(2),
    }),
    caseOnUser(inviteUser({ SendInvitation: false }), {
      name: 'sends the invitation and keeps other members',
      status: 200,
      body: { SendInvitation: true },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1 });
        expect(await readStatus(tenant)).toBe(3);
        expect(daysBetween((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBe(21);
      },
    }),
    caseOnUser(inviteUser(), {
      name: 'changes the expiry and does not send the invitation again',
      status: 200,
      body: { SendInvitation: false, ExpiresDateTime: inDays(2) },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 1 });
        expect(daysBetween((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBeCloseTo(
          2,
          1,
        );
        expect(await readStatus(tenant)).toBe(3);
      },
    }),
    caseOnUser((tenant) => addSignedInUser(tenant), {
      name: 'an accepted invitation does not change',
      status: 200,
      body: { ExpiresDateTime: inDays(2) },
      async check({ body }, tenant) {
        expect(body).toMatchObject({ State: 2 });
        expect(await readStatus(tenant)).toBe(0);
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
        expect(await readStatus(tenant)).toBe(1);
        await tenant.ok('POST', `/Users/${tenant.fixture.Id}/Invitation`, {});
      },
    }),
    neverInvitedCase(),
    unknownUserCase(),
    memberCase(),
  ],
};
