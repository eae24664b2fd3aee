// Reads data views from JSON: fills in every default and names every fault (docs/behavior/data-views.md#definitions).
import { compileSearch } from '../languages/search.ts';
import { InvalidInput } from '../model.ts';
import { foldIdentifier, requireMatchingIdentifier } from '../objects/identifiers.ts';
import { membersOf, readEnum, readBoolean, readList, readText, type Members } from '../types/members.ts';
import { isKeyCode, TypeCode, typeCodeOf } from '../values/type-codes.ts';
import { FieldSource, ItemKind, Shape, SourceKind, SummaryDirection, SummaryType } from './codes.ts';
import { Faults } from './faults.ts';

export interface Query {
  readonly Id: string;
  readonly Kind: ItemKind;
  readonly SourceKind: SourceKind;
  readonly SourceId: string;
  /** '' matches nothing. */
  readonly Value: string;
}

export interface Field {
  readonly Source: FieldSource;
  readonly Keys: readonly string[];
  readonly StreamReferenceNames: readonly string[];
  /** Null only for an identifying field. */
  readonly Label: string | null;
  readonly SummaryType: SummaryType;
  /** Null without a summary. */
  readonly SummaryDirection: SummaryDirection | null;
  readonly IncludeUom: boolean;
}

export interface FieldSet {
  readonly QueryId: string;
  readonly DataFields: readonly Field[];
  readonly IdentifyingField: Field | null;
}

export interface DataView {
  /** '' if the request has none. */
  readonly Id: string;
  readonly Name: string;
  readonly Description: string | null;
  readonly IndexField: Field;
  readonly Queries: readonly Query[];
  readonly DataFieldSets: readonly FieldSet[];
  readonly GroupingFields: readonly Field[];
  readonly DefaultStartIndex: string | null;
  readonly DefaultEndIndex: string | null;
  readonly DefaultInterval: string | null;
  readonly IndexTypeCode: number;
  readonly Shape: Shape;
}

/** The use of a field, which decides the sources it may have. */
type FieldUse = 'index' | 'grouping' | 'identifying' | 'data';

/** The sources that require keys. */
const keyedSources: readonly FieldSource[] = [
  FieldSource.PropertyId,
  FieldSource.PropertyName,
  FieldSource.Metadata,
  FieldSource.Tags,
];
const { NotApplicable, PropertyId, PropertyName } = FieldSource;

/**
 * Returns the data view of a JSON value; `pathId` is the identifier in the path, if there is one. Throws InvalidInput that names every
 * fault by its path (docs/behavior/data-views.md#definitions).
 */
export function readDataView(input: unknown, pathId?: string): DataView {
  const faults = new Faults();
  const member = membersOf(input, '');
  const text = (name: string) => faults.attempt(() => readText(member(name), name), null);
  const bodyId = text('Id');
  const Id =
    pathId === undefined ? (bodyId ?? '') : faults.attempt(() => requireMatchingIdentifier('Id', pathId, bodyId), '');
  const Queries = readAll(member('Queries'), 'Queries', faults, readQuery);
  const queryIds = checkQueryIds(Queries, faults);
  const fieldSets = readAll(member('DataFieldSets'), 'DataFieldSets', faults, readFieldSet);
  for (const [position, { QueryId }] of fieldSets.entries()) {
    const path = `DataFieldSets[${String(position)}].QueryId`;
    if (!queryIds.has(foldIdentifier(QueryId)))
      faults.add(path, `must name a query of the data view, not '${QueryId}'`);
  }
  const view: DataView = {
    Id,
    Name: text('Name') ?? Id,
    Description: text('Description'),
    IndexField: readIndexField(member('IndexField'), faults),
    Queries,
    DataFieldSets: fieldSets,
    GroupingFields: readAll(member('GroupingFields'), 'GroupingFields', faults, fieldReader('grouping')),
    DefaultStartIndex: text('DefaultStartIndex'),
    DefaultEndIndex: text('DefaultEndIndex'),
    DefaultInterval: text('DefaultInterval'),
    IndexTypeCode: faults.attempt(() => readIndexCode(member('IndexTypeCode')), TypeCode.DateTime),
    Shape: faults.attempt(() => readEnum(member('Shape'), Shape, 'Shape'), null) ?? Shape.Standard,
  };
  faults.throwIfAny();
  return view;
}

function readAll<T>(
  value: unknown,
  path: string,
  faults: Faults,
  read: (entry: unknown, path: string, faults: Faults) => T,
): readonly T[] {
  const entries = faults.attempt(() => readList(value, path, (entry, at) => [entry, at] as const), null) ?? [];
  return entries.flatMap(([entry, at]) => {
    const item = faults.attempt<T | null>(() => read(entry, at, faults), null);
    return item === null ? [] : [item];
  });
}

function readQuery(input: unknown, path: string, faults: Faults): Query {
  const member = membersOf(input, path);
  const text = (name: string) => faults.attempt(() => readText(member(name), `${path}.${name}`), null) ?? '';
  const code = <T extends number>(name: string, codes: Readonly<Record<string, T>>) =>
    faults.attempt(() => readEnum(member(name), codes, `${path}.${name}`), null);
  const Value = text('Value');
  checkSearch(Value, `${path}.Value`, faults);
  return {
    Id: text('Id'),
    Kind: code('Kind', ItemKind) ?? ItemKind.Stream,
    SourceKind: code('SourceKind', SourceKind) ?? SourceKind.Default,
    SourceId: text('SourceId'),
    Value,
  };
}

