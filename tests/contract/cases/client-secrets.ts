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

const date = '2999-03-02T00:00:00Z';
const past = '2020-03-02T00:00:00Z';

/** A kind of clients: how one is made, of what other kind there are, where they are, whether a client may read and delete its own secrets. */
interface Kind {
  readonly make: typeof createHybridClient;
  readonly other: typeof createHybridClient;
  readonly at: string;
  readonly self: boolean;
}
const hybrids: Kind = { make: createHybridClient, other: createCredentialClient, at: 'HybridClients', self: false };
const credentials: Kind = {
  make: createCredentialClient,
  other: createHybridClient,
  at: 'ClientCredentialClients',
  self: true,
};

const pathOf =
  (secretId: string | number = 1) =>
  (_world: World, fixture: unknown) => ({ clientId: (fixture as CreatedClient).Client.Id, secretId: String(secretId) });
const own = (world: World, fixture: unknown) => tokenOfClient(world, fixture as CreatedClient);
const secretsOf = ({ at }: Kind, fixture: unknown) => `/${at}/${(fixture as CreatedClient).Client.Id}/Secrets`;

/** Cases of who may do what to the secrets of a client, and of clients and secrets that there are not. */
function guarded({ make, other, self }: Kind, rest: Partial<Case>, selfMay = self): readonly Case[] {
  return [
    ...(selfMay ? [] : [{ ...rest, name: 'the client itself', status: 403, prepare: make(), as: own, path: pathOf() }]),
    { ...rest, name: 'another client', status: 403, prepare: make(), as: 'contributor', path: pathOf() },
    { ...rest, name: 'an unknown client', status: 404, path: { clientId: unknownId, secretId: '1' } },
    { ...rest, name: 'a client of another kind', status: 404, prepare: other(), path: pathOf() },
    ...refusedTenantCases(rest),
  ];
}
const unknownSecrets = ({ make }: Kind, rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'an unknown secret',
    status: 404,
    prepare: make(),
    path: pathOf(2),
    check: expectDynamicProperty('Id'),
  },
  {
    ...rest,
    name: 'a secret that is not a number',
    status: 400,
    prepare: make(),
    path: pathOf('first'),
    check: expectDynamicProperty('secretId'),
  },
];

const lists = (kind: Kind): readonly Case[] => [
  {
    name: 'returns secrets in the order of creation, without values',
    status: 200,
    prepare: async (world) => {
      const made = await kind.make({ SecretDescription: 'First' })(world);
      const second = await requestInTenant(world, 'POST', secretsOf(kind, made), {
        Description: 'Second',
        Expiration: date,
      });
      return { ...made, second };
    },
    ...(kind.self ? { as: own } : {}),
    path: pathOf(),
    check({ body, text, headers }, _world, fixture) {
      expect(body).toEqual([
        { Id: 1, Description: 'First', Expiration: null, Expires: false },
        { Id: 2, Description: 'Second', Expiration: date, Expires: true },
      ]);
      expect(headers.get('total-count')).toBe('2');
      const { Secret, second } = fixture as CreatedClient & { readonly second: { readonly Secret: string } };
      for (const value of [Secret, second.Secret, 'sha256']) expect(text).not.toContain(value);
    },
  },
  {
    name: 'returns a page without null members',
    status: 200,
    prepare: kind.make(),
    path: pathOf(),
    query: 'skip=0&count=1',
    headers: { 'Accept-Verbosity': 'non-verbose' },
    check: ({ body }) => expect(body).toEqual([{ Id: 1, Expires: false }]),
  },
  {
    name: 'a negative count',
    status: 400,
    prepare: kind.make(),
    path: pathOf(),
    query: 'count=-1',
    check: expectDynamicProperty('count'),
  },
  ...guarded(kind, {}),
];

