// Records of the state of sign-ins. Each is stored under the hash of its identifier and encrypted with a key derived from that identifier,
// so that a copy of the store contains no usable session, code or token (docs/behavior/signing-in.md#stored-sign-ins).
import { hash, hkdfSync } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import { systemMilliseconds } from '../runtime/clock.ts';
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

/** The scope of all records: an unfinished sign-in belongs to no tenant. */
export const stateScope = { tenant: '', namespace: '' };

/** The kinds of objects that store the library's models. */
export type ModelKind =
  | 'openidSession'
  | 'openidAnonymousSession'
  | 'openidInteraction'
  | 'openidGrant'
  | 'openidAuthorizationCode'
  | 'openidRefreshToken';
/** The kinds of all records. */
export type StateKind = ModelKind | 'openidGrantMembers' | 'openidSessionUid';

/** Returns the kind of a model. The cast is safe because the library uses only the models of ModelKind here. */
export const kindOf = (model: string) => `openid${model}` as ModelKind;

/** The kind of sessions without a user. Every request can start one, so their number is limited like that of unfinished sign-ins. */
export const anonymousSessionKind = 'openidAnonymousSession';

/** A record with its expiry. */
export interface Expiring {
  /** Milliseconds since 1970; null when it never expires. */
  readonly ends: number | null;
}

export interface StateRecord extends Expiring {
  /** The payload, encrypted because it contains identifiers. */
  readonly sealed: string;
}

/** The record under the `uid` of a session, its second identifier. The payload is the first identifier. */
export interface SessionPointer extends StateRecord {
  /** The key of the session. */
  readonly key: string;
}

/** Returns the key of a record: a hash, because identifiers are secrets and can differ only in case. */
export const keyOf = (id: string) => hash('sha256', id, 'hex');

/** Returns the encryption key of an identifier. Identifiers have at least 126 random bits, so a fast derivation is enough. */
const encryptionKey = (id: string) => new Uint8Array(hkdfSync('sha256', id, '', 'millrace openid state', 32));

/** Returns a text encrypted with the key of an identifier. */
export const encryptFor = (id: string, text: string): string => encrypt(encryptionKey(id), text);

/** Returns the decrypted text of a record; undefined if it belongs to another identifier. */
export const decryptFor = (id: string, { sealed }: StateRecord): string | undefined =>
  decrypt(encryptionKey(id), sealed);

/** Returns the record of a payload. */
export const recordOf = (id: string, payload: AdapterPayload, ends: number | null): StateRecord => ({
  sealed: encryptFor(id, JSON.stringify(payload)),
  ends,
});

/** Returns the payload of a record; undefined if it belongs to another identifier. */
export function payloadOf(id: string, record: StateRecord): AdapterPayload | undefined {
  const text = decryptFor(id, record);
  return text === undefined ? undefined : (JSON.parse(text) as AdapterPayload);
}

/** Returns the stored object of a body. */
export function stateObject<Body>(key: string, body: Body) {
  const date = new Date(systemMilliseconds()).toISOString();
  return { id: key, body, owner: null, acl: null, created: date, modified: date };
}
