// The secrets of clients of both kinds (docs/behavior/signing-in.md#secrets-of-clients).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  requestToken,
  createCredentialClient,
  createHybridClient,
  requestInTenant,
  unknownId,
  refusedTenantCases,
  tokenOfClient,
  type CreatedClient,
} from '../support/identity-clients.ts';

const futureDate = '2999-03-02T00:00:00Z';
const pastDate = '2020-03-02T00:00:00Z';

interface Kind {
  readonly create: typeof createHybridClient;
  /** Creates a client of another kind. */
  readonly createOther: typeof createHybridClient;
  /** The name of the collection in paths. */
  readonly collection: string;
  /** Whether a client can read and delete its own secrets. */
  readonly canAccessOwn: boolean;
}
const hybrid: Kind = {
  create: createHybridClient,
  createOther: createCredentialClient,
  collection: 'HybridClients',
  canAccessOwn: false,
};
const credential: Kind = {
  create: createCredentialClient,
  createOther: createHybridClient,
  collection: 'ClientCredentialClients',
  canAccessOwn: true,
};

const pathOf =
  (secretId: string | number = 1) =>
  (_world: World, fixture: unknown) => ({ clientId: (fixture as CreatedClient).Client.Id, secretId: String(secretId) });
const asClient = (world: World, fixture: unknown) => tokenOfClient(world, fixture as CreatedClient);
const secretsPath = ({ collection }: Kind, fixture: unknown) =>
  `/${collection}/${(fixture as CreatedClient).Client.Id}/Secrets`;

/** Returns the cases of forbidden callers and unknown clients. */
function refusedCases(
  { create, createOther, canAccessOwn }: Kind,
  rest: Partial<Case>,
  isClientAllowed = canAccessOwn,
): readonly Case[] {
  return [
    ...(isClientAllowed
      ? []
      : [{ ...rest, name: 'the client itself', status: 403, prepare: create(), as: asClient, path: pathOf() }]),
    { ...rest, name: 'another client', status: 403, prepare: create(), as: 'contributor', path: pathOf() },
    { ...rest, name: 'an unknown client', status: 404, path: { clientId: unknownId, secretId: '1' } },
    { ...rest, name: 'a client of another kind', status: 404, prepare: createOther(), path: pathOf() },
    ...refusedTenantCases(rest),
  ];
}
const invalidIdCases = ({ create }: Kind, rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'an unknown secret',
    status: 404,
    prepare: create(),
    path: pathOf(2),
    check: expectDynamicProperty('Id'),
  },
  {
    ...rest,
    name: 'a secret that is not a number',
    status: 400,
    prepare: create(),
    path: pathOf('first'),
    check: expectDynamicProperty('secretId'),
  },
];

const listCases = (kind: Kind): readonly Case[] => [
  {
    name: 'returns secrets in the order of creation, without values',
    status: 200,
    prepare: async (world) => {
      const created = await kind.create({ SecretDescription: 'First' })(world);
      const second = await requestInTenant(world, 'POST', secretsPath(kind, created), {
        Description: 'Second',
        Expiration: futureDate,
      });
      return { ...created, second };
    },
    ...(kind.canAccessOwn ? { as: asClient } : {}),
    path: pathOf(),
    check({ body, text, headers }, _world, fixture) {
      expect(body).toEqual([
        { Id: 1, Description: 'First', Expiration: null, Expires: false },
        { Id: 2, Description: 'Second', Expiration: futureDate, Expires: true },
      ]);
      expect(headers.get('total-count')).toBe('2');
      const { Secret, second } = fixture as CreatedClient & { readonly second: { readonly Secret: string } };
      for (const value of [Secret, second.Secret, 'sha256']) expect(text).not.toContain(value);
    },
  },
  {
    name: 'returns a page without null members',
    status: 200,
    prepare: kind.create(),
    path: pathOf(),
    query: 'skip=0&count=1',
    headers: { 'Accept-Verbosity': 'non-verbose' },
    check: ({ body }) => expect(body).toEqual([{ Id: 1, Expires: false }]),
  },
  {
    name: 'a negative count',
    status: 400,
    prepare: kind.create(),
    path: pathOf(),
    query: 'count=-1',
    check: expectDynamicProperty('count'),
  },
  ...refusedCases(kind, {}),
];

