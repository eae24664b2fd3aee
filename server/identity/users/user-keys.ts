// Where users are found by what they are told apart by, and what keeps two from sharing it: one object of its own for each mark.
import { createHash } from 'node:crypto';
import { uniqueKeysOf, type UserBody, type UniqueKeys } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    userKey: { readonly userId: string };
  }
}

type Objects = Pick<Transaction, 'objects'>;

const kind = 'userKey';
/** What callers know a mark as. */
const members = {
  email: 'ContactEmail',
  subject: 'ExternalUserId',
  directoryId: 'IdentityProviderSpecificUserId',
} as const;

/** Marks may be of any length and differ in case alone, identifiers of objects may not. */
function keyOf(provider: string, name: keyof UniqueKeys, value: string): string {
  return `${provider.toLowerCase()} ${name} ${createHash('sha256').update(value).digest('hex')}`;
}

/** The keys of a user with the member that each stands for; none for what does not exist. */
function keysOf(user: UserBody | null): ReadonlyMap<string, string> {
  if (user === null) return new Map();
  const marks = Object.entries(uniqueKeysOf(user)) as [keyof UniqueKeys, string | null][];
  return new Map(
    marks.flatMap(([name, value]) =>
      value === null ? [] : [[keyOf(user.IdentityProviderId, name, value), members[name]] as const],
    ),
  );
}

/** Keeps the keys of a user in step with what is stored of them; throws InvalidInput when another user of the provider has one of them. */
export async function moveKeys(
  { objects }: Objects,
  tenant: string,
  before: UserBody | null,
  after: UserBody | null,
  date: string,
): Promise<void> {
  const scope = inTenant(tenant);
  const [old, wanted] = [keysOf(before), keysOf(after)];
  for (const id of old.keys()) if (!wanted.has(id)) await objects.remove(scope, kind, id);
  for (const [id, member] of wanted) {
    if (old.has(id) || after === null) continue;
    const key = { id, body: { userId: after.Id }, owner: null, acl: null, created: date, modified: date };
    if ((await objects.create(scope, kind, key)) !== 'done') {
      throw new InvalidInput(member, `Another user of the identity provider has this ${member}.`);
    }
  }
}

/** The identifier of the user of a provider who has a mark, or null. */
export async function userWithMark(
  { objects }: Objects,
  tenant: string,
  provider: string,
  name: keyof UniqueKeys,
  value: string | null | undefined,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  const key = await objects.get(inTenant(tenant), kind, keyOf(provider, name, value));
  return key ? key.body.userId : null;
}
