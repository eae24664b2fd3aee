import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type EventType } from '../../../server/domain/model.ts';
import { omitDefaults } from '../../../server/domain/objects/verbosity.ts';
import { readView } from '../../../server/domain/stream-views/definition.ts';
import { createViewMap, ViewMode, type ViewMap } from '../../../server/domain/stream-views/map.ts';
import { eventType, property, simple, states } from './event-types.ts';

const state = property('State', 'Int32Enum', { members: states });
const time = property('Time', 'DateTime');

const simple1 = eventType('Simple1', time, state, property('Value', 'Double'));
const simple2 = eventType('Simple2', time, property('Measurement', 'Int32'), state);
const simple3 = eventType('Simple3', time, state, property('Value', 'Int32'));

type ListedProperties = readonly Record<string, unknown>[] | null;

function mapOf(source: EventType, target: EventType, Properties: ListedProperties = null): ViewMap {
  const view = { SourceTypeId: source.id, TargetTypeId: target.id, Properties };
  return createViewMap(readView(view, 'View'), source, target);
}

/** Returns the entries of a map as `Source>Target mode`; a missing identifier is empty. */
function entries(map: ViewMap): string[] {
  return map.Properties.map(({ SourceId, TargetId, Mode }) => `${SourceId ?? ''}>${TargetId ?? ''} ${String(Mode)}`);
}

/** Returns the JSON of a property of a view. */
function mapping(SourceId: string, TargetId: string, SdsStreamView?: unknown): Record<string, unknown> {
  return { SourceId, TargetId, SdsStreamView };
}

describe('the documented maps (docs/behavior/stream-views.md#maps)', () => {
  const explicit = [mapping('Time', 'Time'), mapping('State', 'State'), mapping('Measurement', 'Value')];
  it.each<[string, EventType, ListedProperties, string[]]>([
    ['marks a renamed property', simple1, null, ['Time>Time 0', 'State>State 0', 'Measurement>Value 4']],
    [
      'marks a converted property, whatever the order',
      simple2,
      null,
      ['Time>Time 0', 'State>State 0', 'Measurement>Measurement 16'],
    ],
    ['removes and adds properties', simple3, null, ['Time>Time 0', 'State>State 0', 'Measurement> 2', '>Value 1']],
    ['maps listed properties', simple3, explicit, ['Time>Time 0', 'State>State 0', 'Measurement>Value 20']],
    [
      'removes and adds properties that are not listed',
      simple3,
      [mapping('Time', 'Time'), mapping('Measurement', 'Value')],
      ['Time>Time 0', 'Measurement>Value 20', 'State> 2', '>State 1'],
    ],
  ])('%s', (_name, target, listed, expected) => {
    expect(entries(mapOf(simple, target, listed))).toEqual(expected);
  });

  it('has the documented body when defaults are omitted', () => {
    const body = omitDefaults(mapOf(simple, simple1), 'SdsStreamViewMap');
    expect(JSON.stringify(body)).toBe(
      '{"SourceTypeId":"Simple","TargetTypeId":"Simple1","Properties":[{"SourceId":"Time","TargetId":"Time"},' +
        '{"SourceId":"State","TargetId":"State"},{"SourceId":"Measurement","TargetId":"Value","Mode":4}]}',
    );
  });
});

