// Upgrades the objects of earlier versions before the server handles its first request.
import { globalScope } from '../tenancy/communities.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import { clientKinds, type ClientLocation, type StoredCredential } from '../identity/clients/stored-clients.ts';
import { withTenantLock } from '../identity/tenant-lock.ts';
import type { Store } from '../store/ports/store.ts';
import { addDemoProviders, demo } from './demo.ts';
import { addMissingRoles } from './tenant.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** The mark of a completed upgrade. */
    upgrade: object;
  }
}

interface Upgrade {
  /** The identifier of its mark in the store. */
  readonly id: string;
  /** Must be safe to run again after an interrupted start, and on several servers at once. */
  readonly run: (store: Store, now: string) => Promise<void>;
}

/** In the order in which they were added. Upgrades must not be changed or removed. */
const upgrades: readonly Upgrade[] = [
  { id: 'roles', run: storeRoles },
  { id: 'clients', run: moveClients },
  // Ends sign-ins that were stored in plain text; a sign-in lasts at most eight hours.
  { id: 'sealed-sign-ins', run: removeSignIns },
  { id: 'demo-providers', run: addMissingDemoProviders },
];

/** Runs the upgrades without a mark in the store; `now` is the creation date of new objects. */
export async function upgradeStore(store: Store, now: string): Promise<void> {
  for (const { id, run } of upgrades) {
    if (await store.objects.get(globalScope, 'upgrade', id)) continue;
    await run(store, now);
    const mark = { id, body: {}, owner: null, acl: null, created: now, modified: now };
    await store.objects.create(globalScope, 'upgrade', mark);
  }
}

/** Stores the roles of tenants of versions that had three roles and stored none. Each tenant has a client, so clients name all tenants. */
async function storeRoles(store: Store, now: string): Promise<void> {
  const tenants = new Set<string>();
  for await (const chunk of store.objects.list(globalScope, 'client')) {
    for (const { body } of chunk) tenants.add(body.tenantId);
  }
  for (const tenant of tenants) await addMissingRoles(store, tenant, now);
}

/** A client of earlier versions, stored where only its location is stored now. */
interface OldClient {
  readonly Id: string;
  readonly Name: string;
  readonly Enabled: boolean;
  readonly AccessTokenLifetime: number;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  readonly secrets: readonly { readonly hash: string; readonly expires: string | null }[];
}

const isOldClient = (body: object): body is OldClient => 'secrets' in body;

/** Moves clients to the scopes of their tenants; all were of one kind and outside of tenants. */
async function moveClients(store: Store): Promise<void> {
  for await (const chunk of store.objects.list(globalScope, 'client')) {
    for (const { id, body } of chunk) {
      if (isOldClient(body)) await moveClient(store, id, body.tenantId);
    }
  }
}

function moveClient(store: Store, id: string, tenantId: string): Promise<void> {
  return withTenantLock(store, tenantId, async ({ objects }) => {
    const object = await objects.get(globalScope, 'client', id);
    // Another server can have moved it meanwhile.
    if (!object || !isOldClient(object.body)) return;
    const { Id, Name, Enabled, AccessTokenLifetime, roleIds, secrets }: OldClient = object.body;
    const credential: StoredCredential = {
      ...{ Id, Name, Enabled, AccessTokenLifetime, Tags: [], RoleIds: roleIds },
      lastSecret: secrets.length,
      secrets: secrets.map(({ hash, expires }, position) => ({
        id: position + 1,
        description: null,
        hash,
        end: expires,
      })),
    };
    const location: ClientLocation = { tenantId, kind: 'credential' };
    await objects.create(tenantScope(tenantId), clientKinds.credential.kind, { ...object, body: credential });
    await objects.put(globalScope, 'client', { ...object, body: location });
  });
}

/** Adds identity providers to a demo tenant without any; a tenant that has some stays unchanged. */
async function addMissingDemoProviders(store: Store, now: string): Promise<void> {
  const scope = tenantScope(demo.tenant);
  if (!(await store.objects.get(scope, 'tenant', demo.tenant))) return;
  if ((await store.objects.count(scope, 'identityProvider')) === 0) await addDemoProviders(store, now);
}

const signInKinds = [
  'Session',
  'SessionUid',
  'Grant',
  'GrantMembers',
  'Interaction',
  'AuthorizationCode',
  'RefreshToken',
] as const;

/** Removes all sign-ins: their codes, refresh tokens and sessions were stored in plain text. */
async function removeSignIns({ objects }: Store): Promise<void> {
  for (const kind of signInKinds) {
    for await (const chunk of objects.list(globalScope, `openid${kind}`))
      for (const { id } of chunk) await objects.remove(globalScope, `openid${kind}`, id);
  }
}
