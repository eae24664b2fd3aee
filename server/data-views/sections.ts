// The rows of a data view consist of sections: one for each group, or in the narrow shape one for each field of each group. A section maps
// the values of its items to columns.
import { groupMapping, type DataField, type ViewColumn } from '../domain/data-views/columns.ts';
import { Shape, SummaryType } from '../domain/data-views/codes.ts';
import type { Field } from '../domain/data-views/definition.ts';
import type { Group } from '../domain/data-views/groups.ts';
import { itemKeyOf, type DataItem } from '../domain/data-views/items.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { findMapping, type Mapping } from '../domain/data-views/mapping.ts';
import type { Value } from '../domain/model.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import type { StreamRef } from '../store/ports/event-store.ts';

/** A column with a property of an item's events. */
export interface ValueColumn {
  readonly column: number;
  /** The position of the property. */
  readonly position: number;
}

/** A column with a summary of a property. */
export interface SummaryColumn extends ValueColumn {
  readonly field: Field;
}

/** A column whose value is the same in all rows of an item. */
export interface ConstantColumn {
  readonly column: number;
  readonly value: string | null;
}

/** The columns that an item fills. */
export interface ItemColumns {
  readonly item: DataItem;
  readonly constants: readonly ConstantColumn[];
  readonly values: readonly ValueColumn[];
  readonly summaries: readonly SummaryColumn[];
}

export interface Section {
  /** The position of the group. */
  readonly group: number;
  /** In the narrow shape, the position of the field; otherwise 0. */
  readonly field: number;
  /** The type code of each column's cells. */
  readonly codes: readonly number[];
  /** A row with the values that all rows share; the index comes first and is null. */
  readonly template: readonly Value[];
  /** The items whose events give the rows of stored data, each once. */
  readonly items: readonly ItemColumns[];
}

/** Returns the stream of an item. */
export function streamOfItem({ id, origin }: DataItem): StreamRef {
  return { tenant: origin.tenantId, namespace: origin.namespaceId, stream: id };
}

/** Returns the current state of the items that still exist and may be read, keyed by itemKeyOf. */
export type LoadItems = (items: readonly DataItem[]) => Promise<ReadonlyMap<string, DataItem>>;

/** The number of fields to look up in one slice. */
const fieldsPerSlice = 500;

/** Yields the sections of the first `groupCount` groups, from a position on. */
export async function* sectionsOf(
  resolved: ResolvedView,
  from: { readonly group: number; readonly field: number },
  groupCount: number,
  loadItems: LoadItems,
  pause: () => Promise<void>,
): AsyncGenerator<Section, void> {
  const isNarrow = resolved.view.Shape === Shape.Narrow;
  for (const [position, group] of resolved.groups.slice(0, groupCount).entries()) {
    if (position < from.group) continue;
    await pause();
    const items = await loadItems(group.items.flat());
    const mappingOf = currentMappingFinder(position, items);
    if (!isNarrow) {
      yield standardSection(resolved, group, position, items, mappingOf);
      continue;
    }
    for (const [fieldPosition, dataField] of resolved.dataFields.entries()) {
      if (position === from.group && fieldPosition < from.field) continue;
      if (fieldPosition % fieldsPerSlice === 0) await pause();
      // Whether a field has rows does not change between pages; its source can.
      if (groupMapping(dataField, position) === null) continue;
      yield narrowSection(resolved, group, position, fieldPosition, items, mappingOf(dataField));
    }
  }
}

/** Returns a function that finds the source of a data field in a group, from the current state of its item. */
function currentMappingFinder(group: number, items: ReadonlyMap<string, DataItem>) {
  return ({ field, slot }: DataField): Mapping | null => {
    const item = slot.items.get(group);
    const current = item && items.get(itemKeyOf(item));
    return current ? findMapping(field, current) : null;
  };
}

/** Builds a section column by column. */
class SectionBuilder {
  readonly #codes: number[] = [];
  readonly #template: Value[] = [];
  readonly #items: ReadonlyMap<
    string,
    {
      readonly item: DataItem;
      readonly constants: ConstantColumn[];
      readonly values: ValueColumn[];
      readonly summaries: SummaryColumn[];
    }
  >;

  constructor(items: ReadonlyMap<string, DataItem>) {
    this.#items = new Map(
      Array.from(items, ([key, item]) => [key, { item, constants: [], values: [], summaries: [] }]),
    );
  }

  /** Adds a column with the same value in all rows. */
  addConstant(value: string | null): void {
    this.#codes.push(TypeCode.String);
    this.#template.push(value);
  }

  /** Adds the index and grouping columns. */
  addLeading(columns: readonly ViewColumn[], { values }: Group, indexCode: number): void {
    for (const { role, grouping } of columns) {
      if (role === 'index') {
        this.#codes.push(indexCode);
        this.#template.push(null);
      } else if (grouping !== null) this.addConstant(role === 'uom' ? null : (values[grouping] ?? null));
    }
  }

  /** Adds the column of a field. */
  addField(mapping: Mapping | null, field: Field): void {
    const column = this.#addColumn(mapping?.code ?? TypeCode.Empty);
    const item = mapping && this.#items.get(itemKeyOf(mapping.item));
    if (!item) return;
    const { position, constant } = mapping;
    if (position === null) item.constants.push({ column, value: constant });
    else if (field.SummaryType === SummaryType.None) item.values.push({ column, position });
    else item.summaries.push({ column, position, field });
  }

  /** Adds the column with the unit of a field. */
  addUom(mapping: Mapping | null): void {
    const column = this.#addColumn(TypeCode.String);
    const item = mapping && this.#items.get(itemKeyOf(mapping.item));
    if (item && mapping.uom) item.constants.push({ column, value: mapping.uom.abbreviation });
  }

  #addColumn(code: number): number {
    this.#template.push(null);
    return this.#codes.push(code) - 1;
  }

  build(group: number, field: number): Section {
    return { group, field, codes: this.#codes, template: this.#template, items: [...this.#items.values()] };
  }
}

function standardSection(
  { view, columns }: ResolvedView,
  group: Group,
  position: number,
  items: ReadonlyMap<string, DataItem>,
  mappingOf: (field: DataField) => Mapping | null,
): Section {
  const builder = new SectionBuilder(items);
  builder.addLeading(columns, group, view.IndexTypeCode);
  for (const { dataField, role } of columns) {
    if (!dataField) continue;
    if (role === 'uom') builder.addUom(mappingOf(dataField));
    else builder.addField(mappingOf(dataField), dataField.field);
  }
  return builder.build(position, 0);
}

function narrowSection(
  { view, columns, dataFields }: ResolvedView,
  group: Group,
  position: number,
  fieldPosition: number,
  items: ReadonlyMap<string, DataItem>,
  mapping: Mapping | null,
): Section {
  const builder = new SectionBuilder(items);
  builder.addLeading(columns, group, view.IndexTypeCode);
  const dataField = dataFields[fieldPosition];
  if (dataField) {
    builder.addConstant(dataField.label);
    builder.addField(mapping, dataField.field);
    const hasUom = columns.at(-1)?.role === 'uom' && columns.at(-1)?.grouping === null;
    if (hasUom) builder.addUom(mapping);
  }
  return builder.build(position, fieldPosition);
}
