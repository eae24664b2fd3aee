// Preferences of a user: a JSON object that applications store, returned as it was sent (docs/behavior/identity.md#preferences).
import { JsonBody } from '../../requests/reply-body.ts';
import type { Context } from '../../requests/context.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isJsonObject } from '../../domain/values/json.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import { getUser } from './users.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    preferences: { readonly text: string };
  }
}

type Preferences = JsonBody<Record<string, unknown>>;

/** Returns the preferences of a user; throws NotFound, and Unprocessable if the stored text is not a JSON object. */
export async function getPreferences(context: Pick<Context, 'access' | 'store'>, userId: string): Promise<Preferences> {
  const text = await getPreferencesText(context, userId);
  if (!isJsonObjectText(text))
    throw new Failure('Unprocessable', `The preferences of the user '${userId}' are not a JSON object.`);
  return new JsonBody(text);
}

/** Returns the stored text of the preferences of a user; throws NotFound. */
export async function getPreferencesText(
  { store, access }: Pick<Context, 'store' | 'access'>,
  userId: string,
): Promise<string> {
  const { tenant } = access.scope;
  await getUser(store, tenant, userId);
  const object = await store.objects.get(tenantScope(tenant), 'preferences', userId);
  if (!object)
    throw new Failure('NotFound', `The user '${userId}' has no preferences.`, { parameters: { Id: userId } });
  return object.body.text;
}

/** Replaces the preferences of a user with a JSON text and returns them; throws NotFound and InvalidInput. */
export async function replacePreferences(context: Context, userId: string, text: string): Promise<Preferences> {
  const { store, access, now, limits } = context;
  const { tenant } = access.scope;
  const size = Buffer.byteLength(text);
  if (size > limits.preferenceBytes) {
    throw new InvalidInput(
      'body',
      `The preferences have ${String(size)} bytes; the limit is ${String(limits.preferenceBytes)}.`,
    );
  }
  const date = formatDateTime(now);
  const object = { body: { text }, owner: null, acl: null, created: date, modified: date };
  await store.transaction(async ({ objects }) => {
    // Only locks the user, so that it is not deleted meanwhile and no preferences remain without a user.
    if ((await objects.setAccess(tenantScope(tenant), 'user', userId, {})) === 'missing')
      throw notFound('user', userId);
    await objects.put(tenantScope(tenant), 'preferences', { id: userId, ...object });
  });
  return new JsonBody(text);
}

function isJsonObjectText(text: string): boolean {
  try {
    return isJsonObject(JSON.parse(text));
  } catch {
    return false;
  }
}
