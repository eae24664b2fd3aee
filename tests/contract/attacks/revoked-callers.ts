// Earlier tokens of callers who were deleted, disabled or demoted, and clients that create secrets for themselves
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

/** A contributor in a new tenant, with a token. */
interface Contributor {
  readonly tenant: Tenant;
  readonly token: string;
  readonly path: string;
}

async function createClient(world: World): Promise<Contributor> {
  const tenant = await newTenant(world);
  const body = { Name: 'Gauge', RoleIds: [tenant.roles.contributor] };
  const created = await tenant.ok<CreatedClient>('POST', '/ClientCredentialClients', body);
  const { token } = await tokenOfClient(world, created);
  return { tenant, token, path: `/ClientCredentialClients/${created.Client.Id}` };
}

async function createUser(world: World): Promise<Contributor> {
  const tenant = await newTenant(world);
  const { newClient, inviteUser, completeSignIn } = signInHelpers(
    () => world.server,
    () => tenant,
  );
  const user = await inviteUser({ RoleIds: [tenant.roles.contributor] });
  const { tokens } = await completeSignIn(await newClient(), user);
  return { tenant, token: tokens.access_token, path: `/Users/${user.Id}` };
}

const remove = ({ tenant, path }: Contributor) => tenant.ok('DELETE', path);
/** A user who has roles from claims is only deleted with `force`. */
const forceRemove = ({ tenant, path }: Contributor) => tenant.ok('DELETE', `${path}?force=true`);
const disable = ({ tenant, path }: Contributor) => tenant.ok('PUT', path, { Enabled: false });
const demote = ({ tenant, path }: Contributor) => tenant.ok('PUT', path, { RoleIds: [] });

const typePath = '/Namespaces/demo/Types/Forbidden';
const typeBody = { SdsTypeCode: 1, Properties: [{ Id: 'K', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };

/** A write with a token that was issued before its caller changed. Checks that nothing is stored. */
function write(
  title: string,
  createCaller: (world: World) => Promise<Contributor>,
  changeCaller: (caller: Contributor) => Promise<unknown>,
  status: number,
): Attack {
  let tenant: Tenant | undefined;
  return {
    title,
    status,
    async prepare(world): Promise<AttackRequest> {
      const caller = await createCaller(world);
      tenant = caller.tenant;
      await changeCaller(caller);
      return {
        method: 'POST',
        path: `/api/v1/Tenants/${tenant.id}${typePath}`,
        as: { token: caller.token },
        body: typeBody,
      };
    },
    async check() {
      expect((await tenant?.send('GET', typePath))?.status).toBe(404);
    },
  };
}

/** A client that creates a secret without expiration for itself. */
const permanentSecret = (title: string, roles: readonly (keyof TenantRoles)[], wasDemoted = false): Attack => ({
  title,
  status: 403,
  async prepare(world): Promise<AttackRequest> {
    const RoleIds = roles.map((role) => world.server.roles[role]);
    const created = await createCredentialClient({ RoleIds })(world);
    const as = await tokenOfClient(world, created);
    const path = `/ClientCredentialClients/${created.Client.Id}`;
    if (wasDemoted) await requestInTenant(world, 'PUT', path, { RoleIds: [] });
    return { method: 'POST', path: `/api/v1/Tenants/${world.tenant}${path}/Secrets`, as, body: { Expires: false } };
  },
  check(_world, text) {
    expect(text).not.toContain('"Secret"');
  },
});

export const revokedCallers: readonly Attack[] = [
  write('a write by a client that was deleted', createClient, remove, 401),
  write('a write by a client that was disabled', createClient, disable, 401),
  write('a write by a client that was demoted', createClient, demote, 403),
  write('a write by a user who was deleted', createUser, forceRemove, 401),
  write('a write by a user who was demoted', createUser, demote, 403),
  permanentSecret('a client without roles creates a permanent secret for itself', []),
  permanentSecret('a contributor creates a permanent secret for itself', ['contributor']),
  permanentSecret('a former administrator creates a permanent secret for itself', ['administrator'], true),
];
