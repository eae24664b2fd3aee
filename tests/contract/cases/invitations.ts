// Invitations (docs/behavior/identity.md#invitations); what time does to them is in identity-times.test.ts.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases } from '../support/cases.ts';
import { blamesDetail } from '../support/checks.ts';
import {
  addProvider,
  inOwnTenant as of,
  nobody,
  providers,
  type Tenant,
  type TenantCase,
} from '../support/identity-tenant.ts';
import { addUser, signedIn, type User } from '../support/identity-users.ts';
import { brief } from '../support/streams.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
/** How many days lie between two times. */
const days = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / day;

const user = ({ made }: { readonly made: User }) => ({ userId: made.Id });
const invited =
  (wish: object = {}) =>
  async (tenant: Tenant) => {
    const made = await addUser(tenant);
    await tenant.ok('POST', `/Users/${made.Id}/Invitation`, wish);
    return made;
  };
const status = async ({ ok, made }: Tenant & { readonly made: User }) =>
  (await ok<{ InvitationStatus: number }>('GET', `/Users/${made.Id}/Status`)).InvitationStatus;
const read = ({ ok, made }: Tenant & { readonly made: User }) => ok('GET', `/Users/${made.Id}/Invitation`);

const on = (given: (tenant: Tenant) => Promise<User>, rest: Omit<TenantCase<User>, 'given' | 'path'>): Case =>
  of({ given, path: user, ...rest });
const unknown = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  of({ name: 'an unknown user', status: 404, path: { userId: nobody }, ...rest });
const never = (rest: Partial<TenantCase<User>> = {}): Case =>
  on((tenant) => addUser(tenant), { name: 'a user who was never invited', status: 404, ...rest });
const member = (rest: Partial<TenantCase<User>> = {}): Case =>
  on(invited(), { name: 'a member', status: 403, as: 'member', ...rest });

/** Wishes that are refused, whether there is an invitation or not. */
const refusals = (given: (tenant: Tenant) => Promise<User>): readonly Case[] => [
  on(given, {
    name: 'more than two months ahead',
    status: 400,
    body: { ExpiresDateTime: inDays(63) },
    check: blamesDetail('ExpiresDateTime'),
  }),
  on(given, {
    name: 'in the past',
    status: 400,
    body: { ExpiresDateTime: inDays(-0.001) },
    check: blamesDetail('ExpiresDateTime'),
  }),
  on(given, {
    name: 'no date',
    status: 400,
    body: { ExpiresDateTime: 'soon' },
    check: blamesDetail('ExpiresDateTime'),
  }),
  on(given, {
    name: 'another provider than the user’s',
    status: 400,
    body: { IdentityProviderId: providers.microsoft },
    check: blamesDetail('IdentityProviderId'),
  }),
];

