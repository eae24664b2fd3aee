// Enforces what the contract declares in `x-access`: the one place where a request is let in or refused (openapi/extensions.md).
import type { Operation, Requirement } from './operations.ts';
import {
  explainManagedRight,
  explainRight,
  managedRights,
  rightsOf,
  type Secured,
} from '../domain/access/effective-rights.ts';
import { emptyList, TrusteeType } from '../domain/access/access-control-list.ts';
import { defaultLists } from '../domain/access/default-lists.ts';
import { Right } from '../domain/access/rights.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import type { ObjectName, StoredObject } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { explanation } from './access-explanation.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { Caller } from '../requests/caller.ts';
import { communityOf, namesTenantOfCommunity, requireRole, rolesHeld } from './roles.ts';
import {
  missingRight,
  securedKinds,
  type Access,
  type RightName,
  type SecuredKind,
  type SecuredResource,
} from '../requests/access.ts';
import { inTenant, tenantRoles } from '../tenancy/tenants.ts';

/** The access operations of some resources call the object that the path names just `id`: which resource, the path tells. */
const namedById: readonly (readonly [path: string, resource: SecuredResource])[] = [
  ['/virtualTables/{id}', 'VirtualTables'],
  ['/shares/{id}', 'Shares'],
];

const namedResources = new WeakMap<Operation, ReadonlyMap<SecuredResource, string>>();

/** The resources of which a path names an object, with the parameter that names it. */
function namedIn(operation: Operation): ReadonlyMap<SecuredResource, string> {
  const known = namedResources.get(operation);
  if (known) return known;
  const { path } = operation;
  const byId = namedById.find(([part]) => path.includes(part));
  const resources = Object.keys(securedKinds) as SecuredResource[];
  const named = byId
    ? [[byId[1], 'id'] as const]
    : resources
        .map((resource) => [resource, securedKinds[resource].parameter] as const)
        .filter(([, parameter]) => path.includes(`{${parameter}}`));
  const made = new Map<SecuredResource, string>(named);
  namedResources.set(operation, made);
  return made;
}

const secured = ({ owner, acl }: StoredObject): Secured => ({ owner, list: acl ?? emptyList });
const isSecured = (resource: string): resource is SecuredResource => resource in securedKinds;
/**
 * Lets a request in or throws Forbidden or NotFound; answers what the handler may ask about rights afterwards. `explain` is told
 * what decided about each right that is asked for.
 */
