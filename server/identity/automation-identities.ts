// Automation identities of a tenant (docs/behavior/identity.md#automation-identities).
import { hash } from 'node:crypto';
import type { components } from '../../generated/types/identity.ts';
import { nextModifiedDate } from '../catalog/changes.ts';
import type { Context } from '../requests/context.ts';
import { applyChanges } from '../domain/identity/changes.ts';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier, isSameIdentifier } from '../domain/objects/identifiers.ts';
import { isEqualJson } from '../domain/objects/json.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { applyIdentityVerbosity } from './bodies.ts';
import { requireRoles, rolesOfTenant } from './roles/roles.ts';
import { hasSomeTag, type IdentityList, type TaggedQuery } from './lists.ts';
import { withTenantLock } from './tenant-lock.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    automationIdentity: AutomationBody;
    automationIdentityName: object;
  }
}

type Schemas = components['schemas'];

/** A stored automation identity. */
interface AutomationBody {
  readonly Id: string;
  readonly Name: string;
  readonly TenantId: string;
  readonly RoleIds: readonly string[];
  readonly Tags: readonly string[];
}

const kind = 'automationIdentity';
/** The kind of objects that reserve a name, because names are unique in a tenant, ignoring case. */
const nameKind = 'automationIdentityName';

/** Returns a function that returns the JSON of an automation identity. */
async function identitySerializer({ store, access, verbose }: Pick<Context, 'access' | 'store' | 'verbose'>) {
  const roles = await rolesOfTenant(store, access.scope.tenant);
  const roleTypes = new Map(roles.map(({ Id, RoleTypeId }) => [foldIdentifier(Id), RoleTypeId]));
  return ({ body }: Pick<StoredObject<'automationIdentity'>, 'body'>): Schemas['AutomationIdentity'] => {
    const { Id, Name, TenantId, RoleIds, Tags } = body;
    const RoleTypeIds = new Set(RoleIds.flatMap((role) => roleTypes.get(foldIdentifier(role)) ?? []));
    const json = { Id, Name, TenantId, RoleIds: [...RoleIds], RoleTypeIds: [...RoleTypeIds], Tags: [...Tags] };
    return applyIdentityVerbosity(json, { verbose });
  };
}

/** Returns the JSON of an automation identity. */
export async function automationIdentityJson(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  object: StoredObject<'automationIdentity'>,
): Promise<Schemas['AutomationIdentity']> {
  return (await identitySerializer(context))(object);
}

/** Returns the list of the automation identities of the tenant with at least one tag of the query. */
export async function automationIdentityList(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  query: TaggedQuery,
): Promise<IdentityList<'automationIdentity', Schemas['AutomationIdentity']>> {
  const toJson = await identitySerializer(context);
  return { scope: context.access.scope, kind, includes: hasSomeTag(query), toJson };
}

/** Returns the automation identity with an identifier; throws NotFound. */
export function getAutomationIdentity(
  { store, access }: Pick<Context, 'store' | 'access'>,
  id: string,
): Promise<StoredObject<'automationIdentity'>> {
  return requireIdentity(store, access.scope, id);
}

/** Creates an automation identity. Throws InvalidInput, Conflict, and Forbidden for roles that the caller cannot assign. */
export async function createAutomationIdentity(
  { store, access, caller, now, ids }: Context,
  { Name, RoleIds, Tags }: Schemas['AutomationIdentityCreate'],
): Promise<StoredObject<'automationIdentity'>> {
  const { scope } = access;
  await access.rolesHeld.require({ assigned: RoleIds });
  return withTenantLock(store, scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const roles = await requireRoles(transaction, scope.tenant, RoleIds, caller);
    const identity = { Name, RoleIds: roles.map(({ Id }) => Id), Tags: Tags ?? [] };
    const body: AutomationBody = { Id: ids.uuid(), TenantId: caller.tenantId, ...identity };
    const created = formatDateTime(now);
    if (!(await reserveName(transaction, scope, Name, created))) {
      throw new Failure('Conflict', `The tenant already has an automation identity with the name '${Name}'.`, {
        parameters: { Name },
      });
    }
    await objects.create(scope, kind, { id: body.Id, body, owner: null, acl: null, created, modified: created });
    return requireIdentity(transaction, scope, body.Id);
  });
}

