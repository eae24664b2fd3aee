// The unique keys of users: each is stored as an object by which the user is found, and belongs to one user of a provider.
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
/** The member of a request that sets each key. */
const membersOfKeys = {
  email: 'ContactEmail',
  subject: 'ExternalUserId',
  directoryId: 'IdentityProviderSpecificUserId',
} as const;

/** Returns the identifier of the object of a key. It has a hash, because values can be too long for identifiers or differ only in case. */
function keyId(provider: string, name: keyof UniqueKeys, value: string): string {
  return `${provider.toLowerCase()} ${name} ${createHash('sha256').update(value).digest('hex')}`;
}

/** Returns the identifiers of the keys of a user, each with the member that sets it. */
function keyIds(user: UserBody | null): ReadonlyMap<string, string> {
  if (user === null) return new Map();
  const keys = Object.entries(uniqueKeysOf(user)) as [keyof UniqueKeys, string | null][];
  return new Map(
    keys.flatMap(([name, value]) =>
      value === null ? [] : [[keyId(user.IdentityProviderId, name, value), membersOfKeys[name]] as const],
    ),
  );
}

/** Replaces the keys of a user after a change; throws InvalidInput if another user of the provider has one of them. */
export async function replaceKeys(
  { objects }: Objects,
  tenant: string,
  before: UserBody | null,
  after: UserBody | null,
  date: string,
): Promise<void> {
  const scope = tenantScope(tenant);
  const [oldKeys, newKeys] = [keyIds(before), keyIds(after)];
  for (const id of oldKeys.keys()) if (!newKeys.has(id)) await objects.remove(scope, kind, id);
  for (const [id, member] of newKeys) {
    if (oldKeys.has(id) || after === null) continue;
    const key = { id, body: { userId: after.Id }, owner: null, acl: null, created: date, modified: date };
    if ((await objects.create(scope, kind, key)) !== 'done') {
      throw new InvalidInput(member, `Another user of the identity provider has this ${member}.`);
    }
  }
}

/** Returns the identifier of the user of a provider with a key; null if there is none. */
export async function findUserIdByKey(
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
