// Namespaces: the parts of a tenant in which everything else lives.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import { defaultLists } from '../domain/access/default-lists.ts';
import { InvalidInput } from '../domain/model.ts';
import { writtenIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { inTenant, tenantRoles } from '../tenancy/tenants.ts';
import type { Kind, StoredObject } from '../store/ports/object-store.ts';
import { changeDate, type CreateResult } from './changes.ts';
import { lockNamespace } from './namespace-lock.ts';

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
  /** Missing where a seed made the namespace. */
  readonly Region?: string;
}

/** Where the data of a namespace is when nobody says otherwise: where the server is. */
const ownRegion = 'local';

/** What a namespace can hold, by the kind of its objects. */
const contents: readonly (readonly [kind: Kind, word: string])[] = [
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

/** The namespace that the path names; throws NotFound. */
export async function findNamespace({ store, access: { scope } }: Context): Promise<StoredObject<'namespace'>> {
  const object = await store.objects.get(inTenant(scope.tenant), 'namespace', scope.namespace);
  if (!object) throw notFound('namespace', scope.namespace);
  return object;
}

/** The JSON of a namespace, as complete as the caller asked for. */
export function namespaceJson(object: StoredObject<'namespace'>, { verbose }: Context): Namespace {
  const { Description = null, Region = ownRegion } = object.body;
  return {
    Id: object.id,
    ...(verbose || Description !== null ? { Description } : {}),
    Region,
    CreatedDate: object.created,
  };
}

/** Makes the namespace that the path names, or replaces its description; throws InvalidInput for a bad identifier and another region. */
export async function createOrUpdateNamespace(
  context: Context,
  body: NamespaceCreateOrUpdate,
): Promise<CreateResult<'namespace'>> {
  const { store, access, now } = context;
  const { scope } = access;
  const parent = inTenant(scope.tenant);
  const Id = checkedId(writtenIdentifier('Id', scope.namespace, body.Id));
  const lists = defaultLists(await tenantRoles(store, scope.tenant), scope.tenant);
  const { owner } = await access.ofNew('Namespaces');
  const created = formatDateTime(now);
  const wanted: NamespaceBody = { Id, Description: body.Description ?? null, Region: body.Region ?? ownRegion };
  const fresh = { id: Id, body: wanted, owner, acl: lists.namespace, created, modified: created };

  return store.transaction(async ({ objects }) => {
    const isNew = (await objects.create(parent, 'namespace', fresh)) === 'done';
    if (isNew) for (const [name, list] of lists.collections) await objects.setCollectionAccess(scope, name, list);
    const object = await objects.get(parent, 'namespace', Id);
    if (!object) throw notFound('namespace', Id);
    if (isNew) return { object, isNew };
    const changed = { ...object, body: updated(object, wanted, body), modified: changeDate(object.modified, now) };
    await objects.put(parent, 'namespace', changed);
    return { object: changed, isNew };
  });
}

/** Removes the namespace that the path names; throws Conflict while it holds anything. */
export async function deleteNamespace({ store, access: { scope } }: Context): Promise<void> {
  await store.transaction(async (transaction) => {
    const { objects, edgeSystems } = transaction;
    await lockNamespace(transaction, scope);
    const held: string[] = [];
    for (const [kind, word] of contents) {
      const count = await objects.count(scope, kind);
      if (count > 0) held.push(`${count} ${word}`);
    }
    const systems = await edgeSystems.count(scope, { where: null, now: '' });
    if (systems > 0) held.push(`${systems} edge systems`);
    if (held.length > 0) {
      throw new Failure('Conflict', `The namespace '${scope.namespace}' still holds ${held.join(', ')}.`, {
        parameters: { NamespaceId: scope.namespace },
      });
    }
    // Its access lists stay, but nothing reads them: a new namespace with its name starts with lists of its own.
    const outcome = await objects.remove(inTenant(scope.tenant), 'namespace', scope.namespace);
    if (outcome === 'missing') throw notFound('namespace', scope.namespace);
  });
}

/** Throws InvalidInput unless a text can be the identifier of a namespace; answers it. */
export function checkedId(id: string): string {
  if (/^(?!__|[. ])[A-Za-z0-9_\-. ]{1,100}(?<![. ])$/.test(id) && !id.includes('..')) return id;
  const form = 'up to 100 letters, digits, underscores, dashes, spaces and periods';
  const ends = 'with no period or space at either end, no two underscores at the start and no two periods in a row';
  throw new InvalidInput('Id', `The identifier of a namespace must have ${form}, ${ends}; '${id}' does not.`);
}

function updated(
  object: StoredObject<'namespace'>,
  wanted: NamespaceBody,
  given: NamespaceCreateOrUpdate,
): NamespaceBody {
  const Region = object.body.Region ?? ownRegion;
  if ((given.Region ?? Region) === Region) return { ...wanted, Id: object.id, Region };
  throw new InvalidInput('Region', `Region must be '${Region}', since data does not move, or be left out.`);
}
