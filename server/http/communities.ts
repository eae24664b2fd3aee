// Communities: groups of tenants. They belong to no tenant, so they and their roles are kept in scopes of none.
import type { CommunityRole } from '../domain/identity/role-types.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';

export interface CommunityBody {
  readonly Id: string;
  readonly Name: string;
  readonly Description: string | null;
  /** In the order in which they joined. */
  readonly TenantIds: readonly string[];
  /** The ids that the built-in roles have there. */
  readonly roles: Readonly<Record<CommunityRole, string>>;
}

/** Where communities themselves live. */
export const ofAllTenants: Scope = { tenant: '', namespace: '' };

/** Where the roles of a community live. */
export const inCommunity = (community: string): Scope => ({ tenant: '', namespace: community });

/** The community with this identifier, or null. */
export async function findCommunity(
  { objects }: Pick<Transaction, 'objects'>,
  id: string,
): Promise<CommunityBody | null> {
  const object = await objects.get(ofAllTenants, 'community', id);
  return object ? (object.body as CommunityBody) : null;
}
