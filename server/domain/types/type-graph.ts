// Types inside types: base types, and the types of properties (docs/behavior/types-and-streams.md#types-inside-types).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { TypeCode } from '../values/type-codes.ts';
import { isReference, isStoredSeparately, type PropertyDefinition, type TypeDefinition } from './definitions.ts';
import { pathOf } from './members.ts';

/** A type inside another, and the path to it, such as `Properties[2].SdsType`. */
export interface NestedType {
  readonly type: TypeDefinition;
  readonly path: string;
}

/** Returns the stored type of an Id; undefined if there is none. */
export type FindType = (id: string) => TypeDefinition | undefined;

/** The maximum number of keys of a type, those of its base types included (docs/behavior/types-and-streams.md#keys). */
const maxKeys = 3;
/** Without a limit, thirty small types that each contain another twice would make a definition of gigabytes. */
const maxProperties = 10_000;

function childrenOf(type: TypeDefinition, path: string): readonly NestedType[] {
  const base = type.BaseType ? [{ type: type.BaseType, path: pathOf(path, 'BaseType') }] : [];
  const own = (type.Properties ?? []).flatMap(({ SdsType }, position) =>
    SdsType ? [{ type: SdsType, path: pathOf(path, `Properties[${String(position)}].SdsType`) }] : [],
  );
  return [...base, ...own];
}

/** Returns all types inside a type, each after those inside it. */
function nestedTypes(type: TypeDefinition, path = ''): readonly NestedType[] {
  return childrenOf(type, path).flatMap((child) => [...nestedTypes(child.type, child.path), child]);
}

/** Returns the full definitions inside a type that are stored as types of their own, by Id in lower case. */
function storedTypes(definition: TypeDefinition): ReadonlyMap<string, NestedType> {
  const types = new Map<string, NestedType>();
  for (const nested of nestedTypes(definition)) {
    if (isReference(nested.type) || !isStoredSeparately(nested.type)) continue;
    const id = nested.type.Id.toLowerCase();
    const other = types.get(id);
    if (other && !equalTypes(other.type, nested.type)) {
      throw new InvalidInput(nested.path, `${nested.path} must define '${nested.type.Id}' as ${other.path} does.`);
    }
    if (!other) types.set(id, nested);
  }
  return types;
}

/**
 * Returns the definitions inside a type that are stored as types of their own, in an order in which they can be created. Throws
 * InvalidInput if an Id has two different definitions (docs/behavior/types-and-streams.md#types-inside-types).
 */
export function containedTypes(definition: TypeDefinition): readonly NestedType[] {
  return [...storedTypes(definition).values()];
}

/**
 * Returns the types that a definition only gives by Id and does not define itself. They must be stored. A reference of the definition
 * to itself is not among them, because resolveType refuses it (docs/behavior/types-and-streams.md#types-inside-types).
 */
export function typeReferences(definition: TypeDefinition): readonly NestedType[] {
  const definedIds = new Set([definition.Id.toLowerCase(), ...storedTypes(definition).keys()]);
  const references = new Map<string, NestedType>();
  for (const nested of nestedTypes(definition)) {
    const id = nested.type.Id.toLowerCase();
    if (isReference(nested.type) && !definedIds.has(id) && !references.has(id)) references.set(id, nested);
  }
  return [...references.values()];
}

/**
 * Returns the definition with full definitions in place of types given only by Id. Throws InvalidInput for a type that is unknown or
 * contains itself, and for a definition that would be too large (docs/behavior/types-and-streams.md#types-inside-types).
 */
export function resolveType(definition: TypeDefinition, findType: FindType): TypeDefinition {
  const defined = storedTypes(definition);
  let propertyCount = 0;

  function resolve({ type, path }: NestedType, ancestors: readonly string[]): TypeDefinition {
    if (ancestors.some((id) => isSameIdentifier(id, type.Id)) && (isReference(type) || isStoredSeparately(type))) {
      throw new InvalidInput(path, `${path} must not be '${type.Id}', which contains it.`);
    }
    const full = isReference(type) ? (defined.get(type.Id.toLowerCase())?.type ?? findType(type.Id)) : type;
    if (!full) throw new InvalidInput(path, `${path} must be a known type, but '${type.Id}' is not.`);
    if (!isStoredSeparately(full)) return full;
    propertyCount += full.Properties?.length ?? 0;
    if (propertyCount > maxProperties) {
      throw new InvalidInput(
        path || 'Properties',
        `A type must not have more than ${String(maxProperties)} properties.`,
      );
    }
    const childAncestors = [...ancestors, full.Id];
    const resolveChild = (child: TypeDefinition | null, name: string) =>
      child ? resolve({ type: child, path: pathOf(path, name) }, childAncestors) : null;
    return {
      ...full,
      BaseType: resolveChild(full.BaseType, 'BaseType'),
      Properties:
        full.Properties?.map((property, position) => ({
          ...property,
          SdsType: resolveChild(property.SdsType, `Properties[${String(position)}].SdsType`),
        })) ?? null,
    };
  }

  return resolve({ type: definition, path: '' }, []);
}

