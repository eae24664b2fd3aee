// Enforces the requirements of `x-access` in the contract, in one place for all operations (openapi/extensions.md).
import { explainRightIncludingManagement, isAllowing, type SecuredObject } from '../domain/access/effective-rights.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { missingRight, securedKinds, type Access, type RightName, type SecuredResource } from '../requests/access.ts';
import type { Caller } from '../requests/caller.ts';
import type { Store } from '../store/ports/store.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Operation, Requirement } from './operations.ts';
import { resourcesInPath, requestAccess, securedPart, type Explain, type RequestAccess } from './request-access.ts';
import { communityInPath, isCommunityTenantPath, requireRole } from './roles.ts';

type Path = Readonly<Record<string, string>>;

/**
 * Returns the access rights of a request's caller; throws Forbidden or NotFound unless the request is allowed. `explain` is called for
 * each decision.
 */
export async function enforceAccess(
  store: Store,
  caller: Caller,
  operation: Operation,
  path: Path,
  explain?: Explain,
): Promise<Access> {
  const scope = { tenant: path['tenantId'] ?? caller.tenantId, namespace: path['namespaceId'] ?? '' };
  await requireTenant(store, caller, operation, scope.tenant);
  const community = await communityInPath(store, caller, operation, path);
  const roleContext = { store, caller, tenant: scope.tenant, path, community };
  const access = await requestAccess(operation, scope, roleContext, explain);
  for (const requirement of operation.access) {
    // The handler checks these roles, which are in the body or the object.
    if ('rolesHeld' in requirement) continue;
    if ('roles' in requirement) await requireRole(requirement.roles, roleContext);
    else await requireRight(requirement, operation, path, caller, access);
  }
  return access;
}

/** Throws NotFound if the tenant in the path does not exist, and Forbidden if it is not the caller's. */
async function requireTenant(store: Store, caller: Caller, operation: Operation, tenant: string): Promise<void> {
  if (tenant.toLowerCase() === caller.tenantId.toLowerCase()) return;
  if (!(await store.objects.get(tenantScope(tenant), 'tenant', tenant))) throw notFound('tenant', tenant);
  if (!isCommunityTenantPath(operation)) throw new Failure('Forbidden', 'The caller belongs to another tenant.');
}

const isSecured = (resource: string): resource is SecuredResource => resource in securedKinds;

async function requireRight(
  { right, resource, on }: Extract<Requirement, { readonly right: string }>,
  operation: Operation,
  path: Path,
  caller: Caller,
  access: RequestAccess,
): Promise<void> {
  if (on === 'each') return;
  if (on === 'collection' || !isSecured(resource))
    return requireOnCollection(path['resource'] ?? resource, right, caller, access);
  // The handler requires the rights on objects in the query or body.
  if (!resourcesInPath(operation).has(resource)) return;
  const isCreation = operation.id.startsWith('createOrUpdate') && access.pathObjectOrNull(resource) === null;
  if (isCreation) return requireOnCollection(resource, right, caller, access);
  return requireOnItem(resource, right, caller, access);
}

async function requireOnCollection(resource: string, right: RightName, caller: Caller, access: RequestAccess) {
  const collection = { owner: null, list: await access.collectionList(resource) };
  if (!(await isGranted(right, collection, `the collection ${resource}`, caller, access)))
    throw missingRight(right, `the collection ${resource}`);
}

async function requireOnItem(resource: SecuredResource, right: RightName, caller: Caller, access: RequestAccess) {
  const object = access.pathObject(resource);
  const { noun } = securedKinds[resource];
  if (!(await isGranted(right, securedPart(object), `the ${noun}`, caller, access)))
    throw missingRight(right, `this ${noun}`);
}

/** Returns whether the caller has a right; the reason also explains the decision, so that nothing is decided twice. */
async function isGranted(
  right: RightName,
  object: SecuredObject,
  target: string,
  caller: Caller,
  { explain, administratorRole }: RequestAccess,
): Promise<boolean> {
  // No other right follows from that role, so the store is not read for it.
  const administrator = right === 'ManageAccessControl' ? await administratorRole() : '';
  const reason = explainRightIncludingManagement(caller, object, administrator, right);
  explain?.(() => ({ right, target, reason }));
  return isAllowing(reason);
}
