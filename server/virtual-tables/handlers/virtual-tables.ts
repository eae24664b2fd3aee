// Virtual tables: data views written to tables by jobs in the background.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { components, operations } from '../../../generated/types/data-services.ts';
import { listObjects, storedObjects } from '../../catalog/lists.ts';
import type { RequestContext } from '../../requests/context.ts';
import { BinaryBody, JsonBody, TextBody } from '../../requests/reply-body.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { requireRowsReadable } from '../access.ts';
import { createTable, deleteTable, refreshTable, setEnabled, updateTable } from '../changes.ts';
import { tableText } from '../../data-views/table-forms.ts';
import { readMaterializedTable } from '../data.ts';
import {
  enableJson,
  statusJson,
  tableFields,
  tableJson,
  sortableTableMembers,
  tableSearch,
  tablesJson,
} from '../json.ts';
import { messagesReply } from '../messages.ts';
import { parquetFile } from '../parquet.ts';

type VirtualTable = components['schemas']['VirtualTable'];
type Refresh = components['schemas']['VirtualTableRefresh'];

const refresh = async ({ body }: { readonly body?: Refresh | undefined }, context: RequestContext) =>
  ({ status: 200, body: await refreshTable(context, body) }) as const;

export const virtualTables: Handlers<operations, typeof table, 'VirtualTables'> = {
  listVirtualTables({ query }, context) {
    const stored = { ...storedObjects(context, 'VirtualTables'), members: sortableTableMembers };
    const toJson = (objects: readonly StoredObject<'virtualTable'>[]) => tablesJson(objects, context);
    const listing = { ...stored, fields: tableFields, searchable: tableSearch, toJson };
    return listObjects<StoredObject<'virtualTable'>, VirtualTable>(listing, query);
  },

  async createVirtualTable({ body }, context) {
    return { status: 200, body: await tableJson(await createTable(context, body), context) };
  },

  async getVirtualTable(_input, context) {
    return { status: 200, body: await tableJson(context.access.pathObject('VirtualTables'), context) };
  },

  async updateVirtualTable({ body }, context) {
    return { status: 200, body: await tableJson(await updateTable(context, body), context) };
  },

  async deleteVirtualTable(_input, context) {
    return { status: 200, body: await deleteTable(context) };
  },

  refreshVirtualTable: refresh,
  queueVirtualTableRefresh: refresh,

  async getVirtualTableStatus(_input, context) {
    return { status: 200, body: statusJson(context.access.pathObject('VirtualTables'), context) };
  },

  async updateVirtualTableStatus({ body }, context) {
    return { status: 200, body: enableJson(await setEnabled(context, body), context) };
  },

  async getVirtualTableData({ path: { format }, query: { skip = 0, count } }, context) {
    const { store, access, verbose } = context;
    const ref = { ...access.scope, table: access.pathObject('VirtualTables').id };
    const data = await readMaterializedTable(store, ref, { skip, count }, (rows) => requireRowsReadable(context, rows));
    if (format === 'parquet')
      return { status: 200, body: new BinaryBody(parquetFile(data)), type: 'application/vnd.apache.parquet' };
    const text = tableText(data, format, { verbose });
    if (format.startsWith('csv')) return { status: 200, body: new TextBody(text), type: 'text/csv' };
    return { status: 200, body: new JsonBody<never>(text) };
  },

  listVirtualTableErrorMessages({ query }, context) {
    return messagesReply(context, query);
  },
};
