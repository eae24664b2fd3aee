// A server with the OpenID provider, one protected route, and clients in memory.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createAuthenticator } from '../../../server/api/authenticate.ts';
import { localKeySource } from '../../../server/api/token-keys.ts';
import { Unauthenticated } from '../../../server/requests/caller.ts';
import { fixedKeyRing } from '../../../server/openid/key-ring.ts';
import { generateSigningKeys, type SigningKeys } from '../../../server/openid/keys.ts';
import { API_SCOPE } from '../../../server/openid/claims.ts';
import type { ClientDirectory } from '../../../server/openid/clients.ts';
import { createOpenIdProvider } from '../../../server/openid/provider.ts';
import { hashSecret, verifySecret } from '../../../server/openid/secrets.ts';

export interface StoredClient {
  enabled: boolean;
  lifetime: number;
  secrets: { hash: string; expires: number | null }[];
}

export const tenantId = '8e8a2c3e-0000-4000-8000-000000000001';
export const roleIds = ['11111111-0000-4000-8000-000000000001', '11111111-0000-4000-8000-000000000002'];
export const roleTypeIds = ['22222222-0000-4000-8000-000000000001'];

/** Clients by id, with a list of lookups. */
export class MemoryClients implements ClientDirectory {
  readonly stored = new Map<string, StoredClient>();
  lookups: string[] = [];

  add(id: string, secret: string, { enabled = true, lifetime = 3600 } = {}): StoredClient {
    const client = { enabled, lifetime, secrets: [{ hash: hashSecret(secret), expires: null }] };
    this.stored.set(id, client);
    return client;
  }

  find(clientId: string) {
    this.lookups.push(clientId);
    if (clientId === 'breaks') return Promise.reject(new Error('the database has password hunter2'));
    const client = this.stored.get(clientId);
    return Promise.resolve(
      client && {
        id: clientId,
        tenantId,
        isEnabled: client.enabled,
        accessTokenLifetime: client.lifetime,
        roleIds,
        roleTypeIds,
        verifySecret: (secret: string) =>
          Promise.resolve(
            client.secrets.some(
              ({ hash, expires }) => (expires === null || expires > Date.now()) && verifySecret(secret, hash),
            ),
          ),
      },
    );
  }
}

export interface OpenIdServer {
  readonly url: string;
  readonly issuer: string;
  readonly clients: MemoryClients;
  readonly keys: SigningKeys;
  readonly logLines: string[];
  token(form: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

/** Starts a server; GET /api returns its caller, or 401. */
export async function startOpenIdServer(signingKeys?: SigningKeys): Promise<OpenIdServer> {
  const keys = signingKeys ?? (await generateSigningKeys());
  const clients = new MemoryClients();
  const logged: string[] = [];
  const log = (fields: object, message: string) => {
    logged.push(JSON.stringify([message, fields, ...Object.values(fields).map(String)]));
  };
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  // If a test fails before it closes the server, Jest must still exit.
  server.unref();
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${url}/identity`;
  const provider = createOpenIdProvider({
    issuer,
    clients,
    keyRing: fixedKeyRing(keys),
    // A test replaces Date.now, so it must not be captured.
    now: () => Date.now(),
    log: { warn: log, error: log },
  });
  const { authenticate } = createAuthenticator({ issuer, audience: API_SCOPE, keySource: localKeySource(keys.jwks) });
  app.use('/identity', provider);
  app.get('/api', async (request, response) => {
    try {
      response.json(await authenticate(request.headers.authorization));
    } catch (error) {
      if (!(error instanceof Unauthenticated)) throw error;
      response.status(401).set('WWW-Authenticate', error.challenge).json({ Reason: error.message });
    }
  });
  return {
    url,
    issuer,
    clients,
    keys,
    logLines: logged,
    token: (form, headers = {}) =>
      fetch(`${issuer}/connect/token`, { method: 'POST', body: new URLSearchParams(form), headers }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
