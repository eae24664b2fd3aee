// What a caller may do with the objects of a request (requests/access.ts), from their lists and the caller's roles.
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
import { explanation } from './access-explanation.ts';
import { rolesHeld, type RoleQuestion } from './roles.ts';

/** Paths whose parameter for an object is just `id`, with the resource of that object. */
const namedById: readonly (readonly [path: string, resource: SecuredResource])[] = [
  ['/virtualTables/{id}', 'VirtualTables'],
  ['/shares/{id}', 'Shares'],
];

/** Returns the resources of the objects in an operation's path, each with its path parameter. */
export const namedResources = memoize(({ path }: Operation): ReadonlyMap<SecuredResource, string> => {
  const byId = namedById.find(([part]) => path.includes(part));
  if (byId) return new Map([[byId[1], 'id']]);
  const resources = Object.keys(securedKinds) as SecuredResource[];
  const named = resources.map((resource) => [resource, securedKinds[resource].parameter] as const);
  return new Map(named.filter(([, parameter]) => path.includes(`{${parameter}}`)));
});

/** The parts of an object that decide about rights. */
export const secured = ({ owner, acl }: StoredObject): SecuredObject => ({
  owner,
  list: acl ?? emptyAccessControlList,
});

/** Access of one request, with what only the pipeline needs. */
export interface RequestAccess extends Access {
  /** The role of the tenant's administrators when the tenant is the caller's, else ''. */
  readonly administratorRole: () => Promise<string>;
  readonly explain: ((text: string) => void) | undefined;
}

/** Returns the access of a request; throws NotFound when its namespace is missing. `explain` gets the reason of each decision. */
export async function requestAccess(
  operation: Operation,
  scope: Scope,
  question: RoleQuestion,
  explain?: (text: string) => void,
): Promise<RequestAccess> {
  const { store, caller, path, community } = question;
  const named = namedResources(operation);
  const loaded = await loadNamed(operation, scope, question);
  // Each object was read under the kind of its resource.
  const pathObjectOrNull = <R extends SecuredResource>(resource: R) =>
    (loaded.get(resource) ?? null) as StoredObject<SecuredKind<R>> | null;
  const rights = rightsCalculator(caller);
  // A role of another tenant may have the same id.
  const administratorRole = async (): Promise<string> =>
    isSameIdentifier(scope.tenant, caller.tenantId) ? (await tenantRoles(store, scope.tenant)).administrator : '';

  const access: RequestAccess = {
    scope,
    community,
    administratorRole,
    explain,
    rolesHeld: rolesHeld(operation, question),
    pathObjectOrNull,
    pathObject(resource) {
      const object = pathObjectOrNull(resource);
      if (!object) throw notFound(securedKinds[resource].word, path[named.get(resource) ?? ''] ?? '');
      return object;
    },
    hasRight: (object, right) => (rights(secured(object)) & Right[right]) !== 0,
    rightsOn: async (object) => rightsIncludingManagement(caller, secured(object), await administratorRole()),
    async requireObject(resource, id, right) {
      const { kind, word } = securedKinds[resource];
      const object = await store.objects.get(scope, kind, id);
      if (!object) throw notFound(word, id);
      explain?.(explanation(right, `the ${word}`, explainRight(caller, secured(object), right)));
      if (!access.hasRight(object, right)) throw missingRight(right, `${word} '${id}'`);
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

/** The objects that the path names, null where there is none, read together with the namespace. */
async function loadNamed(operation: Operation, scope: Scope, { store, path }: RoleQuestion) {
  // Only an operation that creates the namespace may name a missing one.
  const createsNamespace = operation.id.startsWith('createOrUpdate') && operation.path.endsWith('/{namespaceId}');
  const needsNamespace = 'namespaceId' in path && !createsNamespace;
  const named = namedResources(operation);
  const names = Array.from(named, ([resource, parameter]): ObjectName => [
    scope,
    securedKinds[resource].kind,
    path[parameter] ?? '',
  ]);
  const namespace: ObjectName = [tenantScope(scope.tenant), 'namespace', scope.namespace];
  const found = await store.objects.getEach(needsNamespace ? [...names, namespace] : names);
  if (needsNamespace && !found[names.length]) throw notFound('namespace', scope.namespace);
  return new Map(Array.from(named.keys(), (resource, i) => [resource, found[i] ?? null]));
}