/** Updates an automation identity. Throws NotFound, InvalidInput, and Forbidden for old or new roles that the caller cannot assign. */
export function updateAutomationIdentity(
  context: Context,
  id: string,
  change: Schemas['AutomationIdentityUpdate'],
): Promise<StoredObject<'automationIdentity'>> {
  const { access, caller, now } = context;
  const { scope } = access;
  return withAssignableRoles(context, id, change.RoleIds ?? [], async (object, transaction) => {
    const before = object.body;
    const after = applyChanges(before, { Name: change.Name, RoleIds: change.RoleIds, Tags: change.Tags });
    const roles = change.RoleIds ? await requireRoles(transaction, scope.tenant, change.RoleIds, caller) : null;
    const body = { ...after, RoleIds: roles ? roles.map(({ Id }) => Id) : before.RoleIds };
    const modified = nextModifiedDate(object.modified, now);
    if (!isSameIdentifier(before.Name, body.Name)) {
      if (!(await reserveName(transaction, scope, body.Name, modified))) {
        throw new InvalidInput('Name', `Another automation identity of the tenant has the name '${body.Name}'.`);
      }
      await transaction.objects.remove(scope, nameKind, keyOf(before.Name));
    }
    const changed = { ...object, body, modified };
    await transaction.objects.put(scope, kind, changed);
    return changed;
  });
}

/** Deletes an automation identity. Throws NotFound, and Forbidden for roles that the caller cannot assign. */
export function deleteAutomationIdentity(context: Pick<Context, 'access' | 'store'>, id: string): Promise<void> {
  const { scope } = context.access;
  return withAssignableRoles(context, id, [], async ({ body }, { objects }) => {
    await objects.remove(scope, nameKind, keyOf(body.Name));
    await objects.remove(scope, kind, id);
  });
}

/** Runs a change of an automation identity. Throws Forbidden unless the caller can assign its current roles and `newRoles`. */
async function withAssignableRoles<Result>(
  context: Pick<Context, 'access' | 'store'>,
  id: string,
  newRoles: readonly string[],
  work: (object: StoredObject<'automationIdentity'>, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { store, access } = context;
  const rolesOf = ({ body }: StoredObject<'automationIdentity'>) => body.RoleIds;
  for (;;) {
    const before = await getAutomationIdentity(context, id);
    await access.rolesHeld.require({ assigned: newRoles, existing: rolesOf(before) });
    const outcome = await withTenantLock(store, access.scope.tenant, async (transaction) => {
      const object = await requireIdentity(transaction, access.scope, id);
      // If the roles have changed since the caller was authorized for them, start again.
      return isEqualJson(rolesOf(object), rolesOf(before)) ? { result: await work(object, transaction) } : null;
    });
    if (outcome) return outcome.result;
  }
}

async function requireIdentity(
  { objects }: Pick<Transaction, 'objects'>,
  scope: Scope,
  id: string,
): Promise<StoredObject<'automationIdentity'>> {
  const object = await objects.get(scope, kind, id);
  if (!object) throw notFound('automation identity', id);
  return object;
}

/** Reserves a name; returns false if another identity has it. */
async function reserveName({ objects }: Transaction, scope: Scope, name: string, created: string): Promise<boolean> {
  const key = { id: keyOf(name), body: {}, owner: null, acl: null, created, modified: created };
  return (await objects.create(scope, nameKind, key)) === 'done';
}

/** Returns the key of a name: a hash, because names can be longer than keys. */
const keyOf = (name: string): string => hash('sha256', foldIdentifier(name), 'hex');
