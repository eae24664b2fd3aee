// Shares, which give readers outside the hub access to virtual tables (docs/behavior/virtual-tables.md#shares).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { expectStatusAt, accessEntry, accessList, operatorsRole, roleIdsOf, otherUser } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { createShare, createTable, createSimpleDataView } from '../support/virtual-tables.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const noConfig = { globalMetastoreId: null, clientId: null, clientSecret: null, warehouseId: null };
const config = { globalMetastoreId: 'aws:us:1', clientId: 'reader', warehouseId: 'w1' };
const newShare = { name: 'Planning', type: 'DeltaSharing' };
const unknownNamespace = { path: { shareId: 'Share', namespaceId: 'nowhere' }, check: expectReason('nowhere') };

const shareCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { shareId: 'Share' },
  prepare: (world) => createShare(world, 'Share'),
  ...rest,
});

const notFoundCases = (rest: Rest = {}): readonly Case[] => [
  shareCase('an unknown share', 404, { ...rest, path: { shareId: 'Nowhere' }, check: expectReason('Nowhere') }),
  shareCase('an unknown namespace', 404, { ...rest, ...unknownNamespace }),
];

/** Creates the table Open, which all roles can read, and Hidden, which only the administrator can read. */
async function createTwoTables(world: World): Promise<void> {
  await createSimpleDataView(world);
  await createTable(world, 'Open');
  await createTable(world, 'Hidden');
  await world.ok('PUT', 'preview/virtualTables/Hidden/accesscontrol', accessList());
}

const tableIdsOf = (body: unknown) =>
  (body as { virtualTables: readonly { readonly id: string }[] }).virtualTables.map(({ id }) => id);
const expectIds =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(expected);
  };

const createThreeShares = async (world: World) => {
  await createShare(world, 'B');
  await world.ok('POST', 'preview/shares', { id: 'A', name: 'zeta', type: 'Snowflake' });
  await world.ok('POST', 'preview/shares', { id: 'C', name: 'alpha', type: 'Databricks', externalConfig: config });
};

/** Bodies that are invalid for creations and updates, with the member in the error. */
const invalidBodies: readonly (readonly [name: string, body: object, member: string])[] = [
  ['an invalid type', { ...newShare, type: 'Postgres' }, 'type'],
  ['no name', { type: 'Snowflake' }, 'name'],
  ['Databricks without a metastore', { ...newShare, type: 'Databricks' }, 'externalConfig.globalMetastoreId'],
  [
    'Databricks with a blank metastore',
    { ...newShare, type: 'Databricks', externalConfig: { globalMetastoreId: ' ' } },
    'externalConfig.globalMetastoreId',
  ],
  ['an unknown virtual table', { ...newShare, virtualTables: [{ id: 'Nowhere' }] }, 'virtualTables'],
];

