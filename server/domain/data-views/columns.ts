// The columns of a data view, and the source of each column's values in each group (docs/behavior/data-views.md#columns).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { forEachStepwise, type Stepwise } from '../stepwise.ts';
import { TypeCode } from '../values/type-codes.ts';
import { Shape } from './codes.ts';
import type { DataView, Field } from './definition.ts';
import type { Group } from './groups.ts';
import type { Origin } from './items.ts';
import { defaultIndexName, uniqueColumnIds, fillLabel } from './labels.ts';
import { lookupsPerItem, requireMaxLookups } from './lookups.ts';
import { findSlotsStepwise, type Slot } from './slots.ts';
import { findMapping, type Mapping } from './mapping.ts';

/**
 * The purpose of a column: `field` has values, `fieldName` has the name of the row's field in the narrow shape, `uom` has the unit of
 * the cell before it.
 */
export type ColumnRole = 'index' | 'grouping' | 'field' | 'fieldName' | 'uom';

export interface Column {
  /** The name in the data, unique in the table. It can be ''. */
  readonly id: string;
  /** The name before equal names get a number. */
  readonly label: string;
  readonly role: ColumnRole;
  /** The SdsTypeCode of the first group with values, or Empty if there is none. Cells are never converted to it. */
  readonly code: number;
  /** The identifier of the unit that all groups share; null if they differ. */
  readonly uom: string | null;
}

/** A data field of one slot: the source of a column in the standard shape, or of rows in the narrow shape. */
export interface DataField {
  readonly label: string;
  readonly field: Field;
  readonly slot: Slot;
  /** The position of the field set. */
  readonly fieldSet: number;
  /** The position of the field in its field set. */
  readonly position: number;
  readonly code: number;
  readonly uom: string | null;
  /** The position of the first group with values. */
  readonly firstGroup: number;
}

/** A column with its source. */
export interface ViewColumn extends Column {
  /** The position of the grouping field, in its column and the column of its unit; otherwise null. */
  readonly grouping: number | null;
  /** The data field, in its column and the column of its unit; null in the narrow shape, where a column shows many fields. */
  readonly dataField: DataField | null;
}

export interface Layout {
  readonly columns: readonly ViewColumn[];
  /** All data fields of all slots, in the order of the columns of the standard shape. */
  readonly dataFields: readonly DataField[];
}

/** The number of keys to look up in one step. */
const lookupsPerStep = 2_000;

/** The maximum number of columns, and of data fields in the narrow shape. */
const maxColumns = 1_000;
const maxNarrowFields = 100_000;

/** Returns the source of a data field's values in a group, or null if the group has no item for it or the item has no such value. */
export function groupMapping({ field, slot }: DataField, group: number): Mapping | null {
  const item = slot.items.get(group);
  return item ? findMapping(field, item) : null;
}

/**
 * Returns the columns of a view for the groups of its items; `viewOrigin` is the origin of the view itself. Throws InvalidInput for
 * too many columns or lookups.
 */
export function* layOutStepwise(
  view: DataView,
  groups: readonly Group[],
  viewOrigin: Origin,
  maxLookups: number,
): Stepwise<Layout> {
  const dataFields = yield* findDataFields(view, groups, maxLookups);
  const isNarrow = view.Shape === Shape.Narrow;
  const columns = isNarrow
    ? narrowColumns(view, dataFields, viewOrigin)
    : standardColumns(view, dataFields, viewOrigin);
  const ids = uniqueColumnIds(columns.map(({ label }) => label));
  // Columns that only the narrow shape has never get a number.
  const isFixed = ({ role, grouping }: UnnamedColumn) => isNarrow && role !== 'index' && grouping === null;
  const named = columns.map((column, position) => ({
    ...column,
    id: isFixed(column) ? column.label : (ids[position] ?? ''),
  }));
  return { columns: named, dataFields };
}

type UnnamedColumn = Omit<ViewColumn, 'id'>;

