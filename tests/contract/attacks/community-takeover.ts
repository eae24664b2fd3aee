// Attacks on a community by a tenant that did not found it (docs/behavior/access-control.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { findCommunity, type CommunityBody } from '../../../server/tenancy/communities.ts';
import { tenantScope, tenantRoles } from '../../../server/tenancy/tenants.ts';
import type { TestCaller } from '../../support/server.ts';
import type { World } from '../support/cases.ts';
import { providerIds } from '../support/identity-tenant.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

const root = '/api/v1-preview/Communities';

/** A community of the world's tenant, and another tenant. */
interface Parties {
  readonly community: CommunityBody;
  /** An administrator of the community, in the tenant that founded it. */
  readonly founder: TestCaller;
  /** The other tenant. */
  readonly tenant: string;
  /** An administrator of the other tenant. */
  readonly intruder: TestCaller;
  /** Returns a user of the other tenant with these roles. */
  readonly userWith: (roleIds: readonly string[]) => Promise<TestCaller>;
}

async function foundCommunity(world: World): Promise<Parties> {
  const { server } = world;
  const tenant = server.otherTenant;
  const { administrator } = await tenantRoles(server.server.store, tenant);
  const userWith = async (roleIds: readonly string[]) => ({
    token: await server.tokenOfUser({ id: randomUUID(), roleIds, tenant }),
  });
  const person = { token: await server.tokenOfUser({ id: randomUUID(), roleIds: [server.roles.administrator] }) };
  const parties = await server.send('POST', root, { as: person, body: { Name: `River ${world.namespace}` } });
  const community = await findCommunity(server.server.store, ((await parties.json()) as { Id: string }).Id);
  if (!community) throw new Error(`There is no community: ${parties.status}`);
  const founder = {
    token: await server.tokenOfUser({ id: randomUUID(), roleIds: [community.roles.administrator] }),
  };
  return { community, founder, tenant, intruder: await userWith([administrator]), userWith };
}

/** Founds a community, which the other tenant joins by invitation. */
async function joinCommunity(world: World): Promise<Parties> {
  const parties = await foundCommunity(world);
  const { community, founder, intruder, tenant } = parties;
  const path = `${root}/${community.Id}`;
  expect((await world.server.send('PUT', `${path}/Invitations/${tenant}`, { as: founder })).status).toBe(201);
  expect((await world.server.send('PUT', `${path}/Tenants/${tenant}`, { as: intruder })).status).toBe(201);
  return parties;
}

/** Adds an identity provider to the other tenant, for its users and claims. Returns its identifier. */
async function addProvider(world: World, { tenant }: Parties): Promise<string> {
  const { objects } = world.server.server.store;
  const other = {
    body: { organization: null, asked: null },
    owner: null,
    acl: null,
    created: '2026',
    modified: '2026',
  };
  await objects.create(tenantScope(tenant), 'identityProvider', { id: providerIds.google, ...other });
  return providerIds.google;
}

/** Creates a client of the other tenant. Returns its identifier. */
async function addClient(world: World, { tenant, intruder }: Parties): Promise<string> {
  const path = `/api/v1/Tenants/${tenant}/ClientCredentialClients`;
  const parties = await world.server.send('POST', path, { as: intruder, body: { Name: 'Intruder', RoleIds: [] } });
  return ((await parties.json()) as { Client: { Id: string } }).Client.Id;
}

const attack = (
  title: string,
  start: (world: World) => Promise<Parties>,
  request: (parties: Parties, world: World) => AttackRequest | Promise<AttackRequest>,
  status = 403,
): Attack => ({ title, status, prepare: async (world) => request(await start(world), world) });

/** An attack by the intruder that assigns the role of an administrator of the community. */
const promotion = (
  title: string,
  createRequest: (parties: Parties, world: World) => Promise<Omit<AttackRequest, 'as'>>,
  status = 403,
): Attack =>
  attack(
    title,
    joinCommunity,
    async (parties, world) => ({ ...(await createRequest(parties, world)), as: parties.intruder }),
    status,
  );

export const communityTakeover: readonly Attack[] = [
  attack('joining without an invitation', foundCommunity, ({ community, tenant, intruder }) => ({
    method: 'PUT',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: intruder,
  })),
  attack(
    'inviting itself',
    foundCommunity,
    ({ community, tenant, intruder }) => ({
      method: 'PUT',
      path: `${root}/${community.Id}/Invitations/${tenant}`,
      as: intruder,
    }),
    404,
  ),
  attack('adding a tenant by the founder, without an invitation', foundCommunity, ({ community, tenant, founder }) => ({
    method: 'PUT',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: founder,
  })),
  attack(
    'joining again after a removal',
    joinCommunity,
    async ({ community, tenant, founder, intruder }, { server }) => {
      const path = `${root}/${community.Id}/Tenants/${tenant}`;
      expect((await server.send('DELETE', path, { as: founder })).status).toBe(204);
      return { method: 'PUT', path, as: intruder };
    },
  ),
  attack('removing the founding tenant', joinCommunity, ({ community, intruder }, { tenant }) => ({
    method: 'DELETE',
    path: `${root}/${community.Id}/Tenants/${tenant}`,
    as: intruder,
  })),
  attack(
    'removing the founding tenant as an administrator of the community',
    joinCommunity,
    async ({ community, userWith }, { tenant }) => ({
      method: 'DELETE',
      path: `${root}/${community.Id}/Tenants/${tenant}`,
      as: await userWith([community.roles.administrator]),
    }),
  ),
  promotion('making its own client an administrator', async (parties, world) => {
    const { community, tenant } = parties;
    const clients = `${root}/${community.Id}/Tenants/${tenant}/ClientCredentialClients`;
    const body = [community.roles.administrator];
    return { method: 'PUT', path: `${clients}/${await addClient(world, parties)}`, body };
  }),
  promotion('making its own client an administrator by the roles of the client', async (parties, world) => ({
    method: 'PUT',
    path: `/api/v1/Tenants/${parties.tenant}/ClientCredentialClients/${await addClient(world, parties)}`,
    body: { RoleIds: [parties.community.roles.administrator] },
  })),
  promotion('creating a client that is an administrator', async ({ community, tenant }) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${tenant}/ClientCredentialClients`,
    body: { Name: 'Promoted', RoleIds: [community.roles.administrator] },
  })),
  promotion('creating an automation identity that is an administrator', async ({ community, tenant }) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${tenant}/AutomationIdentities`,
    body: { Name: `Robot ${randomUUID()}`, RoleIds: [community.roles.administrator] },
  })),
  promotion('creating a user who is an administrator', async (parties, world) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${parties.tenant}/Users`,
    body: {
      ContactEmail: `${randomUUID()}@example.com`,
      IdentityProviderId: await addProvider(world, parties),
      RoleIds: [parties.community.roles.administrator],
    },
  })),
  promotion('creating a claim that assigns the role of an administrator', async (parties, world) => ({
    method: 'POST',
    path: `/api/v1/Tenants/${parties.tenant}/IdentityProviders/${await addProvider(world, parties)}/Claims`,
    body: { Value: randomUUID(), RoleIds: [parties.community.roles.administrator] },
  })),
  promotion(
    'creating a role with the identifier of the role of an administrator',
    async ({ community, tenant }) => ({
      method: 'POST',
      path: `/api/v1/Tenants/${tenant}/Roles`,
      body: { Id: community.roles.administrator, Name: `Lookalike ${randomUUID()}` },
    }),
    409,
  ),
];
