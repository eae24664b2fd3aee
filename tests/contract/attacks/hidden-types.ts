// Attempts to read a hidden type through other objects (docs/behavior/access-control.md#types-inside-other-objects).
import { expect } from '@jest/globals';
import { accessEntry, accessList } from '../support/access.ts';
import type { World } from '../support/cases.ts';
import { simpleEvents, simpleType } from '../support/fixtures.ts';
import { waitUntilSettled } from '../support/virtual-tables.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

const key = { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } };
const hidden = {
  Id: 'Hidden',
  Name: 'secret name',
  Description: 'secret description',
  SdsTypeCode: 1,
  Properties: [key, { Id: 'SecretLevel', Name: 'secret level', SdsType: { SdsTypeCode: 14 } }],
};
const member = { Id: 'Inner', SdsType: { Id: 'Hidden' } };
const holder = { Id: 'Holder', SdsTypeCode: 1, Properties: [key, member] };
const view = { SourceTypeId: 'Simple', TargetTypeId: 'Hidden', Properties: [{ SourceId: 'Time', TargetId: 'Time' }] };

/** Creates the types Hidden and Holder, which contains Hidden, a stream of each and one of Simple. Only administrators can read Hidden. */
async function createHiddenType(world: World): Promise<void> {
  for (const type of [simpleType, hidden, holder]) await world.ok('POST', `/Types/${type.Id}`, type);
  for (const id of ['Simple', 'Hidden', 'Holder']) await world.ok('POST', `/Streams/${id}`, { TypeId: id });
  await world.ok('POST', '/Streams/Simple/Data', simpleEvents);
  await world.ok('POST', '/Streams/Hidden/Data', [{ Time: '2017-11-23T12:00:00Z', SecretLevel: 1 }]);
  await world.ok('POST', '/StreamViews/ToHidden', view);
  const list = accessList(accessEntry(world.server.roles.administrator, 31));
  await world.ok('PUT', '/Types/Hidden/AccessControl', list);
}

const attack = (title: string, method: string, path: string, body?: unknown, status = 403): Attack => ({
  title,
  status,
  async prepare(world): Promise<AttackRequest> {
    await createHiddenType(world);
    return { method, path, ...(body === undefined ? {} : { body }) };
  },
  check(_world, text) {
    expect(text.toLowerCase()).not.toContain('secret');
  },
});
const typeWith = (more: object) => ({ Id: 'Mine', SdsTypeCode: 1, ...more });
const dataView = (Id: string, Keys: readonly string[]) => ({
  Id,
  DefaultStartIndex: '2017-11-23T12:00:00Z',
  Queries: [{ Id: 'all', Kind: 'Stream', Value: 'Hidden OR Simple' }],
  DataFieldSets: [{ QueryId: 'all', DataFields: [{ Source: 'PropertyId', Keys, Label: '{FirstKey}' }] }],
});

