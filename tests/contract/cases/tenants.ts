// The tenant of the caller, and its namespaces.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectMembers, expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import { nonVerbose } from '../support/streams.ts';

const unknownTenant = { path: { tenantId: '6e1a4b53-3a3f-4f59-b8fd-3a3a3a3a3a3a' }, check: expectReason('6e1a4b53') };

/** Sends a request about another namespace of the world's tenant. */
const sendTo = (world: World, method: string, name: string, body?: unknown) =>
  world.server.send(method, `/api/v1/Tenants/${world.tenant}/Namespaces/${name}`, body === undefined ? {} : { body });

/** Returns a preparation that creates a namespace, in place of one from another case. */
const createNamespace = (name: string, body: object) => async (world: World) => {
  await sendTo(world, 'DELETE', name);
  expect((await sendTo(world, 'PUT', name, body)).status).toBe(201);
};
const deleteNamespace = (name: string) => (world: World) => sendTo(world, 'DELETE', name);

export const tenants: Cases<operations, typeof table, 'Tenants'> = {
  getTenant: [
    {
      name: 'returns all members',
      status: 200,
      as: 'member',
      check: ({ body }, { tenant }) =>
        expect(body).toMatchObject({ Id: tenant, Name: 'Northwind Utilities', Description: null }),
    },
    {
      name: 'leaves out missing members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Description'),
    },
    { name: 'an unknown tenant', status: 404, ...unknownTenant },
  ],
  listNamespaces: [
    {
      name: 'returns the namespaces of the tenant',
      status: 200,
      as: 'member',
      query: 'count=10000',
      check: ({ body }, { namespace }) => expect(body).toContainEqual(expect.objectContaining({ Id: namespace })),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      query: 'skip=0&count=1',
      check({ body, headers }) {
        expect(body).toHaveLength(1);
        expect(Number(headers.get('total-count'))).toBeGreaterThan(1);
      },
    },
    {
      name: 'returns an empty page for a count of 0',
      status: 200,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    { name: 'a count that is not a number', status: 400, query: 'count=many', check: expectDynamicProperty('count') },
    { name: 'an unknown tenant', status: 404, ...unknownTenant },
  ],
  getNamespace: [
    {
      name: 'accepts a name in any case',
      status: 200,
      as: 'member',
      path: { namespaceId: 'TEST SITE' },
      prepare: createNamespace('Test site', { Description: 'Pumps' }),
      check: expectMembers({ Id: 'Test site', Description: 'Pumps', Region: 'local' }),
    },
    {
      name: 'leaves out missing members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Description'),
    },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],
  createOrUpdateNamespace: [
    {
      name: 'creates a namespace',
      status: 201,
      path: { namespaceId: 'created' },
      prepare: deleteNamespace('created'),
      body: { Id: 'created', Description: 'New' },
      async check({ body }, world) {
        expect(body).toMatchObject({ Id: 'created', Description: 'New', Region: 'local' });
        const rights = await sendTo(world, 'GET', 'created/AccessRights/Types');
        expect(await rights.json()).toEqual(['Read', 'Write', 'Delete', 'ManageAccessControl']);
        expect((await sendTo(world, 'POST', 'created/Types/State', simpleType.Properties[1]?.SdsType)).status).toBe(
          201,
        );
        expect((await sendTo(world, 'DELETE', 'created/Types/State')).status).toBe(204);
      },
    },
    {
      name: 'changes the description and keeps the spelling of the name',
      status: 200,
      path: { namespaceId: 'UPDATED' },
      prepare: createNamespace('updated', { Description: 'Before' }),
      body: { Description: 'After', Region: 'local' },
      check: expectMembers({ Id: 'updated', Description: 'After' }),
    },
    {
      name: 'removes a missing description',
      status: 200,
      path: { namespaceId: 'updated' },
      prepare: createNamespace('updated', { Description: 'Before' }),
      body: {},
      check: expectMembers({ Description: null }),
    },
    {
      name: 'another region',
      status: 400,
      path: { namespaceId: 'updated' },
      prepare: createNamespace('updated', {}),
      body: { Region: 'elsewhere' },
      check: expectDynamicProperty('Region'),
    },
    { name: 'Id differs from the path', status: 400, body: { Id: 'other' }, check: expectDynamicProperty('Id') },
    ...['__own', '.own', 'own.', 'o..n', 'o*n', 'x'.repeat(101)].map((namespaceId): Case => ({
      name: `the name ${namespaceId.slice(0, 9)}`,
      status: 400,
      path: { namespaceId },
      body: {},
    })),
    { name: 'a body that is not an object', status: 400, body: [] },
    { name: 'a contributor', status: 403, as: 'contributor', body: {}, check: expectReason('TenantAdministrator') },
    { name: 'an unknown tenant', status: 404, body: {}, ...unknownTenant },
  ],
  deleteNamespace: [
    {
      name: 'deletes an empty namespace',
      status: 204,
      async check(_response, world) {
        expect((await world.send('GET', '/Types')).status).toBe(404);
        expect((await sendTo(world, 'GET', world.namespace)).status).toBe(404);
      },
    },
    {
      name: 'a namespace that contains types',
      status: 409,
      prepare: (world) => world.ok('POST', '/Types/Simple', simpleType),
      async check({ body }, world) {
        expect((body as { Reason: string }).Reason).toContain('2 types');
        await world.ok('GET', '/Types/Simple');
      },
    },
    { name: 'a contributor', status: 403, as: 'contributor', check: expectReason('TenantAdministrator') },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],
};
