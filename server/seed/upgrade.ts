// Converts what earlier versions stored to the present form, before the first request is served.
import { globalScope } from '../tenancy/communities.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import { clientKinds, type ClientLocation, type StoredCredential } from '../identity/clients/stored-clients.ts';
import { withTenantLock } from '../identity/tenant-lock.ts';
import type { Store } from '../store/ports/store.ts';
import { addDemoProviders, demo } from './demo.ts';
import { completeRoles } from './tenant.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** The mark of an upgrade that was done. */
    upgrade: object;
  }
}

interface Upgrade {
  /** Its mark in the store once it is done. */
  readonly id: string;
  /** May run again after an interrupted start, and on several servers at once. */
  readonly run: (store: Store, now: string) => Promise<void>;
}

/** In the order in which they were added; none is ever changed or removed. */
const upgrades: readonly Upgrade[] = [
  { id: 'roles', run: storeRoles },
  { id: 'clients', run: moveClients },
  // Sign-ins were stored in plain text. This ends them: they would have lasted eight hours at most.
  { id: 'sealed-sign-ins', run: forgetSignIns },
  { id: 'demo-providers', run: completeDemo },
];

/** Runs the upgrades that the store has not had; `now` is the date of what they create. */
export async function upgradeStore(store: Store, now: string): Promise<void> {
  for (const { id, run } of upgrades) {
    if (await store.objects.get(globalScope, 'upgrade', id)) continue;
    await run(store, now);
    const mark = { id, body: {}, owner: null, acl: null, created: now, modified: now };
    await store.objects.create(globalScope, 'upgrade', mark);
  }
}

/** Roles were not stored, and only three existed. Tenants are found by their clients, without which nobody could use them. */
async function storeRoles(store: Store, now: string): Promise<void> {
  const tenants = new Set<string>();
  for await (const chunk of store.objects.list(globalScope, 'client')) {
    for (const { body } of chunk) tenants.add(body.tenantId);
  }
  for (const tenant of tenants) await completeRoles(store, tenant, now);
}

/** A client as it was stored where now only its place is. */
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

/** Clients were all of one kind, and in no tenant's scope. */
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
    // Another server may have moved it meanwhile.
    if (!object || !isOldClient(object.body)) return;
    const { Id, Name, Enabled, AccessTokenLifetime, roleIds, secrets }: OldClient = object.body;
    const moved: StoredCredential = {
      ...{ Id, Name, Enabled, AccessTokenLifetime, Tags: [], RoleIds: roleIds },
      lastSecret: secrets.length,
      secrets: secrets.map(({ hash, expires }, at) => ({ id: at + 1, description: null, hash, end: expires })),
    };
    const place: ClientLocation = { tenantId, kind: 'credential' };
    await objects.create(tenantScope(tenantId), clientKinds.credential.kind, { ...object, body: moved });
    await objects.put(globalScope, 'client', { ...object, body: place });
  });
}

/** The demo tenant had no identity providers; one that has some was changed by its users and stays as it is. */
async function completeDemo(store: Store, now: string): Promise<void> {
  const scope = tenantScope(demo.tenant);
  if (!(await store.objects.get(scope, 'tenant', demo.tenant))) return;
  if ((await store.objects.count(scope, 'identityProvider')) === 0) await addDemoProviders(store, now);
}

const kindsOfSignIns = [
  'Session',
  'SessionUid',
  'Grant',
  'GrantMembers',
  'Interaction',
  'AuthorizationCode',
  'RefreshToken',
] as const;

/** Codes, refresh tokens and sessions were stored in plain text. */
async function forgetSignIns({ objects }: Store): Promise<void> {
  for (const kind of kindsOfSignIns) {
    for await (const chunk of objects.list(globalScope, `openid${kind}`))
      for (const { id } of chunk) await objects.remove(globalScope, `openid${kind}`, id);
  }
}
