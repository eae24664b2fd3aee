// The consent of organizations, with a directory in which the test grants it
// (docs/behavior/identity.md#consent).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DirectoryUnavailable } from '../../server/identity-providers/port.ts';
import type { Consent } from '../../server/domain/identity/providers.ts';
import { consentingDirectory } from '../support/directories.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { contractOperations, newWorld, runCase } from './support/cases.ts';
import { recordStatus } from './support/coverage.ts';
import { ownAdministrator, createOwnTenant, ownTenantPath, type OwnTenant } from './support/own-tenant.ts';

const aad = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
const domain = 'northwind.example.com';
const addition = { IdentityProviderId: aad, DirectoryServiceTenant: domain };
const recipient = {
  DirectoryServiceSendConsent: true,
  DirectoryServiceConsentEmail: 'ada.marsh@northwind.example.com',
  DirectoryServiceConsentGivenName: 'Ada',
  DirectoryServiceConsentSurname: 'Marsh',
};
const readAll = { DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups' };

const { directory, grants, mail } = consentingDirectory();
let server: TestServer;
let ownTenant: OwnTenant;
beforeAll(async () => {
  server = await startTestServer({}, { directory });
});
afterAll(() => server.stop());
beforeEach(async () => {
  grants.clear();
  mail.length = 0;
  ownTenant = await createOwnTenant()({ server });
});

const add = (more: object = {}) => ownTenant.ok('POST', '/IdentityProviders', { ...addition, ...more });
const state = async () =>
  ((await ownTenant.ok('GET', `/IdentityProviders/${aad}/Consent`)) as { readonly ConsentState: string }).ConsentState;
const requestConsent = () => ownTenant.ok('POST', `/IdentityProviders/${aad}/Consent`, { Scheme: 'AAD' });
const search = () => ownTenant.ok('GET', `/IdentityProviders/${aad}/users?query=al`);

it.each<readonly [string, object, Consent | null, string]>([
  ['SignIn, nothing granted', {}, null, 'Pending_SignIn'],
  ['SignIn, granted', {}, 'SignIn', 'SignIn'],
  ['SignIn, all granted', {}, 'ReadAllUsersGroups', 'SignIn'],
  ['all, nothing granted', readAll, null, 'Pending_ReadAllUsersGroups'],
  ['all, signing in granted', readAll, 'SignIn', 'Pending_ReadAllUsersGroups'],
  ['all, granted', readAll, 'ReadAllUsersGroups', 'ReadAllUsersGroups'],
])('the consent has the expected state when the tenant requests %s', async (_name, request, granted, expected) => {
  await add(request);
  if (granted) grants.set(domain, granted);
  expect(await state()).toBe(expected);
});

it('goes from request to consent; only the consent of its own organization opens the directory', async () => {
  await add();
  expect(await state()).toBe('Pending_SignIn');
  grants.set(domain, 'SignIn');
  expect(await state()).toBe('SignIn');
  await expect(search()).rejects.toThrow('400');
  // The tenant requests more; the organization has not consented yet.
  expect(await requestConsent()).toEqual({ Scheme: 'AAD', ConsentState: 'Pending_ReadAllUsersGroups' });
  await expect(search()).rejects.toThrow('400');
  grants.set('other.example.com', 'ReadAllUsersGroups');
  await expect(search()).rejects.toThrow('400');
  grants.set(domain, 'ReadAllUsersGroups');
  expect(await state()).toBe('ReadAllUsersGroups');
  expect(await search()).toMatchObject({ Results: { length: 5 } });
  // The organization withdraws its consent.
  grants.delete(domain);
  expect(await state()).toBe('Pending_ReadAllUsersGroups');
  await expect(search()).rejects.toThrow('400');
});

it('refuses a search if the tenant requested only sign-in, even if the organization grants all', async () => {
  await add();
  grants.set(domain, 'ReadAllUsersGroups');
  await expect(search()).rejects.toThrow('400');
});

it('sends one mail if the request asks for it, and none otherwise', async () => {
  await add({ ...recipient, DirectoryServiceSendConsent: false });
  expect(mail).toEqual([]);
  ownTenant = await createOwnTenant()({ server });
  await add({ ...recipient, ...readAll });
  const response = await server.send('POST', `/api/v1/Tenants/${ownTenant.tenant}/IdentityProviders`, {
    as: ownTenant.administrator,
    body: { ...addition, ...recipient, ...readAll },
  });
  expect(response.status).toBe(302);
  expect(mail).toEqual([
    {
      email: 'ada.marsh@northwind.example.com',
      givenName: 'Ada',
      surname: 'Marsh',
      organization: { providerId: aad, domain },
      consent: 'ReadAllUsersGroups',
    },
  ]);
});

it('returns 503 when the mail cannot be sent, and adds nothing', async () => {
  const id = 'addTenantIdentityProvider';
  const entry = contractOperations().get(id);
  if (!entry) throw new Error(`The contract has no operation ${id}.`);
  const { sendConsentRequest } = directory;
  directory.sendConsentRequest = () => Promise.reject(new DirectoryUnavailable('The mail server hangs up.'));
  try {
    const prepare = () => Promise.resolve(ownTenant);
    const test = {
      name: 'mail',
      status: 503,
      prepare,
      as: ownAdministrator,
      path: ownTenantPath(),
      body: { ...addition, ...recipient },
    };
    const { response, violations } = await runCase(id, entry, test, await newWorld(server));
    expect(`${response.status} ${response.text}`).toMatch(/^503 /);
    expect(response.text).not.toContain('hangs up');
    expect(violations).toEqual([]);
    recordStatus(id, 503);
  } finally {
    directory.sendConsentRequest = sendConsentRequest;
  }
  expect(await ownTenant.ok('GET', '/IdentityProviders')).toEqual([]);
  await add(recipient);
});

it('a provider that is no longer in the catalog is still listed, as not configured', async () => {
  await add();
  const { providers } = directory;
  directory.providers = () => Promise.resolve([]);
  try {
    const [provider] = (await ownTenant.ok('GET', '/IdentityProviders')) as readonly unknown[];
    expect(provider).toMatchObject({ Id: aad, IsConfigured: false });
    expect(await ownTenant.ok('GET', `/IdentityProviders/${aad}`)).toEqual(provider);
  } finally {
    directory.providers = providers;
  }
});

it('without automatic consent, the built-in directory grants nothing', async () => {
  const strict = await startTestServer({ AUTO_CONSENT: 'off' });
  try {
    ownTenant = await createOwnTenant(async (tenant) => {
      await tenant.ok('POST', '/IdentityProviders', addition);
      const request = await tenant.ok('POST', `/IdentityProviders/${aad}/Consent`, { Scheme: 'AAD' });
      expect(request).toEqual({ Scheme: 'AAD', ConsentState: 'Pending_ReadAllUsersGroups' });
    })({ server: strict });
  } finally {
    await strict.stop();
  }
});
