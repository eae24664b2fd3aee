// Sandboxes: tenants for tests (docs/behavior/control.md#sandboxes).
import type { components } from '../../generated/types/control.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { notFound } from '../errors/failures.ts';
import { demo } from '../seed/demo.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { globalScope } from '../tenancy/communities.ts';
import { tenantScope } from '../tenancy/tenants.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    sandbox: SandboxBody;
  }
}

/** The stored body of a sandbox; its id is that of its tenant. */
export interface SandboxBody {
  readonly name: string;
  readonly seed: SandboxSeed;
  readonly namespaceId: string;
  readonly clientId: string;
  /** ISO 8601; null if the sandbox never expires. */
  readonly expires: string | null;
  /** Whether its seed is being written. */
  readonly isIncomplete?: boolean;
}

export type Sandbox = components['schemas']['Sandbox'];
export type SandboxSeed = components['schemas']['SandboxSeed'];
type Objects = Pick<Transaction, 'objects'>;

/** The identifier of the sandbox that is the demo tenant. */
export const defaultSandboxId = 'default';

/** Returns all complete sandboxes at a time, in the order of their creation; the demo tenant is first. */
export async function listSandboxes(store: Objects, now: string): Promise<readonly Sandbox[]> {
  const standard = await defaultSandbox(store);
  const sandboxes = standard ? [standard] : [];
  for await (const chunk of store.objects.list(globalScope, 'sandbox'))
    sandboxes.push(...chunk.filter((object) => isUsable(object, now)).map(sandboxJson));
  return sandboxes;
}

/** Returns the sandbox with an identifier; throws NotFound for an unknown or expired one. */
export async function getSandbox(store: Objects, id: string, now: string): Promise<Sandbox> {
  if (isSameIdentifier(id, defaultSandboxId)) {
    const standard = await defaultSandbox(store);
    if (standard) return standard;
    throw notFound('sandbox', id);
  }
  const object = await store.objects.get(globalScope, 'sandbox', id);
  if (!object || !isUsable(object, now)) throw notFound('sandbox', id);
  return sandboxJson(object);
}

const isUsable = (object: StoredObject<'sandbox'>, now: string): boolean =>
  object.body.isIncomplete !== true && !isExpired(object, now);

/** Returns whether a sandbox has expired at a time. */
export const isExpired = ({ body }: Pick<StoredObject<'sandbox'>, 'body'>, now: string): boolean =>
  body.expires !== null && Date.parse(body.expires) <= Date.parse(now);

/** Returns the JSON of a sandbox. */
export const sandboxJson = ({
  id,
  body,
  created,
}: Pick<StoredObject<'sandbox'>, 'id' | 'body' | 'created'>): Sandbox => ({
  id,
  name: body.name,
  seed: body.seed,
  createdDate: created,
  expiresDate: body.expires,
  tenantId: id,
  namespaceId: body.namespaceId,
  clientId: body.clientId,
});

/** Returns the sandbox of the demo tenant; null if the store has none. */
async function defaultSandbox({ objects }: Objects): Promise<Sandbox | null> {
  const tenant = await objects.get(tenantScope(demo.tenant), 'tenant', demo.tenant);
  if (!tenant) return null;
  return {
    id: defaultSandboxId,
    name: tenant.body.Name,
    seed: 'demo',
    createdDate: tenant.body.CreatedDate,
    expiresDate: null,
    tenantId: demo.tenant,
    namespaceId: demo.namespace,
    clientId: demo.client,
  };
}
