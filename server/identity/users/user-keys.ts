// The unique keys of users, one object for each: they find a user, and no two users of a provider share one.
import { createHash } from 'node:crypto';
import { uniqueKeysOf, type UserBody, type UniqueKeys } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    userKey: { readonly userId: string };
  }
}

type Objects = Pick<Transaction, 'objects'>;

const kind = 'userKey';
/** The member of a request that sets a key. */
const members = {
  email: 'ContactEmail',
  subject: 'ExternalUserId',
  directoryId: 'IdentityProviderSpecificUserId',
} as const;

/** The identifier of the object of a key: values may be long and differ in case alone, which identifiers may not. */
function keyId(provider: string, name: keyof UniqueKeys, value: string): string {
  return `${provider.toLowerCase()} ${name} ${createHash('sha256').update(value).digest('hex')}`;
}

/** The identifiers of the keys of a user, each with the member that sets it. */
function keyIds(user: UserBody | null): ReadonlyMap<string, string> {
  if (user === null) return new Map();
  const keys = Object.entries(uniqueKeysOf(user)) as [keyof UniqueKeys, string | null][];
  return new Map(
    keys.flatMap(([name, value]) =>
      value === null ? [] : [[keyId(user.IdentityProviderId, name, value), members[name]] as const],
    ),
  );
}

/** Replaces the keys of a user after a change; throws InvalidInput when another user of the provider has one of them. */
export async function replaceKeys(
  { objects }: Objects,
  tenant: string,
  before: UserBody | null,
  after: UserBody | null,
  date: string,
): Promise<void> {
  const scope = tenantScope(tenant);
  const [old, next] = [keyIds(before), keyIds(after)];
  for (const id of old.keys()) if (!next.has(id)) await objects.remove(scope, kind, id);
  for (const [id, member] of next) {
    if (old.has(id) || after === null) continue;
    const key = { id, body: { userId: after.Id }, owner: null, acl: null, created: date, modified: date };
    if ((await objects.create(scope, kind, key)) !== 'done') {
      throw new InvalidInput(member, `Another user of the identity provider has this ${member}.`);
    }
  }
}

/** The identifier of the user of a provider with a key, or null. */
export async function findUserByKey(
  { objects }: Objects,
  tenant: string,
  provider: string,
  name: keyof UniqueKeys,
  value: string | null | undefined,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  const key = await objects.get(tenantScope(tenant), kind, keyId(provider, name, value));
  return key ? key.body.userId : null;
}
