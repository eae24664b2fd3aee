// Access lists, owners and rights: of one object, and of a collection (docs/behavior/access-control.md).
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import {
  readAccessControlList,
  readOwner,
  type AccessControlList,
  type Trustee,
} from '../domain/access/access-control-list.ts';
import { rightNames, type RightName } from '../domain/access/rights.ts';
import type { Json } from '../domain/objects/json.ts';
import type { SecuredResource } from '../requests/access.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { changeObject } from './changes.ts';
import { patched, type JsonPatch } from './patches.ts';

type AccessControlListJson = components['schemas']['AccessControlList'];
type TrusteeJson = components['schemas']['Trustee'];

/** The list of an object, as it was given. */
export function accessListOf(object: StoredObject): AccessControlListJson {
  return listJson(object.acl as AccessControlList);
}

/** The owner of an object. */
export function ownerOf(object: StoredObject): TrusteeJson {
  return { ...(object.owner as Trustee) };
}

/** The caller's rights on the object that the path names, lowest bit first. */
export async function accessRightsOn({ access }: Context, resource: SecuredResource): Promise<RightName[]> {
  return namesOf(resource, await access.rightsOn(access.object(resource)));
}

/** What becomes of the body of an object whose list or owner changes: by default nothing. */
const sameBody = ({ body }: StoredObject): unknown => body;

/** Replaces the list of the object that the path names and answers the new list; throws InvalidInput for a malformed one. */
export async function replaceAccessList(
  context: Context,
  resource: SecuredResource,
  body: unknown,
  bodyWith = sameBody,
): Promise<AccessControlListJson> {
  const acl = readAccessControlList(body, context.access.scope.tenant);
  return accessListOf(await changeObject(context, resource, (object) => ({ acl, body: bodyWith(object) })));
}

/** Applies a patch to the list of the object that the path names and answers the new list; throws InvalidInput when it cannot be applied. */
export async function patchAccessList(
  context: Context,
  resource: SecuredResource,
  patch: JsonPatch,
): Promise<AccessControlListJson> {
  const changed = await changeObject(context, resource, (object) => {
    const acl = readAccessControlList(patched(object.acl as Json, patch), context.access.scope.tenant);
    return { acl };
  });
  return accessListOf(changed);
}

/**
 * Names another owner of the object that the path names and answers the new one; throws InvalidInput for a role and for trustees
 * of another tenant.
 */
export async function replaceOwner(
  context: Context,
  resource: SecuredResource,
  body: unknown,
  bodyWith = sameBody,
): Promise<TrusteeJson> {
  const owner = readOwner(body, context.access.scope.tenant);
  return ownerOf(await changeObject(context, resource, (object) => ({ owner, body: bodyWith(object) })));
}

/** The list that new objects of a collection start with. */
export async function collectionAccessList({ access }: Context, resource: string): Promise<AccessControlListJson> {
  return listJson(await access.collectionList(resource));
}

/** Replaces the list that new objects of a collection start with; throws InvalidInput for a malformed one. */
export async function replaceCollectionAccessList(
  { store, access: { scope } }: Context,
  resource: string,
  body: unknown,
): Promise<void> {
  await store.objects.setCollectionAccess(scope, resource, readAccessControlList(body, scope.tenant));
}

/** The caller's rights on a collection, lowest bit first. */
export async function collectionAccessRights({ access }: Context, resource: string): Promise<RightName[]> {
  return namesOf(resource, await access.rightsOnCollection(resource));
}

/** Of all that is under access control here, only streams can be shared by themselves. */
function namesOf(resource: string, rights: number): RightName[] {
  return rightNames(rights).filter((name) => name !== 'Share' || resource === 'Streams');
}

function listJson({ RoleTrusteeAccessControlEntries: entries }: AccessControlList): AccessControlListJson {
  return { RoleTrusteeAccessControlEntries: [...entries] };
}