const createCases = (kind: Kind): readonly Case[] => {
  const createdCase = (name: string, body: object, expected: object): Case => ({
    name,
    status: 201,
    prepare: kind.create(),
    path: pathOf(),
    body,
    check: expectMembers({ Id: 2, ...expected }),
  });
  const refusedCase = (name: string, body: unknown, member = 'Expiration'): Case => ({
    name,
    status: 400,
    prepare: kind.create(),
    path: pathOf(),
    body,
    async check(response, world, fixture) {
      expectDynamicProperty(member)(response);
      expect(await requestInTenant(world, 'GET', secretsPath(kind, fixture))).toHaveLength(1);
    },
  });
  return [
    {
      name: 'both secrets get tokens; after the first is deleted, only the second does',
      status: 201,
      prepare: kind.create(),
      path: pathOf(),
      body: { Description: 'Second', Expiration: futureDate, Expires: true },
      async check({ body }, world, fixture) {
        const { Client, Secret } = fixture as CreatedClient;
        const second = (body as { readonly Secret: string }).Secret;
        expect(body).toEqual({
          Id: 2,
          Description: 'Second',
          Expiration: futureDate,
          Expires: true,
          Secret: expect.any(String),
        });
        const statuses = async () =>
          Promise.all([Secret, second].map(async (value) => (await requestToken(world, Client.Id, value)).status));
        expect(await statuses()).toEqual([200, 200]);
        await requestInTenant(world, 'DELETE', `${secretsPath(kind, fixture)}/1`);
        expect(await statuses()).toEqual([400, 200]);
      },
    },
    createdCase('a date without Expires', { Expiration: futureDate }, { Expires: true, Expiration: futureDate }),
    createdCase(
      'a date with a null Expires',
      { Expires: null, Expiration: futureDate },
      { Expires: true, Expiration: futureDate },
    ),
    createdCase('Expires false', { Expires: false }, { Expires: false, Expiration: null, Description: null }),
    createdCase(
      'Expires false with a null date',
      { Expires: false, Expiration: null },
      { Expires: false, Expiration: null },
    ),
    refusedCase('Expires true without a date', { Expires: true }),
    refusedCase('an empty body', {}),
    refusedCase('Expires false with a date', { Expires: false, Expiration: futureDate }),
    refusedCase('a date in the past', { Expiration: pastDate }),
    refusedCase('an invalid date', { Expiration: 'soon' }),
    refusedCase('a description of 257 characters', { Expires: false, Description: 'x'.repeat(257) }, 'Description'),
    {
      name: 'an eleventh secret',
      status: 400,
      prepare: async (world) => {
        const created = await kind.create()(world);
        for (let count = 1; count < 10; count += 1)
          await requestInTenant(world, 'POST', secretsPath(kind, created), { Expires: false });
        return created;
      },
      path: pathOf(),
      body: { Expires: false },
      check: expectDynamicProperty('Secrets'),
    },
    ...refusedCases(kind, { body: { Expires: false } }, false),
  ];
};

const getCases = (kind: Kind): readonly Case[] => [
  {
    name: 'returns a secret without its value',
    status: 200,
    prepare: kind.create({ SecretDescription: 'First', SecretExpirationDate: futureDate }),
    ...(kind.canAccessOwn ? { as: asClient } : {}),
    path: pathOf(),
    check({ body, text }, _world, fixture) {
      expect(body).toEqual({ Id: 1, Description: 'First', Expiration: futureDate, Expires: true });
      expect(text).not.toContain((fixture as CreatedClient).Secret);
    },
  },
  {
    name: 'leaves out null members',
    status: 200,
    prepare: kind.create(),
    path: pathOf(),
    headers: { 'Accept-Verbosity': 'non-verbose' },
    check: ({ body }) => expect(body).toEqual({ Id: 1, Expires: false }),
  },
  ...invalidIdCases(kind),
  ...refusedCases(kind, {}),
];

