import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importSigningKeys, generateSigningKeys, readKeyFile } from '../../../server/openid/keys.ts';
import { hashSecret, generateSecret, verifySecret } from '../../../server/openid/secrets.ts';
import { signingKey } from '../../support/tokens.ts';

describe('signing keys', () => {
  let root: string;
  const folder = () => join(root, randomUUID());

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'millrace-keys-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('of an earlier version are read from its file, which is never quoted', async () => {
    const data = folder();
    expect(await readKeyFile(data)).toBeUndefined();
    await mkdir(data);
    const made = await generateSigningKeys();
    const path = join(data, 'signing-keys.json');
    const text = JSON.stringify({ keys: made.exposePrivateKeys() });
    await writeFile(path, text);
    expect((await readKeyFile(data))?.jwks).toEqual(made.jwks);
    const { d } = signingKey(made);
    for (const broken of [text.slice(0, -20), '', '{}', '{"keys":[]}', 'null', text.replace(`"d":"${d}",`, ''), d]) {
      await writeFile(path, broken);
      const failure = await readKeyFile(data).catch((error: unknown) => error);
      expect(inspect(failure)).toContain(path);
      expect(inspect(failure, { depth: null })).not.toContain(d.slice(0, 8));
    }
  });

  it('show their private halves neither as text nor in a log', async () => {
    const keys = await generateSigningKeys();
    const { d, p } = signingKey(keys);
    const shown = [
      JSON.stringify(keys),
      inspect(keys, { depth: null, showHidden: true }),
      String(keys),
      JSON.stringify(keys.jwks),
    ].join();
    expect(shown).not.toContain(d);
    expect(shown).not.toContain(p);
    expect(shown).toContain(keys.activeKeyId);
  });

  it('are named by their thumbprint unless they have a name', async () => {
    const made = await generateSigningKeys();
    const { kid, ...unnamed } = signingKey(made);
    expect(kid).toMatch(/^[\w-]{43}$/);
    expect((await importSigningKeys([unnamed])).activeKeyId).toBe(kid);
    expect((await importSigningKeys([{ ...unnamed, kid: 'mine' }])).activeKeyId).toBe('mine');
  });

  const rsa = (modulusLength: number): JsonWebKey =>
    generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ format: 'jwk' });
  it.each([
    ['there is none', () => [], 'There is no signing key.'],
    ['it is short', () => [rsa(1024)], 'Signing key 1 has 1024 bits; it must have at least 2048.'],
    [
      'it is of another kind',
      () => [rsa(2048), generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })],
      'Signing key 2 has 0 bits; it must have at least 2048.',
    ],
    [
      'it is public',
      () => [generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })],
      'Signing key 1 is not a private JSON Web Key.',
    ],
    ['it is nothing', () => [null], 'Signing key 1 is not a private JSON Web Key.'],
    [
      'two have one name',
      () => [
        { ...rsa(2048), kid: 'a' },
        { ...rsa(2048), kid: 'a' },
      ],
      'Two signing keys have the same kid.',
    ],
  ])('are refused when %s', async (_name, given, message) => {
    await expect(importSigningKeys(given())).rejects.toThrow(message);
  });
});

describe('client secrets', () => {
  it('have 256 random bits that need no escaping', () => {
    const made = new Set(Array.from({ length: 1000 }, generateSecret));
    expect(made.size).toBe(1000);
    for (const secret of made) {
      expect(secret).toBe(encodeURIComponent(secret));
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('are verified by their hash, which does not show them', () => {
    const secret = generateSecret();
    const stored = hashSecret(secret);
    expect(stored).toMatch(/^sha256:[\w-]{43}$/);
    expect(stored).not.toContain(secret);
    expect(verifySecret(secret, stored)).toBe(true);
    expect(hashSecret('abc')).toBe('sha256:ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it.each([['another'], [''], ['sha256:'], ['abd'], ['abc ']])('%j is not abc', (secret) => {
    expect(verifySecret(secret, hashSecret('abc'))).toBe(false);
  });

  it.each([[''], ['abc'], ['scrypt:ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0'], ['sha256:'], ['é'.repeat(25)]])(
    'nothing matches the stored text %j',
    (stored) => {
      expect(verifySecret('abc', stored)).toBe(false);
    },
  );
});
