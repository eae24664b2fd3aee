// Helpers for cases of clients, secrets and identity providers.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import type { TestCaller } from '../../support/server.ts';

/** The id of no object. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

/** The id of no tenant. */
export const unknownTenant = '99999999-9999-4999-8999-999999999999';

type Json = Readonly<Record<string, unknown>>;

/** Sends a request below the tenant and returns its JSON body. Throws if the request fails. */
export async function requestInTenant(
  { server, tenant }: World,
  method: string,
  path: string,
  body?: unknown,
  as: TestCaller = 'administrator',
): Promise<unknown> {
  const options = { as, ...(body === undefined ? {} : { body }) };
  const response = await server.send(method, `/api/v1/Tenants/${tenant}${path}`, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** The response of creating a client. */
export interface CreatedClient {
  readonly Secret: string;
  readonly Id: number;
  readonly Client: Json & { readonly Id: string };
}

export const redirectUri = 'https://portal.example.com/signed-in';

/** Returns a preparation that creates a hybrid client. */
export const createHybridClient =
  (more: object = {}) =>
  async (world: World): Promise<CreatedClient> =>
    (await requestInTenant(world, 'POST', '/HybridClients', {
      Name: 'Portal',
      RedirectUris: [redirectUri],
      ...more,
    })) as CreatedClient;

/** Returns a preparation that creates a client credential client. */
export const createCredentialClient =
  (more: object | ((world: World) => object) = {}) =>
  async (world: World): Promise<CreatedClient> => {
    const body = { Name: 'Gauge', ...(typeof more === 'function' ? more(world) : more) };
    return (await requestInTenant(world, 'POST', '/ClientCredentialClients', body)) as CreatedClient;
  };

/** Returns the path of the client that `prepare` created. */
export const clientPath = (_world: World, fixture: unknown) => ({ clientId: (fixture as CreatedClient).Client.Id });

/** Requests a token with the secret of a client. */
export function requestToken({ server }: Pick<World, 'server'>, id: string, secret: string): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  return fetch(`${server.server.url}/identity/connect/token`, { method: 'POST', body });
}

/** Returns a token of a new client. */
export async function tokenOfClient(
  world: Pick<World, 'server'>,
  { Client, Secret }: CreatedClient,
): Promise<{ readonly token: string }> {
  const response = await requestToken(world, Client.Id, Secret);
  const { access_token } = (await response.json()) as { readonly access_token: string };
  return { token: access_token };
}

/** Expects a value of the header Total-Count. */
export const expectTotalCount =
  (count: number) =>
  ({ headers }: Pick<ReadResponse, 'headers'>): void => {
    expect(headers.get('total-count')).toBe(String(count));
  };

/** Expects a list whose items have these values of a member. */
export const expectListOf =
  (member: string, ...expected: readonly unknown[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly Json[]).map((item) => item[member])).toEqual(expected);
    expect(headers.get('total-count')).toBe(String(expected.length));
  };

/** Returns the cases of a tenant that is unknown or that the caller does not belong to. */
export const refusedTenantCases = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'an unknown tenant',
    status: 404,
    path: { clientId: unknownId, secretId: '1', tenantId: unknownTenant },
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    path: ({ server }: World) => ({ clientId: unknownId, secretId: '1', tenantId: server.otherTenant }),
  },
];