const creations = (kind: Kind): readonly Case[] => {
  const made = (name: string, body: object, expected: object): Case => ({
    name,
    status: 201,
    prepare: kind.make(),
    path: pathOf(),
    body,
    check: expectMembers({ Id: 2, ...expected }),
  });
  const refused = (name: string, body: unknown, member = 'Expiration'): Case => ({
    name,
    status: 400,
    prepare: kind.make(),
    path: pathOf(),
    body,
    async check(response, world, fixture) {
      expectDynamicProperty(member)(response);
      expect(await requestInTenant(world, 'GET', secretsOf(kind, fixture))).toHaveLength(1);
    },
  });
  return [
    {
      name: 'both secrets get tokens; after the first is deleted, only the second does',
      status: 201,
      prepare: kind.make(),
      path: pathOf(),
      body: { Description: 'Second', Expiration: date, Expires: true },
      async check({ body }, world, fixture) {
        const { Client, Secret } = fixture as CreatedClient;
        const second = (body as { readonly Secret: string }).Secret;
        expect(body).toEqual({
          Id: 2,
          Description: 'Second',
          Expiration: date,
          Expires: true,
          Secret: expect.any(String),
        });
        const statuses = async () =>
          Promise.all([Secret, second].map(async (value) => (await requestToken(world, Client.Id, value)).status));
        expect(await statuses()).toEqual([200, 200]);
        await requestInTenant(world, 'DELETE', `${secretsOf(kind, fixture)}/1`);
        expect(await statuses()).toEqual([400, 200]);
      },
    },
    made('a date without Expires', { Expiration: date }, { Expires: true, Expiration: date }),
    made('a date with a null Expires', { Expires: null, Expiration: date }, { Expires: true, Expiration: date }),
    made('Expires false', { Expires: false }, { Expires: false, Expiration: null, Description: null }),
    made('Expires false with a null date', { Expires: false, Expiration: null }, { Expires: false, Expiration: null }),
    refused('Expires true without a date', { Expires: true }),
    refused('an empty body', {}),
    refused('Expires false with a date', { Expires: false, Expiration: date }),
    refused('a date in the past', { Expiration: past }),
    refused('an invalid date', { Expiration: 'soon' }),
    refused('a description of 257 characters', { Expires: false, Description: 'x'.repeat(257) }, 'Description'),
    {
      name: 'an eleventh secret',
      status: 400,
      prepare: async (world) => {
        const made = await kind.make()(world);
        for (let count = 1; count < 10; count += 1)
          await requestInTenant(world, 'POST', secretsOf(kind, made), { Expires: false });
        return made;
      },
      path: pathOf(),
      body: { Expires: false },
      check: expectDynamicProperty('Secrets'),
    },
    ...guarded(kind, { body: { Expires: false } }, false),
  ];
};

const reads = (kind: Kind): readonly Case[] => [
  {
    name: 'returns a secret without its value',
    status: 200,
    prepare: kind.make({ SecretDescription: 'First', SecretExpirationDate: date }),
    ...(kind.self ? { as: own } : {}),
    path: pathOf(),
    check({ body, text }, _world, fixture) {
      expect(body).toEqual({ Id: 1, Description: 'First', Expiration: date, Expires: true });
      expect(text).not.toContain((fixture as CreatedClient).Secret);
    },
  },
  {
    name: 'leaves out null members',
    status: 200,
    prepare: kind.make(),
    path: pathOf(),
    headers: { 'Accept-Verbosity': 'non-verbose' },
    check: ({ body }) => expect(body).toEqual({ Id: 1, Expires: false }),
  },
  ...unknownSecrets(kind),
  ...guarded(kind, {}),
];

