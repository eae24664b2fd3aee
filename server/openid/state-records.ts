// How the state of sign-ins is stored: under the hash of its identifier, and encrypted with a key derived from that identifier. A copy of
// the store opens no session, redeems no code, refreshes no token (docs/behavior/signing-in.md#stored-sign-ins).
import { hash, hkdfSync } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import { decrypt, encrypt } from './encryption.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    openidSession: StateRecord;
    openidAnonymousSession: StateRecord;
    openidInteraction: StateRecord;
    openidGrant: StateRecord;
    openidAuthorizationCode: StateRecord;
    openidRefreshToken: StateRecord;
    openidSessionUid: SessionPointer;
  }
}

/** The scope of all state: sign-ins belong to no tenant before they have ended. */
export const stateScope = { tenant: '', namespace: '' };

/** The kinds of stored objects, by the library's models. */
export type ModelKind =
  | 'openidSession'
  | 'openidAnonymousSession'
  | 'openidInteraction'
  | 'openidGrant'
  | 'openidAuthorizationCode'
  | 'openidRefreshToken';
export type StateKind = ModelKind | 'openidGrantMembers' | 'openidSessionUid';

/** Returns the kind of a model. The library names its models by any texts; these are those that it uses here. */
export const kindOf = (model: string) => `openid${model}` as ModelKind;

/** Sessions in which nobody has signed in. Anybody can start one, so their number is limited like that of unfinished sign-ins. */
export const anonymousKind = 'openidAnonymousSession';

/** A stored object, with its expiry. */
export interface Expiring {
  /** Milliseconds since 1970; null when it never expires. */
  readonly ends: number | null;
}

export interface StateRecord extends Expiring {
  /** The payload, encrypted because it contains identifiers. */
  readonly sealed: string;
}

/** Maps the second identifier of a session to the session. */
export interface SessionPointer extends StateRecord {
  readonly key: string;
}

/** Returns the id under which a record is stored: a hash, because identifiers are secrets and may differ only in case. */
export const keyOf = (id: string) => hash('sha256', id, 'hex');

/** The key that only the holder of an identifier can derive. Identifiers have 126 random bits or more, so a fast derivation is enough. */
const encryptionKey = (id: string) => new Uint8Array(hkdfSync('sha256', id, '', 'millrace openid state', 32));

/** Returns a text that only the holder of an identifier can read. */
export const encryptFor = (id: string, text: string): string => encrypt(encryptionKey(id), text);

/** Returns the text that was encrypted for an identifier; undefined for another one. */
export const decryptFor = (id: string, { sealed }: StateRecord): string | undefined =>
  decrypt(encryptionKey(id), sealed);

/** Returns the record of a payload. */
export const recordOf = (id: string, payload: AdapterPayload, ends: number | null): StateRecord => ({
  sealed: encryptFor(id, JSON.stringify(payload)),
  ends,
});

/** Returns the payload of a record; undefined for another identifier. */
export function payloadOf(id: string, record: StateRecord): AdapterPayload | undefined {
  const text = decryptFor(id, record);
  return text === undefined ? undefined : (JSON.parse(text) as AdapterPayload);
}

/** Returns a body as it is stored. */
export function stateObject<Body>(id: string, body: Body) {
  const date = new Date().toISOString();
  return { id, body, owner: null, acl: null, created: date, modified: date };
}
