import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAuthenticator, type Authenticator } from '../../../server/api/authenticate.ts';
import { localKeys, remoteKeys } from '../../../server/api/token-keys.ts';
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

describe('authenticate', () => {
  let keys: SigningKeys;
  let attacker: SigningKeys;
  let clock = now;
  let authenticator: Authenticator;
  const bearer = async (token: string | Promise<string>) => authenticator.authenticate(`Bearer ${await token}`);
  const mint = (claims: unknown = good, header: Readonly<Record<string, unknown>> = {}) =>
    sign(signingKey(keys), claims, header);

  beforeAll(async () => {
    [keys, attacker] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
    const keySource = localKeys(keys.jwks);
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
    ['a client', {}, {}],
    ['a client that is its own subject', { sub: 'client' }, {}],
    [
      'a user, the client through which they came, and their provider',
      { sub: 'user', idp: 'google' },
      { kind: 'user', id: 'user', clientId: 'client', identityProviderId: 'google' },
    ],
    ['a user of an issuer that names no client', { sub: 'user', client_id: undefined }, { kind: 'user', id: 'user' }],
    ['lists of one, written as their member', { role: 'a', role_type: 'b' }, { roleIds: ['a'], roleTypeIds: ['b'] }],
    ['no roles', { role: undefined, role_type: [] }, { roleIds: [], roleTypeIds: [] }],
    ['one audience', { aud: 'ocsapi' }, {}],
    ['a clock a little ahead', { nbf: now + 4 }, {}],
    ['no nbf', { nbf: undefined }, {}],
  ])('knows %s', async (_name, claims, expected) => {
    expect(await bearer(mint({ ...good, ...claims }))).toEqual({ ...caller, ...expected });
  });

  it('accepts the long form of the type', async () => {
    expect(await bearer(mint(good, { typ: 'application/AT+JWT' }))).toEqual(caller);
  });

  it.each([undefined, '', 'Basic Y2xpZW50OnNlY3JldA==', 'Digest x', 'Bearerx y', ' '])(
    'Authorization: %s is no token',
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
    ['expired', { exp: now - 5 }, 'The token has expired.'],
    ['expired long ago', { exp: 1 }, 'The token has expired.'],
    ['nbf in the future', { nbf: now + 60 }, 'The token is not valid yet.'],
    ['wrong issuer', { iss: `${issuer}/` }, 'The token is from another issuer.'],
    ['issuer list', { iss: [issuer] }, 'The token is from another issuer.'],
    ['no issuer', { iss: undefined }, 'The token is from another issuer.'],
    ['wrong audience', { aud: 'client' }, 'The token is for another audience.'],
    ['audience that only contains ours', { aud: ['ocsapi2', 'xocsapi'] }, 'The token is for another audience.'],
    ['no audience', { aud: undefined }, 'The token is for another audience.'],
    ['no exp', { exp: undefined }, 'The token has expired.'],
    ['exp as text', { exp: String(now + 60) }, 'The token has expired.'],
    ['no tenant', { tid: undefined }, 'The token is not valid.'],
    ['empty tenant', { tid: '' }, 'The token is not valid.'],
    ['two tenants', { tid: ['a', 'b'] }, 'The token is not valid.'],
    ['no caller', { client_id: undefined }, 'The token is not valid.'],
    ['number as caller', { sub: 7 }, 'The token is not valid.'],
    ['roles that are no list', { role: { a: 1 } }, 'The token is not valid.'],
    ['roles that are no texts', { role: ['a', 1] }, 'The token is not valid.'],
  ])('refuses, though well signed: %s', async (_name, claims, fault) => {
    await expect(bearer(mint({ ...good, ...claims }))).rejects.toMatchObject(invalid(fault));
  });

  it.each(['JWT', 'id+jwt', 'logout+jwt', '', 7, null, undefined])('refuses the type %j', async (typ) => {
    await expect(bearer(mint(good, { typ }))).rejects.toMatchObject(invalid('The token is not valid.'));
  });

  it('accepts other types where that is set', async () => {
    const keySource = localKeys(keys.jwks);
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
    ['alg none', () => `${base64url({ alg: 'none', typ: 'at+jwt' })}.${base64url(good)}.`],
    [
      'alg none with our kid',
      () => `${base64url({ alg: 'none', typ: 'at+jwt', kid: keys.activeKeyId })}.${base64url(good)}.`,
    ],
    ['alg NoNe', () => `${base64url({ alg: 'NoNe', typ: 'at+jwt', kid: keys.activeKeyId })}.${base64url(good)}.`],
    [
      'HS256 with the public key as PEM',
      () => hmac(createPublicKey({ key: { ...publicKey() }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
    ],
    ['HS256 with the public key as JWK', () => hmac(JSON.stringify(publicKey()))],
    ['HS256 with the modulus', () => hmac(Buffer.from(publicKey().n, 'base64url'))],
    ['another key', () => sign(signingKey(attacker), good)],
    ['another key under our kid', () => sign(signingKey(attacker), good, { kid: keys.activeKeyId })],
    ['unknown kid', () => mint(good, { kid: 'unknown' })],
    ['no kid', () => mint(good, { kid: undefined })],
    ['kid that is no text', () => mint(good, { kid: 0 })],
    ['kid that is a path', () => sign(signingKey(attacker), good, { kid: '../../../../dev/null' })],
    ['its own key in jwk', () => sign(signingKey(attacker), good, { jwk: publicOf(attacker), kid: keys.activeKeyId })],
    [
      'its own key in jwk, without kid',
      () => sign(signingKey(attacker), good, { jwk: publicOf(attacker), kid: undefined }),
    ],
    ['crit', () => mint(good, { crit: ['x-millrace'], 'x-millrace': true })],
    ['empty crit', () => mint(good).then((token) => replaceHeader(token, { crit: [] }))],
    ['no signature', async () => (await mint()).replace(/\.[^.]*$/, '.')],
    ['two parts', async () => (await mint()).replace(/\.[^.]*$/, '')],
    ['four parts', async () => `${await mint()}.x`],
    ['five parts, as if encrypted', () => 'a.b.c.d.e'],
    ['changed claims', async () => (await mint()).replace(/\.[^.]*\./, `.${base64url({ ...good, tid: 'other' })}.`)],
    ['changed header', async () => replaceHeader(await mint(), { x: 1 })],
    ['claims that are no object', () => mint([])],
    ['claims that are null', () => mint(null)],
    [
      'oversized',
      () => mint({ ...good, role: Array.from({ length: 500 }, (_, index) => `role-${index}`.padEnd(36, '0')) }),
    ],
    ['nothing', () => ''],
    ['garbage', () => 'garbage'],
    ['dots', () => '..'],
    ['two tokens', async () => `${await mint()} ${await mint()}`],
    ['a quoted token', async () => `"${await mint()}"`],
    ['not UTF-8', () => `${Buffer.from([0xff, 0xfe]).toString('base64url')}.e30.e30`],
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

  it.each(forgeries)('refuses: %s', async (_name, forge) => {
    const refused = bearer(forge());
    await expect(refused).rejects.toBeInstanceOf(Unauthenticated);
    await expect(refused).rejects.toMatchObject({ challenge: expect.stringMatching(/^Bearer error="invalid_token"/) });
  });

  it.each(['jku', 'x5u'])('never fetches what %s names', async (name) => {
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

  it.each(['PS256', 'RS512'])('refuses %s by our key, also where the key set names no algorithm', async (alg) => {
    const jwks = { keys: keys.jwks.keys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e })) };
    const { authenticate } = createAuthenticator({
      issuer,
      audience: 'ocsapi',
      keySource: localKeys(jwks),
      now: () => now * 1000,
    });
    await expect(authenticate(`Bearer ${await mint()}`)).resolves.toEqual(caller);
    await expect(authenticate(`Bearer ${await mint(good, { alg })}`)).rejects.toBeInstanceOf(Unauthenticated);
  });

  it('tells nothing of a token that is not well signed', async () => {
    const refused = bearer(sign(signingKey(attacker), { ...good, exp: 1 }, { kid: keys.activeKeyId }));
    await expect(refused).rejects.toMatchObject(invalid('The token is not valid.'));
  });

  it('refuses every change of one character', async () => {
    const token = await mint();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    await fc.assert(
      // The last character has bits that mean nothing.
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...alphabet), async (position, character) => {
        fc.pre(token[position] !== character);
        const changed = token.slice(0, position) + character + token.slice(position + 1);
        await expect(bearer(changed)).rejects.toBeInstanceOf(Unauthenticated);
      }),
    );
  });

  it('refuses any text, and throws nothing else', async () => {
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

  describe('caches verified tokens', () => {
    const counting = (cacheSize?: number) => {
      const find = localKeys(keys.jwks);
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

    it('and verifies a token once', async () => {
      const { authenticate, count } = counting();
      const token = await mint();
      const first = await authenticate(token);
      expect(await authenticate(token)).toBe(first);
      expect(count()).toBe(1);
    });

    it('but no longer than the token lives', async () => {
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

    it('up to a number, and evicts the oldest', async () => {
      const { authenticate, count } = counting(2);
      const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((jti) => mint({ ...good, jti })));
      for (const token of [a, b, c, b, c]) await authenticate(token ?? '');
      expect(count()).toBe(3);
      await authenticate(a ?? '');
      expect(count()).toBe(4);
    });

    it('but never a refusal', async () => {
      const { authenticate, count } = counting();
      const token = await mint({ ...good, nbf: now + 60 });
      await expect(authenticate(token)).rejects.toBeInstanceOf(Unauthenticated);
      clock = now + 60;
      await expect(authenticate(token)).resolves.toEqual(caller);
      clock = now;
      expect(count()).toBe(2);
    });

    it('as something that nobody can change', async () => {
      const seen = await bearer(mint());
      expect(() => Object.assign(seen, { tenantId: 'other' })).toThrow(TypeError);
      expect(() => (seen.roleIds as string[]).push('administrator')).toThrow(TypeError);
    });
  });

  it('verifies by every key of a set, so that keys can be replaced', async () => {
    const both = new SigningKeys([...attacker.exposePrivateKeys(), ...keys.exposePrivateKeys()]);
    const keySource = localKeys(both.jwks);
    const { authenticate } = createAuthenticator({ issuer, audience: 'ocsapi', keySource, now: () => now * 1000 });
    await expect(authenticate(`Bearer ${await mint()}`)).resolves.toEqual(caller);
    await expect(authenticate(`Bearer ${await sign(signingKey(attacker), good)}`)).resolves.toEqual(caller);
    await expect(authenticate(`Bearer ${await mint(good, { kid: undefined })}`)).rejects.toBeInstanceOf(
      Unauthenticated,
    );
  });
});

describe('authenticate with the keys of another server', () => {
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
    return createAuthenticator({ issuer: named, audience: 'ocsapi', keySource: remoteKeys(new URL(uri)) });
  };

  beforeAll(async () => {
    [theirs, ours] = await Promise.all([startOpenIdServer(), startOpenIdServer()]);
  });
  afterAll(() => Promise.all([theirs.close(), ours.close()]));

  it('knows their callers and refuses ours', async () => {
    const { authenticate } = await authenticatorOf(theirs);
    await expect(authenticate(`Bearer ${await tokenOf(theirs)}`)).resolves.toMatchObject({ kind: 'client', id: 'x' });
    await expect(authenticate(`Bearer ${await tokenOf(ours)}`)).rejects.toBeInstanceOf(Unauthenticated);
  });

  it('refuses a token of theirs for another issuer', async () => {
    const { authenticate } = await authenticatorOf(theirs);
    const token = await sign(signingKey(theirs.keys), { ...good, exp: 4e9, nbf: 0, iss: ours.issuer });
    await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({
      message: 'The token is from another issuer.',
    });
  });

  it('says that it cannot say, while their keys cannot be had', async () => {
    const gone = await startOpenIdServer();
    const token = await tokenOf(gone);
    const [warm, cold] = await Promise.all([authenticatorOf(gone), authenticatorOf(gone)]);
    await warm.authenticate(`Bearer ${token}`);
    const other = await tokenOf(gone);
    await gone.close();
    await expect(cold.authenticate(`Bearer ${token}`)).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(warm.authenticate(`Bearer ${other}`)).resolves.toMatchObject({ id: 'x' });
  });

  it('says so, too, when something else is at their address', async () => {
    const keySource = remoteKeys(new URL(`${theirs.issuer}/connect/token`));
    const { authenticate } = createAuthenticator({ issuer: theirs.issuer, audience: 'ocsapi', keySource });
    await expect(authenticate(`Bearer ${await tokenOf(theirs)}`)).rejects.toBeInstanceOf(KeysUnavailable);
  });
});

it('a provider signs by the first of its keys', async () => {
  const [first, second] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
  const both = await importSigningKeys([...second.exposePrivateKeys(), ...first.exposePrivateKeys()]);
  const server = await startOpenIdServer(both);
  server.clients.add('x', 's');
  const response = await server.token({ grant_type: 'client_credentials', client_id: 'x', client_secret: 's' });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const { authenticate } = createAuthenticator({
    issuer: server.issuer,
    audience: 'ocsapi',
    keySource: localKeys(second.jwks),
  });
  await expect(authenticate(`Bearer ${token}`)).resolves.toMatchObject({ id: 'x' });
  await server.close();
});
