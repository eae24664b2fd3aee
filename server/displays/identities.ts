// Identities that have access to a display (docs/behavior/displays-and-folders.md#identities-of-a-display).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { readIdentities, type Identity } from '../domain/displays/transfer.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { requireDisplay } from './displays.ts';
import { withDisplaysLocked, displaysOfTenant } from './stored-displays.ts';

/** The identity that stands for all users. */
const everyoneId = '00000000-0000-0000-0000-000000000001';

/** Returns the identities of a display; an identity is enabled if it is a role or user of the tenant, or stands for all users. */
export async function listIdentities(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: number,
): Promise<components['schemas']['IdentityModel'][]> {
  const { Identities } = await requireDisplay(displaysOfTenant(context), id);
  return Promise.all(
    Identities.map(async ({ Identifier, Name = '', Permission }) => ({
      Identifier,
      Name,
      Permission: Permission as 0 | 1,
      Enabled: await isIdentityKnown(context, Identifier),
    })),
  );
}

/** Replaces the identities of a display, even if it is read-only; its revision stays the same. */
export async function replaceIdentities(
  context: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  id: number,
  list: readonly unknown[],
): Promise<void> {
  const identities: readonly Identity[] = readIdentities(list);
  const now = formatDateTime(context.now);
  await withDisplaysLocked(context, async (displays) => {
    const display = await requireDisplay(displays, id);
    await displays.putSummary({ ...display, Identities: identities, Modified: now });
  });
}

async function isIdentityKnown(
  { store, access }: Pick<Context, 'store' | 'access'>,
  identifier: string,
): Promise<boolean> {
  if (isSameIdentifier(identifier, everyoneId)) return true;
  for (const kind of ['role', 'user'] as const)
    if (await store.objects.get(access.scope, kind, identifier)) return true;
  return false;
}
