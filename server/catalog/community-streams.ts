// Streams shared in a community: a stream is shared if its access list allows Read to a role of the community.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import {
  AccessType,
  emptyAccessControlList,
  TrusteeType,
  type AccessControlList,
} from '../domain/access/access-control-list.ts';
import { rightsCalculator } from '../domain/access/effective-rights.ts';
import { Right } from '../domain/access/rights.ts';
import type { Hint } from '../domain/languages/search-hint.ts';
import { foldIdentifier, isSameIdentifier } from '../domain/objects/identifiers.ts';
import type { CommunityBody } from '../tenancy/communities.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { listObjects, storedMembers, type ListQuery, type ListReply } from './lists.ts';
import { locationIn } from './location.ts';
import { streamSearch } from './streams.ts';

type Schemas = components['schemas'];

/** A shared stream with its namespace and the name of its tenant. */
interface SharedStream {
  readonly object: StoredObject<'stream'>;
  readonly scope: Scope;
  readonly tenantName: string;
}

/**
 * Returns the reply to a search for the shared streams that the caller can read, ordered by tenant, namespace and creation. Throws
 * InvalidInput for a malformed query.
 */
export function searchSharedStreams(
  context: Context,
  community: CommunityBody,
  { searchTenantId, ...query }: ListQuery & { readonly searchTenantId?: string | undefined },
): Promise<ListReply<Schemas['CommunityStream']>> {
  const { metadata } = streamSearch;
  const listing = {
    chunks: sharedStreams(context, community, searchTenantId),
    includes: sharedStreamFilter(context, community),
    fields: {},
    members: ({ object }: SharedStream) => storedMembers(object),
    searchable: {
      fields: Object.fromEntries(
        Object.entries(streamSearch.fields).map(([name, read]) => [name, ({ object }: SharedStream) => read(object)]),
      ),
      ...(metadata ? { metadata: ({ object }: SharedStream) => metadata(object) } : {}),
    },
    toJson: (streams: readonly SharedStream[]) => streams.map((stream) => sharedStreamJson(context, community, stream)),
    keyOf: ({ object, scope, tenantName }: SharedStream) => JSON.stringify({ id: object.id, scope, tenantName }),
    async reload(key: string) {
      const { id, scope, tenantName } = JSON.parse(key) as Omit<SharedStream, 'object'> & { readonly id: string };
      const object = await context.store.objects.get(scope, 'stream', id);
      return object && { object, scope, tenantName };
    },
  };
  return listObjects<SharedStream, Schemas['CommunityStream']>(listing, query);
}

/** Returns the number of streams shared in the community, and how many of them the caller's tenant shares. */
export async function countSharedStreams(
  context: Pick<Context, 'caller' | 'store'>,
  community: CommunityBody,
): Promise<Schemas['CommunitySummary']> {
  const counts = { TotalStreams: 0, StreamsContributed: 0 };
  for await (const chunk of sharedStreams(context, community)) {
    for (const { scope } of chunk) {
      counts.TotalStreams += 1;
      if (isSameIdentifier(scope.tenant, context.caller.tenantId)) counts.StreamsContributed += 1;
    }
  }
  return counts;
}

/** Yields the streams that all tenants of the community, or one of them, share, in chunks of bounded size. */
async function* sharedStreams(
  { store }: Pick<Context, 'store'>,
  community: CommunityBody,
  searchTenantId?: string,
): AsyncGenerator<readonly SharedStream[]> {
  const roles = new Set(Object.values(community.roles).map(foldIdentifier));
  const hint: Hint = {
    kind: 'or',
    operands: Array.from(roles, (role) => ({ kind: 'text', source: 'acl', parts: [role.toLowerCase()] })),
  };
  for (const tenant of community.TenantIds) {
    if (searchTenantId !== undefined && !isSameIdentifier(tenant, searchTenantId)) continue;
    const tenantObject = await store.objects.get(tenantScope(tenant), 'tenant', tenant);
    const tenantName = tenantObject?.body.Name ?? '';
    for await (const namespaces of store.objects.list(tenantScope(tenant), 'namespace')) {
      for (const { id } of namespaces) {
        const scope = { tenant, namespace: id };
        for await (const objects of store.objects.list(scope, 'stream', hint)) {
          const shared = objects.filter(({ acl }) => isSharedWith(acl ?? emptyAccessControlList, roles));
          yield shared.map((object) => ({ object, scope, tenantName }));
        }
      }
    }
  }
}

/** Returns whether a list allows Read to one of the roles; identifiers of roles must be folded. */
const isSharedWith = ({ RoleTrusteeAccessControlEntries: entries }: AccessControlList, roles: ReadonlySet<string>) =>
  entries.some(
    ({ Trustee, AccessType: type, AccessRights }) =>
      type === AccessType.Allowed &&
      (AccessRights & Right.Read) !== 0 &&
      Trustee.Type === TrusteeType.Role &&
      roles.has(foldIdentifier(Trustee.ObjectId)),
  );

/**
 * Returns a filter for the shared streams that the caller can read. In other tenants only roles of the community count: the caller's
 * tenant could give its own roles the identifiers that another tenant's access lists name.
 */
function sharedStreamFilter(
  { access, caller }: Pick<Context, 'access' | 'caller'>,
  { roles }: CommunityBody,
): (stream: SharedStream) => boolean {
  const communityRoles = new Set(Object.values(roles).map(foldIdentifier));
  const roleIds = caller.roleIds.filter((id) => communityRoles.has(foldIdentifier(id)));
  const rightsInOtherTenants = rightsCalculator({ kind: caller.kind, id: '', tenantId: caller.tenantId, roleIds });
  return ({ object, scope }) =>
    isSameIdentifier(scope.tenant, caller.tenantId)
      ? access.hasRight(object, 'Read')
      : (rightsInOtherTenants({ owner: null, list: object.acl ?? emptyAccessControlList }) & Right.Read) !== 0;
}

function sharedStreamJson(
  { baseUrl }: Pick<Context, 'baseUrl'>,
  community: CommunityBody,
  { object, scope, tenantName }: SharedStream,
): Schemas['CommunityStream'] {
  const { Name, Description, TypeId } = object.body;
  return {
    Id: object.id,
    Name,
    TypeId,
    Description,
    Self: locationIn(baseUrl, scope, 'Streams', object.id),
    TenantId: scope.tenant,
    TenantName: tenantName,
    NamespaceId: scope.namespace,
    CommunityId: community.Id,
  };
}
