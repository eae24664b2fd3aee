// The tenant of a sandbox.
import { formatDateTime } from '../domain/values/time.ts';
import type { Context } from '../requests/context.ts';
import { getSandbox } from './sandboxes.ts';

/** Returns the id of the tenant of a sandbox; throws NotFound for an unknown or expired sandbox. */
export async function sandboxTenant(
  id: string,
  { store, now, cancellation }: Pick<Context, 'store' | 'now' | 'cancellation'>,
): Promise<string> {
  const { tenantId } = await getSandbox(store, id, formatDateTime(now));
  // What follows can take a millisecond, for many requests in the same turn.
  await cancellation.pause();
  return tenantId;
}
