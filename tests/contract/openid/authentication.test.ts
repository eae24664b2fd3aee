import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAuthenticator, type Authenticator } from '../../../server/api/authenticate.ts';
import { localKeySource, remoteKeySource } from '../../../server/api/token-keys.ts';
import { KeysUnavailable, Unauthenticated } from '../../../server/requests/caller.ts';
import { importSigningKeys, generateSigningKeys, SigningKeys } from '../../../server/openid/keys.ts';
import { sign, signingKey } from '../../support/tokens.ts';
import { startOpenIdServer, type OpenIdServer } from '../support/openid.ts';

const issuer = 'http://127.0.0.1:8080/identity';
const now = 1_800_000_000;
const good = {
  iss: issuer,
  aud: [`${issuer}/resources`, 'ocsapi'],
  client_id: 'client',
  tid: 'tenant',
  role: ['role'],
  role_type: ['type'],
  scope: ['ocsapi'],
  iat: now,
  nbf: now,
  exp: now + 3600,
  jti: 'id',
};
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an authenticator', () => {
  let keys: SigningKeys;
  let attacker: SigningKeys;
  let clock = now;
  let authenticator: Authenticator;
  const bearer = async (token: string | Promise<string>) => authenticator.authenticate(`Bearer ${await token}`);
  const mint = (claims: unknown = good, header: Readonly<Record<string, unknown>> = {}) =>
    sign(signingKey(keys), claims, header);

  beforeAll(async () => {
    [keys, attacker] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
    const keySource = localKeySource(keys.jwks);
    authenticator = createAuthenticator({ issuer, audience: 'ocsapi', keySource, now: () => clock * 1000 });
  });

  const caller = {
    kind: 'client',
    id: 'client',
    tenantId: 'tenant',
    roleIds: ['role'],
    roleTypeIds: ['type'],
    tokenExpiresAt: now + 3600,
  };

  it.each([
    ['a client by itself', {}, {}],
    ['a client that is also the subject', { sub: 'client' }, {}],
    [
      'a user with their client and identity provider',
      { sub: 'user', idp: 'google' },
      { kind: 'user', id: 'user', clientId: 'client', identityProviderId: 'google' },
    ],
    ['a user without a client', { sub: 'user', client_id: undefined }, { kind: 'user', id: 'user' }],
    [
      'one role and one role type that are not in lists',
      { role: 'a', role_type: 'b' },
      { roleIds: ['a'], roleTypeIds: ['b'] },
    ],
    ['no role', { role: undefined, role_type: [] }, { roleIds: [], roleTypeIds: [] }],
    ['one audience that is not in a list', { aud: 'ocsapi' }, {}],
    ['an nbf 4 seconds ahead', { nbf: now + 4 }, {}],
    ['no nbf', { nbf: undefined }, {}],
  ])('accepts a token with %s', async (_name, claims, expected) => {
    expect(await bearer(mint({ ...good, ...claims }))).toEqual({ ...caller, ...expected });
  });

  it('accepts a token whose type is application/at+jwt in any case', async () => {
    expect(await bearer(mint(good, { typ: 'application/AT+JWT' }))).toEqual(caller);
  });

  it.each([undefined, '', 'Basic Y2xpZW50OnNlY3JldA==', 'Digest x', 'Bearerx y', ' '])(
    'refuses the header Authorization: %s as one without a token',
    async (header) => {
      const refused = authenticator.authenticate(header);
      await expect(refused).rejects.toBeInstanceOf(Unauthenticated);
      await expect(refused).rejects.toMatchObject({ challenge: 'Bearer' });
    },
  );

  const invalid = (fault: string) => ({
    name: 'Unauthenticated',
    message: fault,
    challenge: `Bearer error="invalid_token", error_description="${fault}"`,
  });

  it.each([
    ['an exp 5 seconds ago', { exp: now - 5 }, 'The token has expired.'],
    ['an exp in 1970', { exp: 1 }, 'The token has expired.'],
    ['an nbf in the future', { nbf: now + 60 }, 'The token is not valid yet.'],
    ['an issuer with a slash at its end', { iss: `${issuer}/` }, 'The token is from another issuer.'],
    ['a list of issuers', { iss: [issuer] }, 'The token is from another issuer.'],
    ['no issuer', { iss: undefined }, 'The token is from another issuer.'],
    ['another audience', { aud: 'client' }, 'The token is for another audience.'],
    [
      'audiences that only contain the text of ours',
      { aud: ['ocsapi2', 'xocsapi'] },
      'The token is for another audience.',
    ],
    ['no audience', { aud: undefined }, 'The token is for another audience.'],
    ['no exp', { exp: undefined }, 'The token has expired.'],
    ['an exp that is a string', { exp: String(now + 60) }, 'The token has expired.'],
    ['no tenant', { tid: undefined }, 'The token is not valid.'],
    ['an empty tenant', { tid: '' }, 'The token is not valid.'],
    ['two tenants', { tid: ['a', 'b'] }, 'The token is not valid.'],
    ['neither subject nor client', { client_id: undefined }, 'The token is not valid.'],
    ['a subject that is a number', { sub: 7 }, 'The token is not valid.'],
    ['roles in an object', { role: { a: 1 } }, 'The token is not valid.'],
    ['a role that is a number', { role: ['a', 1] }, 'The token is not valid.'],
  ])('refuses a correctly signed token with %s', async (_name, claims, fault) => {
    await expect(bearer(mint({ ...good, ...claims }))).rejects.toMatchObject(invalid(fault));
  });

  it.each(['JWT', 'id+jwt', 'logout+jwt', '', 7, null, undefined])('refuses the type %j', async (typ) => {
    await expect(bearer(mint(good, { typ }))).rejects.toMatchObject(invalid('The token is not valid.'));
  });

  it('accepts other types that are configured', async () => {
    const keySource = localKeySource(keys.jwks);
    const tolerant = createAuthenticator({
      issuer,
      audience: 'ocsapi',
      keySource,
      tokenTypes: ['at+jwt', 'JWT'],
      now: () => now * 1000,
    });
    expect(await tolerant.authenticate(`Bearer ${await mint(good, { typ: 'JWT' })}`)).toEqual(caller);
  });

  const forgeries: [string, () => Promise<string> | string][] = [
    ['the algorithm none', () => `${base64url({ alg: 'none', typ: 'at+jwt' })}.${base64url(good)}.`],
    [
      'the algorithm none and our kid',
      () => `${base64url({ alg: 'none', typ: 'at+jwt', kid: keys.activeKeyId })}.${base64url(good)}.`,
    ],
    [
      'the algorithm NoNe',
      () => `${base64url({ alg: 'NoNe', typ: 'at+jwt', kid: keys.activeKeyId })}.${base64url(good)}.`,
    ],
    [
      'HS256 with the public key as PEM',
      () => hmac(createPublicKey({ key: { ...publicKey() }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
    ],
    ['HS256 with the public key as JWK', () => hmac(JSON.stringify(publicKey()))],
    ['HS256 with the modulus', () => hmac(Buffer.from(publicKey().n, 'base64url'))],
    ['a signature by another key', () => sign(signingKey(attacker), good)],
    ['a signature by another key and our kid', () => sign(signingKey(attacker), good, { kid: keys.activeKeyId })],
    ['an unknown kid', () => mint(good, { kid: 'unknown' })],
    ['no kid', () => mint(good, { kid: undefined })],
    ['a kid that is a number', () => mint(good, { kid: 0 })],
    ['a kid that is a path', () => sign(signingKey(attacker), good, { kid: '../../../../dev/null' })],
    [
      'its own key in jwk and our kid',
      () => sign(signingKey(attacker), good, { jwk: publicOf(attacker), kid: keys.activeKeyId }),
    ],
    [
      'its own key in jwk and no kid',
      () => sign(signingKey(attacker), good, { jwk: publicOf(attacker), kid: undefined }),
    ],
    ['an unknown extension in crit', () => mint(good, { crit: ['x-millrace'], 'x-millrace': true })],
    ['an empty crit', () => mint(good).then((token) => replaceHeader(token, { crit: [] }))],
    ['no signature', async () => (await mint()).replace(/\.[^.]*$/, '.')],
    ['two parts', async () => (await mint()).replace(/\.[^.]*$/, '')],
    ['four parts', async () => `${await mint()}.x`],
    ['five parts, as in an encrypted token', () => 'a.b.c.d.e'],
    ['changed claims', async () => (await mint()).replace(/\.[^.]*\./, `.${base64url({ ...good, tid: 'other' })}.`)],
    ['a changed header', async () => replaceHeader(await mint(), { x: 1 })],
    ['claims that are a list', () => mint([])],
    ['claims that are null', () => mint(null)],
    [
      'more than 16 KB',
      () => mint({ ...good, role: Array.from({ length: 500 }, (_, index) => `role-${index}`.padEnd(36, '0')) }),
    ],
    ['no characters', () => ''],
    ['one part', () => 'garbage'],
    ['three empty parts', () => '..'],
    ['a second token after a space', async () => `${await mint()} ${await mint()}`],
    ['quotes around it', async () => `"${await mint()}"`],
    ['a header that is not UTF-8', () => `${Buffer.from([0xff, 0xfe]).toString('base64url')}.e30.e30`],
  ];
  const publicOf = (set: SigningKeys) => set.jwks.keys[0];
  const publicKey = () => {
    const key = publicOf(keys);
    if (!key) throw new Error('There is no key.');
    return key;
  };
  const hmac = (secret: string | Buffer) => {
    const text = `${base64url({ alg: 'HS256', typ: 'at+jwt', kid: keys.activeKeyId })}.${base64url(good)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const replaceHeader = (token: string, more: object) => {
    const [header = '', ...rest] = token.split('.');
    const read = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
    return [base64url({ ...read, ...more }), ...rest].join('.');
  };

  it.each(forgeries)('refuses a token with %s', async (_name, forge) => {
    const refused = bearer(forge());
    await expect(refused).rejects.toBeInstanceOf(Unauthenticated);
    await expect(refused).rejects.toMatchObject({ challenge: expect.stringMatching(/^Bearer error="invalid_token"/) });
  });

  it.each(['jku', 'x5u'])('never fetches the URL in %s', async (name) => {
    let fetched = 0;
    const theirs = createServer((_request, response) => {
      fetched += 1;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(attacker.jwks));
    }).listen(0, '127.0.0.1');
    theirs.unref();
    await new Promise((resolve) => theirs.once('listening', resolve));
    const url = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}/`;
    for (const kid of [undefined, attacker.activeKeyId, keys.activeKeyId]) {
      await expect(bearer(sign(signingKey(attacker), good, { [name]: url, kid }))).rejects.toBeInstanceOf(
        Unauthenticated,
      );
    }
    expect(fetched).toBe(0);
    theirs.close();
  });

  it.each(['PS256', 'RS512'])(
    'refuses a signature of ours by %s, also if the key set names no algorithm',
    async (alg) => {
      const jwks = { keys: keys.jwks.keys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e })) };
      const { authenticate } = createAuthenticator({
        issuer,
        audience: 'ocsapi',
        keySource: localKeySource(jwks),
        now: () => now * 1000,
      });
      await expect(authenticate(`Bearer ${await mint()}`)).resolves.toEqual(caller);
      await expect(authenticate(`Bearer ${await mint(good, { alg })}`)).rejects.toBeInstanceOf(Unauthenticated);
    },
  );

  it('does not say why it refuses a token with a wrong signature', async () => {
    const refused = bearer(sign(signingKey(attacker), { ...good, exp: 1 }, { kid: keys.activeKeyId }));
    await expect(refused).rejects.toMatchObject(invalid('The token is not valid.'));
  });

  it('refuses a token with any one character changed', async () => {
    const token = await mint();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    await fc.assert(
      // The last character has unused bits.
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...alphabet), async (position, character) => {
        fc.pre(token[position] !== character);
        const changed = token.slice(0, position) + character + token.slice(position + 1);
        await expect(bearer(changed)).rejects.toBeInstanceOf(Unauthenticated);
      }),
    );
  });

  it('refuses any text with the same error', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('', 'Bearer ', 'bearer\t'), async (token, scheme) => {
        await expect(authenticator.authenticate(scheme + token)).rejects.toBeInstanceOf(Unauthenticated);
      }),
    );
  });

  describe('a cache of verified tokens', () => {
    const counting = (cacheSize?: number) => {
      const find = localKeySource(keys.jwks);
      let verified = 0;
      const made = createAuthenticator({
        issuer,
        audience: 'ocsapi',
        keySource: (...given) => {
          verified += 1;
          return find(...given);
        },
        now: () => clock * 1000,
        ...(cacheSize === undefined ? {} : { cacheSize }),
      });
      return { authenticate: (token: string) => made.authenticate(`Bearer ${token}`), count: () => verified };
    };

    it('saves the second verification of a token', async () => {
      const { authenticate, count } = counting();
      const token = await mint();
      const first = await authenticate(token);
      expect(await authenticate(token)).toBe(first);
      expect(count()).toBe(1);
    });

    it('ends for a token when the token expires', async () => {
      const { authenticate } = counting();
      const token = await mint();
      await authenticate(token);
      clock = now + 3604;
      await expect(authenticate(token)).resolves.toEqual(caller);
      clock = now + 3605;
      await expect(authenticate(token)).rejects.toMatchObject(invalid('The token has expired.'));
      await expect(authenticate(token)).rejects.toMatchObject(invalid('The token has expired.'));
      clock = now;
    });

    it('has a maximum size, and evicts the oldest token', async () => {
      const { authenticate, count } = counting(2);
      const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((jti) => mint({ ...good, jti })));
      for (const token of [a, b, c, b, c]) await authenticate(token ?? '');
      expect(count()).toBe(3);
      await authenticate(a ?? '');
      expect(count()).toBe(4);
    });

    it('never contains a refusal', async () => {
      const { authenticate, count } = counting();
      const token = await mint({ ...good, nbf: now + 60 });
      await expect(authenticate(token)).rejects.toBeInstanceOf(Unauthenticated);
      clock = now + 60;
      await expect(authenticate(token)).resolves.toEqual(caller);
      clock = now;
      expect(count()).toBe(2);
    });

    it('contains callers that cannot be changed', async () => {
      const found = await bearer(mint());
      expect(() => Object.assign(found, { tenantId: 'other' })).toThrow(TypeError);
      expect(() => (found.roleIds as string[]).push('administrator')).toThrow(TypeError);
    });
  });

  it('verifies by every key of a set', async () => {
    const both = new SigningKeys([...attacker.exposePrivateKeys(), ...keys.exposePrivateKeys()]);
    const keySource = localKeySource(both.jwks);
    const { authenticate } = createAuthenticator({ issuer, audience: 'ocsapi', keySource, now: () => now * 1000 });
    await expect(authenticate(`Bearer ${await mint()}`)).resolves.toEqual(caller);
    await expect(authenticate(`Bearer ${await sign(signingKey(attacker), good)}`)).resolves.toEqual(caller);
    await expect(authenticate(`Bearer ${await mint(good, { kid: undefined })}`)).rejects.toBeInstanceOf(
      Unauthenticated,
    );
  });
});

