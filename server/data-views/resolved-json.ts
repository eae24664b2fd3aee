// What a stored data view resolves to, part by part, as JSON (docs/behavior/data-views.md#resolved-parts).
import { named } from './stored-data-views.ts';
import type { Context } from '../requests/context.ts';
import { JsonText } from '../requests/reply-body.ts';
import { availableFieldSets } from '../domain/data-views/available-fields.ts';
import { FieldKind, ItemKind, Shape, SummaryType } from '../domain/data-views/codes.ts';
import { groupMapping, type DataField, type ViewColumn } from '../domain/data-views/columns.ts';
import type { DataView, Field } from '../domain/data-views/definition.ts';
import type { Group } from '../domain/data-views/groups.ts';
import { isEligible, type DataItem, type ItemProperty } from '../domain/data-views/items.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { mappingOf, type Mapping } from '../domain/data-views/value-sources.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';
import type { ShapeName } from '../domain/objects/shapes.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import { notFound } from '../errors/failures.ts';
import { paced } from '../requests/cancellation.ts';
import { jsonArray, textOf } from '../stream-data/text-forms.ts';
import { askedIn, type CacheName } from './pages.ts';
import { resolveAnew, reusableResolution, type Resolution } from './resolution.ts';

export interface ResolvedQuery {
  readonly cache?: CacheName;
  readonly skip?: number;
  readonly count?: number;
}

type Reply = Promise<{ readonly status: 200; readonly body: JsonText<never> }>;

/** Replies with a page of the data items that a query has found; throws NotFound when the view has no such query. */
export function dataItemsReply(
  context: Context,
  view: DataView,
  queryId: string,
  which: 'usable' | 'ineligible',
  query: ResolvedQuery,
): Reply {
  const place = view.Queries.findIndex(({ Id }) => sameIdentifier(Id, queryId));
  if (place < 0) throw notFound('query', queryId);
  const isUsable = which === 'usable';
  return pageReply(context, view, query, ({ found }, short) =>
    made(found[place]?.[which] ?? [], (item) => short(itemJson(item, isUsable), 'DataItem')),
  );
}

/** Replies with a page of the groups. */
export function groupsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, ({ groups }, short) => made(groups, (group) => groupJson(group, view, short)));
}

/** Replies with a page of the columns and what fills them. */
export function fieldMappingsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, (resolved, short) =>
    made(resolved.columns, (column) => short(columnJson(column, resolved), 'FieldMapping')),
  );
}

/** Replies with a page of the fields that the view could show besides. */
export function availableFieldSetsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, (resolved, short) =>
    made(availableFieldSets(resolved), (set) => short(set, 'DataViewFieldSet')),
  );
}

/** How many there are of something, and how each becomes JSON. */
interface Made {
  readonly length: number;
  readonly json: (place: number) => object;
}

function made<Item>(items: readonly Item[], toJson: (item: Item) => object): Made {
  return {
    length: items.length,
    json: (place) => {
      const item = items[place];
      return item === undefined ? {} : toJson(item);
    },
  };
}

/** Leaves members with default values out, where that was asked for. */
type Short = (body: object, shape: ShapeName) => object;

async function pageReply(
  context: Context,
  view: DataView,
  { cache = 'Preserve', skip = 0, count = 100 }: ResolvedQuery,
  list: (resolved: ResolvedView, short: Short) => Made,
): Reply {
  const { resolved, time } = await resolutionOf(context, view, cache);
  const { length, json } = list(resolved, (body, shape) => (context.verbose ? body : leaveOutDefaults(body, shape)));
  const form = jsonArray((place: number) => JSON.stringify(named(json(place))));
  const open = `{"TimeOfResolution":"${formatDateTime(time)}","Items":${form.open}`;
  const texts = textOf(paced(context.cancellation, places(skip, Math.min(length, skip + count))), {
    ...form,
    open,
    close: `${form.close}}`,
  });
  return { status: 200, body: new JsonText<never>(texts) };
}

/** One by one, since one of them can be long. */
async function* places(from: number, to: number): AsyncGenerator<readonly [number], void> {
  for (let place = from; place < to; place += 1) yield [place];
}

async function resolutionOf(context: Context, view: DataView, cache: CacheName): Promise<Resolution> {
  const asked = askedIn(context, view);
  const kept = cache === 'Preserve' ? await reusableResolution(asked, context.now) : null;
  return kept ?? resolveAnew(asked, context.now);
}

