// `.`, `..` and control characters in the place of identifiers, in paths and in bodies: what is above stays as it is, and nothing is
// stored (docs/behavior/errors-and-limits.md#identifiers).
import { expect } from '@jest/globals';
import type { World } from '../support/cases.ts';
import { simpleType } from '../support/fixtures.ts';
import { refusedInBodies, refusedInPaths } from '../support/refused-identifiers.ts';
import { ntu, turbidity } from '../support/unit-writes.ts';
import { simpleView } from '../support/virtual-tables.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

/** The addresses of the world's namespace, its preview and its tenant. */
const roots = {
  namespace: ({ base }: World) => base,
  preview: ({ tenant, namespace }: World) => `/api/v1-preview/tenants/${tenant}/namespaces/${namespace}`,
  tenant: ({ tenant }: World) => `/api/v1/Tenants/${tenant}`,
};

/** Lists of resources, with the body that makes one at a path where that is possible. */
const collections: readonly { root: keyof typeof roots; at: string; body?: object }[] = [
  { root: 'namespace', at: 'Types', body: { SdsTypeCode: 1, Properties: simpleType.Properties } },
  { root: 'namespace', at: 'Streams', body: { TypeId: 'Simple' } },
  { root: 'namespace', at: 'StreamViews', body: { SourceTypeId: 'Simple', TargetTypeId: 'Simple' } },
  { root: 'namespace', at: 'DataViews', body: { Queries: simpleView.Queries } },
  { root: 'namespace', at: 'Quantities', body: { ...turbidity, Id: null } },
  { root: 'preview', at: 'virtualTables' },
  { root: 'preview', at: 'shares' },
  { root: 'tenant', at: 'Namespaces' },
  { root: 'tenant', at: 'Users' },
  { root: 'tenant', at: 'Roles' },
  { root: 'tenant', at: 'ClientCredentialClients' },
  { root: 'tenant', at: 'HybridClients' },
];

/** Everything that such a request might change: the namespace itself, and what every list holds. */
async function stateOf(world: World): Promise<readonly string[]> {
  const paths = [world.base, ...collections.map(({ root, at }) => `${roots[root](world)}/${at}`)];
  return Promise.all(
    paths.map(async (path) => {
      const response = await world.server.send('GET', path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    }),
  );
}

/** A request of an administrator after which everything is as it was. */
function attack(title: string, request: (world: World) => AttackRequest | Promise<AttackRequest>): Attack {
  let before: readonly string[] = [];
  return {
    title,
    status: 400,
    async prepare(world) {
      const made = await request(world);
      before = await stateOf(world);
      return { as: 'administrator', ...made };
    },
    async check(world) {
      expect(await stateOf(world)).toEqual(before);
    },
  };
}

const inPaths = collections.flatMap(({ root, at, body }) =>
  refusedInPaths.flatMap((written) => {
    const path = (world: World) => `${roots[root](world)}/${at}/${written}`;
    const asWritten = { isAsWritten: true };
    // The namespace is empty, so that nothing but the identifier keeps it from being deleted.
    const deletion = attack(`DELETE ${at}/${written}`, (world) => ({
      method: 'DELETE',
      path: path(world),
      ...asWritten,
    }));
    if (!body) return [deletion];
    const making = attack(`POST ${at}/${written}`, async (world) => {
      await world.ok('POST', '/Types/Simple', simpleType);
      return { method: 'POST', path: path(world), body, ...asWritten };
    });
    return [deletion, making];
  }),
);

/** Requests whose body names something by an identifier. */
const named: readonly [string, string, string, (id: string) => object][] = [
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
  ['a value of metadata', 'PUT', '/Streams/Simple/Metadata', (key) => ({ [key]: 'value' })],
  ['a virtual table', 'POST', 'preview/virtualTables', (id) => ({ id, dataViewId: 'SimpleView' })],
  ['a share', 'POST', 'preview/shares', (id) => ({ id, name: 'Share', type: 'DeltaSharing' })],
];

const inBodies = named.flatMap(([what, method, path, body]) =>
  refusedInBodies.map((id) =>
    attack(`${what} whose body names it ${JSON.stringify(id)}`, async (world) => {
      await world.ok('POST', '/Types/Simple', simpleType);
      await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
      await world.ok('POST', '/DataViews/SimpleView', simpleView);
      return { method, path, body: body(id) };
    }),
  ),
);

export const refusedIdentifiers: readonly Attack[] = [...inPaths, ...inBodies];