const updateCases = (kind: Kind): readonly Case[] => {
  const expiringClient = kind.create({ SecretDescription: 'First', SecretExpirationDate: futureDate });
  const nonExpiringClient = kind.create({ SecretDescription: 'First' });
  const changedCase = (name: string, prepare: typeof expiringClient, body: object, expected: object): Case => ({
    name,
    status: 200,
    prepare,
    path: pathOf(),
    body,
    async check(response, world, fixture) {
      expect(response.body).toEqual({
        Id: 1,
        Description: 'First',
        Expiration: futureDate,
        Expires: true,
        ...expected,
      });
      const { Client, Secret } = fixture as CreatedClient;
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
    },
  });
  const refusedCase = (name: string, prepare: typeof expiringClient, body: unknown, member = 'Expiration'): Case => ({
    name,
    status: 400,
    prepare,
    path: pathOf(),
    body,
    check: expectDynamicProperty(member),
  });
  return [
    changedCase('changes the description', expiringClient, { Description: 'Other' }, { Description: 'Other' }),
    changedCase(
      'null members change nothing',
      expiringClient,
      { Description: null, Expiration: null, Expires: null },
      {},
    ),
    changedCase(
      'changes the expiry',
      expiringClient,
      { Expiration: '2999-04-01T00:00:00Z' },
      { Expiration: '2999-04-01T00:00:00Z' },
    ),
    changedCase('adds an expiry', nonExpiringClient, { Expiration: futureDate }, {}),
    changedCase('removes the expiry', expiringClient, { Expires: false }, { Expiration: null, Expires: false }),
    changedCase('Expires true on a secret that expires', expiringClient, { Expires: true }, {}),
    refusedCase('Expires true on a secret without a date', nonExpiringClient, { Expires: true }),
    refusedCase('Expires false with a date', expiringClient, { Expires: false, Expiration: futureDate }),
    refusedCase('a date in the past', expiringClient, { Expiration: pastDate }),
    refusedCase('a description of 257 characters', expiringClient, { Description: 'x'.repeat(257) }, 'Description'),
    ...invalidIdCases(kind, { body: {} }),
    ...refusedCases(kind, { body: {} }, false),
  ];
};

const deleteCases = (kind: Kind): readonly Case[] => [
  {
    name: 'deletes the last secret: the client gets no token, and the id is not reused',
    status: 204,
    prepare: kind.create(),
    ...(kind.canAccessOwn ? { as: asClient } : {}),
    path: pathOf(),
    async check(_response, world, fixture) {
      const { Client, Secret } = fixture as CreatedClient;
      expect(await requestInTenant(world, 'GET', secretsPath(kind, fixture))).toEqual([]);
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
      expect(await requestInTenant(world, 'POST', secretsPath(kind, fixture), { Expires: false })).toMatchObject({
        Id: 2,
      });
    },
  },
  ...invalidIdCases(kind),
  ...refusedCases(kind, {}),
];

const requirementPath = (fixture: unknown) =>
  `/HybridClients/${(fixture as CreatedClient).Client.Id}/SecretRequirement`;
const createPublicClient = async (world: World) => {
  const created = await createHybridClient()(world);
  await requestInTenant(world, 'PUT', requirementPath(created), { SecretRequired: false });
  return created;
};
const getRequirementCases: readonly Case[] = [
  {
    name: 'a new client requires a secret',
    status: 200,
    prepare: createHybridClient(),
    path: pathOf(),
    check: expectMembers({ SecretRequired: true }),
  },
  {
    name: 'a public client does not require a secret',
    status: 200,
    prepare: createPublicClient,
    path: pathOf(),
    check: expectMembers({ SecretRequired: false }),
  },
  ...refusedCases(hybrid, {}),
];
const replaceRequirementCases: readonly Case[] = [
  {
    name: 'a client that becomes public gets no token by its secret',
    status: 200,
    prepare: createHybridClient(),
    path: pathOf(),
    body: { SecretRequired: false },
    async check(response, world, fixture) {
      expectMembers({ SecretRequired: false })(response);
      const { Client, Secret } = fixture as CreatedClient;
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
      expect(await requestInTenant(world, 'GET', requirementPath(fixture))).toEqual({ SecretRequired: false });
    },
  },
  {
    name: 'a client that requires a secret again gets tokens by it',
    status: 200,
    prepare: createPublicClient,
    path: pathOf(),
    body: { SecretRequired: true },
    async check(_response, world, fixture) {
      const { Client, Secret } = fixture as CreatedClient;
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
    },
  },
  {
    name: 'a body without SecretRequired',
    status: 400,
    prepare: createHybridClient(),
    path: pathOf(),
    body: {},
    check: expectDynamicProperty('SecretRequired'),
  },
  ...refusedCases(hybrid, { body: { SecretRequired: true } }),
];

export const clientSecrets: Cases<operations, typeof table, 'ClientSecrets'> = {
  listHybridClientSecrets: listCases(hybrid),
  createHybridClientSecret: createCases(hybrid),
  getHybridClientSecret: getCases(hybrid),
  updateHybridClientSecret: updateCases(hybrid),
  deleteHybridClientSecret: deleteCases(hybrid),
  getHybridClientSecretRequirement: getRequirementCases,
  replaceHybridClientSecretRequirement: replaceRequirementCases,
  listClientCredentialClientSecrets: listCases(credential),
  createClientCredentialClientSecret: createCases(credential),
  getClientCredentialClientSecret: getCases(credential),
  updateClientCredentialClientSecret: updateCases(credential),
  deleteClientCredentialClientSecret: deleteCases(credential),
};