/** Adds a fault for an invalid search: it is reported when the view is stored, not when it is used. */
function checkSearch(text: string, path: string, faults: Faults): void {
  if (text.trim() === '') return;
  try {
    compileSearch(text, { fields: {} });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    faults.add(path, `is not a valid search: ${error.message.replace(/\.$/, '')}`);
  }
}

/** Returns the folded identifiers of the queries; adds faults for missing and repeated ones. */
function checkQueryIds(queries: readonly Query[], faults: Faults): ReadonlySet<string> {
  const foldedIds = new Set<string>();
  for (const [position, { Id }] of queries.entries()) {
    const path = `Queries[${String(position)}].Id`;
    if (Id.trim() === '') faults.add(path, 'must be given');
    else if (foldedIds.has(foldIdentifier(Id))) faults.add(path, `must be unique, but '${Id}' occurs more than once`);
    foldedIds.add(foldIdentifier(Id));
  }
  return foldedIds;
}

function readFieldSet(input: unknown, path: string, faults: Faults): FieldSet {
  const member = membersOf(input, path);
  const identifying = member('IdentifyingField');
  const readIdentifying = fieldReader('identifying');
  return {
    QueryId: faults.attempt(() => readText(member('QueryId'), `${path}.QueryId`), null) ?? '',
    DataFields: readAll(member('DataFields'), `${path}.DataFields`, faults, fieldReader('data')),
    IdentifyingField: isPresent(identifying) ? readIdentifying(identifying, `${path}.IdentifyingField`, faults) : null,
  };
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** The default label of the index column (docs/behavior/data-views.md#definitions). */
const defaultIndexLabel = '{DefaultIndexName}';

function readIndexField(value: unknown, faults: Faults): Field {
  return fieldReader('index')(isPresent(value) ? value : { Label: defaultIndexLabel }, 'IndexField', faults);
}

function fieldReader(use: FieldUse): (input: unknown, path: string, faults: Faults) => Field {
  return (input, path, faults) => {
    const member = membersOf(input, path);
    const field = fieldOf(member, path, faults);
    checkSource(field, use, path, faults);
    if (use !== 'identifying' && (field.Label ?? '').trim() === '') faults.add(`${path}.Label`, 'must be given');
    return field;
  };
}

function fieldOf(member: Members, path: string, faults: Faults): Field {
  const pathTo = (name: string) => `${path}.${name}`;
  const texts = (name: string) =>
    readAll(member(name), pathTo(name), faults, (entry, entryPath) => {
      const text = readText(entry, entryPath);
      if (text === null) throw new InvalidInput(entryPath, `${entryPath} must be a string.`);
      return text;
    });
  const code = <T extends number>(name: string, codes: Readonly<Record<string, T>>) =>
    faults.attempt(() => readEnum(member(name), codes, pathTo(name)), null);
  const Source = code('Source', FieldSource) ?? NotApplicable;
  const requested = code('SummaryType', SummaryType) ?? SummaryType.None;
  const direction = code('SummaryDirection', SummaryDirection);
  // Only values of events can be summarized.
  const summary = Source === PropertyId || Source === PropertyName ? requested : SummaryType.None;
  return {
    Source,
    Keys: texts('Keys'),
    StreamReferenceNames: texts('StreamReferenceNames'),
    Label: faults.attempt(() => readText(member('Label'), pathTo('Label')), null),
    SummaryType: summary,
    SummaryDirection: summary === SummaryType.None ? null : (direction ?? SummaryDirection.Forward),
    IncludeUom: faults.attempt(() => readBoolean(member('IncludeUom'), pathTo('IncludeUom')), false),
  };
}

function checkSource({ Source, Keys }: Field, use: FieldUse, sourcePath: string, faults: Faults): void {
  const at = `${sourcePath}.Source`;
  if (use === 'index') {
    if (Source !== NotApplicable) faults.add(at, 'must be NotApplicable for the index');
    return;
  }
  if (Source === NotApplicable) faults.add(at, 'must be given');
  if (use !== 'data' && (Source === PropertyId || Source === PropertyName)) {
    faults.add(at, 'must not be a property, whose values change from event to event');
  } else if (Keys.length === 0 && keyedSources.includes(Source)) {
    faults.add(`${sourcePath}.Keys`, 'must have at least one key');
  }
}

/** Returns the type code of the index: that of a key, except TimeSpan (docs/behavior/data-views.md#definitions). */
function readIndexCode(value: unknown): number {
  if (!isPresent(value)) return TypeCode.DateTime;
  const code = typeCodeOf(value);
  if (code === TypeCode.Empty) return TypeCode.DateTime;
  if (code !== undefined && isKeyCode(code) && code !== TypeCode.TimeSpan) return code;
  throw new InvalidInput('IndexTypeCode', 'IndexTypeCode must be a type that an index can have, except TimeSpan.');
}