const changes = (kind: Kind): readonly Case[] => {
  const ending = kind.make({ SecretDescription: 'First', SecretExpirationDate: date });
  const endless = kind.make({ SecretDescription: 'First' });
  const changed = (name: string, prepare: typeof ending, body: object, expected: object): Case => ({
    name,
    status: 200,
    prepare,
    path: pathOf(),
    body,
    async check(response, world, made) {
      expect(response.body).toEqual({ Id: 1, Description: 'First', Expiration: date, Expires: true, ...expected });
      const { Client, Secret } = made as CreatedClient;
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
    },
  });
  const refused = (name: string, prepare: typeof ending, body: unknown, member = 'Expiration'): Case => ({
    name,
    status: 400,
    prepare,
    path: pathOf(),
    body,
    check: expectDynamicProperty(member),
  });
  return [
    changed('its description', ending, { Description: 'Other' }, { Description: 'Other' }),
    changed('nothing', ending, { Description: null, Expiration: null, Expires: null }, {}),
    changed('a later expiry', ending, { Expiration: '2999-04-01T00:00:00Z' }, { Expiration: '2999-04-01T00:00:00Z' }),
    changed('an expiry for a secret without one', endless, { Expiration: date }, {}),
    changed('removes the expiry', ending, { Expires: false }, { Expiration: null, Expires: false }),
    changed('Expires true on a secret that expires', ending, { Expires: true }, {}),
    refused('Expires true on a secret without a date', endless, { Expires: true }),
    refused('Expires false with a date', ending, { Expires: false, Expiration: date }),
    refused('a date in the past', ending, { Expiration: past }),
    refused('a description of 257 characters', ending, { Description: 'x'.repeat(257) }, 'Description'),
    ...unknownSecrets(kind, { body: {} }),
    ...guarded(kind, { body: {} }, false),
  ];
};

const removals = (kind: Kind): readonly Case[] => [
  {
    name: 'deletes the last secret: the client gets no token, and the id is not reused',
    status: 204,
    prepare: kind.make(),
    ...(kind.self ? { as: own } : {}),
    path: pathOf(),
    async check(_response, world, fixture) {
      const { Client, Secret } = fixture as CreatedClient;
      expect(await requestInTenant(world, 'GET', secretsOf(kind, fixture))).toEqual([]);
      expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
      expect(await requestInTenant(world, 'POST', secretsOf(kind, fixture), { Expires: false })).toMatchObject({
        Id: 2,
      });
    },
  },
  ...unknownSecrets(kind),
  ...guarded(kind, {}),
];

const requirementOf = (fixture: unknown) => `/HybridClients/${(fixture as CreatedClient).Client.Id}/SecretRequirement`;
const madePublic = async (world: World) => {
  const made = await createHybridClient()(world);
  await requestInTenant(world, 'PUT', requirementOf(made), { SecretRequired: false });
  return made;
};
const requirements: readonly Case[] = [
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
    prepare: madePublic,
    path: pathOf(),
    check: expectMembers({ SecretRequired: false }),
  },
  ...guarded(hybrids, {}),
];
const requirementChanges: readonly Case[] = [
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
      expect(await requestInTenant(world, 'GET', requirementOf(fixture))).toEqual({ SecretRequired: false });
    },
  },
  {
    name: 'a client that requires a secret again gets tokens by it',
    status: 200,
    prepare: madePublic,
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
  ...guarded(hybrids, { body: { SecretRequired: true } }),
];

export const clientSecrets: Cases<operations, typeof table, 'ClientSecrets'> = {
  listHybridClientSecrets: lists(hybrids),
  createHybridClientSecret: creations(hybrids),
  getHybridClientSecret: reads(hybrids),
  updateHybridClientSecret: changes(hybrids),
  deleteHybridClientSecret: removals(hybrids),
  getHybridClientSecretRequirement: requirements,
  replaceHybridClientSecretRequirement: requirementChanges,
  listClientCredentialClientSecrets: lists(credentials),
  createClientCredentialClientSecret: creations(credentials),
  getClientCredentialClientSecret: reads(credentials),
  updateClientCredentialClientSecret: changes(credentials),
  deleteClientCredentialClientSecret: removals(credentials),
};
