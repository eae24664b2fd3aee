// The resolved parts of a stored data view as JSON (docs/behavior/data-views.md#resolved-parts).
import { withCodeNames } from './stored-data-views.ts';
import type { Context } from '../requests/context.ts';
import { JsonBody } from '../requests/reply-body.ts';
import { availableFieldSets } from '../domain/data-views/available-fields.ts';
import { FieldKind, ItemKind, Shape, SummaryType } from '../domain/data-views/codes.ts';
import { groupMapping, type DataField, type ViewColumn } from '../domain/data-views/columns.ts';
import type { DataView, Field } from '../domain/data-views/definition.ts';
import type { Group } from '../domain/data-views/groups.ts';
import { isEligible, type DataItem, type ItemProperty } from '../domain/data-views/items.ts';
import type { ResolvedView } from '../domain/data-views/resolved.ts';
import { findMapping, type Mapping } from '../domain/data-views/mapping.ts';
import { omitDefaults } from '../domain/objects/verbosity.ts';
import type { ShapeName } from '../domain/objects/shapes.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import { notFound } from '../errors/failures.ts';
import { withPauses } from '../requests/cancellation.ts';
import { jsonArray, formatItems } from '../stream-data/text-forms.ts';
import { resolutionRequest, type CacheName } from './pages.ts';
import { resolveAndCache, reusableResolution, type Resolution } from './resolution.ts';

export interface ResolvedQuery {
  readonly cache?: CacheName;
  readonly skip?: number;
  readonly count?: number;
}

type Reply = Promise<{ readonly status: 200; readonly body: JsonBody<never> }>;

/** Returns the reply with a page of the data items that a query finds. Throws NotFound if the view has no such query. */
export function dataItemsReply(
  context: Context,
  view: DataView,
  queryId: string,
  itemStatus: 'usable' | 'ineligible',
  query: ResolvedQuery,
): Reply {
  const queryPosition = view.Queries.findIndex(({ Id }) => isSameIdentifier(Id, queryId));
  if (queryPosition < 0) throw notFound('query', queryId);
  const isUsable = itemStatus === 'usable';
  return pageReply(context, view, query, ({ found }, applyVerbosity) =>
    jsonList(found[queryPosition]?.[itemStatus] ?? [], (item) => applyVerbosity(itemJson(item, isUsable), 'DataItem')),
  );
}

/** Returns the reply with a page of the groups. */
export function groupsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, ({ groups }, applyVerbosity) =>
    jsonList(groups, (group) => groupJson(group, view, applyVerbosity)),
  );
}

/** Returns the reply with a page of the columns and their sources. */
export function fieldMappingsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, (resolved, applyVerbosity) =>
    jsonList(resolved.columns, (column) => applyVerbosity(columnJson(column, resolved), 'FieldMapping')),
  );
}

/** Returns the reply with a page of the fields that the view does not show yet. */
export function availableFieldSetsReply(context: Context, view: DataView, query: ResolvedQuery): Reply {
  return pageReply(context, view, query, (resolved, applyVerbosity) =>
    jsonList(availableFieldSets(resolved), (set) => applyVerbosity(set, 'DataViewFieldSet')),
  );
}

/** A list whose items are converted to JSON one by one. */
interface JsonList {
  readonly length: number;
  readonly jsonAt: (position: number) => object;
}

function jsonList<Item>(items: readonly Item[], toJson: (item: Item) => object): JsonList {
  return {
    length: items.length,
    jsonAt: (position) => {
      const item = items[position];
      return item === undefined ? {} : toJson(item);
    },
  };
}

/** Returns a body, without the members that have default values unless the request is verbose. */
type ApplyVerbosity = (body: object, shape: ShapeName) => object;

async function pageReply(
  context: Context,
  view: DataView,
  { cache = 'Preserve', skip = 0, count = 100 }: ResolvedQuery,
  list: (resolved: ResolvedView, applyVerbosity: ApplyVerbosity) => JsonList,
): Reply {
  const { resolved, time } = await resolutionOf(context, view, cache);
  const { length, jsonAt } = list(resolved, (body, shape) => (context.verbose ? body : omitDefaults(body, shape)));
  const form = jsonArray((position: number) => JSON.stringify(withCodeNames(jsonAt(position))));
  const open = `{"TimeOfResolution":"${formatDateTime(time)}","Items":${form.open}`;
  const texts = formatItems(withPauses(context.cancellation, positions(skip, Math.min(length, skip + count))), {
    ...form,
    open,
    close: `${form.close}}`,
  });
  return { status: 200, body: new JsonBody<never>(texts) };
}

