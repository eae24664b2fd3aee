// Expiry of invitations (docs/behavior/identity.md#invitations), on a server whose clock the test sets.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ticksPerDay } from '../../server/domain/values/ticks.ts';
import { systemTicks } from '../../server/runtime/clock.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { idsOf } from './support/checks.ts';
import { newTenant, type Tenant } from './support/identity-tenant.ts';
import { addUser, signInAs, type User } from './support/identity-users.ts';

const start = systemTicks();
let now = start;
let server: TestServer;
let tenant: Tenant;
let user: User;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  tenant = await newTenant(await newWorld(server));
  user = await addUser(tenant);
  expect((await send('POST', {})).status).toBe(201);
});

const setClock = (days: number) => {
  now = start + BigInt(days) * ticksPerDay;
};
/** Returns options with a new token, because earlier ones have expired. */
const asAdministrator = async () => ({
  as: await tenant.as(tenant.administratorId, [tenant.roles.administrator, tenant.roles.member]),
});
const get = async (path: string) => tenant.send('GET', path, await asAdministrator());
const send = async (method: string, body?: unknown) =>
  tenant.send(method, `/Users/${user.Id}/Invitation`, {
    ...(await asAdministrator()),
    ...(body === undefined ? {} : { body }),
  });
const status = async () =>
  ((await get(`/Users/${user.Id}/Status`)).body as { InvitationStatus: number }).InvitationStatus;
const inDays = (days: number) =>
  new Date(Number((now - start) / 10_000n) + Date.now() + days * 86_400_000).toISOString();

describe('an invitation', () => {
  it('expires after 21 days, and its user is then listed with the status InvitationExpired', async () => {
    setClock(22);
    expect(await status()).toBe(4);
    const listed = async (name: string) => (await get(`/Users/Status?status=${name}`)).body as { User: User }[];
    expect((await listed('InvitationExpired')).map(({ User }) => User.Id)).toEqual([user.Id]);
    expect(await listed('InvitationSent')).toEqual([]);
  });

  it('is listed after its expiry only with includeExpiredInvitations, and can still be read', async () => {
    setClock(22);
    const { body, headers } = await get('/Invitations');
    expect(body).toEqual([]);
    expect(headers.get('total-count')).toBe('0');
    expect((await get('/Invitations?includeExpiredInvitations=true')).body).toMatchObject([{ UserId: user.Id }]);
    expect((await send('GET')).status).toBe(200);
    expect((await send('POST', {})).status).toBe(409);
  });

  it('is extended after its expiry by a date, but not by sending it again', async () => {
    setClock(22);
    expect((await send('PUT', { SendInvitation: true })).status).toBe(200);
    expect(await status()).toBe(4);
    expect((await send('PUT', { ExpiresDateTime: inDays(5), SendInvitation: false })).status).toBe(200);
    expect(await status()).toBe(3);
    setClock(28);
    expect(await status()).toBe(4);
  });

  it('no longer exists two weeks after its expiry', async () => {
    setClock(34);
    expect(await status()).toBe(4);
    setClock(36);
    expect(await status()).toBe(1);
    expect((await send('GET')).status).toBe(404);
    expect((await send('DELETE')).status).toBe(404);
    expect((await get('/Invitations?includeExpiredInvitations=true')).body).toEqual([]);
  });

  it.each([['POST'], ['PUT']])(
    'can be replaced two weeks after its expiry by %s, and the new one is last in the list',
    async (method) => {
      setClock(20);
      const { administratorId: id } = tenant;
      expect(id).not.toBe(user.Id);
      const other = await tenant.send('POST', '/Users', {
        ...(await asAdministrator()),
        body: { ContactEmail: 'eve@example.com', IdentityProviderId: user['IdentityProviderId'] },
      });
      const { Id } = other.body as User;
      await tenant.send('POST', `/Users/${Id}/Invitation`, { ...(await asAdministrator()), body: {} });
      setClock(36);
      expect((await send(method, {})).status).toBe(201);
      expect(await status()).toBe(3);
      const listed = (await get('/Invitations')).body as { UserId: string }[];
      expect(listed.map(({ UserId }) => UserId)).toEqual([Id, user.Id]);
    },
  );

  it('never expires after it was accepted', async () => {
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    setClock(1000);
    expect(await status()).toBe(0);
    expect((await send('GET')).body).toMatchObject({ State: 2 });
    expect((await get('/Invitations')).body).toMatchObject([{ UserId: user.Id }]);
  });
});

describe('a first sign-in', () => {
  it('is refused after the invitation has expired, and does not change the invitation', async () => {
    setClock(22);
    expect(await signInAs(tenant, user, [], now)).toBe('invitation expired');
    expect(await status()).toBe(4);
  });

  it('is refused as not invited two weeks after the invitation has expired', async () => {
    setClock(36);
    expect(await signInAs(tenant, user, [], now)).toBe('not invited');
  });

  it('makes the invitation unnecessary for later sign-ins', async () => {
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    expect((await send('DELETE')).status).toBe(204);
    expect(await status()).toBe(0);
    setClock(100);
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    expect(idsOf((await get('/Users')).body)).toEqual([user.Id]);
  });
});
