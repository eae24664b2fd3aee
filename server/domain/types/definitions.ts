// The stored form of type definitions, and reading them from requests (docs/behavior/types-and-streams.md#reading-definitions).
import { createHash } from 'node:crypto';
import { Extrapolation, InvalidInput, Interpolation } from '../model.ts';
import { foldIdentifier, isSameIdentifier, requireValidIdentifier } from '../objects/identifiers.ts';
import { ExactNumber } from '../values/json.ts';
import { describeExpected, textParser } from '../values/scalar-text.ts';
import {
  baseOf,
  isCollection,
  isEnum,
  isEventCode,
  isKeyCode,
  TypeCode,
  typeCodeName,
  typeCodeOf,
} from '../values/type-codes.ts';
import { membersOf, pathOf, readEnum, readBoolean, readList, readText, readInteger } from './members.ts';

/** A type with all of its members. A nested type given only by its Id has the code Empty until it is resolved. */
export interface TypeDefinition {
  readonly Id: string;
  readonly Name: string | null;
  readonly Description: string | null;
  readonly SdsTypeCode: number;
  readonly IsGenericType: boolean;
  readonly IsReferenceType: boolean;
  readonly GenericArguments: readonly TypeDefinition[] | null;
  readonly Properties: readonly PropertyDefinition[] | null;
  readonly BaseType: TypeDefinition | null;
  readonly DerivedTypes: readonly TypeDefinition[] | null;
  readonly InterpolationMode: Interpolation;
  readonly ExtrapolationMode: Extrapolation;
}

/** A property of an object type or a member of an enum. Value is the number of the member, a bigint if a double is not exact. */
export interface PropertyDefinition {
  readonly Id: string;
  readonly Name: string | null;
  readonly Description: string | null;
  readonly Order: number;
  readonly IsKey: boolean;
  readonly FixedSize: number;
  readonly SdsType: TypeDefinition | null;
  readonly Value: number | bigint | null;
  readonly Uom: string | null;
  readonly InterpolationMode: Interpolation | null;
  readonly IsQuality: boolean;
}

/**
 * Names of the interpolation modes; `Default` is another name for Continuous (docs/behavior/stream-data.md#values-between-events).
 */
export const interpolationNames: Readonly<Record<string, Interpolation>> = { ...Interpolation, Default: 0 };

