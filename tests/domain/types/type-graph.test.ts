import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import type { TypeDefinition } from '../../../server/domain/types/definitions.ts';
import { isReference, readType } from '../../../server/domain/types/definitions.ts';
import {
  checkType,
  containedTypes,
  effectiveProperties,
  equalTypes,
  resolveType,
  typeReferences,
} from '../../../server/domain/types/type-graph.ts';
import { measurement, read, simple, state, subjectOf, time } from './samples.ts';

const inner = { Id: 'Inner', SdsTypeCode: 1, Properties: [measurement, state] };
const base = { Id: 'Base', SdsTypeCode: 1, Properties: [time, { Id: 'In', SdsType: inner }] };
const outer = { BaseType: base, Properties: [{ Id: 'Two', SdsType: inner }, { Id: 'Far', SdsType: { Id: 'Elsewhere' } }, { Id: 'Again', SdsType: { Id: 'INNER' } }] }; // prettier-ignore
const anyUom = () => true;
const findNothing = () => undefined;
const stored =
  (...types: readonly TypeDefinition[]) =>
  (id: string) =>
    types.find((type) => type.Id.toLowerCase() === id.toLowerCase());
const object = (Id: string, ...ids: readonly string[]) => ({
  Id,
  SdsTypeCode: 1,
  Properties: ids.map((id) => ({ Id: `of${id}`, SdsType: { Id: id } })),
});

describe('nested types (docs/behavior/types-and-streams.md#types-inside-types)', () => {
  it('lists types that are stored separately, each once and after the types inside it', () => {
    const contained = containedTypes(read(outer));
    expect(contained.map(({ type }) => type.Id)).toEqual(['State', 'Inner', 'Base']);
    expect(contained.map(({ path }) => path)).toEqual([
      'BaseType.Properties[1].SdsType.Properties[1].SdsType',
      'BaseType.Properties[1].SdsType',
      'BaseType',
    ]);
  });

  it('refuses one Id with two definitions', () => {
    const other = { ...inner, Id: 'inner', Properties: [measurement] };
    const type = read({
      Properties: [
        { Id: 'A', SdsType: inner },
        { Id: 'B', SdsType: other },
      ],
    });
    expect(subjectOf(() => containedTypes(type))).toBe('Properties[1].SdsType');
  });

  it('lists types that must already be stored', () => {
    const references = typeReferences(read({ ...outer, BaseType: { Id: 'Base' } }));
    expect(references.map(({ type, path }) => [type.Id, path])).toEqual([
      ['Base', 'BaseType'],
      ['Elsewhere', 'Properties[1].SdsType'],
    ]);
    expect(
      typeReferences(
        read({
          Properties: [
            { Id: 'A', SdsType: { Id: 'X' } },
            { Id: 'B', SdsType: { Id: 'x' } },
          ],
        }),
      ),
    ).toHaveLength(1);
  });

  it('does not list a type that contains itself, which resolveType refuses', () => {
    expect(typeReferences(read(object('T', 't')))).toEqual([]);
  });

  it('fills in types given only by Id, from the definition or from the store', () => {
    const elsewhere = readType({ SdsTypeCode: 1, Properties: [{ Id: 'S', SdsType: { Id: 'State' } }] }, 'Elsewhere');
    const enumType = readType(state.SdsType, 'State');
    const type = resolveType(read(outer), stored(elsewhere, enumType));
    const [two, far, again] = type.Properties ?? [];
    expect(far?.SdsType).toMatchObject({ Id: 'Elsewhere', Properties: [{ Id: 'S', SdsType: { SdsTypeCode: 609 } }] });
    expect(again?.SdsType).toEqual(two?.SdsType);
    const unresolved: TypeDefinition[] = [];
    const walk = (nested: TypeDefinition) => {
      if (isReference(nested)) unresolved.push(nested);
      for (const property of effectiveProperties(nested)) if (property.SdsType) walk(property.SdsType);
    };
    walk(type);
    expect(unresolved).toEqual([]);
  });

  it('refuses an unknown type with its path', () => {
    expect(subjectOf(() => resolveType(read(outer), findNothing))).toBe('Properties[1].SdsType');
    expect(() => resolveType(read({ BaseType: { Id: 'B' } }), findNothing)).toThrow(
      "BaseType must be a known type, but 'B' is not.",
    );
  });

  it.each<[string, object, readonly object[]]>([
    ['itself', object('T', 't'), []],
    ['itself through a type that it defines', { Properties: [{ Id: 'A', SdsType: object('X', 'T') }] }, []],
    ['another type that contains itself', { Properties: [{ Id: 'A', SdsType: object('X', 'X') }] }, []],
    [
      'two types that contain each other',
      {
        Properties: [
          { Id: 'A', SdsType: object('X', 'Y') },
          { Id: 'B', SdsType: object('Y', 'X') },
        ],
      },
      [],
    ],
    ['a stored type that contains it', object('T', 'X'), [object('X', 'T')]],
    ['another definition of its own Id', { Properties: [{ Id: 'A', SdsType: { ...inner, Id: 'T' } }] }, []],
    ['itself as its base', { BaseType: { Id: 'T' } }, []],
  ])('refuses a type that contains %s', (_name, json, others) => {
    const types = others.map((other) => readType(other, (other as { Id: string }).Id));
    const call = () => resolveType(read(json), stored(...types));
    expect(call).toThrow(InvalidInput);
    expect(call).toThrow(/which contains it/);
  });

  it('refuses a chain of small types that would become too large', () => {
    const chain = Array.from({ length: 60 }, (_, i) => {
      const next = `T${String(i + 1)}`;
      return readType(
        { ...object(`T${String(i)}`, next), Properties: ['a', 'b'].map((Id) => ({ Id, SdsType: { Id: next } })) },
        `T${String(i)}`,
      );
    });
    const [first] = chain;
    const last = readType(simple, 'Simple');
    expect(first && (() => resolveType(first, stored(...chain, { ...last, Id: 'T60' })))).toThrow(
      'more than 10000 properties',
    );
  });

  it('accepts up to 10000 properties', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ Id: `P${String(i)}`, SdsType: { SdsTypeCode: 14 } })); // prettier-ignore
    expect(resolveType(read({ Properties: many(10_000) }), findNothing).Properties).toHaveLength(10_000);
    expect(subjectOf(() => resolveType(read({ Properties: many(10_001) }), findNothing))).toBe('Properties');
  });

  it('puts the properties of base types first', () => {
    const complex = readType(
      { Id: 'Complex', BaseType: { Id: 'Simple' }, Properties: [{ Id: 'Depth', SdsType: { SdsTypeCode: 14 } }] },
      'Complex',
    );
    const resolved = resolveType(complex, stored(readType({ ...simple, Properties: [time, measurement] }, 'Simple')));
    expect(effectiveProperties(resolved).map(({ Id }) => Id)).toEqual(['Time', 'Measurement', 'Depth']);
  });
});

