// Identities that have access to a display (docs/behavior/displays-and-folders.md#identities-of-a-display).
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { readIdentities, type Identity } from '../domain/displays/transfer.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { requireDisplay } from './displays.ts';
import { withDisplaysLocked, displaysOfCaller } from './stored-displays.ts';

/** The identity of everybody. */
const everybody = '00000000-0000-0000-0000-000000000001';

/** The identities of a display; enabled ones are a role or user of the tenant, or everybody. */
export async function listIdentities(context: Context, id: number): Promise<components['schemas']['IdentityModel'][]> {
  const { Identities } = await requireDisplay(displaysOfCaller(context), id);
  return Promise.all(
    Identities.map(async ({ Identifier, Name = '', Permission }) => ({
      Identifier,
      Name,
      Permission: Permission as 0 | 1,
      Enabled: await isKnown(context, Identifier),
    })),
  );
}

/** Replaces the identities of a display, even of a read-only one; its revision stays. */
export async function replaceIdentities(context: Context, id: number, list: readonly unknown[]): Promise<void> {
  const identities: readonly Identity[] = readIdentities(list);
  const now = formatDateTime(context.now);
  await withDisplaysLocked(context, async (displays) => {
    const display = await requireDisplay(displays, id);
    await displays.putSummary({ ...display, Identities: identities, Modified: now });
  });
}

async function isKnown({ store, access }: Pick<Context, 'store' | 'access'>, identifier: string): Promise<boolean> {
  if (isSameIdentifier(identifier, everybody)) return true;
  for (const kind of ['role', 'user'] as const)
    if (await store.objects.get(access.scope, kind, identifier)) return true;
  return false;
}