describe('automatic mapping (docs/behavior/stream-views.md#automatic-mapping)', () => {
  it.each<[string, EventType, EventType, string[]]>([
    ['an empty list maps automatically', simple, simple, ['Time>Time 0', 'State>State 0', 'Measurement>Measurement 0']],
    [
      'identifiers match case-insensitively, which is not a rename',
      eventType('A', property('Sin', 'Double')),
      eventType('B', property('sin', 'Double')),
      ['Sin>sin 0'],
    ],
    [
      'a property maps by its identifier before its position',
      eventType('A', property('K', 'Int32'), property('X', 'Double'), property('Y', 'Double')),
      eventType('B', property('K', 'Int32'), property('Y', 'Double'), property('Z', 'Double')),
      ['K>K 0', 'Y>Y 0', 'X> 2', '>Z 1'],
    ],
    [
      'a property does not map to the position of one that maps by its identifier',
      eventType('A', property('X', 'Double'), property('Y', 'Double')),
      eventType('B', property('Y', 'Double'), property('Z', 'Double')),
      ['Y>Y 0', 'X> 2', '>Z 1'],
    ],
    [
      'an index property maps to the index property at another position',
      eventType('A', property('Time', 'DateTime'), property('X', 'Double')),
      { ...eventType('B', property('Y', 'Int32'), property('Z', 'String'), property('Stamp', 'DateTime')), keys: [2] },
      ['Time>Stamp 4', 'X> 2', '>Y 1', '>Z 1'],
    ],
    [
      'a property does not map by position to another type, even a convertible one',
      eventType('A', property('X', 'Double')),
      eventType('B', property('Z', 'Single')),
      ['X> 2', '>Z 1'],
    ],
    [
      'a property does not map by position to another enum',
      eventType('A', state),
      eventType('B', property('Z', 'Int32Enum', { members: new Map([['On', 1n]]) })),
      ['State> 2', '>Z 1'],
    ],
    [
      'a property does not map by position to an enum with more members',
      eventType('A', state),
      eventType('B', property('Z', 'Int32Enum', { members: new Map([...states, ['Off', 3n]]) })),
      ['State> 2', '>Z 1'],
    ],
    [
      'a property does not map by position to an enum with other values',
      eventType('A', state),
      eventType('B', property('Z', 'Int32Enum', { members: new Map([...states].map(([name]) => [name, 77n])) })),
      ['State> 2', '>Z 1'],
    ],
    [
      'a property maps by position to the same enum',
      eventType('A', state),
      eventType('B', property('Z', 'Int32Enum', { members: states })),
      ['State>Z 4'],
    ],
    [
      'a pair of types that cannot be converted is marked as invalid',
      eventType('A', property('X', 'String')),
      eventType('B', property('X', 'Double')),
      ['X>X 32'],
    ],
    [
      'the target can have fewer properties',
      eventType('A', property('K', 'Int32'), property('X', 'Double')),
      eventType('B', property('K', 'Int32')),
      ['K>K 0', 'X> 2'],
    ],
  ])('%s', (_title, source, target, expected) => {
    expect(entries(mapOf(source, target, []))).toEqual(expected);
  });
});

describe('convertible types (docs/behavior/stream-views.md#convertible-types)', () => {
  const { None, FieldConversion, InvalidFieldConversion } = ViewMode;
  const kinds = {
    number: ['SByte', 'Byte', 'Int16', 'UInt16', 'Int32', 'UInt32', 'Int64', 'UInt64', 'Single', 'Double', 'Decimal'],
    nullableNumber: ['NullableByte', 'NullableInt64', 'NullableDouble', 'NullableDecimal'],
    enum: ['SByteEnum', 'Int32Enum', 'UInt64Enum'],
    nullableEnum: ['NullableByteEnum', 'NullableInt64Enum'],
    neverConvertible: [
      'Boolean',
      'NullableBoolean',
      'Char',
      'DateTime',
      'NullableDateTime',
      'DateTimeOffset',
      'TimeSpan',
      'String',
      'Guid',
      'NullableGuid',
      'Version',
      'DoubleArray',
      'Int32Array',
      'IList',
      'Object',
    ],
  };
  const convertibleKinds: [keyof typeof kinds, keyof typeof kinds][] = [
    ['number', 'number'],
    ['number', 'nullableNumber'],
    ['nullableNumber', 'number'],
    ['nullableNumber', 'nullableNumber'],
    ['enum', 'enum'],
    ['enum', 'nullableEnum'],
    ['nullableEnum', 'enum'],
    ['nullableEnum', 'nullableEnum'],
  ];
  const convertiblePairs = new Set(
    convertibleKinds.flatMap(([from, to]) => kinds[from].flatMap((f) => kinds[to].map((t) => `${f}>${t}`))),
  );
  const all = Object.values(kinds).flat();

  it.each(all)('allow only the documented conversions from %s', (from) => {
    const modes = all.map((to) => {
      const map = mapOf(eventType('A', property('X', from)), eventType('B', property('X', to)));
      return [to, ...map.Properties.map((entry) => entry.Mode)];
    });
    const expected = all.map((to) => {
      if (from === to) return [to, None];
      return [to, convertiblePairs.has(`${from}>${to}`) ? FieldConversion : InvalidFieldConversion];
    });
    expect(modes).toEqual(expected);
  });

  it('mark an invalid conversion together with a rename', () => {
    const map = mapOf(eventType('A', property('X', 'String')), eventType('B', property('Y', 'Double')), [
      mapping('X', 'Y'),
    ]);
    expect(entries(map)).toEqual(['X>Y 36']);
  });
});

