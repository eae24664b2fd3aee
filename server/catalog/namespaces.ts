// Namespaces of a tenant (docs/behavior/identity.md#tenants).
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import { defaultLists } from '../domain/access/default-lists.ts';
import { InvalidInput } from '../domain/model.ts';
import { requireMatchingIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { tenantScope, tenantRoles } from '../tenancy/tenants.ts';
import type { Kind, Scope, StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { nextModifiedDate, type CreateResult } from './changes.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    namespace: NamespaceBody;
  }
}

type Namespace = components['schemas']['Namespace'];
type NamespaceCreateOrUpdate = components['schemas']['NamespaceCreateOrUpdate'];

interface NamespaceBody {
  readonly Id: string;
  readonly Description?: string | null;
  /** Default: the region of the server. */
  readonly Region?: string;
}

/** The region of the server. */
const defaultRegion = 'local';

/** The kinds of objects in a namespace, with their plurals for messages. */
const contentKinds: readonly (readonly [kind: Kind, word: string])[] = [
  ['type', 'types'],
  ['stream', 'streams'],
  ['streamView', 'stream views'],
  ['dataView', 'data views'],
  ['quantity', 'quantities'],
  ['unit', 'units'],
  ['virtualTable', 'virtual tables'],
  ['share', 'shares'],
  ['edgeConfiguration', 'edge configurations'],
];

/** Returns the namespace that the path names; throws NotFound. */
export async function getNamespace({
  store,
  access: { scope },
}: Pick<Context, 'store' | 'access'>): Promise<StoredObject<'namespace'>> {
  const object = await store.objects.get(tenantScope(scope.tenant), 'namespace', scope.namespace);
  if (!object) throw notFound('namespace', scope.namespace);
  return object;
}

/** Returns the JSON of a namespace. */
export function namespaceJson(object: StoredObject<'namespace'>, { verbose }: Pick<Context, 'verbose'>): Namespace {
  const { Description = null, Region = defaultRegion } = object.body;
  return {
    Id: object.id,
    ...(verbose || Description !== null ? { Description } : {}),
    Region,
    CreatedDate: object.created,
  };
}

/** Creates the namespace that the path names, or updates its description; throws InvalidInput. */
export async function createOrUpdateNamespace(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  body: NamespaceCreateOrUpdate,
): Promise<CreateResult<'namespace'>> {
  const { store, access, now } = context;
  const { scope } = access;
  const parentScope = tenantScope(scope.tenant);
  const Id = requireNamespaceId(requireMatchingIdentifier('Id', scope.namespace, body.Id));
  const lists = defaultLists(await tenantRoles(store, scope.tenant), scope.tenant);
  const { owner } = await access.accessOfNewObject('Namespaces');
  const created = formatDateTime(now);
  const newBody: NamespaceBody = { Id, Description: body.Description ?? null, Region: body.Region ?? defaultRegion };
  const newObject = { id: Id, body: newBody, owner, acl: lists.namespace, created, modified: created };

  return store.transaction(async ({ objects }) => {
    const isNew = (await objects.create(parentScope, 'namespace', newObject)) === 'done';
    if (isNew) for (const [name, list] of lists.collections) await objects.setCollectionAccess(scope, name, list);
    const object = await objects.get(parentScope, 'namespace', Id);
    if (!object) throw notFound('namespace', Id);
    if (isNew) return { object, isNew };
    const changed = {
      ...object,
      body: updatedBody(object, newBody, body),
      modified: nextModifiedDate(object.modified, now),
    };
    await objects.put(parentScope, 'namespace', changed);
    return { object: changed, isNew };
  });
}

/** Deletes the namespace that the path names; throws NotFound, and Conflict unless it is empty. */
export async function deleteNamespace({ store, access: { scope } }: Pick<Context, 'store' | 'access'>): Promise<void> {
  await store.transaction(async (transaction) => {
    const { objects, edgeSystems } = transaction;
    await lockNamespace(transaction, scope);
    const remaining: string[] = [];
    for (const [kind, word] of contentKinds) {
      const count = await objects.count(scope, kind);
      if (count > 0) remaining.push(`${count} ${word}`);
    }
    const systems = await edgeSystems.count(scope, { where: null, now: '' });
    if (systems > 0) remaining.push(`${systems} edge systems`);
    if (remaining.length > 0) {
      throw new Failure('Conflict', `The namespace '${scope.namespace}' still holds ${remaining.join(', ')}.`, {
        parameters: { NamespaceId: scope.namespace },
      });
    }
    // The access lists of its collections stay stored; a new namespace of the same name replaces them.
    const outcome = await objects.remove(tenantScope(scope.tenant), 'namespace', scope.namespace);
    if (outcome === 'missing') throw notFound('namespace', scope.namespace);
  });
}

/** Returns the identifier; throws InvalidInput if it cannot identify a namespace. */
export function requireNamespaceId(id: string): string {
  if (/^(?!__|[. ])[A-Za-z0-9_\-. ]{1,100}(?<![. ])$/.test(id) && !id.includes('..')) return id;
  const form = 'up to 100 letters, digits, underscores, dashes, spaces and periods';
  const ends = 'with no period or space at either end, no two underscores at the start and no two periods in a row';
  throw new InvalidInput('Id', `The identifier of a namespace must have ${form}, ${ends}; '${id}' does not.`);
}

function updatedBody(
  object: StoredObject<'namespace'>,
  newBody: NamespaceBody,
  input: NamespaceCreateOrUpdate,
): NamespaceBody {
  const Region = object.body.Region ?? defaultRegion;
  if ((input.Region ?? Region) === Region) return { ...newBody, Id: object.id, Region };
  throw new InvalidInput('Region', `Region must be '${Region}', since data does not move, or be left out.`);
}

/** Locks the namespace until the transaction ends, so that its names and objects cannot change in between; throws NotFound. */
export async function lockNamespace({ objects }: Transaction, { tenant, namespace }: Scope): Promise<void> {
  // Without owner and acl, setAccess only locks the object.
  if ((await objects.setAccess(tenantScope(tenant), 'namespace', namespace, {})) === 'missing')
    throw notFound('namespace', namespace);
}
