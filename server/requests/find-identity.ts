// Finds the current roles of users and clients: those in a token can be outdated, and background work has no token.
import type { Trustee } from '../domain/access/access-control-list.ts';
import type { Caller } from '../domain/access/effective-rights.ts';

/** Returns a user or client of a tenant with its current roles; null if it does not exist or is disabled. */
export type FindIdentity = (tenantId: string, trustee: Trustee) => Promise<Caller | null>;
