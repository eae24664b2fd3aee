// Configurations of edge systems (docs/behavior/edge-systems.md).
import type { Context } from '../requests/context.ts';
import { JsonBody } from '../requests/reply-body.ts';
import { checkConfiguration } from '../domain/edge/check-configuration.ts';
import { findVersion } from '../domain/edge/edge-system-types.ts';
import { withoutSecrets } from '../domain/edge/secrets.ts';
import { parseExactJson, writeJson } from '../domain/values/json.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { runInTurns, pause } from '../runtime/turns.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject } from '../store/ports/object-store.ts';
import { getEdgeSystemType } from './edge-system-types.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** The JSON text of a configuration; earlier versions stored the parsed value. */
    edgeConfiguration: unknown;
  }
}

/** A configuration as text, so that its numbers keep all digits. */
type Configuration = JsonBody<Record<string, unknown>>;

const kind = 'edgeConfiguration';

/** Returns the configuration with this identifier; throws NotFound. */
export async function getConfiguration(
  { store, access }: Pick<Context, 'store' | 'access'>,
  id: string,
): Promise<Configuration> {
  const object = await store.objects.get(access.scope, kind, configurationKey(id));
  if (!object) throw notFound('configuration', id);
  // Earlier versions stored the parsed configuration.
  return new JsonBody(typeof object.body === 'string' ? object.body : JSON.stringify(object.body));
}

/** Creates a configuration and returns it; throws InvalidInput, and Conflict if it exists. */
export async function createConfiguration(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  text: string,
): Promise<Configuration> {
  const object = await createConfigurationObject(context, id, text);
  const result = await context.store.objects.create(context.access.scope, kind, object);
  if (result === 'done') return new JsonBody(object.body);
  throw new Failure('Conflict', `The configuration '${id}' already exists.`, { parameters: { Id: id } });
}

/** Creates or replaces a configuration; throws InvalidInput. */
export async function replaceConfiguration(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  text: string,
): Promise<void> {
  await context.store.objects.put(context.access.scope, kind, await createConfigurationObject(context, id, text));
}

/** Deletes a configuration; throws NotFound. */
export async function deleteConfiguration(
  { store, access }: Pick<Context, 'store' | 'access'>,
  id: string,
): Promise<void> {
  if ((await store.objects.remove(access.scope, kind, configurationKey(id))) === 'missing')
    throw notFound('configuration', id);
}

/** Returns the object to store for a configuration, without its secrets; throws InvalidInput if its edge system is registered and its type rejects the configuration. */
async function createConfigurationObject(
  { store, access, now }: Pick<Context, 'store' | 'access' | 'now'>,
  id: string,
  text: string,
): Promise<NewObject<'edgeConfiguration'> & { readonly body: string }> {
  const configuration = await runInTurns(parseExactJson(text));
  await pause();
  const body = writeJson(withoutSecrets(configuration));
  await pause();
  const system = await store.edgeSystems.get(access.scope, id);
  if (system) {
    const type = getEdgeSystemType(system.TypeId);
    const version = findVersion(type, system.SoftwareVersion ?? '') ?? type.versions[0] ?? '';
    checkConfiguration(type, version, JSON.parse(body));
  }
  const date = formatDateTime(now);
  return { id: configurationKey(id), body, owner: null, acl: null, created: date, modified: date };
}

/** Returns the identifier of the stored object: capitals are escaped, since the store ignores case but edge systems do not. */
function configurationKey(id: string): string {
  return Array.from(id, (character) =>
    character === '^' || character !== character.toLowerCase()
      ? `^${character.codePointAt(0)?.toString(16)};`
      : character,
  ).join('');
}
