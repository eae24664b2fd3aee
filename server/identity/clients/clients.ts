// What the operations on clients of both kinds have in common: making one with its first secret, changing it, removing it.
import type { Context } from '../../requests/context.ts';
import { firstExpiry } from '../../domain/identity/secrets.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { addSecret, noSecrets } from './secrets.ts';
import { keepingAdministrator } from '../roles/last-administrator.ts';
import {
  changeClient,
  keepClient,
  readClient,
  removeClient,
  type ClientBody,
  type ClientKind,
  type ClientObjectKind,
  type Secrets,
} from './stored-clients.ts';
import { changeIdentities } from '../tenant-lock.ts';

/** What a caller says of the first secret of a new client. */
export interface FirstSecret {
  readonly SecretDescription?: string | null | undefined;
  readonly SecretExpirationDate?: string | null | undefined;
}

/** A client that was made, and how its first secret is answered. */
export interface NewClient<C extends ClientKind> {
  readonly object: StoredObject<ClientObjectKind<C>>;
  readonly secret: {
    readonly Secret: string;
    readonly Id: number;
    readonly Description: string | null;
    readonly ExpirationDate: string | null;
  };
}

/** Makes a client of the tenant that the path names, with its first secret; throws InvalidInput and Conflict. */
export async function createClient<C extends ClientKind>(
  { store, access, now, limits }: Context,
  kind: C,
  first: FirstSecret,
  decide: (secrets: Secrets, transaction: Transaction) => ClientBody<C> | Promise<ClientBody<C>>,
): Promise<NewClient<C>> {
  const end = firstExpiry(first.SecretExpirationDate, now);
  const { value, secret, secrets } = addSecret(noSecrets, first.SecretDescription ?? null, end);
  const place = { tenantId: access.scope.tenant, kind };
  const object = await changeIdentities(store, place.tenantId, async (transaction) => {
    const client = await decide(secrets, transaction);
    const options = { created: formatDateTime(now), most: limits.clients };
    return keepClient(transaction.objects, place, client, options);
  });
  const { id, description, end: date } = secret;
  return { object, secret: { Secret: value, Id: id, Description: description, ExpirationDate: date } };
}

/** The client of a kind that the path names; throws NotFound. */
export function clientOfPath<C extends ClientKind>(
  { store, access }: Context,
  kind: C,
  id: string,
): Promise<StoredObject<ClientObjectKind<C>>> {
  return readClient(store.objects, { tenantId: access.scope.tenant, kind }, id);
}

/** Changes the client that the path names while nobody else changes identities of the tenant; throws NotFound. */
export function changeClientOfPath<C extends ClientKind>(
  { store, access, now }: Context,
  kind: C,
  id: string,
  decide: (client: ClientBody<C>, transaction: Transaction) => ClientBody<C> | Promise<ClientBody<C>>,
): Promise<StoredObject<ClientObjectKind<C>>> {
  const place = { tenantId: access.scope.tenant, kind };
  return changeIdentities(store, place.tenantId, async (transaction) => {
    const roleIds = rolesOf(await readClient(transaction.objects, place, id));
    return keepingAdministrator(transaction, place.tenantId, { now, roleIds }, () =>
      changeClient(transaction.objects, place, id, (client) => decide(client, transaction), now),
    );
  });
}

/** Removes the client that the path names once `check` has nothing against it; throws NotFound. */
export function removeClientOfPath<C extends ClientKind>(
  { store, access, now }: Context,
  kind: C,
  id: string,
  check: (object: StoredObject<ClientObjectKind<C>>, transaction: Transaction) => Promise<void> = () =>
    Promise.resolve(),
): Promise<void> {
  const place = { tenantId: access.scope.tenant, kind };
  return changeIdentities(store, place.tenantId, async (transaction) => {
    const object = await readClient(transaction.objects, place, id);
    await check(object, transaction);
    await keepingAdministrator(transaction, place.tenantId, { now, roleIds: rolesOf(object) }, () =>
      removeClient(transaction.objects, place, id),
    );
  });
}

/** The roles of a client; hybrid clients have none. */
function rolesOf({ body }: StoredObject<ClientObjectKind<ClientKind>>): readonly string[] {
  return 'RoleIds' in body ? body.RoleIds : [];
}
