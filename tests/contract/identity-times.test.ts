// What time does to invitations (docs/behavior/identity.md#invitations), on a server whose clock stands until it is moved.
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

const after = (days: number) => {
  now = start + BigInt(days) * ticksPerDay;
};
/** The tokens of before have expired, too. */
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
  it('expires after 21 days, and is listed as such', async () => {
    after(22);
    expect(await status()).toBe(4);
    const listed = async (name: string) => (await get(`/Users/Status?status=${name}`)).body as { User: User }[];
    expect((await listed('InvitationExpired')).map(({ User }) => User.Id)).toEqual([user.Id]);
    expect(await listed('InvitationSent')).toEqual([]);
  });

  it('that has expired is listed only when it is asked for, and can still be read', async () => {
    after(22);
    const { body, headers } = await get('/Invitations');
    expect(body).toEqual([]);
    expect(headers.get('total-count')).toBe('0');
    expect((await get('/Invitations?includeExpiredInvitations=true')).body).toMatchObject([{ UserId: user.Id }]);
    expect((await send('GET')).status).toBe(200);
    expect((await send('POST', {})).status).toBe(409);
  });

  it('that has expired is not extended by being sent again, but by a date', async () => {
    after(22);
    expect((await send('PUT', { SendInvitation: true })).status).toBe(200);
    expect(await status()).toBe(4);
    expect((await send('PUT', { ExpiresDateTime: inDays(5), SendInvitation: false })).status).toBe(200);
    expect(await status()).toBe(3);
    after(28);
    expect(await status()).toBe(4);
  });

  it('is gone two weeks after it has expired', async () => {
    after(34);
    expect(await status()).toBe(4);
    after(36);
    expect(await status()).toBe(1);
    expect((await send('GET')).status).toBe(404);
    expect((await send('DELETE')).status).toBe(404);
    expect((await get('/Invitations?includeExpiredInvitations=true')).body).toEqual([]);
  });

  it.each([['POST'], ['PUT']])('that is gone makes room for a new one by %s, last in the list', async (method) => {
    after(20);
    const { administratorId: id } = tenant;
    expect(id).not.toBe(user.Id);
    const other = await tenant.send('POST', '/Users', {
      ...(await asAdministrator()),
      body: { ContactEmail: 'eve@example.com', IdentityProviderId: user['IdentityProviderId'] },
    });
    const { Id } = other.body as User;
    await tenant.send('POST', `/Users/${Id}/Invitation`, { ...(await asAdministrator()), body: {} });
    after(36);
    expect((await send(method, {})).status).toBe(201);
    expect(await status()).toBe(3);
    const listed = (await get('/Invitations')).body as { UserId: string }[];
    expect(listed.map(({ UserId }) => UserId)).toEqual([Id, user.Id]);
  });

  it('that was accepted stays so for ever', async () => {
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    after(1000);
    expect(await status()).toBe(0);
    expect((await send('GET')).body).toMatchObject({ State: 2 });
    expect((await get('/Invitations')).body).toMatchObject([{ UserId: user.Id }]);
  });
});

describe('a first sign-in', () => {
  it('after the invitation has expired is refused, and it stays expired', async () => {
    after(22);
    expect(await signInAs(tenant, user, [], now)).toBe('invitation expired');
    expect(await status()).toBe(4);
  });

  it('after the invitation is gone is refused as one of nobody who was invited', async () => {
    after(36);
    expect(await signInAs(tenant, user, [], now)).toBe('not invited');
  });

  it('is enough: later ones need no invitation', async () => {
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    expect((await send('DELETE')).status).toBe(204);
    expect(await status()).toBe(0);
    after(100);
    expect(await signInAs(tenant, user, [], now)).toMatchObject({ Id: user.Id });
    expect(idsOf((await get('/Users')).body)).toEqual([user.Id]);
  });
});