export async function enforceAccess(
  store: Store,
  caller: Caller,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  explain?: (text: string) => void,
): Promise<Access> {
  const scope = { tenant: path['tenantId'] ?? caller.tenantId, namespace: path['namespaceId'] ?? '' };
  // Only a namespace that the operation itself makes may be missing.
  const makesNamespace = operation.id.startsWith('createOrUpdate') && operation.path.endsWith('/{namespaceId}');
  const needsNamespace = 'namespaceId' in path && !makesNamespace;
  await requireTenant(store, caller, operation, scope.tenant);
  const named = namedIn(operation);
  const objectNames = Array.from(named, ([resource, parameter]): ObjectName => [
    scope,
    securedKinds[resource].kind,
    path[parameter] ?? '',
  ]);
  const namespaceName: ObjectName = [inTenant(scope.tenant), 'namespace', scope.namespace];
  const found = await store.objects.getEach(needsNamespace ? [...objectNames, namespaceName] : objectNames);
  if (needsNamespace && !found[objectNames.length]) throw notFound('namespace', scope.namespace);
  const loaded = new Map(Array.from(named.keys(), (resource, i) => [resource, found[i] ?? null]));
  // Read above under the kind of this very resource.
  const existing = <R extends SecuredResource>(resource: R) =>
    (loaded.get(resource) ?? null) as StoredObject<SecuredKind<R>> | null;
  const community = await communityOf(store, caller, operation, path);
  const question = { store, caller, tenant: scope.tenant, path, community };

  const rights = rightsOf(caller);
  /** The role of administrators of the tenant, where it is the caller's; another tenant may call a role of its own the same. */
  const administrator = async (): Promise<string> =>
    sameIdentifier(scope.tenant, caller.tenantId) ? (await tenantRoles(store, scope.tenant)).administrator : '';

  const access: Access = {
    scope,
    community,
    rolesHeld: rolesHeld(operation, question),
    existing,
    object(resource) {
      const object = existing(resource);
      if (!object) throw notFound(securedKinds[resource].word, path[named.get(resource) ?? ''] ?? '');
      return object;
    },
    may: (object, right) => (rights(secured(object)) & Right[right]) !== 0,
    rightsOn: async (object) => managedRights(caller, secured(object), await administrator()),
    async require(resource, id, right) {
      const { kind, word } = securedKinds[resource];
      const object = await store.objects.get(scope, kind, id);
      if (!object) throw notFound(word, id);
      explain?.(explanation(right, `the ${word}`, explainRight(caller, secured(object), right)));
      if (!access.may(object, right)) throw missingRight(right, `${word} '${id}'`);
      return object;
    },
    async collectionList(resource) {
      const list = await store.objects.collectionAccess(scope, resource);
      return list ?? defaultLists(await tenantRoles(store, scope.tenant), scope.tenant).namespace;
    },
    async rightsOnCollection(resource) {
      const list = await access.collectionList(resource);
      return managedRights(caller, { owner: null, list }, await administrator());
    },
    async ofNew(resource) {
      const type = caller.kind === 'user' ? TrusteeType.User : TrusteeType.Client;
      return {
        owner: { Type: type, ObjectId: caller.id, TenantId: caller.tenantId },
        acl: await access.collectionList(resource),
      };
    },
  };

  const requireOnCollection = async (resource: string, right: RightName) => {
    if (explain) {
      const collection = { owner: null, list: await access.collectionList(resource) };
      const reason = explainManagedRight(caller, collection, await administrator(), right);
      explain(explanation(right, `the collection ${resource}`, reason));
    }
    if (((await access.rightsOnCollection(resource)) & Right[right]) === 0)
      throw missingRight(right, `the collection ${resource}`);
  };
  const requireOnItem = async (resource: SecuredResource, right: RightName) => {
    const object = access.object(resource);
    const { word } = securedKinds[resource];
    if (explain) {
      const reason = explainManagedRight(caller, secured(object), await administrator(), right);
      explain(explanation(right, `the ${word}`, reason));
    }
    const granted = right === 'ManageAccessControl' ? await access.rightsOn(object) : rights(secured(object));
    if ((granted & Right[right]) === 0) throw missingRight(right, `this ${word}`);
  };
  for (const requirement of operation.access) {
    // Which roles a request hands out is told by what reads it, and asked there.
    if ('rolesHeld' in requirement) continue;
    if ('roles' in requirement) await requireRole(requirement.roles, question);
    else await requireRight(requirement, operation, path, { access, requireOnCollection, requireOnItem });
  }
  return access;
}

interface Checks {
  readonly access: Access;
  readonly requireOnCollection: (resource: string, right: RightName) => Promise<void>;
  /** On the object that the path names. */
  readonly requireOnItem: (resource: SecuredResource, right: RightName) => Promise<void>;
}

async function requireRight(
  { right, resource, on }: Extract<Requirement, { readonly right: string }>,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  { access, requireOnCollection, requireOnItem }: Checks,
): Promise<void> {
  if (on === 'each') return;
  if (on === 'collection' || !isSecured(resource)) return requireOnCollection(path['resource'] ?? resource, right);
  // What a query or a body refers to is required by the handler, which reads it.
  if (!namedIn(operation).has(resource)) return;
  const creates = operation.id.startsWith('createOrUpdate');
  if (creates && access.existing(resource) === null) return requireOnCollection(resource, right);
  await requireOnItem(resource, right);
}

/** The tenant of a path must exist and be the caller's; what is in another tenant is not looked at. */
async function requireTenant(store: Store, caller: Caller, operation: Operation, tenant: string): Promise<void> {
  if (tenant.toLowerCase() === caller.tenantId.toLowerCase()) return;
  if (!(await store.objects.get(inTenant(tenant), 'tenant', tenant))) throw notFound('tenant', tenant);
  if (!namesTenantOfCommunity(operation)) throw new Failure('Forbidden', 'The token is one of another tenant.');
}
