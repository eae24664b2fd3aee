// Attempts to read a hidden stream through virtual tables (docs/behavior/virtual-tables.md).
import { expect } from '@jest/globals';
import { accessEntry, accessList } from '../support/access.ts';
import type { World } from '../support/cases.ts';
import { simpleEvents, simpleType } from '../support/fixtures.ts';
import { waitUntilSettled, simpleView } from '../support/virtual-tables.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

const viewOf = (Id: string, Value: string) => ({
  ...simpleView,
  Id,
  Queries: [{ Id: 'streams', Kind: 'Stream', Value }],
});
const table = 'preview/virtualTables/ReportVT';

/** Creates the stream Payroll, which contributors cannot read, and an administrator's table of a data view that they can edit. */
async function createReport(world: World, query: string): Promise<void> {
  await world.ok('POST', '/Types/Simple', simpleType);
  for (const id of ['Open', 'Payroll']) {
    await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
    await world.ok('POST', `/Streams/${id}/Data`, simpleEvents);
  }
  await world.ok(
    'PUT',
    '/Streams/Payroll/AccessControl',
    accessList(accessEntry(world.server.roles.administrator, 31)),
  );
  await world.ok('POST', '/DataViews/Report', viewOf('Report', query));
  await world.ok('POST', 'preview/virtualTables', { id: 'ReportVT', dataViewId: 'Report' });
  await waitUntilSettled(world, 'ReportVT');
}

const attack = (title: string, query: string, request: AttackRequest, status = 403): Attack => ({
  title,
  status,
  async prepare(world) {
    await createReport(world, query);
    return request;
  },
  check(_world, text) {
    expect(text).not.toContain('Payroll');
  },
});
const change = { method: 'PUT', path: '/DataViews/Report', body: viewOf('Report', 'Payroll') };

export const virtualTables: readonly Attack[] = [
  attack("changing the data view of an administrator's table to select it", 'Open', change),
  attack("changing the data view of an administrator's table to select every stream", 'Open', {
    ...change,
    body: viewOf('Report', '*'),
  }),
  attack('reading the rows of a table that contains it', 'Payroll', { method: 'GET', path: `${table}/data/csvh` }),
  {
    ...attack('reading an own table after making the administrator its owner', 'Open', { method: 'GET', path: '' }),
    async prepare(world) {
      await createReport(world, 'Open');
      const as = { as: 'contributor' } as const;
      await world.ok('POST', '/DataViews/Mine', viewOf('Mine', 'Payroll'), as);
      await world.ok('POST', 'preview/virtualTables', { id: 'Mine', dataViewId: 'Mine' }, as);
      await world.ok('PUT', 'preview/virtualTables/Mine/owner', await world.ok('GET', `${table}/owner`), as);
      await world.ok('POST', 'preview/virtualTables/Mine/Refresh', {}, as);
      await waitUntilSettled(world, 'Mine');
      return { method: 'GET', path: 'preview/virtualTables/Mine/data/csvh' };
    },
  },
];