/**
 * Returns the properties of the events of a resolved type, those of its base types first
 * (docs/behavior/types-and-streams.md#types-inside-types).
 */
export function effectiveProperties(type: TypeDefinition): readonly PropertyDefinition[] {
  return [...(type.BaseType ? effectiveProperties(type.BaseType) : []), ...(type.Properties ?? [])];
}

function checkLevel(type: TypeDefinition, path: string, isUom: (uom: string) => boolean): void {
  const pathTo = (name: string) => pathOf(path, name);
  if (type.BaseType && type.BaseType.SdsTypeCode !== TypeCode.Object) {
    throw new InvalidInput(pathTo('BaseType'), `${pathTo('BaseType')} must be an object type.`);
  }
  const inherited = type.BaseType ? effectiveProperties(type.BaseType) : [];
  const inheritedIds = new Set(inherited.map(({ Id }) => Id.toLowerCase()));
  for (const [position, { Id, Uom }] of (type.Properties ?? []).entries()) {
    const subject = pathTo(`Properties[${String(position)}]`);
    if (inheritedIds.has(Id.toLowerCase())) {
      throw new InvalidInput(`${subject}.Id`, `${subject}.Id must differ from those of the base type.`);
    }
    if (Uom !== null && !isUom(Uom)) {
      throw new InvalidInput(`${subject}.Uom`, `${subject}.Uom must be a known unit of measure, but is '${Uom}'.`);
    }
  }
  if ([...inherited, ...(type.Properties ?? [])].filter(({ IsKey }) => IsKey).length > maxKeys) {
    throw new InvalidInput(
      pathTo('Properties'),
      `${pathTo('Properties')} must not have more than ${String(maxKeys)} keys.`,
    );
  }
}

/**
 * Throws InvalidInput if a resolved type breaks a rule that depends on the types inside it: base types are objects, no property occurs
 * twice, there are at most three keys, and `isUom` accepts all units
 * (docs/behavior/types-and-streams.md#keys, docs/behavior/types-and-streams.md#types-inside-types).
 */
export function checkType(resolved: TypeDefinition, isUom: (uom: string) => boolean): void {
  for (const { type, path } of [...nestedTypes(resolved), { type: resolved, path: '' }]) checkLevel(type, path, isUom);
}

function equalLists<T>(a: readonly T[] | null, b: readonly T[] | null, equal: (a: T, b: T) => boolean): boolean {
  const other = b ?? [];
  return (
    (a?.length ?? 0) === other.length &&
    (a ?? []).every((item, position) => {
      const counterpart = other[position];
      return counterpart !== undefined && equal(item, counterpart);
    })
  );
}

const equalOptional = (a: TypeDefinition | null, b: TypeDefinition | null) => (a && b ? equalTypes(a, b) : a === b);

const plainTypeMembers = [
  'Name',
  'Description',
  'SdsTypeCode',
  'IsGenericType',
  'IsReferenceType',
  'InterpolationMode',
  'ExtrapolationMode',
] as const;

const plainPropertyMembers = [
  'Name',
  'Description',
  'Order',
  'IsKey',
  'FixedSize',
  'Value',
  'Uom',
  'InterpolationMode',
  'IsQuality',
] as const;

const equalProperties = (a: PropertyDefinition, b: PropertyDefinition) =>
  isSameIdentifier(a.Id, b.Id) &&
  plainPropertyMembers.every((name) => a[name] === b[name]) &&
  equalOptional(a.SdsType, b.SdsType);

/**
 * Returns whether two definitions are equal; Ids match in any case. A type given only by Id is equal to any definition of that Id
 * (docs/behavior/types-and-streams.md#creating-and-updating).
 */
export function equalTypes(a: TypeDefinition, b: TypeDefinition): boolean {
  if (!isSameIdentifier(a.Id, b.Id)) return false;
  if (isReference(a) || isReference(b)) return true;
  return (
    plainTypeMembers.every((name) => a[name] === b[name]) &&
    equalLists(a.Properties, b.Properties, equalProperties) &&
    equalOptional(a.BaseType, b.BaseType) &&
    equalLists(a.GenericArguments, b.GenericArguments, equalTypes) &&
    equalLists(a.DerivedTypes, b.DerivedTypes, equalTypes)
  );
}
