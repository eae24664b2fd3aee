// New and changed clients (docs/behavior/identity.md#clients).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import {
  changedCredentialClient,
  changedHybridClient,
  newCredentialClient,
  newHybridClient,
  type HybridSettings,
} from '../../../server/domain/identity/clients.ts';
import { applyChanges, type Changes } from '../../../server/domain/identity/changes.ts';

const id = '22222222-2222-4222-8222-222222222222';
const address = 'https://portal.example.com/signed-in';
const input = { Name: 'Portal', RedirectUris: [address] };
const portal = newHybridClient(input, id);
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `${address}/${String(i)}`);

it('gives a new hybrid client defaults for missing members', () => {
  expect(portal).toEqual({
    Id: id,
    Name: 'Portal',
    Enabled: true,
    AccessTokenLifetime: 3600,
    RedirectUris: [address],
    PostLogoutRedirectUris: [],
    ClientUri: null,
    LogoUri: null,
    Tags: [],
    AllowOfflineAccess: false,
    AllowAccessTokensViaBrowser: false,
  });
});

it('gives a client the identifier in the input, and ignores unknown members', () => {
  const Id = 'ABCDEF00-2222-4222-8222-222222222222';
  const client = newHybridClient({ ...input, Id, secrets: [], SecretDescription: 'x' } as Changes<HybridSettings>, id);
  expect(client).toEqual({ ...portal, Id });
});

describe('a hybrid client', () => {
  it.each<readonly [string, Changes<HybridSettings>]>([
    ['AccessTokenLifetime', { AccessTokenLifetime: 60 }],
    ['AccessTokenLifetime', { AccessTokenLifetime: 3600 }],
    ['RedirectUris', { RedirectUris: addresses(10) }],
    ['RedirectUris', { RedirectUris: ['https://*.example.com/', 'app://signed-in'] }],
    ['PostLogoutRedirectUris', { PostLogoutRedirectUris: addresses(10) }],
    ['ClientUri', { ClientUri: address }],
  ])('accepts a valid %s', (_member, change) => {
    expect(newHybridClient({ ...input, ...change }, id)).toMatchObject(change);
    expect(changedHybridClient(portal, change)).toEqual({ ...portal, ...change });
  });

  it.each<readonly [keyof HybridSettings, Changes<HybridSettings>]>([
    ['AccessTokenLifetime', { AccessTokenLifetime: 59 }],
    ['AccessTokenLifetime', { AccessTokenLifetime: 3601 }],
    ['AccessTokenLifetime', { AccessTokenLifetime: Number.NaN }],
    ['RedirectUris', { RedirectUris: [] }],
    ['RedirectUris', { RedirectUris: addresses(11) }],
    ['RedirectUris', { RedirectUris: [address, '/signed-in'] }],
    ['PostLogoutRedirectUris', { PostLogoutRedirectUris: addresses(11) }],
    ['PostLogoutRedirectUris', { PostLogoutRedirectUris: [''] }],
    ['ClientUri', { ClientUri: 'about' }],
    ['LogoUri', { LogoUri: 'logo.png' }],
    ['Name', { Name: '\t' }],
  ])('refuses an invalid %s in a new and in a changed client', (subject, change) => {
    expect(() => newHybridClient({ ...input, ...change }, id)).toThrow(expect.objectContaining({ subject }));
    expect(() => changedHybridClient(portal, change)).toThrow(expect.objectContaining({ subject }));
  });

  it('accepts an identifier that is not a GUID, which cannot change', () => {
    expect(newHybridClient({ ...input, Id: 'portal' }, id)).toEqual({ ...portal, Id: 'portal' });
    expect(() => changedHybridClient(portal, { Id: 'portal' })).toThrow(expect.objectContaining({ subject: 'Id' }));
  });

  it('requires a name and a redirect URI', () => {
    expect(() => newHybridClient({ RedirectUris: [address] }, id)).toThrow(
      expect.objectContaining({ subject: 'Name' }),
    );
    expect(() => newHybridClient({ Name: 'Portal' }, id)).toThrow(expect.objectContaining({ subject: 'RedirectUris' }));
  });

  it('keeps its identifier, which a change can contain in any case', () => {
    const upperCase = { ...portal, Id: 'ABCDEF00-2222-4222-8222-222222222222' };
    expect(changedHybridClient(upperCase, { Id: upperCase.Id.toLowerCase() })).toEqual(upperCase);
    expect(() => changedHybridClient(upperCase, { Id: id })).toThrow(InvalidInput);
  });
});

it('applies the rules of hybrid clients to client credential clients', () => {
  const gauge = newCredentialClient({ Name: 'Gauge', RoleIds: ['r'] }, id);
  expect(gauge).toEqual({ Id: id, Name: 'Gauge', Enabled: true, AccessTokenLifetime: 3600, Tags: [], RoleIds: ['r'] });
  expect(changedCredentialClient(gauge, { Tags: ['a'], RoleIds: null })).toEqual({ ...gauge, Tags: ['a'] });
  for (const change of [{ Name: ' ' }, { AccessTokenLifetime: 59 }]) {
    expect(() => newCredentialClient({ Name: 'Gauge', ...change }, id)).toThrow(InvalidInput);
    expect(() => changedCredentialClient(gauge, change)).toThrow(InvalidInput);
  }
  expect(newCredentialClient({ Name: 'Gauge', Id: 'gauge' }, id).Id).toBe('gauge');
  expect(() => changedCredentialClient(gauge, { Id: 'gauge' })).toThrow(InvalidInput);
});

it('applies a change to all members that are neither absent nor null', () => {
  const members = { A: fc.integer(), B: fc.string(), C: fc.boolean() };
  const changes = fc.record(
    { A: fc.option(members.A), B: fc.option(members.B), C: fc.option(members.C), D: fc.integer() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.record(members), changes, (object, change) => {
      const result = applyChanges(object, change);
      expect(Object.keys(result)).toEqual(Object.keys(object));
      for (const name of ['A', 'B', 'C'] as const) expect(result[name]).toBe(change[name] ?? object[name]);
    }),
  );
});

it('does not change prototypes', () => {
  const change = JSON.parse('{"__proto__":{"A":5},"constructor":1}') as object;
  expect(applyChanges({ A: 1 }, change)).toEqual({ A: 1 });
});
