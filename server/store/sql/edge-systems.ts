// Edge systems on SQL: a row with the sort keys of each, and a row for each of its search terms.
import type { SortKeys } from '../../domain/edge/edge-system-index.ts';
import type { SortBy } from '../../domain/edge/edge-system-query.ts';
import type { EdgeSystem } from '../../domain/edge/edge-system.ts';
import type { Connection, Dialect, Reader, SqlValue } from '../dialect/dialect.ts';
import type { EdgeSystemRecord, EdgeSystemSelection, EdgeSystemStore } from '../ports/edge-system-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Scope } from '../ports/object-store.ts';
import type { DatabaseAccess } from './access.ts';
import { conditionSql, createBinding, statusDescriptionSql, statusSql, type Binding } from './edge-conditions.ts';

type SystemKey = readonly [tenant: string, namespace: string, id: string];

const systemCondition = 'tenant = $1 and namespace = $2 and id = $3';
const columns =
  'folded_id, device_name, name, type, tags, status, status_description, last_contacted, software_version, silent_after, body, shown';
const sortColumns: Readonly<Record<keyof SortKeys, string | ((binding: Binding) => string)>> = {
  id: 'folded_id',
  deviceName: 'device_name',
  name: 'name',
  type: 'type',
  tags: 'tags',
  status: statusSql,
  statusDescription: statusDescriptionSql,
  lastContacted: 'last_contacted',
  softwareVersion: 'software_version',
};
const nullableKeys: readonly (keyof SortKeys)[] = ['statusDescription', 'softwareVersion'];

interface FormRow {
  readonly field: string;
  readonly form: string;
  readonly whole: 0 | 1;
}

const tagsPerStatement = 500;
/** The statement that selects the next distinct tags: it looks up each in the index, since many edge systems can have the same tag. */
const nextTagText = (after: string) =>
  `select min(form) from edge_system_forms where tenant = $1 and namespace = $2 and field = 'Tag' and form > ${after}`;
const nextTagsText = `with recursive tags(form) as (
    select (${nextTagText('$3')})
    union all
    select (${nextTagText('tags.form')}) from tags where form is not null)
  select form from tags where form is not null limit ${tagsPerStatement}`;