/** Returns a GUID that depends only on the text. */
function stableGuid(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

// The public documents show these two (docs/behavior/types-and-streams.md#reading-definitions).
const publishedIds = new Map<number, string>([
  [TypeCode.DateTime, '19a87a76-614a-385b-ba48-6f8b30ff6ab2'],
  [TypeCode.Double, '6fecef77-20b1-37ae-aa3b-e6bb838d5a86'],
]);

/** Returns the Id of the type that has a code and no properties (docs/behavior/types-and-streams.md#reading-definitions). */
export function atomicTypeId(code: number): string {
  return publishedIds.get(code) ?? stableGuid(typeCodeName(code));
}

/** Returns whether a nested type is given only by its Id. */
export function isReference(type: TypeDefinition): boolean {
  return type.SdsTypeCode === TypeCode.Empty;
}

/**
 * Returns whether a full definition inside another is stored as a type of its own: objects, enums, and collections with their own Id
 * (docs/behavior/types-and-streams.md#types-inside-types).
 */
export function isStoredSeparately({ SdsTypeCode: code, Id }: TypeDefinition): boolean {
  return code === TypeCode.Object || isEnum(code) || (isCollection(code) && Id !== atomicTypeId(code));
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

function readCode(input: unknown, hasShape: boolean, subject: string): number {
  // Clients that send all members send Empty instead of no code.
  const code = isPresent(input) ? typeCodeOf(input) : TypeCode.Empty;
  if (code === TypeCode.Empty) return hasShape ? TypeCode.Object : TypeCode.Empty;
  if (code !== undefined && isEventCode(code)) return code;
  throw new InvalidInput(subject, `${subject} must be the code or the name of a type that values of events can have.`);
}

function readEnumValue(input: unknown, code: number, subject: string): number | bigint {
  const text = input instanceof ExactNumber ? input.text : input;
  const value = isPresent(text) && typeof text !== 'object' ? textParser(baseOf(code))(String(text)) : undefined;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === 'number') return value;
  throw new InvalidInput(subject, `${subject} must be ${describeExpected(baseOf(code))}.`);
}

function readProperty(input: unknown, path: string, ownerCode: number): PropertyDefinition {
  const member = membersOf(input, path);
  const pathTo = (name: string) => pathOf(path, name);
  const Id = readText(member('Id'), pathTo('Id')) ?? '';
  requireValidIdentifier(pathTo('Id'), Id);
  const isEnumMember = isEnum(ownerCode);
  const type = member('SdsType');
  if (!isEnumMember && !isPresent(type))
    throw new InvalidInput(pathTo('SdsType'), `${pathTo('SdsType')} must be given.`);
  return {
    Id,
    Name: readText(member('Name'), pathTo('Name')),
    Description: readText(member('Description'), pathTo('Description')),
    Order: readInteger(member('Order'), pathTo('Order')),
    IsKey: readBoolean(member('IsKey'), pathTo('IsKey')),
    FixedSize: readInteger(member('FixedSize'), pathTo('FixedSize')),
    SdsType: isEnumMember ? null : readNested(type, pathTo('SdsType')),
    Value: isEnumMember ? readEnumValue(member('Value'), ownerCode, pathTo('Value')) : null,
    Uom: readText(member('Uom'), pathTo('Uom')),
    InterpolationMode: readEnum(member('InterpolationMode'), interpolationNames, pathTo('InterpolationMode')),
    IsQuality: readBoolean(member('IsQuality'), pathTo('IsQuality')),
  };
}

/**
 * Throws InvalidInput if a type breaks a rule that does not depend on the types it refers to
 * (docs/behavior/types-and-streams.md#modes, docs/behavior/types-and-streams.md#keys).
 */
function checkProperties(type: TypeDefinition, path: string): void {
  const pathTo = (name: string) => pathOf(path, name);
  const ids = new Set<string>();
  for (const [position, property] of (type.Properties ?? []).entries()) {
    const subject = pathTo(`Properties[${String(position)}]`);
    const id = foldIdentifier(property.Id);
    if (ids.has(id))
      throw new InvalidInput(`${subject}.Id`, `${subject}.Id must be unique; '${property.Id}' occurs more than once.`);
    ids.add(id);
    const mode = `${subject}.InterpolationMode`;
    if (property.IsKey && !isKeyCode(property.SdsType?.SdsTypeCode ?? TypeCode.Empty)) {
      throw new InvalidInput(
        `${subject}.SdsType`,
        `${subject}.SdsType must be a plain type with an order, because the property is a key.`,
      );
    }
    if (property.InterpolationMode === null) continue;
    if (property.IsKey) throw new InvalidInput(mode, `${mode} must not be given for a key.`);
    if (type.InterpolationMode === Interpolation.Discrete) {
      throw new InvalidInput(mode, `${mode} must not be given in a type that is Discrete.`);
    }
  }
}

function readDefinition(input: unknown, path: string, pathId: string | null): TypeDefinition {
  const member = membersOf(input, path);
  const pathTo = (name: string) => pathOf(path, name);
  const ownId = readText(member('Id'), pathTo('Id')) ?? pathId;
  if (ownId !== null) requireValidIdentifier(pathTo('Id'), ownId);
  if (ownId !== null && pathId !== null && !isSameIdentifier(ownId, pathId)) {
    throw new InvalidInput(pathTo('Id'), `${pathTo('Id')} must be the Id in the path, '${pathId}'.`);
  }
  const hasShape = isPresent(member('Properties')) || isPresent(member('BaseType'));
  const code = readCode(member('SdsTypeCode'), hasShape, pathTo('SdsTypeCode'));
  const Properties = readList(member('Properties'), pathTo('Properties'), (entry, entryPath) =>
    readProperty(entry, entryPath, code),
  );
  const BaseType = isPresent(member('BaseType')) ? readNested(member('BaseType'), pathTo('BaseType')) : null;
  if (Properties && code !== TypeCode.Object && !isEnum(code) && !isCollection(code)) {
    throw new InvalidInput(
      pathTo('Properties'),
      `${pathTo('Properties')} must not be given for ${typeCodeName(code)}.`,
    );
  }
  if (BaseType && code !== TypeCode.Object) {
    throw new InvalidInput(pathTo('BaseType'), `${pathTo('BaseType')} must not be given for ${typeCodeName(code)}.`);
  }
  const isAtomic = code !== TypeCode.Object && !isEnum(code) && code !== TypeCode.Empty;
  const members = {
    Name: readText(member('Name'), pathTo('Name')) ?? (isAtomic ? typeCodeName(code) : null),
    Description: readText(member('Description'), pathTo('Description')),
    SdsTypeCode: code,
    IsGenericType: readBoolean(member('IsGenericType'), pathTo('IsGenericType')),
    IsReferenceType: readBoolean(member('IsReferenceType'), pathTo('IsReferenceType')),
    GenericArguments: readList(member('GenericArguments'), pathTo('GenericArguments'), readNested),
    Properties,
    BaseType,
    DerivedTypes: readList(member('DerivedTypes'), pathTo('DerivedTypes'), readNested),
    InterpolationMode: readEnum(member('InterpolationMode'), interpolationNames, pathTo('InterpolationMode')) ?? 0,
    ExtrapolationMode: readEnum(member('ExtrapolationMode'), Extrapolation, pathTo('ExtrapolationMode')) ?? 0,
  };
  const Id = ownId ?? (isAtomic ? atomicTypeId(code) : contentId(members));
  const definition: TypeDefinition = { Id, ...members };
  checkProperties(definition, path);
  return definition;
}

/** Returns an Id that depends only on the definition, so that sending it again without an Id refers to the same type. */
function contentId(definition: object): string {
  return stableGuid(JSON.stringify(definition, (_name, value) => (typeof value === 'bigint' ? String(value) : value)));
}

function readNested(input: unknown, path: string): TypeDefinition {
  const definition = readDefinition(input, path, null);
  if (isReference(definition) && !isPresent(membersOf(input, path)('Id'))) {
    throw new InvalidInput(path, `${path} must have an SdsTypeCode, or the Id of a stored type.`);
  }
  return definition;
}

/**
 * Returns the type that a request defines. Members match in any case, enums are numbers or names, missing members get their defaults,
 * a missing Id is that of the path, and unknown members are ignored. Types given only by Id are not resolved; see resolveType. Throws
 * InvalidInput with a subject like `Properties[2].SdsType` (docs/behavior/types-and-streams.md#reading-definitions,
 * docs/behavior/types-and-streams.md#types-inside-types).
 */
export function readType(input: unknown, pathId: string): TypeDefinition {
  const definition = readDefinition(input, '', pathId);
  if (isReference(definition)) throw new InvalidInput('SdsTypeCode', 'SdsTypeCode must be given.');
  return definition;
}
