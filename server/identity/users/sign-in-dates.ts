// Which sign-ins of a user count: none from before the user or their identity provider was removed, whatever came back since.
// Sign-ins are dated in whole seconds, and clocks of servers differ. So no rule here relies on what the clock shows: a tenant notes the date
// of its latest sign-in, a removal ends every sign-in up to that date, and what arrives later is dated no earlier. All three happen
// while nobody else changes identities of the tenant (changeIdentities).
import { millisecondsOf } from '../../runtime/clock.ts';
import type { UserBody } from '../../domain/identity/users.ts';
import { ticksPerSecond } from '../../domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    endedSignIns: { readonly latest?: string; readonly until?: string };
  }
}

type Objects = Pick<Transaction, 'objects'>;

/** Where a tenant keeps its dates of sign-ins. */
const kept = { kind: 'endedSignIns', id: 'last' } as const;

/** Dates of sign-ins of a tenant, in ticks; 0 for none. */
interface SignInDates {
  /** The date of the latest sign-in. */
  readonly latest: bigint;
  /** The latest date that a sign-in had when a user or an identity provider was removed. */
  readonly until: bigint;
}

const ticksOf = (date: string | undefined): bigint => parseDateTime(date ?? '') ?? 0n;
const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const wholeSecond = (ticks: bigint): bigint => ticks - (ticks % ticksPerSecond);
const secondsOf = (ticks: bigint): number => millisecondsOf(wholeSecond(ticks)) / 1_000;

async function readDates({ objects }: Objects, tenant: string): Promise<SignInDates> {
  const object = await objects.get(inTenant(tenant), kept.kind, kept.id);
  const { latest, until } = object?.body ?? {};
  return { latest: ticksOf(latest), until: ticksOf(until) };
}

async function keepDates({ objects }: Objects, tenant: string, { latest, until }: SignInDates): Promise<void> {
  const body = { latest: formatDateTime(latest), until: formatDateTime(until) };
  const dates = { created: body.latest, modified: body.latest };
  await objects.put(inTenant(tenant), kept.kind, { id: kept.id, body, owner: null, acl: null, ...dates });
}

/** Returns the date of a user or identity provider that comes into the tenant now: no earlier than any sign-in that a removal ended. */
export async function dateOfArrival(transaction: Transaction, tenant: string, now: bigint): Promise<string> {
  return formatDateTime(later(now, (await readDates(transaction, tenant)).until));
}

/** Returns the date of a sign-in of a user, in whole seconds since 1970, and notes it: a date that counts, even in the second of their arrival. */
export async function dateOfSignIn(
  transaction: Transaction,
  tenant: string,
  user: UserBody,
  now: bigint,
): Promise<number> {
  const arrival = await arrivalOf(transaction, tenant, user);
  const date = wholeSecond(later(now, (arrival ?? 0n) + ticksPerSecond));
  const dates = await readDates(transaction, tenant);
  if (date > dates.latest) await keepDates(transaction, tenant, { ...dates, latest: date });
  return secondsOf(date);
}

/** Notes that a user or an identity provider of the tenant is removed: no sign-in of theirs is later than the tenant's latest one. */
export async function endSignIns(transaction: Transaction, tenant: string): Promise<void> {
  const { latest, until } = await readDates(transaction, tenant);
  if (latest > until) await keepDates(transaction, tenant, { latest, until: latest });
}

/** Returns the second since 1970 after which sign-ins of a user count; null when the user or their identity provider is gone. */
export async function signInsCountAfter(store: Objects, tenant: string, user: UserBody): Promise<number | null> {
  const arrival = await arrivalOf(store, tenant, user);
  return arrival === null ? null : secondsOf(arrival);
}

/** When a user or their identity provider came into the tenant, whichever was later; null when either is gone. */
async function arrivalOf(
  { objects }: Objects,
  tenant: string,
  { Id, IdentityProviderId }: UserBody,
): Promise<bigint | null> {
  const scope = inTenant(tenant);
  const [user, provider] = await objects.getEach([
    [scope, 'user', Id],
    [scope, 'identityProvider', IdentityProviderId],
  ]);
  return user && provider ? later(ticksOf(user.created), ticksOf(provider.created)) : null;
}
