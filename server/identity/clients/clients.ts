// Creates, reads, updates and deletes clients of both kinds and their secrets (docs/behavior/identity.md#clients).
import { nextModifiedDate } from '../../catalog/changes.ts';
import { listObjects, type ListQuery } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { initialSecretExpiry, newSecretExpiry, type ExpiryInput } from '../../domain/identity/secrets.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { newSecretText } from '../../openid/secrets.ts';
import { withAdministratorCheck } from '../roles/last-administrator.ts';
import { withTenantLock } from '../tenant-lock.ts';
import { addSecret, changeSecret, noSecrets, removeSecret, requireSecret } from './secrets.ts';
import {
  clientKinds,
  insertClient,
  readClient,
  removeClient,
  type ClientBody,
  type ClientKind,
  type ClientObjectKind,
  type Registration,
  type Secrets,
  type StoredSecret,
} from './stored-clients.ts';

/** The settings of the first secret of a new client in a request. */
interface FirstSecretInput {
  readonly SecretDescription?: string | null | undefined;
  readonly SecretExpirationDate?: string | null | undefined;
}

/** A new client, and the JSON of its first secret. */
export interface NewClient<C extends ClientKind> {
  readonly object: StoredObject<ClientObjectKind<C>>;
  readonly secret: {
    readonly Secret: string;
    readonly Id: number;
    readonly Description: string | null;
    readonly ExpirationDate: string | null;
  };
}

/** Stores the client that `createBody` returns, with a first secret; throws InvalidInput and Conflict. */
export async function createClient<C extends ClientKind>(
  { store, access, now, ids, limits }: Context,
  kind: C,
  input: FirstSecretInput,
  createBody: (initial: Secrets & Registration, transaction: Transaction) => ClientBody<C> | Promise<ClientBody<C>>,
): Promise<NewClient<C>> {
  const expiry = initialSecretExpiry(input.SecretExpirationDate, now);
  const { value, secret, secrets } = addSecret(noSecrets, input.SecretDescription ?? null, expiry, newSecretText(ids));
  const { tenant } = access.scope;
  const object = await withTenantLock(store, tenant, async (transaction) => {
    const client = await createBody({ ...secrets, registrationId: ids.uuid() }, transaction);
    const options = { created: formatDateTime(now), max: limits.clients };
    return insertClient(transaction.objects, { tenantId: tenant, kind }, client, options);
  });
  const { id, description, end } = secret;
  return { object, secret: { Secret: value, Id: id, Description: description, ExpirationDate: end } };
}

/** Returns the client of a kind with an identifier; throws NotFound. */
export function getClient<C extends ClientKind>(
  { store, access }: Pick<Context, 'store' | 'access'>,
  kind: C,
  id: string,
): Promise<StoredObject<ClientObjectKind<C>>> {
  return readClient(store.objects, { tenantId: access.scope.tenant, kind }, id);
}

/** Replaces a client with the result of `change`. Throws NotFound, and Forbidden if the tenant would lose its last administrator. */
export function updateClient<C extends ClientKind>(
  { store, access, now }: Pick<Context, 'access' | 'store' | 'now'>,
  kind: C,
  id: string,
  change: (client: ClientBody<C>, transaction: Transaction) => ClientBody<C> | Promise<ClientBody<C>>,
): Promise<StoredObject<ClientObjectKind<C>>> {
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const object = await readClient(transaction.objects, { tenantId: tenant, kind }, id);
    return withAdministratorCheck(transaction, tenant, { now, roleIds: rolesOf(object) }, async () => {
      const body = await change(object.body, transaction);
      const changed = { ...object, body, modified: nextModifiedDate(object.modified, now) };
      await transaction.objects.put(tenantScope(tenant), clientKinds[kind].kind, changed);
      return changed;
    });
  });
}

