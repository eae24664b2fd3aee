// Finds users and clients as they are now: a token may be outdated, and background work has none.
import type { Trustee } from '../domain/access/access-control-list.ts';
import type { Caller } from '../domain/access/effective-rights.ts';

/** Returns a user or client of a tenant with the roles that it has now; null when it is gone or disabled. */
export type FindIdentity = (tenantId: string, trustee: Trustee) => Promise<Caller | null>;