export const hiddenTypes: readonly Attack[] = [
  attack('creating a type with a member of it', 'POST', '/Types/Mine', typeWith({ Properties: [key, member] })),
  attack('creating a type based on it', 'POST', '/Types/Mine', typeWith({ BaseType: { Id: 'Hidden' } })),
  attack(
    'creating a type based on one that contains it',
    'POST',
    '/Types/Mine',
    typeWith({ BaseType: { Id: 'Holder' } }),
  ),
  attack(
    'creating a type that contains another definition of it',
    'POST',
    '/Types/Mine',
    typeWith({ BaseType: { ...hidden, Name: 'guess' } }),
  ),
  attack('creating it with another definition', 'POST', '/Types/Hidden', { ...hidden, Name: 'guess' }),
  attack('reading a type that contains it', 'GET', '/Types/Holder'),
  attack('creating a type that contains it again', 'POST', '/Types/Holder', holder),
  {
    ...attack('reading the list of types', 'GET', '/Types?query=*', undefined, 200),
    check(_world, text) {
      expect((JSON.parse(text) as { Id: string }[]).map(({ Id }) => Id).sort()).toEqual(['Simple', 'State']);
    },
  },
  attack('creating a stream of it by POST', 'POST', '/Streams/Mine', { TypeId: 'Hidden' }),
  attack('creating a stream of it by PUT', 'PUT', '/Streams/Mine', { TypeId: 'Hidden' }),
  attack('creating a stream of a type that contains it', 'POST', '/Streams/Mine', { TypeId: 'Holder' }),
  attack('updating a stream of it', 'PUT', '/Streams/Hidden', { TypeId: 'Hidden', Indexes: [] }),
  attack('reading the type of a stream', 'GET', '/Streams/Hidden/Type'),
  attack('reading the type of a stream whose type contains it', 'GET', '/Streams/Holder/Type'),
  attack('reading a resolved stream', 'GET', '/Streams/Holder/Resolved'),
  attack('creating a stream view to it', 'POST', '/StreamViews/Mine', view),
  attack('creating a stream view from it', 'PUT', '/StreamViews/Mine', {
    SourceTypeId: 'Hidden',
    TargetTypeId: 'Simple',
  }),
  attack('reading the map of a stream view', 'GET', '/StreamViews/ToHidden/Map'),
  attack('reading a stream view', 'GET', '/StreamViews/ToHidden'),
  attack('creating a stream view with the same definition again', 'POST', '/StreamViews/ToHidden', view),
  {
    ...attack('reading the list of stream views', 'GET', '/StreamViews', undefined, 200),
    check(_world, text) {
      expect(JSON.parse(text)).toEqual([]);
    },
  },
  attack('reading events through a stream view', 'GET', '/Streams/Simple/Data/Transform/Last?streamViewId=ToHidden'),
  attack('changing the type of a stream to it', 'PUT', '/Streams/Simple/Type?streamViewId=ToHidden'),
  ...['Resolved/DataItems/all', 'Resolved/FieldMappings', 'Resolved/AvailableFieldSets', 'Resolved/Groups'].map(
    (path): Attack => ({
      ...attack(`reading ${path} of a data view`, 'GET', `/DataViews/Mine/${path}`, undefined, 200),
      async prepare(world) {
        await createHiddenType(world);
        await world.ok('POST', '/DataViews/Mine', dataView('Mine', ['Measurement']), { as: 'contributor' });
        return { method: 'GET', path: `/DataViews/Mine/${path}` };
      },
    }),
  ),
  {
    ...attack('reading data items that a data view found before their stream was hidden', 'GET', '', undefined, 200),
    async prepare(world) {
      await createHiddenType(world);
      const onlyAdministrators = accessList(accessEntry(world.server.roles.administrator, 31));
      await world.ok('POST', '/DataViews/Mine', dataView('Mine', ['Measurement']), { as: 'contributor' });
      await world.ok('POST', '/Streams/SecretStream', { Id: 'SecretStream', TypeId: 'Simple' });
      const wide = { ...dataView('Mine', ['Measurement']), Queries: [{ Id: 'all', Kind: 'Stream', Value: '*' }] };
      await world.ok('PUT', '/DataViews/Mine', wide, { as: 'contributor' });
      const path = '/DataViews/Mine/Resolved/DataItems/all?cache=Preserve';
      const before = JSON.stringify(await world.ok('GET', path, undefined, { as: 'contributor' }));
      expect(before).toContain('SecretStream');
      await world.ok('PUT', '/Streams/SecretStream/AccessControl', onlyAdministrators);
      return { method: 'GET', path };
    },
  },
  {
    ...attack('reading the rows of a virtual table', 'GET', '', undefined, 403),
    async prepare(world) {
      await createHiddenType(world);
      await world.ok('POST', '/DataViews/Report', dataView('Report', ['SecretLevel']));
      await world.ok('POST', 'preview/virtualTables', { id: 'Table', dataViewId: 'Report' });
      expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready' });
      return { method: 'GET', path: 'preview/virtualTables/Table/data/csvh' };
    },
  },
  {
    ...attack('creating a hidden stream again', 'POST', '/Streams/Simple', { TypeId: 'Simple' }),
    async prepare(world) {
      await createHiddenType(world);
      await world.ok(
        'PUT',
        '/Streams/Simple/AccessControl',
        accessList(accessEntry(world.server.roles.administrator, 31)),
      );
      return { method: 'POST', path: '/Streams/Simple', body: { TypeId: 'Simple' } };
    },
  },
];