describe('the check of a resolved type', () => {
  const key = (Id: string) => ({ ...time, Id });
  const check = (json: object, isUom: (uom: string) => boolean = anyUom) =>
    checkType(resolveType(read(json), findNothing), isUom);

  it('accepts up to three keys, base types included (docs/behavior/types-and-streams.md#keys)', () => {
    expect(() => check({ BaseType: base, Properties: [key('K2'), key('K3')] })).not.toThrow();
    expect(subjectOf(() => check({ BaseType: base, Properties: [key('K2'), key('K3'), key('K4')] }))).toBe(
      'Properties',
    );
    expect(subjectOf(() => check({ Properties: ['a', 'b', 'c', 'd'].map(key) }))).toBe('Properties');
  });

  it('refuses a property that a base type has, in any case', () => {
    const json = { BaseType: { Id: 'Middle', BaseType: base, Properties: [] }, Properties: [measurement, key('TIME')] };
    expect(subjectOf(() => check(json))).toBe('Properties[1].Id');
  });

  it('refuses a base type that is not an object', () => {
    expect(subjectOf(() => check({ BaseType: { SdsTypeCode: 14 } }))).toBe('BaseType');
  });

  it('refuses an Id other than the one in the path', () => {
    expect(() => check(simple)).toThrow("Id must be the Id in the path, 'T'");
  });

  it('accepts known units and refuses others, also in nested types', () => {
    const isUom = (uom: string) => uom === 'meter';
    expect(() => check({ Properties: simple.Properties }, isUom)).not.toThrow();
    const foot = { ...measurement, Uom: 'Meter' };
    expect(subjectOf(() => check({ Properties: [time, foot] }, isUom))).toBe('Properties[1].Uom');
    const nested = { Id: 'In', SdsType: { ...inner, Properties: [foot] } };
    expect(subjectOf(() => check({ Properties: [time, nested] }, isUom))).toBe(
      'Properties[1].SdsType.Properties[0].Uom',
    );
  });
});