function* findDataFields(view: DataView, groups: readonly Group[], maxLookups: number): Stepwise<readonly DataField[]> {
  let [lookups, lookupsInStep] = [0, 0];
  const max = view.Shape === Shape.Narrow ? maxNarrowFields : maxColumns;
  const found: DataField[] = [];
  for (const [fieldSet, set] of view.DataFieldSets.entries()) {
    const query = view.Queries.findIndex(({ Id }) => isSameIdentifier(Id, set.QueryId));
    const items = groups.reduce((sum, group) => sum + (group.items[query]?.length ?? 0), 0);
    const identifying = set.IdentifyingField ? [set.IdentifyingField] : [];
    lookups += items * lookupsPerItem([...set.DataFields, ...identifying]);
    requireMaxLookups('DataFieldSets', lookups, maxLookups);
    const slots = yield* findSlotsStepwise(set, groups, query);
    if (found.length + slots.length * set.DataFields.length > max) throw tooManyColumns(max);
    for (const slot of slots) {
      for (const [position, field] of set.DataFields.entries()) {
        const { unit, ...common } = yield* commonProperties(field, slot, groups.length);
        const [first] = slot.items.values();
        const label = fillLabel(field, {
          identifyingValue: slot.identifyingValue,
          queryId: set.QueryId,
          uom: unit?.abbreviation ?? '',
          origin: first?.origin,
        });
        found.push({ label, field, slot, fieldSet, position, ...common, uom: unit?.id ?? null });
        lookupsInStep += slot.items.size * lookupsPerItem([field]);
        if (lookupsInStep < lookupsPerStep) continue;
        lookupsInStep = 0;
        yield;
      }
    }
  }
  // In the narrow shape every field has its own rows in every group.
  if (view.Shape === Shape.Narrow) requireMaxLookups('DataFieldSets', found.length * groups.length, maxLookups);
  return found;
}

const tooManyColumns = (max: number) =>
  new InvalidInput('DataFieldSets', `DataFieldSets must not produce more than ${max} columns.`);

/** Returns the type code of the first group with values, its position, and the unit if all groups have the same one. */
function* commonProperties(field: Field, slot: Slot, groupCount: number) {
  const mappings: { readonly group: number; readonly mapping: Mapping | null }[] = [];
  yield* forEachStepwise(
    slot.items,
    ([group, item]) => mappings.push({ group, mapping: findMapping(field, item) }),
    lookupsPerItem([field]),
  );
  const first = mappings.find(({ mapping }) => mapping !== null);
  const unit = first?.mapping?.uom ?? null;
  const isShared = mappings.length === groupCount && mappings.every(({ mapping }) => mapping?.uom?.id === unit?.id);
  return {
    code: first?.mapping?.code ?? TypeCode.Empty,
    firstGroup: first?.group ?? 0,
    unit: isShared ? unit : null,
  };
}

function leadingColumns(view: DataView, viewOrigin: Origin): readonly UnnamedColumn[] {
  const index: UnnamedColumn = {
    label: fillLabel(view.IndexField, { origin: viewOrigin, defaultIndexName: defaultIndexName(view.IndexTypeCode) }),
    role: 'index',
    code: view.IndexTypeCode,
    uom: null,
    grouping: null,
    dataField: null,
  };
  const grouping = view.GroupingFields.flatMap((field, position) => {
    const label = fillLabel(field, { origin: viewOrigin });
    const column: UnnamedColumn = {
      label,
      role: 'grouping',
      code: TypeCode.String,
      uom: null,
      grouping: position,
      dataField: null,
    };
    return field.IncludeUom ? [column, uomColumn(column)] : [column];
  });
  return [index, ...grouping];
}

function uomColumn(column: UnnamedColumn): UnnamedColumn {
  return { ...column, label: `${column.label} Uom`, role: 'uom', code: TypeCode.String, uom: null };
}

function standardColumns(
  view: DataView,
  dataFields: readonly DataField[],
  viewOrigin: Origin,
): readonly UnnamedColumn[] {
  const fields = dataFields.flatMap((dataField) => {
    const { label, code, uom, field } = dataField;
    const column: UnnamedColumn = { label, role: 'field', code, uom, grouping: null, dataField };
    return field.IncludeUom ? [column, uomColumn(column)] : [column];
  });
  const columns = [...leadingColumns(view, viewOrigin), ...fields];
  if (columns.length > maxColumns) throw tooManyColumns(maxColumns);
  return columns;
}

function narrowColumns(view: DataView, dataFields: readonly DataField[], viewOrigin: Origin): readonly UnnamedColumn[] {
  const column = (label: string, role: ColumnRole, code: number): UnnamedColumn => ({
    label,
    role,
    code,
    uom: null,
    grouping: null,
    dataField: null,
  });
  const includesUom = view.DataFieldSets.some((set) => set.DataFields.some(({ IncludeUom }) => IncludeUom));
  return [
    ...leadingColumns(view, viewOrigin),
    column('Field', 'fieldName', TypeCode.String),
    column('Value', 'field', firstCode(dataFields)),
    ...(includesUom ? [column('Uom', 'uom', TypeCode.String)] : []),
  ];
}

/** Returns the type code of the first data field with values, in the order of groups, then of fields. */
function firstCode(dataFields: readonly DataField[]): number {
  const filled = dataFields.filter(({ code }) => code !== TypeCode.Empty);
  const first = filled.reduce<DataField | undefined>(
    (earliest, field) => (earliest === undefined || field.firstGroup < earliest.firstGroup ? field : earliest),
    undefined,
  );
  return first?.code ?? TypeCode.Empty;
}
