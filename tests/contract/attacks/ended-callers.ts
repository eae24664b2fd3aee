// Old tokens of callers who were deleted, disabled or demoted, and clients that want to last longer than their token
// (docs/behavior/signing-in.md#callers-of-writes, #secrets-of-clients).
import { expect } from '@jest/globals';
import type { World } from '../support/cases.ts';
import {
  createCredentialClient,
  requestInTenant,
  tokenOfClient,
  type CreatedClient,
} from '../support/identity-clients.ts';
import type { TenantRoles } from '../../../server/tenancy/tenants.ts';
import { newTenant, type Tenant } from '../support/identity-tenant.ts';
import { signInHelpers } from '../support/sign-ins.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

/** A contributor of a tenant of their own, with a token that they were given as such. */
interface Contributor {
  readonly tenant: Tenant;
  readonly token: string;
  readonly path: string;
}

async function client(world: World): Promise<Contributor> {
  const tenant = await newTenant(world);
  const body = { Name: 'Gauge', RoleIds: [tenant.roles.contributor] };
  const made = await tenant.ok<CreatedClient>('POST', '/ClientCredentialClients', body);
  const { token } = await tokenOfClient(world, made);
  return { tenant, token, path: `/ClientCredentialClients/${made.Client.Id}` };
}

async function user(world: World): Promise<Contributor> {
  const tenant = await newTenant(world);
  const { newClient, inviteUser, completeSignIn } = signInHelpers(
    () => world.server,
    () => tenant,
  );
  const person = await inviteUser({ RoleIds: [tenant.roles.contributor] });
  const { tokens } = await completeSignIn(await newClient(), person);
  return { tenant, token: tokens.access_token, path: `/Users/${person.Id}` };
}

const deleted = ({ tenant, path }: Contributor) => tenant.ok('DELETE', path);
const removed = ({ tenant, path }: Contributor) => tenant.ok('DELETE', `${path}?force=true`);
const disabled = ({ tenant, path }: Contributor) => tenant.ok('PUT', path, { Enabled: false });
const demoted = ({ tenant, path }: Contributor) => tenant.ok('PUT', path, { RoleIds: [] });

const type = '/Namespaces/demo/Types/Forbidden';
const typeBody = { SdsTypeCode: 1, Properties: [{ Id: 'K', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };

/** A write with an old token, by which nothing is stored. */
function write(
  title: string,
  make: (world: World) => Promise<Contributor>,
  end: (caller: Contributor) => Promise<unknown>,
  status: number,
): Attack {
  let tenant: Tenant | undefined;
  return {
    title,
    status,
    async prepare(world): Promise<AttackRequest> {
      const caller = await make(world);
      tenant = caller.tenant;
      await end(caller);
      return {
        method: 'POST',
        path: `/api/v1/Tenants/${tenant.id}${type}`,
        as: { token: caller.token },
        body: typeBody,
      };
    },
    async check() {
      expect((await tenant?.send('GET', type))?.status).toBe(404);
    },
  };
}

/** A client that asks for a secret of its own which outlives its token. */
const lastingSecret = (title: string, roles: readonly (keyof TenantRoles)[], wasDemoted = false): Attack => ({
  title,
  status: 403,
  async prepare(world): Promise<AttackRequest> {
    const RoleIds = roles.map((role) => world.server.roles[role]);
    const made = await createCredentialClient({ RoleIds })(world);
    const as = await tokenOfClient(world, made);
    const path = `/ClientCredentialClients/${made.Client.Id}`;
    if (wasDemoted) await requestInTenant(world, 'PUT', path, { RoleIds: [] });
    return { method: 'POST', path: `/api/v1/Tenants/${world.tenant}${path}/Secrets`, as, body: { Expires: false } };
  },
  check(_world, text) {
    expect(text).not.toContain('"Secret"');
  },
});

export const endedCallers: readonly Attack[] = [
  write('a write by a client that was deleted', client, deleted, 401),
  write('a write by a client that was disabled', client, disabled, 401),
  write('a write by a client that was demoted', client, demoted, 403),
  write('a write by a user who was deleted', user, removed, 401),
  write('a write by a user who was demoted', user, demoted, 403),
  lastingSecret('a permanent secret that a client makes for itself', []),
  lastingSecret('the same by a contributor', ['contributor']),
  lastingSecret('the same by a client that was an administrator', ['administrator'], true),
];