/** Deletes a client unless `check` throws. Throws NotFound, and Forbidden if the tenant would lose its last administrator. */
export function deleteClient<C extends ClientKind>(
  { store, access, now }: Pick<Context, 'access' | 'store' | 'now'>,
  kind: C,
  id: string,
  check: (object: StoredObject<ClientObjectKind<C>>, transaction: Transaction) => Promise<void> = () =>
    Promise.resolve(),
): Promise<void> {
  const location = { tenantId: access.scope.tenant, kind };
  return withTenantLock(store, location.tenantId, async (transaction) => {
    const object = await readClient(transaction.objects, location, id);
    await check(object, transaction);
    await withAdministratorCheck(transaction, location.tenantId, { now, roleIds: rolesOf(object) }, () =>
      removeClient(transaction.objects, location, id),
    );
  });
}

/** Returns the roles of a client; hybrid clients have none. */
function rolesOf({ body }: StoredObject<ClientObjectKind<ClientKind>>): readonly string[] {
  return 'RoleIds' in body ? body.RoleIds : [];
}

interface SecretInput extends ExpiryInput {
  readonly Description?: string | null | undefined;
}

/** A secret without its value. */
interface SecretJson {
  readonly Id: number;
  readonly Description: string | null;
  readonly Expiration: string | null;
  readonly Expires: boolean;
}

const verboseContext = { verbose: true };

function secretJson({ id, description, end }: StoredSecret, context: Pick<Context, 'verbose'>): SecretJson {
  return applyIdentityVerbosity({ Id: id, Description: description, Expiration: end, Expires: end !== null }, context);
}

/** Returns the reply that lists the secrets of a client, oldest first; throws NotFound. */
export async function listSecrets(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  kind: ClientKind,
  clientId: string,
  query: ListQuery,
) {
  const { secrets } = (await getClient(context, kind, clientId)).body;
  const toJson = (page: readonly StoredSecret[]) => page.map((secret) => secretJson(secret, context));
  return listObjects<StoredSecret, SecretJson>({ chunks: [secrets], fields: {}, members: () => ({}), toJson }, query);
}

/** Returns the JSON of a secret of a client; throws NotFound. */
export async function getSecret(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  kind: ClientKind,
  clientId: string,
  id: number,
) {
  return secretJson(requireSecret((await getClient(context, kind, clientId)).body, id), context);
}

/** Creates a secret of a client. Returns its JSON, with its value; throws NotFound and InvalidInput. */
export async function createSecret(
  context: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  kind: ClientKind,
  clientId: string,
  input: SecretInput,
) {
  const expiry = newSecretExpiry(input, context.now);
  let value = '';
  const { body } = await updateClient(context, kind, clientId, (client) => {
    const created = addSecret(client, input.Description ?? null, expiry, newSecretText(context.ids));
    value = created.value;
    return { ...client, ...created.secrets };
  });
  return { ...secretJson(requireSecret(body, body.lastSecret), verboseContext), Secret: value };
}

/** Updates the description and the expiry of a secret. Returns its JSON; throws NotFound and InvalidInput. */
export async function updateSecret(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  kind: ClientKind,
  clientId: string,
  id: number,
  input: SecretInput,
) {
  const { body } = await updateClient(context, kind, clientId, (client) => ({
    ...client,
    ...changeSecret(client, id, input, context.now),
  }));
  return secretJson(requireSecret(body, id), verboseContext);
}

/** Deletes a secret; throws NotFound. */
export async function deleteSecret(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  kind: ClientKind,
  clientId: string,
  id: number,
): Promise<void> {
  await updateClient(context, kind, clientId, (client) => ({ ...client, ...removeSecret(client, id) }));
}

interface SecretRequirementJson {
  readonly SecretRequired: boolean;
}

/** Returns whether a hybrid client needs a secret, as JSON; throws NotFound. */
export async function getSecretRequirement(
  context: Pick<Context, 'access' | 'store'>,
  clientId: string,
): Promise<SecretRequirementJson> {
  const { isPublic = false } = (await getClient(context, 'hybrid', clientId)).body;
  return { SecretRequired: !isPublic };
}

/** Sets whether a hybrid client needs a secret, and returns it as JSON; throws NotFound. */
export async function replaceSecretRequirement(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  clientId: string,
  { SecretRequired }: SecretRequirementJson,
): Promise<SecretRequirementJson> {
  const isPublic = !SecretRequired;
  await updateClient(context, 'hybrid', clientId, (client) => ({ ...client, isPublic }));
  return { SecretRequired };
}
