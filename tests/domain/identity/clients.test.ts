// Clients: what a new one is, what a change leaves of it (document 2, section 2; docs/behavior/identity.md#clients).
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
const given = { Name: 'Portal', RedirectUris: [address] };
const portal = newHybridClient(given, id);
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `${address}/${String(at)}`);

it('a new hybrid client has defaults for missing members', () => {
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

it('a client keeps its own identifier and ignores unknown members', () => {
  const Id = 'ABCDEF00-2222-4222-8222-222222222222';
  const made = newHybridClient({ ...given, Id, secrets: [], SecretDescription: 'x' } as Changes<HybridSettings>, id);
  expect(made).toEqual({ ...portal, Id });
});

describe('a hybrid client', () => {
  it.each<readonly [string, Changes<HybridSettings>]>([
    ['AccessTokenLifetime', { AccessTokenLifetime: 60 }],
    ['AccessTokenLifetime', { AccessTokenLifetime: 3600 }],
    ['RedirectUris', { RedirectUris: addresses(10) }],
    ['RedirectUris', { RedirectUris: ['https://*.example.com/', 'app://signed-in'] }],
    ['PostLogoutRedirectUris', { PostLogoutRedirectUris: addresses(10) }],
    ['ClientUri', { ClientUri: address }],
  ])('takes a good %s', (_member, change) => {
    expect(newHybridClient({ ...given, ...change }, id)).toMatchObject(change);
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
    ['Id', { Id: 'portal' }],
  ])('refuses a bad %s, new or changed', (subject, change) => {
    expect(() => newHybridClient({ ...given, ...change }, id)).toThrow(expect.objectContaining({ subject }));
    expect(() => changedHybridClient(portal, change)).toThrow(expect.objectContaining({ subject }));
  });

  it('needs a name and an address', () => {
    expect(() => newHybridClient({ RedirectUris: [address] }, id)).toThrow(
      expect.objectContaining({ subject: 'Name' }),
    );
    expect(() => newHybridClient({ Name: 'Portal' }, id)).toThrow(expect.objectContaining({ subject: 'RedirectUris' }));
  });

  it('keeps its identifier, which a change can repeat in any case', () => {
    const one = { ...portal, Id: 'ABCDEF00-2222-4222-8222-222222222222' };
    expect(changedHybridClient(one, { Id: one.Id.toLowerCase() })).toEqual(one);
    expect(() => changedHybridClient(one, { Id: id })).toThrow(InvalidInput);
  });
});

it('a client credential client has the rules of a hybrid one', () => {
  const gauge = newCredentialClient({ Name: 'Gauge', RoleIds: ['r'] }, id);
  expect(gauge).toEqual({ Id: id, Name: 'Gauge', Enabled: true, AccessTokenLifetime: 3600, Tags: [], RoleIds: ['r'] });
  expect(changedCredentialClient(gauge, { Tags: ['a'], RoleIds: null })).toEqual({ ...gauge, Tags: ['a'] });
  for (const change of [{ Name: ' ' }, { AccessTokenLifetime: 59 }, { Id: 'gauge' }]) {
    expect(() => newCredentialClient({ Name: 'Gauge', ...change }, id)).toThrow(InvalidInput);
    expect(() => changedCredentialClient(gauge, change)).toThrow(InvalidInput);
  }
});

it('a change leaves absent and null members and applies all others', () => {
  const members = { A: fc.integer(), B: fc.string(), C: fc.boolean() };
  const wish = fc.record(
    { A: fc.option(members.A), B: fc.option(members.B), C: fc.option(members.C), D: fc.integer() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.record(members), wish, (object, change) => {
      const result = applyChanges(object, change);
      expect(Object.keys(result)).toEqual(Object.keys(object));
      for (const name of ['A', 'B', 'C'] as const) expect(result[name]).toBe(change[name] ?? object[name]);
    }),
  );
});

it('a change reaches no prototype', () => {
  const change = JSON.parse('{"__proto__":{"A":5},"constructor":1}') as object;
  expect(applyChanges({ A: 1 }, change)).toEqual({ A: 1 });
});