/** Yields positions one by one, since the JSON of each can be long. */
async function* positions(from: number, to: number): AsyncGenerator<readonly [number], void> {
  for (let position = from; position < to; position += 1) yield [position];
}

async function resolutionOf(context: Context, view: DataView, cache: CacheName): Promise<Resolution> {
  const request = resolutionRequest(context, view);
  const cached = cache === 'Preserve' ? await reusableResolution(request, context.now) : null;
  return cached ?? resolveAndCache(request, context.now);
}

function itemJson(item: DataItem, isUsable: boolean): object {
  const { id, name, description, typeId, tags, metadata, itemType } = item;
  const fields = itemType.properties.map((property) => [property, propertyJson(property)] as const);
  const eligible = fields.filter(([property]) => isUsable && isEligible(property));
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
    DataItemFields: eligible.map(([, json]) => json),
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

function groupJson({ values, items }: Group, { Queries }: DataView, applyVerbosity: ApplyVerbosity): object {
  const itemsOf = (query: number) =>
    (items[query] ?? []).map((item) => applyVerbosity(itemJson(item, true), 'DataItem'));
  return {
    GroupingValues: values.map((Value) =>
      applyVerbosity({ Value, TypeCode: TypeCode.String, Uom: null }, 'DataItemMetadata'),
    ),
    DataItems: Object.fromEntries(Queries.map(({ Id }, position) => [Id, itemsOf(position)])),
  };
}

const fieldKinds = {
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
    FieldKind: fieldKinds[role],
    TypeCode: code,
    Uom: uom,
    SummaryType: role === 'field' && dataField ? dataField.field.SummaryType : null,
    SummaryDirection: role === 'field' && dataField ? dataField.field.SummaryDirection : null,
    DataMappings: mappingsJson(column, resolved),
  };
}

/** Returns the sources of a column, group by group; in the narrow shape, a value column has one for each field of a group. */
function mappingsJson(
  { role, grouping, dataField, code }: ViewColumn,
  { view, groups, dataFields }: ResolvedView,
): object[] {
  const groupEntries = groups.map((group, position) => ({ group, position }));
  if (dataField)
    return groupEntries.map(({ position }) => fieldJson(dataField, groupMapping(dataField, position), role === 'uom'));
  if (grouping !== null) {
    const field = view.GroupingFields[grouping];
    return groupEntries.map(({ group }) => groupingJson(group, grouping, role === 'uom' ? undefined : field));
  }
  if (view.Shape !== Shape.Narrow || (role !== 'field' && role !== 'uom')) {
    return groups.map(() => mappingJson(null, code));
  }
  return groupEntries.flatMap(({ position }) =>
    dataFields.flatMap((field) => {
      const mapping = groupMapping(field, position);
      return mapping ? [fieldJson(field, mapping, role === 'uom')] : [];
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

function fieldJson({ field, fieldSet, position }: DataField, mapping: Mapping | null, isUom: boolean): object {
  const code = isUom && mapping?.uom ? TypeCode.String : isUom ? TypeCode.Empty : (mapping?.code ?? TypeCode.Empty);
  return {
    ...mappingJson(mapping, code),
    SummaryType: field.SummaryType,
    SummaryDirection: field.SummaryDirection,
    FieldSetIndex: fieldSet,
    FieldIndex: position,
  };
}

/** Returns the source of a grouping value: the first item of the group that has it. */
function groupingJson({ values, items }: Group, grouping: number, field: Field | undefined): object {
  const value = values[grouping] ?? null;
  for (const item of field && value !== null ? items.flat() : []) {
    const mapping = field ? findMapping(field, item) : null;
    if (mapping?.constant === value) return { ...mappingJson(mapping, TypeCode.String), FieldIndex: grouping };
  }
  return { ...mappingJson(null, TypeCode.Empty), FieldIndex: grouping };
}
