// Parts of the contract cases of virtual tables.
import { expect } from '@jest/globals';
import type { Case, World } from './cases.ts';
import { expectErrorParameter, expectReason } from './checks.ts';
import { timeOfHour as time } from './fixtures.ts';
import { createTable, waitUntilSettled, createSimpleDataView } from './virtual-tables.ts';

export type Rest = Omit<Case, 'name' | 'status'>;

export type Json = Readonly<Record<string, unknown>>;

export const tablePath = 'preview/virtualTables/Table';

export const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Creates the data view and a table, and waits until the table is ready. */
export async function createReadyTable(world: World): Promise<void> {
  await createSimpleDataView(world);
  await createTable(world, 'Table');
  expect((await waitUntilSettled(world, 'Table')).Status).toBe('Ready');
}

export const tableCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { virtualTableId: 'Table' },
  prepare: createReadyTable,
  ...rest,
});

/** Returns the cases of an unknown table and an unknown namespace. */
export const notFoundCases = (rest: Rest = {}): readonly Case[] => {
  const path = rest.path as Readonly<Record<string, string>> | undefined;
  return [
    tableCase('an unknown table', 404, {
      ...rest,
      path: { ...path, virtualTableId: 'Nowhere' },
      check: expectReason('Nowhere'),
    }),
    tableCase('an unknown namespace', 404, {
      ...rest,
      path: { virtualTableId: 'Table', ...path, namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
  ];
};

export const hours = [12, 13, 14, 15, 16];

export const rows = hours.map((hour) => ({ Timestamp: time(hour), Simple: (hour - 12) * 10 }));

export const invalidCase = (name: string, body: object, member: string): Case =>
  tableCase(name, 400, { body, check: expectErrorParameter(member) });
