// The access rights of a request's caller (requests/access.ts), from access control lists and the caller's roles.
import type { Operation } from './operations.ts';
import {
  explainRight,
  rightsIncludingManagement,
  rightsCalculator,
  type SecuredObject,
} from '../domain/access/effective-rights.ts';
import { emptyAccessControlList, TrusteeType } from '../domain/access/access-control-list.ts';
import { defaultLists } from '../domain/access/default-lists.ts';
import { Right } from '../domain/access/rights.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { notFound } from '../errors/failures.ts';
import { missingRight, securedKinds, type Access, type SecuredKind, type SecuredResource } from '../requests/access.ts';
import { memoize } from '../domain/memoize.ts';
import type { ObjectName, Scope, StoredObject } from '../store/ports/object-store.ts';
import { tenantScope, tenantRoles } from '../tenancy/tenants.ts';
import type { Decision } from '../requests/access.ts';
import { rolesHeld, type RoleContext } from './roles.ts';

/** The paths in which the parameter of an object is just `id`, with the resource of that object. */
const pathsWithId: readonly (readonly [path: string, resource: SecuredResource])[] = [
  ['/virtualTables/{id}', 'VirtualTables'],
  ['/shares/{id}', 'Shares'],
];

/** Returns the resources of the objects in an operation's path, each with its path parameter. */
export const resourcesInPath = memoize(({ path }: Operation): ReadonlyMap<SecuredResource, string> => {
  const byId = pathsWithId.find(([prefix]) => path.includes(prefix));
  if (byId) return new Map([[byId[1], 'id']]);
  const resources = Object.keys(securedKinds) as SecuredResource[];
  const candidates = resources.map((resource) => [resource, securedKinds[resource].parameter] as const);
  return new Map(candidates.filter(([, parameter]) => path.includes(`{${parameter}}`)));
});

/** Returns the parts of an object that determine the rights on it. */
export const securedPart = ({ owner, acl }: StoredObject): SecuredObject => ({
  owner,
  list: acl ?? emptyAccessControlList,
});

/** Called for each decision, with a function that returns it. */
export type Explain = (decision: () => Decision) => void;

/** The access of one request, with the members that only the pipeline uses. */
export interface RequestAccess extends Access {
  /** Returns the id of the tenant's administrator role; '' if the tenant is not the caller's. */
  readonly administratorRole: () => Promise<string>;
  /** Called for each decision; undefined without explanations. */
  readonly explain: Explain | undefined;
}

/** Returns the access of a request; throws NotFound if its namespace does not exist. */
export async function requestAccess(
  operation: Operation,
  scope: Scope,
  roleContext: RoleContext,
  explain?: Explain,
): Promise<RequestAccess> {
  const { store, caller, path, community } = roleContext;
  const parameters = resourcesInPath(operation);
  const objects = await readPathObjects(operation, scope, roleContext);
  // The kind of each object is that of its resource.
  const pathObjectOrNull = <R extends SecuredResource>(resource: R) =>
    (objects.get(resource) ?? null) as StoredObject<SecuredKind<R>> | null;
  const rights = rightsCalculator(caller);
  // A role of another tenant can have the same id.
  const administratorRole = async (): Promise<string> =>
    isSameIdentifier(scope.tenant, caller.tenantId) ? (await tenantRoles(store, scope.tenant)).administrator : '';

  const access: RequestAccess = {
    scope,
    community,
    administratorRole,
    explain,
    rolesHeld: rolesHeld(operation, roleContext),
    pathObjectOrNull,
    pathObject(resource) {
      const object = pathObjectOrNull(resource);
      if (!object) throw notFound(securedKinds[resource].noun, path[parameters.get(resource) ?? ''] ?? '');
      return object;
    },
    hasRight: (object, right) => (rights(securedPart(object)) & Right[right]) !== 0,
    rightsOn: async (object) => rightsIncludingManagement(caller, securedPart(object), await administratorRole()),
    async requireObject(resource, id, right) {
      const { kind, noun } = securedKinds[resource];
      const object = await store.objects.get(scope, kind, id);
      if (!object) throw notFound(noun, id);
      explain?.(() => ({ right, target: `the ${noun}`, reason: explainRight(caller, securedPart(object), right) }));
      if (!access.hasRight(object, right)) throw missingRight(right, `${noun} '${id}'`);
      return object;
    },
    async collectionList(resource) {
      const list = await store.objects.collectionAccess(scope, resource);
      return list ?? defaultLists(await tenantRoles(store, scope.tenant), scope.tenant).namespace;
    },
    async rightsOnCollection(resource) {
      const list = await access.collectionList(resource);
      return rightsIncludingManagement(caller, { owner: null, list }, await administratorRole());
    },
    async accessOfNewObject(resource) {
      const type = caller.kind === 'user' ? TrusteeType.User : TrusteeType.Client;
      return {
        owner: { Type: type, ObjectId: caller.id, TenantId: caller.tenantId },
        acl: await access.collectionList(resource),
      };
    },
  };
  return access;
}

/** Returns the objects in the path by resource, null for those that do not exist; throws NotFound if the namespace does not exist. */
async function readPathObjects(operation: Operation, scope: Scope, { store, path }: RoleContext) {
  // Only the operation that creates a namespace can have a path with a missing one.
  const isNamespaceCreation = operation.id.startsWith('createOrUpdate') && operation.path.endsWith('/{namespaceId}');
  const isNamespaceRequired = 'namespaceId' in path && !isNamespaceCreation;
  const parameters = resourcesInPath(operation);
  const names = Array.from(parameters, ([resource, parameter]): ObjectName => [
    scope,
    securedKinds[resource].kind,
    path[parameter] ?? '',
  ]);
  const namespace: ObjectName = [tenantScope(scope.tenant), 'namespace', scope.namespace];
  const objects = await store.objects.getEach(isNamespaceRequired ? [...names, namespace] : names);
  if (isNamespaceRequired && !objects[names.length]) throw notFound('namespace', scope.namespace);
  return new Map(Array.from(parameters.keys(), (resource, i) => [resource, objects[i] ?? null]));
}
