// What has to exist before anybody can call: a tenant with its built-in roles, a namespace, a client with a secret.
import { randomUUID } from 'node:crypto';
import { defaultLists } from '../domain/access/default-lists.ts';
import { clientScope, type ClientBody } from '../http/stored-clients.ts';
import type { TenantBody } from '../http/tenants.ts';
import { hashSecret } from '../openid/secrets.ts';
import type { Store } from '../store/ports/store.ts';

/** Ids of the types of the built-in roles, the same in every tenant (reference 6, 2.2). */
const roleTypes = {
  administrator: '2dc742ab-39ea-4fc0-a39e-2bcb71c26a5f',
  contributor: 'f1439595-e5a2-487f-8a4f-0627fefe75df',
  member: '7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977',
} as const;
export type BuiltInRole = keyof typeof roleTypes;

export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  readonly clients: readonly {
    readonly id: string;
    readonly name: string;
    readonly secret: string;
    readonly roles: readonly BuiltInRole[];
  }[];
  /** ISO text. */
  readonly created: string;
}

/** Makes a tenant with its roles, one namespace and its clients. */
export async function createTenant(store: Store, { id, name, namespace, clients, created }: NewTenant): Promise<void> {
  const roles = { administrator: randomUUID(), contributor: randomUUID(), member: randomUUID() };
  const { namespace: acl } = defaultLists(roles, id);
  const scope = { tenant: id, namespace: '' };
  const dates = { created, modified: created };
  const tenant: TenantBody = { Id: id, Name: name, CreatedDate: created, roles };
  await store.transaction(async ({ objects }) => {
    await objects.create(scope, 'tenant', { id, body: tenant, owner: null, acl, ...dates });
    await objects.create(scope, 'namespace', { id: namespace, body: { Id: namespace }, owner: null, acl, ...dates });
    for (const client of clients) {
      const body: ClientBody = {
        Id: client.id,
        Name: client.name,
        Enabled: true,
        AccessTokenLifetime: 3600,
        tenantId: id,
        roleIds: client.roles.map((role) => roles[role]),
        roleTypeIds: client.roles.map((role) => roleTypes[role]),
        secrets: [{ hash: hashSecret(client.secret), expires: null }],
      };
      await objects.create(clientScope, 'client', { id: client.id, body, owner: null, acl: null, ...dates });
    }
  });
}
