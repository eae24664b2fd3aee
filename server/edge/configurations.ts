// The configurations that are kept for edge systems: the same ones behind both families of paths.
import type { Context } from '../requests/context.ts';
import { JsonText } from '../requests/reply-body.ts';
import { checkConfiguration } from '../domain/edge/check-configuration.ts';
import type { EdgeSystem } from '../domain/edge/edge-system.ts';
import { findVersion } from '../domain/edge/edge-system-types.ts';
import { withoutSecrets } from '../domain/edge/secrets.ts';
import { parseExactJson, writeJson } from '../domain/values/json.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { inTurns, pause } from '../runtime/turns.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject } from '../store/ports/object-store.ts';
import { typeNamed } from './types.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Its JSON as text; earlier versions kept the value itself. */
    edgeConfiguration: unknown;
  }
}

/** A configuration as text, so that its numbers keep all their digits. */
type Configuration = JsonText<Record<string, unknown>>;

const kind = 'edgeConfiguration';

/** The configuration under an identifier; throws NotFound. */
export async function findConfiguration({ store, access }: Context, id: string): Promise<Configuration> {
  const object = await store.objects.get(access.scope, kind, keyOf(id));
  if (!object) throw notFound('configuration', id);
  // Earlier versions kept the configuration itself.
  return new JsonText(typeof object.body === 'string' ? object.body : JSON.stringify(object.body));
}

/** Keeps a configuration under an identifier that has none yet; throws InvalidInput for one that does not fit, and Conflict. */
export async function createConfiguration(context: Context, id: string, text: string): Promise<Configuration> {
  const object = await keptForm(context, id, text);
  const created = await context.store.objects.create(context.access.scope, kind, object);
  if (created === 'done') return new JsonText(object.body);
  throw new Failure('Conflict', `There is a configuration '${id}' already.`, { parameters: { Id: id } });
}

/** Keeps a configuration, in place of the one that is there; throws InvalidInput for one that does not fit. */
export async function replaceConfiguration(context: Context, id: string, text: string): Promise<void> {
  await context.store.objects.put(context.access.scope, kind, await keptForm(context, id, text));
}

/** Removes a configuration; throws NotFound. */
export async function deleteConfiguration({ store, access }: Context, id: string): Promise<void> {
  if ((await store.objects.remove(access.scope, kind, keyOf(id))) === 'missing') throw notFound('configuration', id);
}

/** What is kept of the configuration in the body: without secrets, and checked where it is known what it is for. */
async function keptForm(
  { store, access, now }: Context,
  id: string,
  text: string,
): Promise<NewObject<'edgeConfiguration'> & { readonly body: string }> {
  const exact = await inTurns(parseExactJson(text));
  await pause();
  const body = writeJson(withoutSecrets(exact));
  await pause();
  const system = (await store.edgeSystems.get(access.scope, id)) as EdgeSystem | null;
  if (system) {
    const type = typeNamed(system.TypeId);
    const version = findVersion(type, system.SoftwareVersion ?? '') ?? type.versions[0] ?? '';
    checkConfiguration(type, version, JSON.parse(body));
  }
  const date = formatDateTime(now);
  return { id: keyOf(id), body, owner: null, acl: null, created: date, modified: date };
}

/** Identifiers of edge systems differ in case, those of stored objects do not: so capitals are marked. */
function keyOf(id: string): string {
  return Array.from(id, (character) =>
    character === '^' || character !== character.toLowerCase()
      ? `^${character.codePointAt(0)?.toString(16)};`
      : character,
  ).join('');
}