describe('an authenticator with the keys of another server', () => {
  let theirs: OpenIdServer;
  let ours: OpenIdServer;
  const form = { grant_type: 'client_credentials', client_id: 'x', client_secret: 's' };
  const tokenOf = async (server: OpenIdServer) => {
    server.clients.add('x', 's');
    return ((await (await server.token(form)).json()) as { access_token: string }).access_token;
  };
  const authenticatorOf = async (server: OpenIdServer) => {
    const document = await fetch(`${server.issuer}/.well-known/openid-configuration`);
    const { issuer: named, jwks_uri: uri } = (await document.json()) as { issuer: string; jwks_uri: string };
    return createAuthenticator({ issuer: named, audience: 'ocsapi', keySource: remoteKeySource(new URL(uri)) });
  };

  beforeAll(async () => {
    [theirs, ours] = await Promise.all([startOpenIdServer(), startOpenIdServer()]);
  });
  afterAll(() => Promise.all([theirs.close(), ours.close()]));

  it('accepts tokens of that server and refuses our own', async () => {
    const { authenticate } = await authenticatorOf(theirs);
    await expect(authenticate(`Bearer ${await tokenOf(theirs)}`)).resolves.toMatchObject({ kind: 'client', id: 'x' });
    await expect(authenticate(`Bearer ${await tokenOf(ours)}`)).rejects.toBeInstanceOf(Unauthenticated);
  });

  it('refuses a token of that server with another issuer', async () => {
    const { authenticate } = await authenticatorOf(theirs);
    const token = await sign(signingKey(theirs.keys), { ...good, exp: 4e9, nbf: 0, iss: ours.issuer });
    await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({
      message: 'The token is from another issuer.',
    });
  });

  it('rejects with KeysUnavailable while the server is not reachable, unless it has the keys already', async () => {
    const gone = await startOpenIdServer();
    const token = await tokenOf(gone);
    const [warm, cold] = await Promise.all([authenticatorOf(gone), authenticatorOf(gone)]);
    await warm.authenticate(`Bearer ${token}`);
    const other = await tokenOf(gone);
    await gone.close();
    await expect(cold.authenticate(`Bearer ${token}`)).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(warm.authenticate(`Bearer ${other}`)).resolves.toMatchObject({ id: 'x' });
  });

  it('rejects with KeysUnavailable if the URL of the keys has no keys', async () => {
    const keySource = remoteKeySource(new URL(`${theirs.issuer}/connect/token`));
    const { authenticate } = createAuthenticator({ issuer: theirs.issuer, audience: 'ocsapi', keySource });
    await expect(authenticate(`Bearer ${await tokenOf(theirs)}`)).rejects.toBeInstanceOf(KeysUnavailable);
  });
});

it('a provider signs by its first key', async () => {
  const [first, second] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
  const both = await importSigningKeys([...second.exposePrivateKeys(), ...first.exposePrivateKeys()]);
  const server = await startOpenIdServer(both);
  server.clients.add('x', 's');
  const response = await server.token({ grant_type: 'client_credentials', client_id: 'x', client_secret: 's' });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const { authenticate } = createAuthenticator({
    issuer: server.issuer,
    audience: 'ocsapi',
    keySource: localKeySource(second.jwks),
  });
  await expect(authenticate(`Bearer ${token}`)).resolves.toMatchObject({ id: 'x' });
  await server.close();
});
