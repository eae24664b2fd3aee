// The fields of the items of a query that a data view does not show yet, with default labels
// (docs/behavior/data-views.md#resolved-parts).
import { isSameIdentifier } from '../objects/identifiers.ts';
import { FieldSource, SummaryType } from './codes.ts';
import type { DataView, Field, FieldSet } from './definition.ts';
import { isEligible, type DataItem } from './items.ts';
import type { ResolvedView } from './resolved.ts';

const { Id, Name, PropertyId, PropertyName, Metadata, Tags } = FieldSource;

/** Returns one field set for each query whose items have fields that are not shown. */
export function availableFieldSets({ view, found }: ResolvedView): readonly FieldSet[] {
  return view.Queries.flatMap((query, position) => {
    const shown = shownFields(view, query.Id);
    const DataFields = candidateFields(found[position]?.usable ?? []).flatMap((field) =>
      withoutShownKeys(field, shown),
    );
    return DataFields.length === 0 ? [] : [{ QueryId: query.Id, DataFields, IdentifyingField: null }];
  });
}

function shownFields({ DataFieldSets }: DataView, queryId: string): readonly Field[] {
  return DataFieldSets.filter(({ QueryId }) => isSameIdentifier(QueryId, queryId)).flatMap(
    ({ DataFields }) => DataFields,
  );
}

function newField(Source: Field['Source'], Keys: readonly string[], label: string): Field {
  return {
    Source,
    Keys,
    StreamReferenceNames: [],
    Label: `{IdentifyingValue} ${label}`,
    SummaryType: SummaryType.None,
    SummaryDirection: null,
    IncludeUom: false,
  };
}

/** Returns all fields of items: each property and each metadata key once, in the order of their first occurrence. */
function candidateFields(items: readonly DataItem[]): readonly Field[] {
  if (items.length === 0) return [];
  const types = new Set(items.map(({ itemType }) => itemType));
  const properties = [...types].flatMap(({ properties }) =>
    properties.filter((property) => !property.isKey && isEligible(property)),
  );
  const distinct = new Map(properties.map(({ id }) => [id.toLowerCase(), id]));
  const names = new Set(items.flatMap(({ metadata }) => Object.keys(metadata)));
  const tags = new Set(items.flatMap((item) => item.tags));
  return [
    newField(Id, [], 'Id'),
    newField(Name, [], 'Name'),
    ...[...distinct.values()].map((key) => newField(PropertyId, [key], `${key} {Uom} {SummaryType}`)),
    ...[...names].map((key) => newField(Metadata, [key], `${key} {Uom}`)),
    ...(tags.size === 0 ? [] : [newField(Tags, [...tags], 'Tags')]),
  ];
}

/** Returns the candidate without the keys of shown fields, or an empty list if nothing remains. */
function withoutShownKeys(candidate: Field, shown: readonly Field[]): readonly Field[] {
  const { Source, Keys } = candidate;
  const sameSource = shown.filter(
    (field) => field.Source === Source || (Source === PropertyId && field.Source === PropertyName),
  );
  if (Source === Id || Source === Name) return sameSource.length === 0 ? [candidate] : [];
  const isSame = (a: string, b: string) => (Source === PropertyId ? isSameIdentifier(a, b) : a === b);
  const remaining = Keys.filter(
    (key) => !sameSource.some((field) => field.Keys.some((shownKey) => isSame(key, shownKey))),
  );
  return remaining.length === 0 ? [] : [{ ...candidate, Keys: remaining }];
}
