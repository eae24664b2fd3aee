// The map of a stream view: the changes that it makes to each property.
import { InvalidInput, type EventType, type Property } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { TypeCode } from '../values/type-codes.ts';
import type { NestedView, StreamView, ViewProperty } from './definition.ts';
import { areSameType, isConvertible } from './type-pairs.ts';

/** The changes that a view makes to a property; the mode of a map entry is their sum (docs/behavior/stream-views.md#maps). */
export const ViewMode = {
  None: 0,
  FieldAdd: 1,
  FieldRemove: 2,
  FieldRename: 4,
  FieldMove: 8,
  FieldConversion: 16,
  InvalidFieldConversion: 32,
} as const;

/** The change of one property: an entry without SourceId adds it, an entry without TargetId removes it. */
export interface ViewMapProperty {
  readonly SourceId: string | null;
  readonly TargetId: string | null;
  readonly Mode: number;
  readonly StreamViewMap: ViewMap | null;
}

/** The changes of all properties: mapped pairs, then removed properties of the source, then added properties of the target. */
export interface ViewMap {
  readonly SourceTypeId: string | null;
  readonly TargetTypeId: string | null;
  readonly Properties: readonly ViewMapProperty[];
}

/** Two mapped properties, and the map of their nested types if a nested view defines one. */
interface Pair {
  readonly source: Property;
  readonly target: Property;
  readonly nested: ViewMap | null;
}

/**
 * Returns the map of a view. A view that lists properties is explicit; all others map automatically
 * (docs/behavior/stream-views.md#automatic-mapping, docs/behavior/stream-views.md#explicit-mapping).
 *
 * Throws InvalidInput for:
 * - a listed property that its type does not have,
 * - a target property that is listed more than once,
 * - a nested view of a property without a nested type,
 * - an index property of the target that an explicit view does not list, if nothing in the source matches it
 *   (docs/behavior/stream-views.md#index-properties).
 *
 * Types that cannot be converted are not an error: the map marks them (docs/behavior/stream-views.md#maps).
 */
export function createViewMap(view: StreamView, source: EventType, target: EventType): ViewMap {
  const pairs = pairsOf(view, source.properties, target.properties, '');
  return mapOf(view, [...pairs, ...indexPairs(view, pairs, source, target)], source.properties, target.properties);
}

// Messages show the path of a nested view inside the outermost view.
function pairsOf(view: NestedView, sources: readonly Property[], targets: readonly Property[], path: string): Pair[] {
  const listed = view.Properties ?? [];
  return listed.length > 0 ? listedPairs(listed, sources, targets, path) : automaticPairs(sources, targets);
}

function mapOf(
  view: NestedView,
  pairs: readonly Pair[],
  sources: readonly Property[],
  targets: readonly Property[],
): ViewMap {
  const mappedSources = new Set(pairs.map((pair) => pair.source));
  const mappedTargets = new Set(pairs.map((pair) => pair.target));
  return {
    SourceTypeId: view.SourceTypeId,
    TargetTypeId: view.TargetTypeId,
    Properties: [
      ...pairs.map(mapProperty),
      ...sources.filter((source) => !mappedSources.has(source)).map(removedProperty),
      ...targets.filter((target) => !mappedTargets.has(target)).map(addedProperty),
    ],
  };
}

// Pairs properties by identifier; otherwise by position, if the types are the same and no other property has the identifier.
function automaticPairs(sources: readonly Property[], targets: readonly Property[]): Pair[] {
  const targetById = byId(targets);
  const sourceById = byId(sources);
  return sources.flatMap((source, position): Pair[] => {
    const named = targetById.get(foldIdentifier(source.id));
    if (named !== undefined) return [{ source, target: named, nested: null }];
    const target = targets[position];
    if (target === undefined || sourceById.has(foldIdentifier(target.id)) || !areSameType(source, target)) return [];
    return [{ source, target, nested: null }];
  });
}

const keysOf = ({ keys, properties }: EventType): Property[] => keys.flatMap((position) => properties[position] ?? []);

/**
 * Returns pairs for the index properties of the target that are not mapped yet: without a source, all events would have the same
 * index. Throws InvalidInput if an explicit view does not list an index property and nothing in the source matches it.
 */
