// The secrets of a client: made here, shown once, kept as hashes.
import { InvalidInput } from '../../domain/model.ts';
import {
  changedExpiry,
  isUnexpired,
  maxSecrets,
  type ExpiryInput,
  type Expiry,
} from '../../domain/identity/secrets.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { notFound } from '../../errors/failures.ts';
import { hashSecret, makeSecret, verifySecret } from '../../openid/secrets.ts';
import type { Secrets, StoredSecret } from './stored-clients.ts';

/** The secrets of a client that has none yet. */
export const noSecrets: Secrets = { lastSecret: 0, secrets: [] };

/** A secret that was made: its value is nowhere else. */
export interface CreatedSecret {
  readonly value: string;
  readonly secret: StoredSecret;
  readonly secrets: Secrets;
}

/** Adds a secret; throws InvalidInput when there are as many as there may be. */
export function addSecret(to: Secrets, description: string | null, end: Expiry, value = makeSecret()): CreatedSecret {
  if (to.secrets.length >= maxSecrets) {
    throw new InvalidInput('Secrets', `A client has at most ${String(maxSecrets)} secrets; delete one of them first.`);
  }
  const id = to.lastSecret + 1;
  const secret = { id, description, hash: hashSecret(value), end: end === null ? null : formatDateTime(end) };
  return { value, secret, secrets: { lastSecret: id, secrets: [...to.secrets, secret] } };
}

/** The secret of a client by its identifier; throws NotFound. */
export function secretOf({ secrets }: Secrets, id: number): StoredSecret {
  const secret = secrets.find((one) => one.id === id);
  if (!secret) throw notFound('secret', String(id));
  return secret;
}

/** Changes description and end of a secret; what is left out or null stays. Throws NotFound and InvalidInput. */
export function changeSecret(
  of: Secrets,
  id: number,
  change: ExpiryInput & { readonly Description?: string | null | undefined },
  now: bigint,
): Secrets {
  const secret = secretOf(of, id);
  const end = changedExpiry(endOf(secret), change, now);
  const changed = {
    ...secret,
    description: change.Description ?? secret.description,
    end: end === null ? null : formatDateTime(end),
  };
  return { lastSecret: of.lastSecret, secrets: of.secrets.map((one) => (one.id === id ? changed : one)) };
}

/** Removes a secret; throws NotFound. */
export function removeSecret(from: Secrets, id: number): Secrets {
  const secret = secretOf(from, id);
  return { lastSecret: from.lastSecret, secrets: from.secrets.filter((one) => one !== secret) };
}

/** Whether a text is one of the secrets that are good at a time. */
export function matchesSecret({ secrets }: Secrets, text: string, now: bigint): boolean {
  return secrets.some((secret) => isUnexpired(endOf(secret), now) && verifySecret(text, secret.hash));
}

function endOf({ end }: StoredSecret): Expiry {
  return end === null ? null : (parseDateTime(end) ?? 0n);
}
