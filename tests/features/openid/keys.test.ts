import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importSigningKeys, generateSigningKeys, readKeyFile } from '../../../server/openid/keys.ts';
import { hashSecret, newSecretText, verifySecret } from '../../../server/openid/secrets.ts';
import { randomIds } from '../../../server/runtime/ids.ts';
import { signingKey } from '../../support/tokens.ts';

describe('signing keys', () => {
  let root: string;
  const folder = () => join(root, randomUUID());

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'millrace-keys-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('are read from the file of an earlier version, and errors never quote it', async () => {
    const data = folder();
    expect(await readKeyFile(data)).toBeUndefined();
    await mkdir(data);
    const generated = await generateSigningKeys();
    const path = join(data, 'signing-keys.json');
    const text = JSON.stringify({ keys: generated.exposePrivateKeys() });
    await writeFile(path, text);
    expect((await readKeyFile(data))?.jwks).toEqual(generated.jwks);
    const { d } = signingKey(generated);
    for (const broken of [text.slice(0, -20), '', '{}', '{"keys":[]}', 'null', text.replace(`"d":"${d}",`, ''), d]) {
      await writeFile(path, broken);
      const failure = await readKeyFile(data).catch((error: unknown) => error);
      expect(inspect(failure)).toContain(path);
      expect(inspect(failure, { depth: null })).not.toContain(d.slice(0, 8));
    }
  });

  it('do not show their private members as text or in a log', async () => {
    const keys = await generateSigningKeys();
    const { d, p } = signingKey(keys);
    const texts = [
      JSON.stringify(keys),
      inspect(keys, { depth: null, showHidden: true }),
      String(keys),
      JSON.stringify(keys.jwks),
    ].join();
    expect(texts).not.toContain(d);
    expect(texts).not.toContain(p);
    expect(texts).toContain(keys.activeKeyId);
  });

  it('have their thumbprint as kid unless they have another one', async () => {
    const generated = await generateSigningKeys();
    const { kid, ...unnamed } = signingKey(generated);
    expect(kid).toMatch(/^[\w-]{43}$/);
    expect((await importSigningKeys([unnamed])).activeKeyId).toBe(kid);
    expect((await importSigningKeys([{ ...unnamed, kid: 'mine' }])).activeKeyId).toBe('mine');
  });

  const rsa = (modulusLength: number): JsonWebKey =>
    generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ format: 'jwk' });
  it.each([
    ['the list is empty', () => [], 'There is no signing key.'],
    ['one has too few bits', () => [rsa(1024)], 'Signing key 1 has 1024 bits; it must have at least 2048.'],
    [
      'one is not an RSA key',
      () => [rsa(2048), generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })],
      'Signing key 2 has 0 bits; it must have at least 2048.',
    ],
    [
      'it is public',
      () => [generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })],
      'Signing key 1 is not a private JSON Web Key.',
    ],
    ['one is null', () => [null], 'Signing key 1 is not a private JSON Web Key.'],
    [
      'two have the same kid',
      () => [
        { ...rsa(2048), kid: 'a' },
        { ...rsa(2048), kid: 'a' },
      ],
      'Two signing keys have the same kid.',
    ],
  ])('are refused if %s', async (_name, createKeys, message) => {
    await expect(importSigningKeys(createKeys())).rejects.toThrow(message);
  });
});

describe('client secrets', () => {
  it('have 256 random bits that need no escaping', () => {
    const secrets = new Set(Array.from({ length: 1000 }, () => newSecretText(randomIds)));
    expect(secrets.size).toBe(1000);
    for (const secret of secrets) {
      expect(secret).toBe(encodeURIComponent(secret));
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('are verified by their hash, which does not show them', () => {
    const secret = newSecretText(randomIds);
    const stored = hashSecret(secret);
    expect(stored).toMatch(/^sha256:[\w-]{43}$/);
    expect(stored).not.toContain(secret);
    expect(verifySecret(secret, stored)).toBe(true);
    expect(hashSecret('abc')).toBe('sha256:ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it.each([['another'], [''], ['sha256:'], ['abd'], ['abc ']])('are refused: %j instead of abc', (secret) => {
    expect(verifySecret(secret, hashSecret('abc'))).toBe(false);
  });

  it.each([[''], ['abc'], ['scrypt:ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0'], ['sha256:'], ['é'.repeat(25)]])(
    'do not match the stored text %j',
    (stored) => {
      expect(verifySecret('abc', stored)).toBe(false);
    },
  );
});
