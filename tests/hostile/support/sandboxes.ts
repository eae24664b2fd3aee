// Sandboxes for attacks on the control document: of many objects and events, of virtual tables, of clients with secrets.
import type { Sandbox } from '../../../server/control/sandboxes.ts';
import type { Target } from './target.ts';

export const sandboxesPath = '/control/v1/sandboxes';

/** A sandbox in which requests are those of its administrator. */
export interface AttackedSandbox {
  readonly id: string;
  /** The path of the sandbox in the control document. */
  readonly path: string;
  /** Sends a request below its tenant and returns the text of the response; throws if it fails. */
  send(method: string, path: string, body?: unknown): Promise<string>;
}

async function textOfSuccess(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text;
}

/** Creates a sandbox. */
export async function createSandbox(target: Target, seed: 'empty' | 'demo' = 'empty'): Promise<AttackedSandbox> {
  const created = await textOfSuccess(await target.send('POST', sandboxesPath, { seed }));
  const { id, tenantId, clientId, clientSecret = '' } = JSON.parse(created) as Sandbox;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const token = await textOfSuccess(await fetch(`${target.url}/identity/connect/token`, { method: 'POST', body }));
  const authorization = `Bearer ${(JSON.parse(token) as { access_token: string }).access_token}`;
  return {
    id,
    path: `${sandboxesPath}/${id}`,
    send: async (method, path, content) =>
      textOfSuccess(
        await fetch(`${target.url}/api/v1${path.startsWith('-preview') ? '' : `/Tenants/${tenantId}`}${path}`, {
          method,
          headers: { authorization, ...(content === undefined ? {} : { 'Content-Type': 'application/json' }) },
          ...(content === undefined ? {} : { body: JSON.stringify(content) }),
        }),
      ),
  };
}

/** Deletes all sandboxes but the default one and those to keep. */
export async function deleteSandboxes(target: Target, kept: readonly string[] = []): Promise<void> {
  const list = await textOfSuccess(await target.send('GET', `${sandboxesPath}?count=10000`));
  const ids = (JSON.parse(list) as Sandbox[]).map(({ id }) => id).filter((id) => ![...kept, 'default'].includes(id));
  await Promise.all(ids.map(async (id) => textOfSuccess(await target.send('DELETE', `${sandboxesPath}/${id}`))));
}

/** Runs work for the numbers below `count`, some of them at once. */
async function forEachNumber(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }).keys();
  const runNext = async () => {
    for (const number of numbers) await work(number);
  };
  await Promise.all(Array.from({ length: 20 }, runNext));
}

const namespace = '/Namespaces/sandbox';
const type = {
  Id: 'Level',
  SdsTypeCode: 1,
  Properties: [
    { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
    { Id: 'Value', SdsType: { SdsTypeCode: 14 } },
  ],
};

/** Fills a sandbox with streams and events. */
export async function fill({ send }: AttackedSandbox, streams: number, events: number): Promise<void> {
  const batch = 50_000;
  await send('POST', `${namespace}/Types/Level`, type);
  await forEachNumber(streams, (i) => send('POST', `${namespace}/Streams/Tank${i}`, { TypeId: 'Level' }));
  for (let from = 0; from < events; from += batch) {
    const list = Array.from({ length: Math.min(batch, events - from) }, (_, i) => ({
      Time: new Date((from + i) * 1_000),
      Value: Math.sin(from + i),
    }));
    await send('PUT', `${namespace}/Streams/Tank0/Data`, list);
  }
}

/** Adds virtual tables with a regular refresh to a filled sandbox. */
export async function addTables({ id, send }: AttackedSandbox, tables: number): Promise<void> {
  const view = {
    Id: 'Levels',
    Queries: [{ Id: 'q', Kind: 'Stream', Value: 'Id:Tank0' }],
    DataFieldSets: [{ QueryId: 'q', DataFields: [{ Source: 'PropertyId', Keys: ['Value'], Label: 'Value' }] }],
  };
  await send('POST', `${namespace}/DataViews/Levels`, view);
  const path = `-preview/tenants/${id}/namespaces/sandbox/virtualTables`;
  await forEachNumber(tables, (i) =>
    send('POST', path, {
      id: `Levels${i}`,
      dataViewId: 'Levels',
      startIndex: '1970-01-01T00:00:00Z',
      refreshInterval: '01:00:00',
    }),
  );
  await forEachNumber(tables, async (i) => {
    while (!(await send('GET', `${path}/Levels${i}/status`)).includes('"Ready"'));
  });
}

/** Adds clients with ten secrets each that expire in a year. */
export async function addClients({ send }: AttackedSandbox, clients: number): Promise<void> {
  const roles = JSON.parse(await send('GET', '/Roles')) as { Id: string; Name: string }[];
  const RoleIds = roles.filter(({ Name }) => Name === 'Tenant Member').map(({ Id }) => Id);
  const Expiration = new Date(Date.now() + 365 * 86_400_000).toISOString();
  await forEachNumber(clients, async (i) => {
    const body = { Name: `Client ${i}`, Enabled: true, RoleIds, SecretExpirationDate: Expiration };
    const { Client } = JSON.parse(await send('POST', '/ClientCredentialClients', body)) as { Client: { Id: string } };
    for (let n = 1; n < 10; n += 1)
      await send('POST', `/ClientCredentialClients/${Client.Id}/Secrets`, {
        Description: `${n}`,
        Expires: true,
        Expiration,
      });
  });
}