function indexPairs(view: StreamView, pairs: readonly Pair[], source: EventType, target: EventType): Pair[] {
  const isExplicit = (view.Properties ?? []).length > 0;
  const mapped = new Set(pairs.flatMap((pair) => [pair.source, pair.target]));
  const sourceKeys = keysOf(source);
  return keysOf(target).flatMap((key, i): Pair[] => {
    if (mapped.has(key)) return [];
    const hasSameId = (property: Property) => foldIdentifier(property.id) === foldIdentifier(key.id);
    // An explicit view can map one source property to several targets.
    const isMatch = (property: Property | undefined) =>
      property !== undefined && areSameType(property, key) && (isExplicit || !mapped.has(property));
    const found = [sourceKeys.find(hasSameId), sourceKeys[i], source.properties.find(hasSameId)].find(isMatch);
    if (found) return [{ source: found, target: key, nested: null }];
    if (!isExplicit) return [];
    throw new InvalidInput(
      'Properties',
      `Properties must map index property '${key.id}' of the target type: the index of the source type has another type.`,
    );
  });
}

function listedPairs(
  listed: readonly ViewProperty[],
  sources: readonly Property[],
  targets: readonly Property[],
  path: string,
): Pair[] {
  const sourceById = byId(sources);
  const targetById = byId(targets);
  const mappedTargets = new Set<Property>();
  return listed.map((entry, position) => {
    const entryPath = `${path}Properties[${String(position)}]`;
    const source = requireProperty(sourceById, entry.SourceId, `${entryPath}.SourceId`, 'source');
    const target = requireProperty(targetById, entry.TargetId, `${entryPath}.TargetId`, 'target');
    if (mappedTargets.has(target)) {
      throw new InvalidInput(
        `${entryPath}.TargetId`,
        `Property '${target.id}' of the target type is mapped more than once.`,
      );
    }
    mappedTargets.add(target);
    return { source, target, nested: nestedMap(entry.SdsStreamView, source, target, `${entryPath}.SdsStreamView`) };
  });
}

function nestedMap(view: NestedView | null, source: Property, target: Property, path: string): ViewMap | null {
  if (view === null) return null;
  if (source.code !== TypeCode.Object || target.code !== TypeCode.Object) {
    throw new InvalidInput(
      path,
      `${path} needs nested types, but '${source.id}' and '${target.id}' do not both have one.`,
    );
  }
  const pairs = pairsOf(view, source.properties, target.properties, `${path}.`);
  return mapOf(view, pairs, source.properties, target.properties);
}

function requireProperty(
  properties: ReadonlyMap<string, Property>,
  id: string | null,
  path: string,
  side: 'source' | 'target',
): Property {
  const property = properties.get(foldIdentifier(id ?? ''));
  if (property === undefined)
    throw new InvalidInput(path, `${path} must be a property of the ${side} type, not '${id ?? ''}'.`);
  return property;
}

function mapProperty({ source, target, nested }: Pair): ViewMapProperty {
  const renameMode = foldIdentifier(source.id) === foldIdentifier(target.id) ? ViewMode.None : ViewMode.FieldRename;
  const mode = renameMode + (nested === null ? conversionMode(source, target) : ViewMode.None);
  return { SourceId: source.id, TargetId: target.id, Mode: mode, StreamViewMap: nested };
}

function conversionMode(source: Property, target: Property): number {
  if (!isConvertible(source, target)) return ViewMode.InvalidFieldConversion;
  return source.code === target.code ? ViewMode.None : ViewMode.FieldConversion;
}

function removedProperty(source: Property): ViewMapProperty {
  return { SourceId: source.id, TargetId: null, Mode: ViewMode.FieldRemove, StreamViewMap: null };
}

function addedProperty(target: Property): ViewMapProperty {
  return { SourceId: null, TargetId: target.id, Mode: ViewMode.FieldAdd, StreamViewMap: null };
}

function byId(properties: readonly Property[]): ReadonlyMap<string, Property> {
  return new Map(properties.map((property) => [foldIdentifier(property.id), property]));
}