describe('explicit mapping (docs/behavior/stream-views.md#explicit-mapping)', () => {
  const inner = [property('A', 'Double'), property('B', 'String')];
  const source = eventType('S', property('K', 'Int32'), property('In', 'Object', { properties: inner }));
  const target = eventType(
    'T',
    property('K', 'Int32'),
    property('Out', 'Object', { properties: [property('a1', 'Int32'), property('B', 'String')] }),
  );

  it('keeps the order of the list, in the spelling of the types', () => {
    const map = mapOf(simple, simple3, [mapping('MEASUREMENT', 'value'), mapping('time', 'TIME')]);
    expect(entries(map)).toEqual(['Measurement>Value 20', 'Time>Time 0', 'State> 2', '>State 1']);
  });

  it('can map one source property to several targets', () => {
    const map = mapOf(simple, simple1, [
      mapping('Measurement', 'Value'),
      mapping('State', 'State'),
      mapping('Time', 'Time'),
    ]);
    expect(entries(map)).toEqual(['Measurement>Value 4', 'State>State 0', 'Time>Time 0']);
    const twice = eventType('Twice', property('X', 'Double'), property('Y', 'Double'));
    const copies = mapOf(simple, twice, [mapping('Measurement', 'X'), mapping('Measurement', 'Y')]);
    expect(entries(copies)).toEqual(['Measurement>X 4', 'Measurement>Y 4', 'Time> 2', 'State> 2']);
  });

  it('maps a nested type by its nested view', () => {
    const nested = {
      SourceTypeId: 'Inner',
      TargetTypeId: 'Inner1',
      Properties: [mapping('A', 'a1'), mapping('B', 'B')],
    };
    const map = mapOf(source, target, [mapping('K', 'K'), mapping('In', 'Out', nested)]);
    expect(entries(map)).toEqual(['K>K 0', 'In>Out 4']);
    const inside = map.Properties[1]?.StreamViewMap;
    expect(inside).toMatchObject({ SourceTypeId: 'Inner', TargetTypeId: 'Inner1' });
    expect(inside && entries(inside)).toEqual(['A>a1 20', 'B>B 0']);
  });

  it('maps a nested type automatically if the nested view lists no properties', () => {
    const map = mapOf(source, target, [mapping('In', 'Out', {})]);
    const inside = map.Properties[0]?.StreamViewMap;
    expect(inside && entries(inside)).toEqual(['B>B 0', 'A> 2', '>a1 1']);
    expect(inside).toMatchObject({ SourceTypeId: null, TargetTypeId: null });
  });

  const recorded = property('Recorded', 'DateTime');
  const number = property('Number', 'Int32');
  it.each<[string, EventType, EventType, ListedProperties, string[]]>([
    [
      'to the property with the same identifier',
      simple,
      simple1,
      [mapping('Measurement', 'Value')],
      ['Measurement>Value 4', 'Time>Time 0', 'State> 2', '>State 1'],
    ],
    [
      'to the index property with another identifier',
      simple,
      eventType('T', property('Stamp', 'DateTime'), property('Value', 'Double')),
      [mapping('Measurement', 'Value')],
      ['Measurement>Value 4', 'Time>Stamp 4', 'State> 2'],
    ],
    [
      'from a source that is also mapped to another property',
      simple,
      eventType('T', time, property('Copy', 'DateTime')),
      [mapping('Time', 'Copy')],
      ['Time>Copy 4', 'Time>Time 0', 'State> 2', 'Measurement> 2'],
    ],
    [
      'in a compound index, by identifier before position',
      { ...eventType('S', time, recorded), keys: [0, 1] },
      { ...eventType('T', recorded, time, number), keys: [0, 1] },
      [mapping('Time', 'Time')],
      ['Time>Time 0', 'Recorded>Recorded 0', '>Number 1'],
    ],
    [
      'from another property, if only that has the same identifier and type',
      eventType('S', time, recorded, number),
      { ...eventType('T', time, number), keys: [0, 1] },
      [mapping('Time', 'Time')],
      ['Time>Time 0', 'Number>Number 0', 'Recorded> 2'],
    ],
  ])('maps an index property that the view does not list: %s', (_name, from, to, listed, expected) => {
    expect(entries(mapOf(from, to, listed))).toEqual(expected);
  });

  it.each<[string, EventType]>([
    ['another type', eventType('T', property('Time', 'Int64'), property('Value', 'Double'))],
    [
      'a convertible type and another identifier',
      eventType('T', property('Number', 'Int32'), property('Value', 'Double')),
    ],
    ['no counterpart', { ...eventType('T', time, number, property('Value', 'Double')), keys: [0, 1] }],
  ])('refuses a view that does not list an index property of the target with %s', (_name, to) => {
    const id = to.properties[to.keys.length - 1]?.id ?? '';
    const read = () => mapOf(simple, to, [mapping('Measurement', 'Value')]);
    expect(read).toThrow(expect.objectContaining({ subject: 'Properties' }));
    expect(read).toThrow(`'${id}'`);
  });

  it('maps nested types without a nested view only if they are the same', () => {
    const same = eventType('T', property('In', 'Object', { properties: inner }));
    expect(entries(mapOf(source, same, [mapping('In', 'In')]))).toEqual(['In>In 0', 'K> 2']);
    expect(entries(mapOf(source, target, [mapping('In', 'Out')]))).toEqual(['In>Out 36', 'K>K 0']);
    const renamed = [property('A2', 'Double'), property('B', 'String')];
    const other = eventType('T', property('In', 'Object', { properties: renamed }));
    expect(entries(mapOf(source, other, [mapping('In', 'In')]))).toEqual(['In>In 32', 'K> 2']);
    const more = eventType('T', property('In', 'Object', { properties: [...inner, property('C', 'Byte')] }));
    expect(entries(mapOf(source, more, [mapping('In', 'In')]))).toEqual(['In>In 32', 'K> 2']);
  });

  it.each<[string, ListedProperties, string]>([
    ['an unknown source', [mapping('Time', 'Time'), mapping('Tide', 'State')], 'Properties[1].SourceId'],
    ['an unknown target', [mapping('Time', 'Tide')], 'Properties[0].TargetId'],
    ['no source', [{ TargetId: 'Time' }], 'Properties[0].SourceId'],
    ['no target', [{ SourceId: 'Time' }], 'Properties[0].TargetId'],
    ['the same target twice', [mapping('Time', 'Time'), mapping('State', 'time')], 'Properties[1].TargetId'],
    ['a nested view of values that are not nested', [mapping('Time', 'Time', {})], 'Properties[0].SdsStreamView'],
  ])('refuses %s', (_name, listed, subject) => {
    const resolve = (): unknown => mapOf(simple, simple1, listed);
    expect(resolve).toThrow(InvalidInput);
    expect(resolve).toThrow(expect.objectContaining({ subject }));
  });

  it('refuses a nested view where only one of the two is nested', () => {
    const resolve = (one: string, other: string) => (): unknown => mapOf(source, target, [mapping(one, other, {})]);
    expect(resolve('In', 'K')).toThrow(expect.objectContaining({ subject: 'Properties[0].SdsStreamView' }));
    expect(resolve('K', 'Out')).toThrow(expect.objectContaining({ subject: 'Properties[0].SdsStreamView' }));
  });

  it('names the path of an invalid property in a nested view', () => {
    const resolve = (): unknown =>
      mapOf(source, target, [mapping('In', 'Out', { Properties: [mapping('A', 'nowhere')] })]);
    expect(resolve).toThrow(expect.objectContaining({ subject: 'Properties[0].SdsStreamView.Properties[0].TargetId' }));
  });
});

