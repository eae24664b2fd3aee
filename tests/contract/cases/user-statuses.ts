// The states of the invitations of users (docs/behavior/identity.md#users).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Case, Cases, ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';
import { addUser, addSignedInUser } from '../support/identity-users.ts';
import { tenantCase, unknownId, type Tenant } from '../support/identity-tenant.ts';
import { expectTotalCount, expectAll, asPreparedUser, userCase, unknownUserCase } from '../support/user-cases.ts';

/** Creates a user in each state that does not depend on time, by the name of the state. */
async function createUserInEachState(tenant: Tenant) {
  const users = {
    NoInvitation: await addUser(tenant),
    InvitationNotSent: await addUser(tenant),
    InvitationSent: await addUser(tenant),
    InvitationAccepted: await addSignedInUser(tenant),
  };
  await tenant.ok('POST', `/Users/${users.InvitationNotSent.Id}/Invitation`, { SendInvitation: false });
  await tenant.ok('POST', `/Users/${users.InvitationSent.Id}/Invitation`, {});
  return users;
}

const statusCodes = {
  InvitationAccepted: 0,
  NoInvitation: 1,
  InvitationNotSent: 2,
  InvitationSent: 3,
  InvitationExpired: 4,
};

const stateCase = (name: keyof Awaited<ReturnType<typeof createUserInEachState>>): Case =>
  tenantCase({
    name,
    status: 200,
    as: 'member',
    prepare: createUserInEachState,
    path: ({ fixture }) => ({ userId: fixture[name].Id }),
    check({ body }, { fixture }) {
      expect(body).toMatchObject({ InvitationStatus: statusCodes[name], User: { Id: fixture[name].Id } });
    },
  });

export const userStatuses = {
  listUserStatuses: [
    tenantCase({
      name: 'returns the status of every user',
      status: 200,
      as: 'member',
      prepare: createUserInEachState,
      check: expectAll(expectTotalCount(4), ({ body }: ReadResponse) =>
        expect((body as { InvitationStatus: number }[]).map((entry) => entry.InvitationStatus)).toEqual([1, 2, 3, 0]),
      ),
    }),
    tenantCase({
      name: 'filters by two states before it applies skip and count',
      status: 200,
      prepare: createUserInEachState,
      query: 'status=InvitationSent&status=noinvitation&skip=1&count=1',
      check: expectAll(
        expectTotalCount(2),
        ({ body }: ReadResponse, { fixture }: { fixture: Awaited<ReturnType<typeof createUserInEachState>> }) =>
          expect(body).toMatchObject([{ InvitationStatus: 3, User: { Id: fixture.InvitationSent.Id } }]),
      ),
    }),
    tenantCase({
      name: 'returns the users of the id parameters and ignores unknown ids, skip and count',
      status: 200,
      prepare: createUserInEachState,
      query: ({ fixture }) =>
        `id=${fixture.InvitationSent.Id}&id=${unknownId}&id=${fixture.NoInvitation.Id}&skip=1&count=1`,
      check: expectAll(expectTotalCount(2), ({ body }: ReadResponse) =>
        expect(body).toMatchObject([{ InvitationStatus: 3 }, { InvitationStatus: 1 }]),
      ),
    }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: createUserInEachState,
      query: 'status=NoInvitation',
      ...nonVerbose,
      check: ({ body }) => expect((body as { User: object }[])[0]?.User).not.toHaveProperty('Email'),
    }),
    tenantCase({
      name: 'an invalid state',
      status: 400,
      query: 'status=Invited',
      check: expectDynamicProperty('status[0]'),
    }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],

  getUserStatus: [
    ...(['NoInvitation', 'InvitationNotSent', 'InvitationSent', 'InvitationAccepted'] as const).map(stateCase),
    userCase({ name: 'the user', status: 200, as: asPreparedUser, check: expectMembers({ InvitationStatus: 1 }) }),
    unknownUserCase(),
    userCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
} satisfies Partial<Cases<operations, typeof table, 'Users'>>;
