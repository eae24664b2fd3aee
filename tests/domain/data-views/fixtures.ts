// Data items without streams behind them.
import { FieldSource } from '../../../server/domain/data-views/codes.ts';
import { readDataView, type DataView, type Field } from '../../../server/domain/data-views/definition.ts';
import type { DataItem, Origin } from '../../../server/domain/data-views/items.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { eventType, property } from '../reading/fixtures.ts';

export const home: Origin = {
  tenantId: 'T',
  tenantName: 'Northwind',
  namespaceId: 'demo',
  namespaceDescription: 'Waterworks',
  communityId: '',
  communityName: '',
};
const meter = { id: 'cubic meter per second', abbreviation: 'm3/s' };
const type = eventType([property('Time', TypeCode.DateTime), property('Flow', TypeCode.Double)]);

/** An item with a flow. */
export const item = (
  id: string,
  metadata: Readonly<Record<string, string>> = {},
  tags: readonly string[] = [],
): DataItem => ({
  id,
  name: `The ${id}`,
  description: null,
  typeId: 'Pump',
  tags,
  metadata,
  origin: home,
  itemType: {
    type,
    properties: [
      { id: 'Time', name: null, code: TypeCode.DateTime, uom: null, isKey: true },
      { id: 'Flow', name: 'Flow rate', code: TypeCode.Double, uom: meter, isKey: false },
    ],
  },
});

/** A field as a request has it. */
export const field = (
  Source: keyof typeof FieldSource,
  Keys: readonly string[] = [],
  Label = '{IdentifyingValue} {Key}',
): Field => {
  const { DataFieldSets } = view({ DataFieldSets: [{ QueryId: 'q', DataFields: [{ Source, Keys, Label }] }] });
  const [made] = DataFieldSets[0]?.DataFields ?? [];
  if (!made) throw new Error('The field was not read.');
  return made;
};

/** A view of one query q. */
export const view = (body: object): DataView => readDataView({ Queries: [{ Id: 'q', Value: '*' }], ...body });
