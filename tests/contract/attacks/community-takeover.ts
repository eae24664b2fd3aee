// A tenant that wants a community which another tenant has founded (docs/behavior/access-control.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { findCommunity, type CommunityBody } from '../../../server/tenancy/communities.ts';
import { tenantScope, tenantRoles } from '../../../server/tenancy/tenants.ts';
import type { TestCaller } from '../../support/server.ts';
import type { World } from '../support/cases.ts';
import { providerIds } from '../support/identity-tenant.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

const root = '/api/v1-preview/Communities';

/** A community of the world's tenant, and another tenant; people with the roles that the names say. */
interface Parties {
  readonly community: CommunityBody;
  readonly founder: TestCaller;
  readonly tenant: string;
  readonly intruder: TestCaller;
  readonly of: (roleIds: readonly string[]) => Promise<TestCaller>;
}

async function parties(world: World): Promise<Parties> {
  const { server } = world;
  const tenant = server.otherTenant;
  const { administrator } = await tenantRoles(server.server.store, tenant);
  const of = async (roleIds: readonly string[]) => ({
    token: await server.tokenOfUser({ id: randomUUID(), roleIds, tenant }),
  });
  const person = { token: await server.tokenOfUser({ id: randomUUID(), roleIds: [server.roles.administrator] }) };
  const made = await server.send('POST', root, { as: person, body: { Name: `River ${world.namespace}` } });
  const community = await findCommunity(server.server.store, ((await made.json()) as { Id: string }).Id);
  if (!community) throw new Error(`There is no community: ${made.status}`);
  const founder = {
    token: await server.tokenOfUser({ id: randomUUID(), roleIds: [community.roles.administrator] }),
  };
  return { community, founder, tenant, intruder: await of([administrator]), of };
}

/** The other tenant was invited and has joined. */
async function joined(world: World): Promise<Parties> {
  const made = await parties(world);
  const { community, founder, intruder, tenant } = made;
  const at = `${root}/${community.Id}`;
  expect((await world.server.send('PUT', `${at}/Invitations/${tenant}`, { as: founder })).status).toBe(201);
  expect((await world.server.send('PUT', `${at}/Tenants/${tenant}`, { as: intruder })).status).toBe(201);
  return made;
}

/** Gives the other tenant an identity provider, as far as users and claims ask for one; returns its identifier. */
async function providerOf(world: World, { tenant }: Parties): Promise<string> {
  const { objects } = world.server.server.store;
  const kept = { body: { organization: null, asked: null }, owner: null, acl: null, created: '2026', modified: '2026' };
  await objects.create(tenantScope(tenant), 'identityProvider', { id: providerIds.google, ...kept });
  return providerIds.google;
}

/** A client of the other tenant. */
async function clientOf(world: World, { tenant, intruder }: Parties): Promise<string> {
  const path = `/api/v1/Tenants/${tenant}/ClientCredentialClients`;
  const made = await world.server.send('POST', path, { as: intruder, body: { Name: 'Intruder', RoleIds: [] } });
  return ((await made.json()) as { Client: { Id: string } }).Client.Id;
}

const attack = (
  title: string,
  start: (world: World) => Promise<Parties>,
  request: (made: Parties, world: World) => AttackRequest | Promise<AttackRequest>,
  status = 403,
): Attack => ({ title, status, prepare: async (world) => request(await start(world), world) });

/** What gives the community's role of an administrator in the other tenant. */
const promotion = (
  title: string,
  make: (made: Parties, world: World) => Promise<Omit<AttackRequest, 'as'>>,
  status = 403,
): Attack =>
  attack(title, joined, async (made, world) => ({ ...(await make(made, world)), as: made.intruder }), status);

export const communityTakeover: readonly Attack[] = [
  attack('joining by its identifier alone', parties, ({ community, tenant, intruder }) => ({
    method: 'PUT',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: intruder,
  })),
  attack(
    'inviting itself',
    parties,
    ({ community, tenant, intruder }) => ({
      method: 'PUT',
      path: `${root}/${community.Id}/Invitations/${tenant}`,
      as: intruder,
    }),
    404,
  ),
  attack('enrolling a tenant that was not asked', parties, ({ community, tenant, founder }) => ({
    method: 'PUT',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: founder,
  })),
  attack('joining again after an eviction', joined, async ({ community, tenant, founder, intruder }, { server }) => {
    const path = `${root}/${community.Id}/Tenants/${tenant}`;
    expect((await server.send('DELETE', path, { as: founder })).status).toBe(204);
    return { method: 'PUT', path, as: intruder };
  }),
  attack('evicting the founder', joined, ({ community, intruder }, { tenant }) => ({
    method: 'DELETE',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: intruder,
  })),
  attack('evicting the founder as an administrator', joined, async ({ community, of }, { tenant }) => ({
    method: 'DELETE',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: await of([community.roles.administrator]),
  })),
  promotion('making its own client an administrator', async (made, world) => {
    const { community, tenant } = made;
    const clients = `${root}/${community.Id}/Tenants/${tenant}/ClientCredentialClients`;
    const body = [community.roles.administrator];
    return { method: 'PUT', path: `${clients}/${await clientOf(world, made)}`, body };
  }),
  promotion('the same by the roles of the client', async (made, world) => ({
    method: 'PUT',
    path: `/api/v1/Tenants/${made.tenant}/ClientCredentialClients/${await clientOf(world, made)}`,
    body: { RoleIds: [made.community.roles.administrator] },
  })),
  promotion('the same by a new client', async ({ community, tenant }) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${tenant}/ClientCredentialClients`,
    body: { Name: 'Promoted', RoleIds: [community.roles.administrator] },
  })),
  promotion('the same by an automation identity', async ({ community, tenant }) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${tenant}/AutomationIdentities`,
    body: { Name: `Robot ${randomUUID()}`, RoleIds: [community.roles.administrator] },
  })),
  promotion('the same by a user', async (made, world) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${made.tenant}/Users`,
    body: {
      ContactEmail: `${randomUUID()}@example.com`,
      IdentityProviderId: await providerOf(world, made),
      RoleIds: [made.community.roles.administrator],
    },
  })),
  promotion('the same by a claim', async (made, world) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${made.tenant}/IdentityProviders/${await providerOf(world, made)}/Claims`,
    body: { Value: randomUUID(), RoleIds: [made.community.roles.administrator] },
  })),
  promotion(
    'a role of its own with the identifier of that role',
    async ({ community, tenant }) => ({
      method: 'POST',
      path: `/api/v1/Tenants/${tenant}/Roles`,
      body: { Id: community.roles.administrator, Name: `Lookalike ${randomUUID()}` },
    }),
    409,
  ),
];
