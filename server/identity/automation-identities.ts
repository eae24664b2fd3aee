// Automation identities of a tenant: made, changed, removed and shown (document 2, section 4;
// docs/behavior/identity.md#automation-identities).
import { hash, randomUUID } from 'node:crypto';
import type { components } from '../../generated/types/identity.ts';
import { changeDate } from '../catalog/changes.ts';
import type { Context } from '../requests/context.ts';
import { applyChanges } from '../domain/identity/changes.ts';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier, sameIdentifier } from '../domain/objects/identifiers.ts';
import { equalJson } from '../domain/objects/json.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { applyIdentityVerbosity } from './bodies.ts';
import { requireRoles, rolesOfTenant } from './roles/roles.ts';
import { hasSome, type TaggedList } from './tagged-lists.ts';
import { changeIdentities } from './tenant-lock.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    automationIdentity: AutomationBody;
    automationIdentityName: object;
  }
}

type Schemas = components['schemas'];

/** An automation identity as it is kept. */
interface AutomationBody {
  readonly Id: string;
  readonly Name: string;
  readonly TenantId: string;
  readonly RoleIds: readonly string[];
  readonly Tags: readonly string[];
}

/** The kind of the identities themselves, and that of their names: each name is there once in a tenant, in whatever case. */
const kind = 'automationIdentity';
const nameKind = 'automationIdentityName';

/** What makes the JSON of automation identities, as complete as the caller asked for. */
async function jsonMaker({ store, access, verbose }: Context) {
  const roles = await rolesOfTenant(store, access.scope.tenant);
  const types = new Map(roles.map(({ Id, RoleTypeId }) => [foldIdentifier(Id), RoleTypeId]));
  return ({ body }: Pick<StoredObject<'automationIdentity'>, 'body'>): Schemas['AutomationIdentity'] => {
    const { Id, Name, TenantId, RoleIds, Tags } = body;
    const RoleTypeIds = new Set(RoleIds.flatMap((role) => types.get(foldIdentifier(role)) ?? []));
    const shown = { Id, Name, TenantId, RoleIds: [...RoleIds], RoleTypeIds: [...RoleTypeIds], Tags: [...Tags] };
    return applyIdentityVerbosity(shown, { verbose });
  };
}

/** The JSON of an automation identity, as complete as the caller asked for. */
export async function automationJson(
  context: Context,
  object: StoredObject<'automationIdentity'>,
): Promise<Schemas['AutomationIdentity']> {
  return (await jsonMaker(context))(object);
}

/** The automation identities of a tenant as a list: those that carry at least one of the tags. */
export async function automationList(
  context: Context,
): Promise<TaggedList<'automationIdentity', Schemas['AutomationIdentity']>> {
  return { kind, fits: hasSome, toJson: await jsonMaker(context) };
}

/** The automation identity of the tenant that the path names; throws NotFound. */
export function findAutomation({ store, access }: Context, id: string): Promise<StoredObject<'automationIdentity'>> {
  return existing(store, access.scope, id);
}

/** Makes an automation identity with roles that the caller may hand out; throws Forbidden, InvalidInput and Conflict. */
export async function createAutomation(
  { store, access, caller, now }: Context,
  { Name, RoleIds, Tags }: Schemas['AutomationIdentityCreate'],
): Promise<StoredObject<'automationIdentity'>> {
  const { scope } = access;
  await access.rolesHeld.require({ assigned: RoleIds });
  return changeIdentities(store, scope.tenant, async (transaction) => {
    const { objects } = transaction;
    const roles = await requireRoles(transaction, scope.tenant, RoleIds, caller);
    const identity = { Name, RoleIds: roles.map(({ Id }) => Id), Tags: Tags ?? [] };
    const body: AutomationBody = { Id: randomUUID(), TenantId: caller.tenantId, ...identity };
    const created = formatDateTime(now);
    if (!(await takeName(transaction, scope, Name, created))) {
      throw new Failure('Conflict', `An automation identity of the tenant is called '${Name}'.`, {
        parameters: { Name },
      });
    }
    await objects.create(scope, kind, { id: body.Id, body, owner: null, acl: null, created, modified: created });
    return existing(transaction, scope, body.Id);
  });
}

/** Changes an automation identity of which the caller holds all roles, old and new; throws NotFound, Forbidden and InvalidInput. */
export function updateAutomation(
  context: Context,
  id: string,
  change: Schemas['AutomationIdentityUpdate'],
): Promise<StoredObject<'automationIdentity'>> {
  const { access, caller, now } = context;
  const { scope } = access;
  return withHeldRoles(context, id, change.RoleIds ?? [], async (object, transaction) => {
    const before = object.body;
    const after = applyChanges(before, { Name: change.Name, RoleIds: change.RoleIds, Tags: change.Tags });
    const roles = change.RoleIds ? await requireRoles(transaction, scope.tenant, change.RoleIds, caller) : null;
    const body = { ...after, RoleIds: roles ? roles.map(({ Id }) => Id) : before.RoleIds };
    const modified = changeDate(object.modified, now);
    if (!sameIdentifier(before.Name, body.Name)) {
      if (!(await takeName(transaction, scope, body.Name, modified))) {
        throw new InvalidInput('Name', `Another automation identity of the tenant is called '${body.Name}'.`);
      }
      await transaction.objects.remove(scope, nameKind, keyOf(before.Name));
    }
    const changed = { ...object, body, modified };
    await transaction.objects.put(scope, kind, changed);
    return changed;
  });
}

/** Removes an automation identity of which the caller holds all roles; throws NotFound and Forbidden. */
export function deleteAutomation(context: Context, id: string): Promise<void> {
  const { scope } = context.access;
  return withHeldRoles(context, id, [], async ({ body }, { objects }) => {
    await objects.remove(scope, nameKind, keyOf(body.Name));
    await objects.remove(scope, kind, id);
  });
}

/** Runs a change of an automation identity whose roles the caller holds, or may hand out, at the time of the change. */
async function withHeldRoles<Answer>(
  context: Context,
  id: string,
  assigned: readonly string[],
  work: (object: StoredObject<'automationIdentity'>, transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { store, access } = context;
  const rolesOf = ({ body }: StoredObject<'automationIdentity'>) => body.RoleIds;
  for (;;) {
    const judged = await findAutomation(context, id);
    await access.rolesHeld.require({ assigned, existing: rolesOf(judged) });
    const done = await changeIdentities(store, access.scope.tenant, async (transaction) => {
      const object = await existing(transaction, access.scope, id);
      // Somebody has changed the roles since they were judged: once more.
      return equalJson(rolesOf(object), rolesOf(judged)) ? { answer: await work(object, transaction) } : null;
    });
    if (done) return done.answer;
  }
}

async function existing(
  { objects }: Pick<Transaction, 'objects'>,
  scope: Context['access']['scope'],
  id: string,
): Promise<StoredObject<'automationIdentity'>> {
  const object = await objects.get(scope, kind, id);
  if (!object) throw notFound('automation identity', id);
  return object;
}

/** Notes a name as used; answers false when another identity has it. */
async function takeName(
  { objects }: Transaction,
  scope: Context['access']['scope'],
  name: string,
  created: string,
): Promise<boolean> {
  const key = { id: keyOf(name), body: {}, owner: null, acl: null, created, modified: created };
  return (await objects.create(scope, nameKind, key)) === 'done';
}

/** Names may be of any length, keys may not. */
const keyOf = (name: string): string => hash('sha256', foldIdentifier(name), 'hex');
