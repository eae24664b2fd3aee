// The demo seed: the tenant, types, streams and events of a new store. Types, streams and events are created through the API.
import { createTenant } from './tenant.ts';
import { dailyWeather, hourlyWeather } from './weather.ts';
import { catalog } from '../identity-providers/providers.ts';
import { newProviderUse } from '../domain/identity/providers.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import { clientDirectory } from '../identity/clients/client-directory.ts';
import { countAllClients, findClientLocation } from '../identity/clients/stored-clients.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import type { TenantTime } from '../runtime/clock.ts';
import type { Store } from '../store/ports/store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** The mark of a complete seed. */
    seed: object;
  }
}

export const demo = {
  tenant: '11111111-1111-4111-8111-111111111111',
  namespace: 'demo',
  client: '22222222-2222-4222-8222-222222222222',
  secret: 'demo-secret',
} as const;

const DOUBLE = 14;
const STRING = 18;
const DATE_TIME = 16;
const property = (Id: string, code: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode: code }, ...more });

const types = [
  {
    Id: 'HourlyWeather',
    Name: 'Hourly weather',
    SdsTypeCode: 1,
    Properties: [
      property('Time', DATE_TIME, { IsKey: true }),
      property('Temperature', DOUBLE, { Uom: 'degree Celsius' }),
      property('Pressure', DOUBLE),
      property('Wind', DOUBLE, { Uom: 'meter per second' }),
    ],
  },
  {
    Id: 'DailyWeather',
    Name: 'Daily weather',
    SdsTypeCode: 1,
    Properties: [
      property('Day', DATE_TIME, { IsKey: true }),
      property('Precipitation', DOUBLE, { Uom: 'millimeter' }),
      property('TemperatureMax', DOUBLE, { Uom: 'degree Celsius' }),
      property('TemperatureMin', DOUBLE, { Uom: 'degree Celsius' }),
      property('Wind', DOUBLE, { Uom: 'meter per second' }),
      property('Weather', STRING),
    ],
  },
];
const streams = [
  {
    Id: 'SeattleHourly',
    Name: 'Seattle, hourly',
    Description: 'Normals of temperature, pressure and wind',
    TypeId: 'HourlyWeather',
    read: hourlyWeather,
  },
  {
    Id: 'SeattleDaily',
    Name: 'Seattle, daily',
    Description: 'Observed rain, temperature and wind, 2012 to 2015',
    TypeId: 'DailyWeather',
    read: dailyWeather,
  },
];

/** Adds the identity providers of the built-in catalog to a tenant, so that users can be created at once; existing ones stay. */
export async function addDemoProviders(
  { objects }: Pick<Store, 'objects'>,
  created: string,
  tenant: string = demo.tenant,
): Promise<void> {
  for (const provider of catalog) {
    const body = newProviderUse(provider, { DirectoryServiceTenant: 'example.com' });
    const object = { id: provider.Id, body, owner: null, acl: null, created, modified: created };
    await objects.create(tenantScope(tenant), 'identityProvider', object);
  }
}

/** The mark of a complete seed. It is stored last: without it, the server continues the seed at its next start. */
const seedMark = { scope: { tenant: '', namespace: '' }, kind: 'seed', id: 'demo' } as const;

/** Returns whether the store is empty, or has an incomplete seed. */
export async function shouldSeed({ objects }: Store): Promise<boolean> {
  if (await objects.get(seedMark.scope, seedMark.kind, seedMark.id)) return false;
  if (await findClientLocation(objects, demo.client)) return true;
  return (await countAllClients(objects)) === 0;
}

/** Returns whether the demo client can get a token: it exists, is enabled, and still has its well-known secret. */
export async function isDemoClientUsable(store: Store, now: TenantTime): Promise<boolean> {
  const client = await clientDirectory(store, now).find(demo.client);
  return client?.isEnabled === true && client.verifySecret(demo.secret);
}

/** Creates the demo tenant, its client, its identity providers, two types and two streams with events; `url` is the URL of the server. */
export async function seedDemo(store: Store, url: string, created: string): Promise<void> {
  const clients = [
    { id: demo.client, name: 'Demo client', secret: demo.secret, roles: ['administrator', 'member'] as const },
  ];
  if (!(await findClientLocation(store.objects, demo.client))) {
    await createTenant(store, { id: demo.tenant, name: 'Demo', namespace: demo.namespace, clients, created });
  }
  await addDemoProviders(store, created);
  await addDemoData(url, demo);
  const { scope, id, kind } = seedMark;
  await store.objects.create(scope, kind, { id, body: {}, owner: null, acl: null, created, modified: created });
}

/** A namespace, and a client that can write to it. */
export interface SeededNamespace {
  readonly tenant: string;
  readonly namespace: string;
  readonly client: string;
  readonly secret: string;
}

/** Creates the types, streams and events of the demo tenant in a namespace, through the server at a URL. */
export async function addDemoData(
  url: string,
  { tenant, namespace, ...client }: SeededNamespace,
  cancellation?: Pick<CancellationToken, 'throwIfCanceled'>,
): Promise<void> {
  const token = await requestToken(url, client);
  const base = `${url}/api/v1/Tenants/${tenant}/Namespaces/${namespace}`;
  const send = async (method: string, path: string, body: unknown) => {
    cancellation?.throwIfCanceled();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok)
      throw new Error(`The demo seed could not ${method} ${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  for (const type of types) await send('POST', `/Types/${type.Id}`, type);
  for (const { read, ...stream } of streams) {
    await send('POST', `/Streams/${stream.Id}`, stream);
    await send('PUT', `/Streams/${stream.Id}/Data`, await read());
  }
}

async function requestToken(
  url: string,
  { client, secret }: Pick<SeededNamespace, 'client' | 'secret'>,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: secret,
  });
  const response = await fetch(`${url}/identity/connect/token`, { method: 'POST', body });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`The client '${client}' got no token: ${response.status}`);
  return access_token;
}