describe('every automatic map', () => {
  const ids = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), { maxLength: 6 });
  const types = ids.chain((chosen) =>
    fc
      .array(fc.constantFrom('Double', 'Int32', 'String'), { minLength: chosen.length, maxLength: chosen.length })
      .map((codes) => eventType('T', ...chosen.map((id, position) => property(id, codes[position] ?? 'Double')))),
  );

  it('names every property of both types exactly once, mapped pairs first', () => {
    fc.assert(
      fc.property(types, types, (source, target) => {
        const map = mapOf(source, target).Properties;
        const sorted = (list: readonly (string | null)[]): string[] => list.filter((id) => id !== null).sort();
        expect(sorted(map.map((entry) => entry.SourceId))).toEqual(sorted(source.properties.map(({ id }) => id)));
        expect(sorted(map.map((entry) => entry.TargetId))).toEqual(sorted(target.properties.map(({ id }) => id)));
        const ranks = map.map(({ Mode }) => (Mode === ViewMode.FieldAdd ? 2 : Mode === ViewMode.FieldRemove ? 1 : 0));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('the errors of explicit views', () => {
  const nested = { Properties: [mapping('A', 'B')] };
  it.each<[string, readonly Record<string, unknown>[], string, string]>([
    [
      'an unknown source',
      [mapping('X', 'Time')],
      'Properties[0].SourceId',
      "Properties[0].SourceId must be a property of the source type, not 'X'.",
    ],
    [
      'an unknown target',
      [mapping('Time', 'X')],
      'Properties[0].TargetId',
      "Properties[0].TargetId must be a property of the target type, not 'X'.",
    ],
    [
      'no source',
      [{ TargetId: 'Time' }],
      'Properties[0].SourceId',
      "Properties[0].SourceId must be a property of the source type, not ''.",
    ],
    [
      'a target that is mapped twice',
      [mapping('Time', 'Time'), mapping('Time', 'Time')],
      'Properties[1].TargetId',
      "Property 'Time' of the target type is mapped more than once.",
    ],
    [
      'a nested view of a property without a nested type',
      [mapping('Time', 'Time', nested)],
      'Properties[0].SdsStreamView',
      "Properties[0].SdsStreamView needs nested types, but 'Time' and 'Time' do not both have one.",
    ],
  ])('name %s', (_name, listed, subject, message) => {
    expect(() => mapOf(simple, simple1, listed)).toThrow(expect.objectContaining({ subject, message }));
  });
});
