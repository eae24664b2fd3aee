// Bodies and headers of replies with identities.
import type { Context } from '../requests/context.ts';
import { omitNulls } from '../domain/objects/verbosity.ts';

/** Returns a body; without `verbose`, leaves out its null members (docs/behavior/errors-and-limits.md#verbosity). */
export const applyIdentityVerbosity = <T extends object>(body: T, { verbose }: Pick<Context, 'verbose'>): T =>
  verbose ? body : omitNulls(body);

/** The headers of a reply with a secret, which no cache may store. */
export const noStore = { 'Cache-Control': 'no-store' } as const;