/** Returns a function that runs one task at a time, since concurrent searches would occupy every connection and processor of PostgreSQL. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Returns the edge system store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlEdgeSystems({ dialect, read, write }: DatabaseAccess): EdgeSystemStore {
  const runInTurn = createQueue();
  return {
    get: (scope, id) => readSystem(read, scope, id, ''),

    getForUpdate: (scope, id) =>
      write((connection) => readSystem(connection, scope, id, dialect.hasOneWriter ? '' : 'for update')),

    create: (scope, record) =>
      write(async (connection) => {
        const key = systemKey(scope, record.id);
        const values = columnValues(record);
        const inserted = await connection.run(
          `insert into edge_systems (tenant, namespace, id, ${columns})
            values ($1, $2, $3, ${values.map((_, i) => `$${i + 4}`).join(', ')})
            on conflict (tenant, namespace, id) do nothing`,
          [...key, ...values],
        );
        if (inserted === 0) return 'exists';
        await setForms(dialect, connection, key, record);
        return 'done';
      }),

    replace: (scope, record) =>
      write(async (connection) => {
        const key = systemKey(scope, record.id);
        const assignments = columns.split(', ').map((column, i) => `${column} = $${i + 4}`);
        const changed = await connection.run(
          `update edge_systems set ${assignments.join(', ')} where ${systemCondition}`,
          [...key, ...columnValues(record)],
        );
        if (changed === 0) return 'missing';
        await setForms(dialect, connection, key, record);
        return 'done';
      }),

    async count(scope, selection) {
      const { binding, where } = selectionSql(dialect, scope, selection);
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from edge_systems where ${where}`,
        binding.values,
      );
      return Number(row?.count);
    },

    ids: (scope, selection) =>
      runInTurn(async () => {
        const { binding, where } = selectionSql(dialect, scope, selection);
        const rows = await read.all<{ id: string }>(`select id from edge_systems where ${where}`, binding.values);
        return rows.map(({ id }) => id);
      }),

    async silentBetween({ tenant, namespace }, from, to) {
      const rows = await read.all<{ id: string; silent_after: string }>(
        `select id, silent_after from edge_systems where tenant = $1 and namespace = $2
          and silent_after >= $3 and silent_after < $4 order by silent_after, id`,
        [foldIdentifier(tenant), foldIdentifier(namespace), from, to],
      );
      return rows.map(({ id, silent_after: silentAfter }) => ({ id, silentAfter }));
    },

    async page(scope, { order, skip, count, ...selection }) {
      const { binding, where } = selectionSql(dialect, scope, selection);
      const isSilent = binding.silentSql();
      const rows = await read.all<{ shown: string | null; body: string | null }>(
        `select case when ${isSilent} then null else shown end as shown, case when ${isSilent} then body end as body
          from edge_systems where ${where} order by ${orderSql(order, binding)}
          limit ${binding.bind(count)} offset ${binding.bind(skip)}`,
        binding.values,
      );
      return rows.map(({ shown, body: text }) =>
        shown === null ? { body: JSON.parse(text ?? 'null') } : { listJson: shown },
      );
    },

    async *tags(scope) {
      const [tenant, namespace] = systemKey(scope, '');
      for (let last = ''; ;) {
        const rows = await read.all<{ form: string }>(nextTagsText, [tenant, namespace, last]);
        yield rows.map(({ form }) => form);
        if (rows.length < tagsPerStatement) return;
        last = rows.at(-1)?.form ?? '';
      }
    },
  };
}

async function readSystem(reader: Reader, scope: Scope, id: string, lock: string): Promise<EdgeSystem | null> {
  // No edge system has such an id, and PostgreSQL does not accept it as a parameter.
  if (id.includes('\0')) return null;
  const text = `select body from edge_systems where ${systemCondition} ${lock}`;
  const [row] = await reader.all<{ body: string }>(text, systemKey(scope, id));
  return row ? JSON.parse(row.body) : null;
}

/** Adds and removes only the search terms that changed, since most messages change none. */
async function setForms(
  dialect: Dialect,
  connection: Connection,
  systemKey: SystemKey,
  record: EdgeSystemRecord,
): Promise<void> {
  const storedForms = await connection.all<FormRow>(
    `select field, form, whole from edge_system_forms where ${systemCondition}`,
    systemKey,
  );
  const formKey = ({ field, form, whole }: FormRow) => JSON.stringify([field, form, Number(whole)]);
  const newForms = new Map(formRows(record).map((form) => [formKey(form), form]));
  const unchangedKeys = new Set(storedForms.map(formKey).filter((key) => newForms.has(key)));
  for (const { field, form } of storedForms.filter((one) => !unchangedKeys.has(formKey(one))))
    await connection.run(`delete from edge_system_forms where ${systemCondition} and field = $4 and form = $5`, [
      ...systemKey,
      field,
      form,
    ]);
  const addedForms = [...newForms].filter(([key]) => !unchangedKeys.has(key)).map(([, form]) => form);
  for (let first = 0; first < addedForms.length; first += dialect.rowsPerStatement) {
    const rows = addedForms
      .slice(first, first + dialect.rowsPerStatement)
      .map(({ field, form, whole }) => ({ field, form, whole: String(whole) }));
    const table = dialect.rowsAsTable(['field', 'form', 'whole'], rows, 4);
    await connection.run(
      `insert into edge_system_forms (tenant, namespace, id, field, form, whole)
        select $1, $2, $3, field, form, cast(whole as integer) from ${table.text}`,
      [...systemKey, ...table.values],
    );
  }
}

function systemKey({ tenant, namespace }: Scope, id: string): SystemKey {
  return [foldIdentifier(tenant), foldIdentifier(namespace), id];
}

function columnValues({ body, listJson, index: { sortKeys, silentAfter } }: EdgeSystemRecord): readonly SqlValue[] {
  const { id, deviceName, name, type, tags, status, statusDescription, lastContacted, softwareVersion } = sortKeys;
  return [
    ...[id, deviceName, name, type, tags, status, statusDescription, lastContacted, softwareVersion, silentAfter],
    JSON.stringify(body),
    listJson,
  ];
}

/** Returns one row for each search term of a record; a term that is a whole value somewhere is marked as whole. */
function formRows({ index, tags }: EdgeSystemRecord): readonly FormRow[] {
  const rows = new Map<string, FormRow>();
  for (const { field, text: form, isWholeValue } of index.searchKeys) {
    const key = JSON.stringify([field, form]);
    if (isWholeValue || !rows.has(key)) rows.set(key, { field, form, whole: isWholeValue ? 1 : 0 });
  }
  return [...rows.values(), ...tags.map((form) => ({ field: 'Tag', form, whole: 1 as const }))];
}

function selectionSql(
  dialect: Dialect,
  scope: Scope,
  { where, now }: EdgeSystemSelection,
): { binding: Binding; where: string } {
  const [tenant, namespace] = systemKey(scope, '');
  const binding = createBinding(dialect, tenant, namespace, now);
  const condition = where ? conditionSql(where, binding) : '';
  return { binding, where: `tenant = $1 and namespace = $2${condition === '' ? '' : ` and ${condition}`}` };
}

function orderSql(order: readonly SortBy[], binding: Binding): string {
  const keys = order.flatMap(({ key, descending }) => {
    const known = sortColumns[key];
    const column = typeof known === 'string' ? known : known(binding);
    const direction = descending ? 'desc' : 'asc';
    return nullableKeys.includes(key) ? [`${column} is null`, `${column} ${direction}`] : [`${column} ${direction}`];
  });
  return [...keys, 'folded_id', 'id'].join(', ');
}
