// Enforces what the contract declares in `x-access`: the one place that allows or refuses requests (openapi/extensions.md).
import { explainRightIncludingManagement, rightsCalculator } from '../domain/access/effective-rights.ts';
import { Right } from '../domain/access/rights.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { missingRight, securedKinds, type Access, type RightName, type SecuredResource } from '../requests/access.ts';
import type { Caller } from '../requests/caller.ts';
import type { Store } from '../store/ports/store.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import { explanation } from './access-explanation.ts';
import type { Operation, Requirement } from './operations.ts';
import { namedResources, requestAccess, secured, type RequestAccess } from './request-access.ts';
import { communityOf, namesTenantOfCommunity, requireRole } from './roles.ts';

type Path = Readonly<Record<string, string>>;

/**
 * Returns what the caller may do in a request; throws Forbidden or NotFound unless the request itself is allowed. `explain` gets the
 * reason of each decision about a right.
 */
export async function enforceAccess(
  store: Store,
  caller: Caller,
  operation: Operation,
  path: Path,
  explain?: (text: string) => void,
): Promise<Access> {
  const scope = { tenant: path['tenantId'] ?? caller.tenantId, namespace: path['namespaceId'] ?? '' };
  await requireTenant(store, caller, operation, scope.tenant);
  const community = await communityOf(store, caller, operation, path);
  const question = { store, caller, tenant: scope.tenant, path, community };
  const access = await requestAccess(operation, scope, question, explain);
  for (const requirement of operation.access) {
    // Only the handler knows which roles a request assigns, so it checks them.
    if ('rolesHeld' in requirement) continue;
    if ('roles' in requirement) await requireRole(requirement.roles, question);
    else await requireRight(requirement, operation, path, caller, access);
  }
  return access;
}

/** The tenant of a path must exist and be the caller's; nothing in another tenant is read. */
async function requireTenant(store: Store, caller: Caller, operation: Operation, tenant: string): Promise<void> {
  if (tenant.toLowerCase() === caller.tenantId.toLowerCase()) return;
  if (!(await store.objects.get(tenantScope(tenant), 'tenant', tenant))) throw notFound('tenant', tenant);
  if (!namesTenantOfCommunity(operation)) throw new Failure('Forbidden', 'The token is one of another tenant.');
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
  // The handler requires the rights on objects that a query or a body names.
  if (!namedResources(operation).has(resource)) return;
  const creates = operation.id.startsWith('createOrUpdate') && access.pathObjectOrNull(resource) === null;
  if (creates) return requireOnCollection(resource, right, caller, access);
  return requireOnItem(resource, right, caller, access);
}

async function requireOnCollection(resource: string, right: RightName, caller: Caller, access: RequestAccess) {
  if (access.explain) {
    const collection = { owner: null, list: await access.collectionList(resource) };
    const reason = explainRightIncludingManagement(caller, collection, await access.administratorRole(), right);
    access.explain(explanation(right, `the collection ${resource}`, reason));
  }
  const granted = await access.rightsOnCollection(resource);
  if ((granted & Right[right]) === 0) throw missingRight(right, `the collection ${resource}`);
}

async function requireOnItem(resource: SecuredResource, right: RightName, caller: Caller, access: RequestAccess) {
  const object = access.pathObject(resource);
  const { word } = securedKinds[resource];
  if (access.explain) {
    const reason = explainRightIncludingManagement(caller, secured(object), await access.administratorRole(), right);
    access.explain(explanation(right, `the ${word}`, reason));
  }
  const granted =
    right === 'ManageAccessControl' ? await access.rightsOn(object) : rightsCalculator(caller)(secured(object));
  if ((granted & Right[right]) === 0) throw missingRight(right, `this ${word}`);
}
