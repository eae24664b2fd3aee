// The columns of a data view, and what fills each of them in each group (docs/behavior/data-views.md#columns).
import { InvalidInput } from '../model.ts';
import { sameIdentifier } from '../objects/identifiers.ts';
import { forEachStepwise, type Stepwise } from '../stepwise.ts';
import { TypeCode } from '../values/type-codes.ts';
import { Shape } from './codes.ts';
import type { DataView, Field } from './definition.ts';
import type { Group } from './groups.ts';
import type { Origin } from './items.ts';
import { defaultIndexName, uniqueColumnIds, fillLabel } from './labels.ts';
import { lookupsPerItem, requireMaxLookups } from './lookups.ts';
import { findSlotsStepwise, type Slot } from './slots.ts';
import { mappingOf, type Mapping } from './value-sources.ts';

/**
 * What a column is for: `field` has values, `fieldName` says in the narrow shape which field a row is of, `uom` the unit of
 * the cell before it.
 */
export type ColumnRole = 'index' | 'grouping' | 'field' | 'fieldName' | 'uom';

export interface Column {
  /** Its name in the data: no two columns of a table are called alike. It can be ''. */
  readonly id: string;
  /** The name before places are added to names that are equal. */
  readonly label: string;
  readonly role: ColumnRole;
  /** SdsTypeCode of the first group that has values; Empty when none has. Cells are never converted to it. */
  readonly code: number;
  /** Identifier of the unit that all groups agree on; null where they do not. */
  readonly uom: string | null;
}

/** A data field of one slot: what fills a column of the standard shape, or the rows of a field of the narrow one. */
export interface DataField {
  readonly label: string;
  readonly field: Field;
  readonly slot: Slot;
  /** Position of the field set, and of the field in it. */
  readonly fieldSet: number;
  readonly place: number;
  readonly code: number;
  readonly uom: string | null;
  /** Place of the first group that has values. */
  readonly firstGroup: number;
}

/** A column with what it shows. */
export interface ViewColumn extends Column {
  /** Position of the grouping field, for its column and that of its unit. */
  readonly grouping: number | null;
  /** The field, for its column and that of its unit; null in the narrow shape, where columns show many. */
  readonly dataField: DataField | null;
}

export interface Layout {
  readonly columns: readonly ViewColumn[];
  /** All data fields of all slots, in the order of the columns of the standard shape. */
  readonly dataFields: readonly DataField[];
}

/** How many keys are looked up in one step. */
const lookupsPerStep = 2_000;

/** How many columns a data view may have, and how many data fields in the narrow shape. */
const maxColumns = 1_000;
const maxNarrowFields = 100_000;

/** What a data field takes from the item of a group; null where the group has no item for it, or that has nothing. */
export function groupMapping({ field, slot }: DataField, group: number): Mapping | null {
  const item = slot.items.get(group);
  return item ? mappingOf(field, item) : null;
}

/**
 * The columns of a view whose items form groups, in steps; `home` is where the view itself is. Throws InvalidInput when they are too many,
 * or look up too much.
 */
export function* layOutStepwise(
  view: DataView,
  groups: readonly Group[],
  viewOrigin: Origin,
  lookups: number,
): Stepwise<Layout> {
  const dataFields = yield* findDataFields(view, groups, lookups);
  const isNarrow = view.Shape === Shape.Narrow;
  const columns = isNarrow
    ? narrowColumns(view, dataFields, viewOrigin)
    : standardColumns(view, dataFields, viewOrigin);
  const ids = uniqueColumnIds(columns.map(({ label }) => label));
  // The names of the columns that only the narrow shape has are fixed.
  const isFixed = ({ role, grouping }: UnnamedColumn) => isNarrow && role !== 'index' && grouping === null;
  const named = columns.map((column, place) => ({
    ...column,
    id: isFixed(column) ? column.label : (ids[place] ?? ''),
  }));
  return { columns: named, dataFields };
}

type UnnamedColumn = Omit<ViewColumn, 'id'>;

function* findDataFields(view: DataView, groups: readonly Group[], limit: number): Stepwise<readonly DataField[]> {
  let [lookups, lookupsInStep] = [0, 0];
  const max = view.Shape === Shape.Narrow ? maxNarrowFields : maxColumns;
  const found: DataField[] = [];
  for (const [fieldSet, set] of view.DataFieldSets.entries()) {
    const query = view.Queries.findIndex(({ Id }) => sameIdentifier(Id, set.QueryId));
    const items = groups.reduce((sum, group) => sum + (group.items[query]?.length ?? 0), 0);
    const identifying = set.IdentifyingField ? [set.IdentifyingField] : [];
    lookups += items * lookupsPerItem([...set.DataFields, ...identifying]);
    requireMaxLookups('DataFieldSets', lookups, limit);
    const slots = yield* findSlotsStepwise(set, groups, query);
    if (found.length + slots.length * set.DataFields.length > max) throw tooManyColumns(max);
    for (const slot of slots) {
      for (const [place, field] of set.DataFields.entries()) {
        const { unit, ...common } = yield* commonProperties(field, slot, groups.length);
        const [first] = slot.items.values();
        const label = fillLabel(field, {
          identifyingValue: slot.identifyingValue,
          queryId: set.QueryId,
          uom: unit?.abbreviation ?? '',
          origin: first?.origin,
        });
        found.push({ label, field, slot, fieldSet, place, ...common, uom: unit?.id ?? null });
        lookupsInStep += slot.items.size * lookupsPerItem([field]);
        if (lookupsInStep < lookupsPerStep) continue;
        lookupsInStep = 0;
        yield;
      }
    }
  }
  // In the narrow shape every field has rows of its own in every group.
  if (view.Shape === Shape.Narrow) requireMaxLookups('DataFieldSets', found.length * groups.length, limit);
  return found;
}

const tooManyColumns = (max: number) =>
  new InvalidInput('DataFieldSets', `DataFieldSets must not make more than ${max} columns.`);

/** What the groups have in common: the type of the first one that has values, and the unit, where all have the same one. */
function* commonProperties(field: Field, slot: Slot, groupCount: number) {
  const mappings: { readonly group: number; readonly mapping: Mapping | null }[] = [];
  yield* forEachStepwise(
    slot.items,
    ([group, item]) => mappings.push({ group, mapping: mappingOf(field, item) }),
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
  const grouping = view.GroupingFields.flatMap((field, place) => {
    const label = fillLabel(field, { origin: viewOrigin });
    const column: UnnamedColumn = {
      label,
      role: 'grouping',
      code: TypeCode.String,
      uom: null,
      grouping: place,
      dataField: null,
    };
    return field.IncludeUom ? [column, uomColumn(column)] : [column];
  });
  return [index, ...grouping];
}

function uomColumn(of: UnnamedColumn): UnnamedColumn {
  return { ...of, label: `${of.label} Uom`, role: 'uom', code: TypeCode.String, uom: null };
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

/** The type of the first rows that have values: by groups, then by fields. */
function firstCode(dataFields: readonly DataField[]): number {
  const filled = dataFields.filter(({ code }) => code !== TypeCode.Empty);
  const first = filled.reduce<DataField | undefined>(
    (earliest, one) => (earliest === undefined || one.firstGroup < earliest.firstGroup ? one : earliest),
    undefined,
  );
  return first?.code ?? TypeCode.Empty;
}
