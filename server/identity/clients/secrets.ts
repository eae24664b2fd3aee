// Adds, changes, removes and verifies secrets of a client.
import { InvalidInput } from '../../domain/model.ts';
import {
  changedSecretExpiry,
  isUnexpired,
  maxSecrets,
  type ExpiryInput,
  type Expiry,
} from '../../domain/identity/secrets.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { notFound } from '../../errors/failures.ts';
import { hashSecret, verifySecret } from '../../openid/secrets.ts';
import type { Secrets, StoredSecret } from './stored-clients.ts';

/** The secrets of a new client. */
export const noSecrets: Secrets = { lastSecret: 0, secrets: [] };

/** A new secret, its value, which is not stored, and all secrets of the client. */
export interface NewSecret {
  readonly value: string;
  readonly secret: StoredSecret;
  readonly secrets: Secrets;
}

/** Returns the secrets with a new one; throws InvalidInput if there would be more than ten. */
export function addSecret(
  { secrets, lastSecret }: Secrets,
  description: string | null,
  expiry: Expiry,
  value: string,
): NewSecret {
  if (secrets.length >= maxSecrets) {
    throw new InvalidInput(
      'Secrets',
      `A client can have at most ${String(maxSecrets)} secrets; delete one of them first.`,
    );
  }
  const id = lastSecret + 1;
  const secret = { id, description, hash: hashSecret(value), end: expiry === null ? null : formatDateTime(expiry) };
  return { value, secret, secrets: { lastSecret: id, secrets: [...secrets, secret] } };
}

/** Returns the secret with an identifier; throws NotFound. */
export function requireSecret({ secrets }: Pick<Secrets, 'secrets'>, id: number): StoredSecret {
  const secret = secrets.find((other) => other.id === id);
  if (!secret) throw notFound('secret', String(id));
  return secret;
}

/** Returns the secrets with one changed; members that are absent or null stay the same. Throws NotFound and InvalidInput. */
export function changeSecret(
  { secrets, lastSecret }: Secrets,
  id: number,
  change: ExpiryInput & { readonly Description?: string | null | undefined },
  now: bigint,
): Secrets {
  const secret = requireSecret({ secrets }, id);
  const expiry = changedSecretExpiry(expiryOf(secret), change, now);
  const changed = {
    ...secret,
    description: change.Description ?? secret.description,
    end: expiry === null ? null : formatDateTime(expiry),
  };
  return { lastSecret, secrets: secrets.map((other) => (other.id === id ? changed : other)) };
}

/** Returns the secrets without one; throws NotFound. */
export function removeSecret({ secrets, lastSecret }: Secrets, id: number): Secrets {
  const secret = requireSecret({ secrets }, id);
  return { lastSecret, secrets: secrets.filter((other) => other !== secret) };
}

/** Returns whether a text is one of the unexpired secrets. */
export function matchesSecret({ secrets }: Secrets, text: string, now: bigint): boolean {
  return secrets.some((secret) => isUnexpired(expiryOf(secret), now) && verifySecret(text, secret.hash));
}

function expiryOf({ end }: StoredSecret): Expiry {
  return end === null ? null : (parseDateTime(end) ?? 0n);
}