function itemJson(item: DataItem, isUsable: boolean): object {
  const { id, name, description, typeId, tags, metadata, itemType } = item;
  const fields = itemType.properties.map((property) => [property, propertyJson(property)] as const);
  const shown = fields.filter(([property]) => isUsable && isEligible(property));
  const others = fields.filter(([property]) => !isUsable || !isEligible(property));
  return {
    Id: id,
    Name: name,
    Description: description,
    TypeId: typeId,
    ResourceType: ItemKind.Stream,
    Tags: tags,
    Metadata: Object.entries(metadata).map(([Name, Value]) => ({
      Name,
      Value,
      Description: null,
      TypeCode: TypeCode.String,
      Uom: null,
    })),
    DataItemFields: shown.map(([, json]) => json),
    IneligibleDataItemFields: others.map(([, json]) => json),
  };
}

function propertyJson({ id, name, code, uom, isKey }: ItemProperty): object {
  return {
    Id: id,
    Name: name,
    StreamReferenceName: null,
    StreamId: null,
    TypeCode: code,
    Uom: uom?.id ?? null,
    IsKey: isKey,
  };
}

function groupJson({ values, items }: Group, { Queries }: DataView, short: Short): object {
  const itemsOf = (query: number) => (items[query] ?? []).map((item) => short(itemJson(item, true), 'DataItem'));
  return {
    GroupingValues: values.map((Value) => short({ Value, TypeCode: TypeCode.String, Uom: null }, 'DataItemMetadata')),
    DataItems: Object.fromEntries(Queries.map(({ Id }, place) => [Id, itemsOf(place)])),
  };
}

const kindOf = {
  index: FieldKind.IndexField,
  grouping: FieldKind.GroupingField,
  field: FieldKind.DataField,
  fieldName: FieldKind.FieldId,
  uom: FieldKind.FieldUom,
} as const;

function columnJson(column: ViewColumn, resolved: ResolvedView): object {
  const { id, label, role, code, uom, dataField } = column;
  return {
    Id: id,
    Label: label,
    FieldKind: kindOf[role],
    TypeCode: code,
    Uom: uom,
    SummaryType: role === 'field' && dataField ? dataField.field.SummaryType : null,
    SummaryDirection: role === 'field' && dataField ? dataField.field.SummaryDirection : null,
    DataMappings: mappingsJson(column, resolved),
  };
}

/** What fills a column, group by group; the columns of the narrow shape that show many fields have a mapping for each that a group has. */
function mappingsJson(
  { role, grouping, dataField, code }: ViewColumn,
  { view, groups, dataFields }: ResolvedView,
): object[] {
  const places = groups.map((group, place) => ({ group, place }));
  if (dataField) return places.map(({ place }) => fieldJson(dataField, groupMapping(dataField, place), role === 'uom'));
  if (grouping !== null) {
    const field = view.GroupingFields[grouping];
    return places.map(({ group }) => groupingJson(group, grouping, role === 'uom' ? undefined : field));
  }
  if (view.Shape !== Shape.Narrow || (role !== 'field' && role !== 'uom')) {
    return groups.map(() => mappingJson(null, code));
  }
  return places.flatMap(({ place }) =>
    dataFields.flatMap((one) => {
      const mapping = groupMapping(one, place);
      return mapping ? [fieldJson(one, mapping, role === 'uom')] : [];
    }),
  );
}

function mappingJson(mapping: Mapping | null, code: number): Record<string, unknown> {
  return {
    TargetId: mapping?.item.id ?? null,
    TargetStreamReferenceName: null,
    TargetFieldKey: mapping?.key ?? null,
    TypeCode: code,
    Uom: mapping?.uom?.id ?? null,
    SummaryType: SummaryType.None,
    SummaryDirection: null,
    FieldSetIndex: null,
    FieldIndex: null,
  };
}

function fieldJson({ field, fieldSet, position: place }: DataField, mapping: Mapping | null, isUom: boolean): object {
  const code = isUom && mapping?.uom ? TypeCode.String : isUom ? TypeCode.Empty : (mapping?.code ?? TypeCode.Empty);
  return {
    ...mappingJson(mapping, code),
    SummaryType: field.SummaryType,
    SummaryDirection: field.SummaryDirection,
    FieldSetIndex: fieldSet,
    FieldIndex: place,
  };
}

/** The first item that has the value of a group stands for all that have it. */
function groupingJson({ values, items }: Group, grouping: number, field: Field | undefined): object {
  const value = values[grouping] ?? null;
  for (const item of field && value !== null ? items.flat() : []) {
    const mapping = field ? mappingOf(field, item) : null;
    if (mapping?.constant === value) return { ...mappingJson(mapping, TypeCode.String), FieldIndex: grouping };
  }
  return { ...mappingJson(null, TypeCode.Empty), FieldIndex: grouping };
}
