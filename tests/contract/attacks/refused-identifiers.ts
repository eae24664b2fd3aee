// Identifiers that are `.` or `..`, or contain slashes, line separators or control characters, in paths and in bodies. Parent resources do not change, and nothing is
// stored (docs/behavior/errors-and-limits.md#identifiers).
import { expect } from '@jest/globals';
import type { World } from '../support/cases.ts';
import { simpleType } from '../support/fixtures.ts';
import { refusedInBodies, refusedInPaths } from '../support/refused-identifiers.ts';
import { ntu, turbidity } from '../support/unit-writes.ts';
import { simpleView } from '../support/virtual-tables.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

/** The paths of the world's namespace, its preview version and its tenant. */
const roots = {
  namespace: ({ base }: World) => base,
  preview: ({ tenant, namespace }: World) => `/api/v1-preview/tenants/${tenant}/namespaces/${namespace}`,
  tenant: ({ tenant }: World) => `/api/v1/Tenants/${tenant}`,
};

/** Collections of resources. `body` is that of a POST that creates a resource; without it, only DELETE is tested. */
const collections: readonly { root: keyof typeof roots; name: string; body?: object }[] = [
  { root: 'namespace', name: 'Types', body: { SdsTypeCode: 1, Properties: simpleType.Properties } },
  { root: 'namespace', name: 'Streams', body: { TypeId: 'Simple' } },
  { root: 'namespace', name: 'StreamViews', body: { SourceTypeId: 'Simple', TargetTypeId: 'Simple' } },
  { root: 'namespace', name: 'DataViews', body: { Queries: simpleView.Queries } },
  { root: 'namespace', name: 'Quantities', body: { ...turbidity, Id: null } },
  { root: 'preview', name: 'virtualTables' },
  { root: 'preview', name: 'shares' },
  { root: 'tenant', name: 'Namespaces' },
  { root: 'tenant', name: 'Users' },
  { root: 'tenant', name: 'Roles' },
  { root: 'tenant', name: 'ClientCredentialClients' },
  { root: 'tenant', name: 'HybridClients' },
];

/** Returns everything that an attack could change: the namespace itself, and every list. */
async function stateOf(world: World): Promise<readonly string[]> {
  const paths = [world.base, ...collections.map(({ root, name }) => `${roots[root](world)}/${name}`)];
  return Promise.all(
    paths.map(async (path) => {
      const response = await world.server.send('GET', path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    }),
  );
}

/** A request of an administrator that must change nothing. */
function attack(title: string, request: (world: World) => AttackRequest | Promise<AttackRequest>): Attack {
  let before: readonly string[] = [];
  return {
    title,
    status: 400,
    async prepare(world) {
      const attackRequest = await request(world);
      before = await stateOf(world);
      return { as: 'administrator', ...attackRequest };
    },
    async check(world) {
      expect(await stateOf(world)).toEqual(before);
    },
  };
}

const inPaths = collections.flatMap(({ root, name, body }) =>
  refusedInPaths.flatMap((segment) => {
    const path = (world: World) => `${roots[root](world)}/${name}/${segment}`;
    const asWritten = { isAsWritten: true };
    // If `Types/..` were resolved, this would delete the namespace, because it is empty.
    const deletion = attack(`DELETE ${name}/${segment}`, (world) => ({
      method: 'DELETE',
      path: path(world),
      ...asWritten,
    }));
    if (!body) return [deletion];
    const creation = attack(`POST ${name}/${segment}`, async (world) => {
      await world.ok('POST', '/Types/Simple', simpleType);
      return { method: 'POST', path: path(world), body, ...asWritten };
    });
    return [deletion, creation];
  }),
);

/** Requests whose body contains an identifier. */
const requestsWithIds: readonly [string, string, string, (id: string) => object][] = [
  ['a type', 'POST', '/Types/Mine', (Id) => ({ ...simpleType, Id })],
  [
    'a property of a type',
    'POST',
    '/Types/Mine',
    (Id) => ({ SdsTypeCode: 1, Properties: [...simpleType.Properties, { Id, SdsType: { SdsTypeCode: 14 } }] }),
  ],
  ['a stream', 'POST', '/Streams/Mine', (Id) => ({ Id, TypeId: 'Simple' })],
  ['a stream view', 'POST', '/StreamViews/Mine', (Id) => ({ Id, SourceTypeId: 'Simple', TargetTypeId: 'Simple' })],
  ['a data view', 'POST', '/DataViews/Mine', (Id) => ({ ...simpleView, Id })],
  ['a quantity', 'POST', '/Quantities/Turbidity', (Id) => ({ ...turbidity, Id })],
  ['a unit', 'POST', '/Quantities/Turbidity', (Id) => ({ ...turbidity, BaseUom: { ...ntu, Id } })],
  ['a key of metadata', 'PUT', '/Streams/Simple/Metadata', (key) => ({ [key]: 'value' })],
  ['a virtual table', 'POST', 'preview/virtualTables', (id) => ({ id, dataViewId: 'SimpleView' })],
  ['a share', 'POST', 'preview/shares', (id) => ({ id, name: 'Share', type: 'DeltaSharing' })],
];

const inBodies = requestsWithIds.flatMap(([object, method, path, body]) =>
  refusedInBodies.map((id) =>
    attack(`the identifier ${JSON.stringify(id)} of ${object} in a body`, async (world) => {
      await world.ok('POST', '/Types/Simple', simpleType);
      await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
      await world.ok('POST', '/DataViews/SimpleView', simpleView);
      return { method, path, body: body(id) };
    }),
  ),
);

export const refusedIdentifiers: readonly Attack[] = [...inPaths, ...inBodies];
