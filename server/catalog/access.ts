// Access lists, owners and rights of objects and collections (docs/behavior/access-control.md).
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import {
  readAccessControlList,
  emptyAccessControlList,
  readOwner,
  type AccessControlList,
} from '../domain/access/access-control-list.ts';
import { rightNames, type RightName } from '../domain/access/rights.ts';
import type { SecuredKind, SecuredResource } from '../requests/access.ts';
import type { ObjectBodies, StoredObject } from '../store/ports/object-store.ts';
import { changeObject } from './changes.ts';
import { applyJsonPatch, type JsonPatch } from './json-patch.ts';

type AccessControlListJson = components['schemas']['AccessControlList'];
type TrusteeJson = components['schemas']['Trustee'];

/** Returns the JSON of an object's access list. */
export function accessListJson(object: StoredObject): AccessControlListJson {
  return listJson(object.acl ?? emptyAccessControlList);
}

/** Returns the JSON of an object's owner. */
export function ownerJson(object: StoredObject): TrusteeJson {
  return { ...object.owner };
}

/** Returns the names of the caller's rights on the object that the path names, lowest bit first. */
export async function listAccessRights(
  { access }: Pick<Context, 'access'>,
  resource: SecuredResource,
): Promise<RightName[]> {
  return rightNamesOn(resource, await access.rightsOn(access.pathObject(resource)));
}

/** A function that returns the new body of an object when its list or owner changes. */
type UpdateBody<R extends SecuredResource> = (object: StoredObject<SecuredKind<R>>) => ObjectBodies[SecuredKind<R>];

/** Replaces the access list of the object that the path names and returns the new one; throws InvalidInput. */
export async function replaceAccessList<R extends SecuredResource>(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  resource: R,
  body: unknown,
  updateBody: UpdateBody<R> = (object) => object.body,
): Promise<AccessControlListJson> {
  const acl = readAccessControlList(body, context.access.scope.tenant);
  return accessListJson(await changeObject(context, resource, (object) => ({ acl, body: updateBody(object) })));
}

/** Patches the access list of the object that the path names and returns the new one; throws InvalidInput. */
export async function patchAccessList(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  resource: SecuredResource,
  patch: JsonPatch,
): Promise<AccessControlListJson> {
  const changed = await changeObject(context, resource, (object) => {
    const acl = readAccessControlList(applyJsonPatch(accessListJson(object), patch), context.access.scope.tenant);
    return { acl };
  });
  return accessListJson(changed);
}

/**
 * Replaces the owner of the object that the path names and returns the new one; throws InvalidInput if the new owner is a role or
 * belongs to another tenant.
 */
export async function replaceOwner<R extends SecuredResource>(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  resource: R,
  body: unknown,
  updateBody: UpdateBody<R> = (object) => object.body,
): Promise<TrusteeJson> {
  const owner = readOwner(body, context.access.scope.tenant);
  return ownerJson(await changeObject(context, resource, (object) => ({ owner, body: updateBody(object) })));
}

/** Returns the access list of a collection; new objects get a copy of it. */
export async function getCollectionAccessList(
  { access }: Pick<Context, 'access'>,
  resource: string,
): Promise<AccessControlListJson> {
  return listJson(await access.collectionList(resource));
}

/** Replaces the access list of a collection; throws InvalidInput for a malformed one. */
export async function replaceCollectionAccessList(
  { store, access: { scope } }: Pick<Context, 'store' | 'access'>,
  resource: string,
  body: unknown,
): Promise<void> {
  await store.objects.setCollectionAccess(scope, resource, readAccessControlList(body, scope.tenant));
}

/** Returns the names of the caller's rights on a collection, lowest bit first. */
export async function listCollectionAccessRights(
  { access }: Pick<Context, 'access'>,
  resource: string,
): Promise<RightName[]> {
  return rightNamesOn(resource, await access.rightsOnCollection(resource));
}

/** Returns the names of rights on a resource, without Share if the resource cannot be shared. */
function rightNamesOn(resource: string, rights: number): RightName[] {
  return rightNames(rights).filter((name) => name !== 'Share' || resource === 'Streams');
}

function listJson({ RoleTrusteeAccessControlEntries: entries }: AccessControlList): AccessControlListJson {
  return { RoleTrusteeAccessControlEntries: [...entries] };
}
