// How stored identities become bodies.
import type { Context } from '../requests/context.ts';
import { leaveOutNulls } from '../domain/objects/verbosity.ts';

/**
 * A body as complete as the caller asked for: of identities only what is null is ever left out
 * (docs/behavior/errors-and-limits.md#verbosity).
 */
export const applyIdentityVerbosity = <T extends object>(body: T, { verbose }: Pick<Context, 'verbose'>): T =>
  verbose ? body : leaveOutNulls(body);

/** The headers of an answer that shows a secret: nobody may keep it. */
export const notStored = { 'Cache-Control': 'no-store' } as const;