export const shares: Cases<operations, typeof table, 'Shares'> = {
  listShares: [
    {
      name: 'returns the shares of the namespace',
      status: 200,
      prepare: createThreeShares,
      query: 'orderby=id',
      check: expectIds('A', 'B', 'C'),
    },
    { name: 'in the order of creation', status: 200, prepare: createThreeShares, check: expectIds('B', 'A', 'C') },
    {
      name: 'sorts by name in descending order',
      status: 200,
      prepare: createThreeShares,
      query: 'orderby=name desc',
      check: expectIds('A', 'B', 'C'),
    },
    {
      name: 'searches by type',
      status: 200,
      prepare: createThreeShares,
      query: 'query=type:snow*',
      check: expectIds('A'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThreeShares,
      query: 'orderby=id&skip=1&count=1',
      check: expectAll(expectIds('B'), ({ headers }) => expect(headers.get('total-count')).toBe('3')),
    },
    {
      name: 'returns only shares that the caller can read',
      status: 200,
      as: 'member',
      async prepare(world) {
        await createThreeShares(world);
        await world.ok('PUT', 'preview/shares/A/accesscontrol', accessList());
      },
      query: 'orderby=id',
      check: expectAll(expectIds('B', 'C'), ({ headers }) => expect(headers.get('total-count')).toBe('2')),
    },
    {
      name: 'an invalid field to sort by',
      status: 400,
      query: 'orderby=secret',
      check: expectErrorParameter('orderby'),
    },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],

  createShare: [
    {
      name: 'creates a share with tables and a secret that no response contains',
      status: 201,
      prepare: createTwoTables,
      body: {
        id: 'Share',
        name: 'Planning',
        type: 'databricks',
        virtualTables: [{ id: 'OPEN' }, { id: 'Hidden' }, { id: 'open' }],
        externalConfig: { ...config, clientSecret: 'hush-hush' },
      },
      check: expectAll(
        ({ body, text, headers }, world) => {
          expect(tableIdsOf(body)).toEqual(['Open', 'Hidden']);
          expect(body).toMatchObject({
            id: 'Share',
            name: 'Planning',
            type: 'Databricks',
            externalConfig: { ...config, clientSecret: null },
          });
          expect(text).not.toContain('hush');
          const { pathname } = new URL(headers.get('location') ?? '');
          expect(pathname).toBe(`/api/v1-preview/tenants/${world.tenant}/namespaces/${world.namespace}/shares/Share`);
        },
        async (_response, world) => {
          const scope = { tenant: world.tenant, namespace: world.namespace };
          const stored = await world.server.server.store.objects.get(scope, 'share', 'Share');
          expect(JSON.stringify(stored)).not.toContain('hush');
        },
      ),
    },
    {
      name: 'generates a missing id',
      status: 201,
      body: newShare,
      check: ({ body }) =>
        expect(body).toEqual({
          ...newShare,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          virtualTables: [],
          externalConfig: noConfig,
        }),
    },
    {
      name: 'an identifier that exists',
      status: 400,
      prepare: (world) => createShare(world, 'Share'),
      body: { ...newShare, id: 'SHARE' },
      check: expectErrorParameter('id'),
    },
    { name: 'an identifier with a slash', status: 400, body: { ...newShare, id: 'a/b' } },
    {
      name: 'a table that the caller cannot read counts as unknown',
      status: 400,
      as: 'contributor',
      prepare: createTwoTables,
      body: { ...newShare, id: 'Share', virtualTables: [{ id: 'Hidden' }] },
      check: expectAll(expectErrorParameter('virtualTables'), expectStatusAt('preview/shares/Share', 404)),
    },
    ...invalidBodies.map(([name, body]): Case => ({ name, status: 400, body })),
    { name: 'a member', status: 403, as: 'member', body: newShare, check: expectReason('Write') },
    {
      name: 'an unknown namespace',
      status: 404,
      body: newShare,
      path: { namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    },
  ],

  getShare: [
    shareCase('returns a share with the status of its tables', 200, {
      async prepare(world) {
        await createSimpleDataView(world);
        await createTable(world, 'Table');
        await createShare(world, 'Share', ['Table']);
      },
      check: ({ body }) =>
        expect(body).toEqual({
          id: 'Share',
          name: 'Share Share',
          type: 'DeltaSharing',
          virtualTables: [{ id: 'Table', name: 'Simple view', status: expect.stringMatching(/^[A-Z]/) }],
          externalConfig: noConfig,
        }),
    }),
    shareCase('leaves out default values', 200, {
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check: expectJson({
        id: 'Share',
        name: 'Share Share',
        type: 'DeltaSharing',
        virtualTables: [],
        externalConfig: {},
      }),
    }),
    shareCase('leaves out tables that the caller cannot read', 200, {
      as: 'member',
      async prepare(world) {
        await createTwoTables(world);
        await createShare(world, 'Share', ['Open', 'Hidden']);
      },
      check: ({ body }) => expect(tableIdsOf(body)).toEqual(['Open']),
    }),
    shareCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases(),
  ],

  updateShare: [
    shareCase('replaces everything but the secret', 200, {
      async prepare(world) {
        await createTwoTables(world);
        const body = { ...newShare, id: 'Share', virtualTables: [{ id: 'Open' }] };
        await world.ok('POST', 'preview/shares', { ...body, externalConfig: { ...config, clientSecret: 'old' } });
        const scope = { tenant: world.tenant, namespace: world.namespace };
        return (await world.server.server.store.objects.get(scope, 'share', 'Share'))?.body;
      },
      body: { name: 'Other', type: 'Snowflake', virtualTables: [{ id: 'Hidden' }] },
      check: expectAll(
        ({ body }) => {
          expect(tableIdsOf(body)).toEqual(['Hidden']);
          expect(body).toMatchObject({ name: 'Other', type: 'Snowflake', externalConfig: noConfig });
        },
        async (_response, world, before) => {
          const scope = { tenant: world.tenant, namespace: world.namespace };
          const after = (await world.server.server.store.objects.get(scope, 'share', 'Share'))?.body;
          const { secretHash } = before as { secretHash: string };
          expect(secretHash).toMatch(/^scrypt:/);
          expect(after).toMatchObject({ secretHash });
        },
      ),
    }),
    shareCase('accepts the body of a GET response', 200, {
      async prepare(world) {
        await createTwoTables(world);
        return createShare(world, 'Share', ['Open']);
      },
      body: (_world: World, fixture: unknown) => fixture,
      check: ({ body }, _world, fixture) =>
        expect(body).toMatchObject({ virtualTables: tableIdsOf(fixture).map((id) => ({ id })) }),
    }),
    shareCase('keeps tables that the caller cannot read', 200, {
      as: 'contributor',
      async prepare(world) {
        await createTwoTables(world);
        await createShare(world, 'Share', ['Open', 'Hidden']);
      },
      body: newShare,
      check: expectAll(
        ({ body }) => expect(tableIdsOf(body)).toEqual([]),
        async (_response, world) =>
          expect(tableIdsOf(await world.ok('GET', 'preview/shares/Share'))).toEqual(['Hidden']),
      ),
    }),
    shareCase('another identifier', 400, { body: { ...newShare, id: 'Other' }, check: expectErrorParameter('id') }),
    ...invalidBodies.map(([name, body]) => shareCase(name, 400, { body })),
    shareCase('a member', 403, { as: 'member', body: newShare, check: expectReason('Write') }),
    ...notFoundCases({ body: newShare }),
  ],

  deleteShare: [
    shareCase('deletes the share and keeps its tables', 204, {
      async prepare(world) {
        await createTwoTables(world);
        await createShare(world, 'Share', ['Open']);
      },
      check: expectAll(expectStatusAt('preview/shares/Share', 404), expectStatusAt('preview/virtualTables/Open', 200)),
    }),
    shareCase('a contributor', 403, { as: 'contributor', check: expectReason('Delete') }),
    shareCase('a caller with the right Delete', 204, {
      as: 'member',
      async prepare(world) {
        await createShare(world, 'Share');
        const { member } = await roleIdsOf(world);
        await world.ok(
          'PUT',
          'preview/shares/Share/accesscontrol',
          accessList(accessEntry(member, 4), accessEntry(operatorsRole, 1)),
        );
        await world.ok('PUT', 'preview/shares/Share/owner', { Type: 1, ObjectId: otherUser }).catch(() => undefined);
      },
    }),
    ...notFoundCases(),
  ],
};
