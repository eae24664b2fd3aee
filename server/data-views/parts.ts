// The parts that the rows of a data view come in, one after the other: a group, or in the narrow shape a field of a group.
import type { DataField, ViewColumn } from '../domain/data-views/columns.ts';
import { groupMapping } from '../domain/data-views/columns.ts';
import { Shape, SummaryType } from '../domain/data-views/codes.ts';
import type { Field } from '../domain/data-views/definition.ts';
import type { Group } from '../domain/data-views/groups.ts';
import { itemKey, type DataItem } from '../domain/data-views/items.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { mappingOf, type Mapping } from '../domain/data-views/value-sources.ts';
import type { Value } from '../domain/model.ts';
import { TypeCode } from '../domain/values/type-codes.ts';

/** What an item puts into a column. */
export interface Fill {
  readonly column: number;
  /** Place of the item in the items of the part. */
  readonly item: number;
  /** A value that does not change; null where it comes from the events. */
  readonly constant: string | null;
  /** Position of the property in the events of the item; null for a value that does not change. */
  readonly position: number | null;
  /** The field, where it shows a summary. */
  readonly summary: Field | null;
}

export interface Part {
  /** Place of the group. */
  readonly group: number;
  /** In the narrow shape, the place of the field; otherwise 0. */
  readonly field: number;
  /** What the cells of each column are. */
  readonly codes: readonly number[];
  /** A row with what is the same in all rows of the part; the index comes first, and is null here. */
  readonly template: readonly Value[];
  /** Whose events make rows of stored data, each stream once. */
  readonly items: readonly DataItem[];
  readonly fills: readonly Fill[];
}

/** Gives items as they are now, at least those that are still there and readable, by itemKey. */
export type Refresh = (items: readonly DataItem[]) => Promise<ReadonlyMap<string, DataItem>>;

/** How many fields are looked up in one slice. */
const fieldsAtOnce = 500;

/** Goes through the parts of the first `groupCount` groups, from the one at a place on. */
export async function* partsOf(
  resolved: ResolvedView,
  from: { readonly group: number; readonly field: number },
  groupCount: number,
  refresh: Refresh,
  pause: () => Promise<void>,
): AsyncGenerator<Part, void> {
  const isNarrow = resolved.view.Shape === Shape.Narrow;
  for (const [place, group] of resolved.groups.slice(0, groupCount).entries()) {
    if (place < from.group) continue;
    await pause();
    const items = await refresh(group.items.flat());
    const members = membersOf(items);
    const current = currentMappings(place, items);
    if (!isNarrow) {
      yield standardPart(resolved, group, place, members, current);
      continue;
    }
    for (const [field, dataField] of resolved.dataFields.entries()) {
      if (place === from.group && field < from.field) continue;
      // Whether a field has rows does not change between pages; what fills them may.
      if (field % fieldsAtOnce === 0) await pause();
      if (groupMapping(dataField, place) === null) continue;
      yield narrowPart(resolved, group, place, field, members, current(dataField));
    }
  }
}

/** The items of a group, and where each of them stands among them. */
interface Members {
  readonly items: readonly DataItem[];
  readonly places: ReadonlyMap<string, number>;
}

function membersOf(items: ReadonlyMap<string, DataItem>): Members {
  return { items: [...items.values()], places: new Map([...items.keys()].map((key, place) => [key, place])) };
}

/** What a data field takes from the item of a group as it is now. */
function currentMappings(group: number, items: ReadonlyMap<string, DataItem>) {
  return ({ field, slot }: DataField): Mapping | null => {
    const item = slot.items.get(group);
    const now = item && items.get(itemKey(item));
    return now ? mappingOf(field, now) : null;
  };
}

/** A part under construction. */
class Draft {
  readonly codes: number[] = [];
  readonly template: Value[] = [];
  readonly fills: Fill[] = [];
  readonly #places: ReadonlyMap<string, number>;

  constructor({ places }: Members) {
    this.#places = places;
  }

  /** Adds a column that is the same in all rows. */
  addFixed(value: string | null): void {
    this.codes.push(TypeCode.String);
    this.template.push(value);
  }

  /** Adds the column of a field, or that of its unit. */
  addField(mapping: Mapping | null, field: Field, isUom: boolean): void {
    const column = this.codes.length;
    this.codes.push(isUom ? TypeCode.String : (mapping?.code ?? TypeCode.Empty));
    this.template.push(null);
    if (!mapping) return;
    const item = this.#places.get(itemKey(mapping.item)) ?? 0;
    if (isUom) {
      const constant = mapping.uom?.abbreviation ?? null;
      if (constant !== null) this.fills.push({ column, item, constant, position: null, summary: null });
      return;
    }
    const summary = field.SummaryType === SummaryType.None ? null : field;
    this.fills.push({ column, item, constant: mapping.constant, position: mapping.position, summary });
  }

  /** Adds index and grouping columns. */
  addLeading(columns: readonly ViewColumn[], { values }: Group, indexCode: number): void {
    for (const { role, grouping } of columns) {
      if (role === 'index') {
        this.codes.push(indexCode);
        this.template.push(null);
      } else if (grouping !== null) this.addFixed(role === 'uom' ? null : (values[grouping] ?? null));
    }
  }
}

function standardPart(
  { view, columns }: ResolvedView,
  group: Group,
  place: number,
  members: Members,
  mapping: (field: DataField) => Mapping | null,
): Part {
  const draft = new Draft(members);
  draft.addLeading(columns, group, view.IndexTypeCode);
  for (const { dataField, role } of columns) {
    if (dataField) draft.addField(mapping(dataField), dataField.field, role === 'uom');
  }
  const { codes, template, fills } = draft;
  return { group: place, field: 0, codes, template, items: members.items, fills };
}

function narrowPart(
  { view, columns, dataFields }: ResolvedView,
  group: Group,
  place: number,
  fieldPlace: number,
  members: Members,
  mapping: Mapping | null,
): Part {
  const draft = new Draft(members);
  draft.addLeading(columns, group, view.IndexTypeCode);
  const dataField = dataFields[fieldPlace];
  if (dataField) {
    draft.addFixed(dataField.label);
    draft.addField(mapping, dataField.field, false);
    const hasUom = columns.at(-1)?.role === 'uom' && columns.at(-1)?.grouping === null;
    if (hasUom) draft.addField(mapping, dataField.field, true);
  }
  const { codes, template, fills } = draft;
  return { group: place, field: fieldPlace, codes, template, items: members.items, fills };
}
