// The secrets of a client as operations see them: without values, save when one is made.
import { listObjects, type ListQuery } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { newExpiry, type ExpiryInput } from '../../domain/identity/secrets.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { changeClientOfPath, clientOfPath } from './clients.ts';
import { addSecret, changeSecret, removeSecret, secretOf } from './secrets.ts';
import type { ClientKind, Secrets, StoredSecret } from './stored-clients.ts';

/** What is known of a secret. */
interface SecretJson {
  readonly Id: number;
  readonly Description: string | null;
  readonly Expiration: string | null;
  readonly Expires: boolean;
}

/** What a caller says of a secret. */
interface SecretBody extends ExpiryInput {
  readonly Description?: string | null | undefined;
}

const whole = { verbose: true };

function secretJson({ id, description, end }: StoredSecret, context: Pick<Context, 'verbose'>): SecretJson {
  return applyIdentityVerbosity({ Id: id, Description: description, Expiration: end, Expires: end !== null }, context);
}

async function secretsOf(context: Context, kind: ClientKind, clientId: string): Promise<Secrets> {
  return (await clientOfPath(context, kind, clientId)).body;
}

/** The reply to a list request: a page of the secrets of a client, oldest first; throws NotFound. */
export async function listSecrets(context: Context, kind: ClientKind, clientId: string, query: ListQuery) {
  const { secrets } = await secretsOf(context, kind, clientId);
  const toJson = (page: readonly StoredSecret[]) => page.map((secret) => secretJson(secret, context));
  return listObjects<StoredSecret, SecretJson>({ chunks: [secrets], fields: {}, members: () => ({}), toJson }, query);
}

/** What is known of one secret of a client; throws NotFound. */
export async function readSecret(context: Context, kind: ClientKind, clientId: string, id: number) {
  return secretJson(secretOf(await secretsOf(context, kind, clientId), id), context);
}

/** Makes one more secret for a client and answers it with its value; throws NotFound and InvalidInput. */
export async function createSecret(context: Context, kind: ClientKind, clientId: string, body: SecretBody) {
  const end = newExpiry(body, context.now);
  let value = '';
  const object = await changeClientOfPath(context, kind, clientId, (client) => {
    const made = addSecret(client, body.Description ?? null, end);
    value = made.value;
    return { ...client, ...made.secrets };
  });
  const { secrets, lastSecret } = object.body;
  return { ...secretJson(secretOf({ secrets, lastSecret }, lastSecret), whole), Secret: value };
}

/** Changes description and end of a secret; throws NotFound and InvalidInput. */
export async function updateSecret(context: Context, kind: ClientKind, clientId: string, id: number, body: SecretBody) {
  const object = await changeClientOfPath(context, kind, clientId, (client) => ({
    ...client,
    ...changeSecret(client, id, body, context.now),
  }));
  return secretJson(secretOf(object.body, id), whole);
}

/** Removes a secret; throws NotFound. */
export async function deleteSecret(context: Context, kind: ClientKind, clientId: string, id: number): Promise<void> {
  await changeClientOfPath(context, kind, clientId, (client) => ({ ...client, ...removeSecret(client, id) }));
}

interface SecretRequirementJson {
  readonly SecretRequired: boolean;
}

/** Whether a hybrid client needs a secret; throws NotFound. */
export async function readSecretRequirement(context: Context, clientId: string): Promise<SecretRequirementJson> {
  const { isPublic = false } = (await clientOfPath(context, 'hybrid', clientId)).body;
  return { SecretRequired: !isPublic };
}

/** Says whether a hybrid client needs a secret, and answers it; throws NotFound. */
export async function replaceSecretRequirement(
  context: Context,
  clientId: string,
  { SecretRequired }: SecretRequirementJson,
): Promise<SecretRequirementJson> {
  const isPublic = !SecretRequired;
  await changeClientOfPath(context, 'hybrid', clientId, (client) => ({ ...client, isPublic }));
  return { SecretRequired };
}
