// From when on sign-ins of a user count, so that those from before a user or an identity provider was removed never count again.
// Sign-ins are dated in whole seconds, and what is removed may be back within one: dates of what is new are moved on for that.
import { millisecondsOf } from '../runtime/clock.ts';
import type { UserBody } from '../domain/identity/users.ts';
import { formatDateTime, parseDateTime } from '../domain/values/time.ts';
import { inTenant } from '../tenancy/tenants.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';

type Objects = Pick<Transaction, 'objects'>;

/** What a tenant keeps of all that was removed: until when its sign-ins may be dated. */
const removed = { kind: 'endedSignIns', id: 'last' } as const;

const second = 10_000_000n;
const ticksOf = (date: string | undefined): bigint => parseDateTime(date ?? '') ?? 0n;
const latest = (...ticks: readonly bigint[]): bigint => ticks.reduce((one, other) => (one > other ? one : other), 0n);

async function lastRemoval({ objects }: Objects, tenant: string): Promise<bigint> {
  const object = await objects.get(inTenant(tenant), removed.kind, removed.id);
  return ticksOf((object?.body as { until?: string } | undefined)?.until);
}

/** Returns the date of a user or identity provider that comes into the tenant now: no earlier than any sign-in of what was removed. */
export async function dateOfArrival(store: Objects, tenant: string, now: bigint): Promise<string> {
  return formatDateTime(latest(now, await lastRemoval(store, tenant)));
}

/** Notes that a user or an identity provider of the tenant is removed. Nobody else may change identities meanwhile (changeIdentities). */
export async function endSignIns(
  transaction: Transaction,
  tenant: string,
  { created }: Pick<StoredObject, 'created'>,
  now: bigint,
): Promise<void> {
  // The first sign-in after an arrival is dated a second later, at the earliest.
  const until = formatDateTime(latest(now, ticksOf(created) + second, await lastRemoval(transaction, tenant)));
  const dates = { created: until, modified: until };
  await transaction.objects.put(inTenant(tenant), removed.kind, {
    id: removed.id,
    body: { until },
    owner: null,
    acl: null,
    ...dates,
  });
}

/**
 * Returns the second since 1970 after which sign-ins of a user count: when the user or their identity provider came into the tenant,
 * whichever was later; null when either is gone.
 */
export async function signInsCountAfter(
  { objects }: Objects,
  tenant: string,
  { Id, IdentityProviderId }: UserBody,
): Promise<number | null> {
  const scope = inTenant(tenant);
  const [user, provider] = await objects.getEach([
    [scope, 'user', Id],
    [scope, 'identityProvider', IdentityProviderId],
  ]);
  if (!user || !provider) return null;
  return Math.floor(millisecondsOf(latest(ticksOf(user.created), ticksOf(provider.created))) / 1_000);
}