export const invitations: Cases<operations, typeof table, 'Invitations'> = {
  listInvitations: [
    of({
      name: 'of all users, those accepted included, one page of them',
      status: 200,
      given: async (tenant) => [await invited()(tenant), await signedIn(tenant), await invited()(tenant)] as const,
      query: 'skip=1',
      check({ body, headers }, { made }) {
        expect(headers.get('total-count')).toBe('3');
        expect(body).toMatchObject([
          { UserId: made[1].Id, State: 2 },
          { UserId: made[2].Id, State: 1 },
        ]);
      },
    }),
    of({
      name: 'none of them',
      status: 200,
      given: invited(),
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    of({
      name: 'without what is null',
      status: 200,
      given: invited(),
      ...brief,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Accepted'),
    }),
    of({ name: 'a negative skip', status: 400, query: 'skip=-1', check: blamesDetail('skip') }),
    of({ name: 'a member', status: 403, as: 'member' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody } }),
  ],
  getUserInvitation: [
    on(invited(), {
      name: 'sent',
      status: 200,
      check({ body }, { id, made }) {
        expect(body).toMatchObject({ TenantId: id, UserId: made.Id, State: 1, Accepted: null });
        const { Issued, Expires } = body as { Issued: string; Expires: string };
        expect(days(Issued, Expires)).toBe(21);
      },
    }),
    on((tenant) => signedIn(tenant), {
      name: 'accepted',
      status: 200,
      check({ body }) {
        const { Issued, Accepted, State } = body as { Issued: string; Accepted: string; State: number };
        expect(State).toBe(2);
        expect(days(Issued, Accepted)).toBeGreaterThanOrEqual(0);
      },
    }),
    on(invited(), {
      name: 'without what is null',
      status: 200,
      ...brief,
      check: ({ body }) => expect(body).not.toHaveProperty('Accepted'),
    }),
    never(),
    unknown(),
    member(),
  ],
  createUserInvitation: [
    on((tenant) => addUser(tenant), {
      name: 'the usual one',
      status: 201,
      body: {},
      async check({ body }, given) {
        expect(body).toMatchObject({ State: 1, Accepted: null, TenantId: given.id, UserId: given.made.Id });
        expect(await status(given)).toBe(3);
        expect(await read(given)).toEqual(body);
      },
    }),
    on((tenant) => addUser(tenant), {
      name: 'not sent, until a day, by the provider of the user',
      status: 201,
      body: { SendInvitation: false, ExpiresDateTime: inDays(58), State: 2, IdentityProviderId: providers.google },
      async check({ body }, given) {
        expect(body).toMatchObject({ State: 0 });
        expect(Math.round(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires))).toBe(58);
        expect(await status(given)).toBe(2);
      },
    }),
    on((tenant) => addUser(tenant), {
      name: 'with all members of an invitation, as a public library sends it',
      status: 201,
      body: { Id: nobody, TenantId: nobody, UserId: nobody, State: 0, SendInvitation: true, Issued: inDays(-1) },
      check({ body }, { id, made }) {
        expect(body).toMatchObject({ State: 1, TenantId: id, UserId: made.Id });
        expect((body as { Id: string }).Id).not.toBe(nobody);
      },
    }),
    on((tenant) => addUser(tenant, { ContactEmail: null }), {
      name: 'nobody to send it to, and none to be sent',
      status: 201,
      body: { SendInvitation: false },
    }),
    on((tenant) => addUser(tenant, { ContactEmail: null }), {
      name: 'nobody to send it to',
      status: 400,
      body: {},
      check: blamesDetail('SendInvitation'),
    }),
    on(
      async (tenant) => {
        await addProvider(tenant, 'connect');
        return addUser(tenant, { IdentityProviderId: providers.connect });
      },
      {
        name: 'a user of a provider that takes no invitations',
        status: 400,
        body: {},
        check: blamesDetail('IdentityProviderId'),
      },
    ),
    on(
      async (tenant) => {
        const made = await addUser(tenant);
        await tenant.send('DELETE', `/IdentityProviders/${providers.google}`);
        return made;
      },
      {
        name: 'a user of a provider that the tenant no longer has',
        status: 400,
        body: {},
        check: blamesDetail('IdentityProviderId'),
      },
    ),
    ...refusals((tenant) => addUser(tenant)),
    on(invited(), { name: 'there is one', status: 409, body: {}, check: blamesDetail('Id') }),
    on((tenant) => signedIn(tenant), { name: 'there is one that was accepted', status: 409, body: {} }),
    member({ body: {} }),
    unknown({ body: {} }),
  ],
  createOrUpdateUserInvitation: [
    on((tenant) => addUser(tenant), {
      name: 'new, not sent',
      status: 201,
      body: { SendInvitation: false },
      check: async (_seen, given) => expect(await status(given)).toBe(2),
    }),
    on(invited({ SendInvitation: false }), {
      name: 'to be sent; everything else stays',
      status: 200,
      body: { SendInvitation: true },
      async check({ body }, given) {
        expect(body).toMatchObject({ State: 1 });
        expect(await status(given)).toBe(3);
        expect(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBe(21);
      },
    }),
    on(invited(), {
      name: 'another date, not sent again: it was sent before',
      status: 200,
      body: { SendInvitation: false, ExpiresDateTime: inDays(2) },
      async check({ body }, given) {
        expect(body).toMatchObject({ State: 1 });
        expect(days((body as { Issued: string }).Issued, (body as { Expires: string }).Expires)).toBeCloseTo(2, 1);
        expect(await status(given)).toBe(3);
      },
    }),
    on((tenant) => signedIn(tenant), {
      name: 'accepted: it stays as it is',
      status: 200,
      body: { ExpiresDateTime: inDays(2) },
      async check({ body }, given) {
        expect(body).toMatchObject({ State: 2 });
        expect(await status(given)).toBe(0);
      },
    }),
    ...refusals(invited()),
    member({ body: {} }),
    unknown({ body: {} }),
  ],
  deleteUserInvitation: [
    on(invited(), {
      name: 'the user stays and can be invited again',
      status: 204,
      async check(_seen, given) {
        expect(await status(given)).toBe(1);
        await given.ok('POST', `/Users/${given.made.Id}/Invitation`, {});
      },
    }),
    never(),
    unknown(),
    member(),
  ],
};
