// The dates that decide which sign-ins of a user are valid. A sign-in ends when the user or their identity provider is removed, and stays
// ended if either is added again. Because sign-ins are dated in whole seconds and the clocks of servers differ, the tenant stores the date of
// its latest sign-in, and a user or provider that is added after a removal is dated no earlier. Writing these dates requires withTenantLock.
import { millisecondsOf } from '../../runtime/clock.ts';
import type { UserBody } from '../../domain/identity/users.ts';
import { ticksPerSecond } from '../../domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    endedSignIns: { readonly latest?: string; readonly until?: string };
  }
}

type Objects = Pick<Transaction, 'objects'>;

/** The stored object with a tenant's dates. */
const datesObject = { kind: 'endedSignIns', id: 'last' } as const;

/** The dates of sign-ins of a tenant, in ticks; 0 for none. */
interface SignInDates {
  /** The date of the latest sign-in. */
  readonly latest: bigint;
  /** The latest date of a sign-in that a removal ended. */
  readonly until: bigint;
}

const ticksOf = (date: string | undefined): bigint => parseDateTime(date ?? '') ?? 0n;
const later = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const floorToSecond = (ticks: bigint): bigint => ticks - (ticks % ticksPerSecond);
const unixSecondsOf = (ticks: bigint): number => millisecondsOf(floorToSecond(ticks)) / 1_000;

async function readDates({ objects }: Objects, tenant: string): Promise<SignInDates> {
  const object = await objects.get(tenantScope(tenant), datesObject.kind, datesObject.id);
  const { latest, until } = object?.body ?? {};
  return { latest: ticksOf(latest), until: ticksOf(until) };
}

async function writeDates({ objects }: Objects, tenant: string, { latest, until }: SignInDates): Promise<void> {
  const body = { latest: formatDateTime(latest), until: formatDateTime(until) };
  const dates = { created: body.latest, modified: body.latest };
  await objects.put(tenantScope(tenant), datesObject.kind, {
    id: datesObject.id,
    body,
    owner: null,
    acl: null,
    ...dates,
  });
}

/** Returns the creation date of a new user or identity provider: not before the latest sign-in that a removal ended. */
export async function creationDate(transaction: Transaction, tenant: string, now: bigint): Promise<string> {
  return formatDateTime(later(now, (await readDates(transaction, tenant)).until));
}

/** Stores a sign-in of a user. Returns its date in seconds since 1970, which is after the user and the provider were created. */
export async function recordSignIn(
  transaction: Transaction,
  tenant: string,
  user: UserBody,
  now: bigint,
): Promise<number> {
  const created = await latestCreation(transaction, tenant, user);
  const date = floorToSecond(later(now, (created ?? 0n) + ticksPerSecond));
  const dates = await readDates(transaction, tenant);
  if (date > dates.latest) await writeDates(transaction, tenant, { ...dates, latest: date });
  return unixSecondsOf(date);
}

/** Makes creationDate return no date before the latest sign-in; call it when a user or an identity provider is removed. */
export async function endSignIns(transaction: Transaction, tenant: string): Promise<void> {
  const { latest, until } = await readDates(transaction, tenant);
  if (latest > until) await writeDates(transaction, tenant, { latest, until: latest });
}

/** Returns the time in seconds since 1970 after which sign-ins of a user are valid; null if the user or the provider was removed. */
export async function signInsValidAfter(store: Objects, tenant: string, user: UserBody): Promise<number | null> {
  const created = await latestCreation(store, tenant, user);
  return created === null ? null : unixSecondsOf(created);
}

/** Returns whether a user or provider of this creation date was created after a sign-in in seconds since 1970, if there is one. */
export const isCreatedAfter = (created: string, signedInAt: number | undefined): boolean =>
  signedInAt !== undefined && signedInAt <= unixSecondsOf(ticksOf(created));

/** Returns the later creation date of a user and their identity provider; null if either was removed. */
async function latestCreation(
  { objects }: Objects,
  tenant: string,
  { Id, IdentityProviderId }: UserBody,
): Promise<bigint | null> {
  const scope = tenantScope(tenant);
  const [user, provider] = await objects.getEach([
    [scope, 'user', Id],
    [scope, 'identityProvider', IdentityProviderId],
  ]);
  return user && provider ? later(ticksOf(user.created), ticksOf(provider.created)) : null;
}