describe('equal types (docs/behavior/types-and-streams.md#creating-and-updating)', () => {
  const type = read(outer);

  it('are equal with explicit defaults and Ids in any case', () => {
    const explicit = {
      ...outer,
      id: 't',
      description: null,
      Properties: [...outer.Properties],
      GenericArguments: [],
      InterpolationMode: 'Continuous',
    };
    expect(equalTypes(type, read(explicit))).toBe(true);
  });

  it('are equal if one has a nested type in full and the other only its Id', () => {
    expect(equalTypes(type, read({ ...outer, BaseType: { Id: 'BASE' } }))).toBe(true);
    expect(equalTypes(type, read({ ...outer, BaseType: { Id: 'Other' } }))).toBe(false);
    expect(
      equalTypes(
        resolveType(read({ BaseType: { Id: 'Base' } }), stored(readType(base, 'Base'))),
        read({ BaseType: { Id: 'Base' } }),
      ),
    ).toBe(true);
  });

  const change = (Properties: readonly object[]) => ({ ...outer, Properties });
  const [two = {}, far = {}, again = {}] = outer.Properties;
  it.each<[string, object]>([
    ['Description', { ...outer, Description: 'x' }],
    ['Name', { ...outer, Name: 'x' }],
    ['InterpolationMode', { ...outer, InterpolationMode: 1 }],
    ['ExtrapolationMode', { ...outer, ExtrapolationMode: 1 }],
    ['IsReferenceType', { ...outer, IsReferenceType: true }],
    ['IsGenericType', { ...outer, IsGenericType: true }],
    ['GenericArguments', { ...outer, GenericArguments: [{ SdsTypeCode: 14 }] }],
    ['DerivedTypes', { ...outer, DerivedTypes: [{ Id: 'X' }] }],
    ['the base type', { ...outer, BaseType: null }],
    ['a member of the base type', { ...outer, BaseType: { ...base, Description: 'x' } }],
    ['the number of properties (fewer)', change([two, far])],
    ['the number of properties (more)', change([two, far, again, measurement])],
    ['the order of properties', change([far, two, again])],
    ['the Id of a property', change([{ ...two, Id: 'Three' }, far, again])],
    ['the Name of a property', change([{ ...two, Name: 'x' }, far, again])],
    ['the Description of a property', change([{ ...two, Description: 'x' }, far, again])],
    ['Order', change([{ ...two, Order: 1 }, far, again])],
    ['FixedSize', change([{ ...two, FixedSize: 1 }, far, again])],
    ['Uom', change([{ ...two, Uom: 'x' }, far, again])],
    ['IsQuality', change([{ ...two, IsQuality: true }, far, again])],
    ['the InterpolationMode of a property', change([{ ...two, InterpolationMode: 0 }, far, again])],
    ['the type of a property', change([{ ...two, SdsType: { Id: 'Elsewhere' } }, far, again])],
    [
      'a member of the type of a property',
      change([{ ...two, SdsType: { ...inner, Properties: [measurement] } }, far, again]),
    ],
  ])('are not equal with a difference in %s', (_name, json) => {
    expect(equalTypes(type, read(json))).toBe(false);
    expect(equalTypes(read(json), type)).toBe(false);
  });

  it('are not equal with different keys and enum members', () => {
    const number = (IsKey: boolean) => read({ Properties: [{ Id: 'A', IsKey, SdsType: { SdsTypeCode: 9 } }] });
    expect(equalTypes(number(true), number(false))).toBe(false);
    const member = (Value: number) => read({ SdsTypeCode: 609, Properties: [{ Id: 'A', Value }] });
    expect(equalTypes(member(1), member(1))).toBe(true);
    expect(equalTypes(member(1), member(2))).toBe(false);
    const code = (SdsTypeCode: number) => read({ SdsTypeCode });
    expect(equalTypes(code(609), code(610))).toBe(false);
  });
});
