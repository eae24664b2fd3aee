import { describe, expect, it } from '@jest/globals';
import { nextModifiedDate } from '../../../server/catalog/changes.ts';
import { patchedMetadata } from '../../../server/catalog/metadata.ts';
import { requireNamespaceId } from '../../../server/catalog/namespaces.ts';
import { typeOfStream } from '../../../server/catalog/resolved-streams.ts';
import { isSameStream, readStream, streamJson, type StreamBody } from '../../../server/catalog/streams.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { readType } from '../../../server/domain/types/definitions.ts';
import { noSettings } from '../../../server/domain/types/stream-settings.ts';
import { resolveType } from '../../../server/domain/types/type-graph.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { Failure } from '../../../server/errors/failures.ts';
import type { StoredObject } from '../../../server/store/ports/object-store.ts';

const readDefinition = (input: unknown, id = 'P1') => readStream(input, id, (uom) => uom === 'meter');

function storedStream(input: unknown): StoredObject<'stream'> {
  const body: StreamBody = { ...readDefinition(input), Tags: ['north'], Metadata: { Site: 'x' } };
  const dates = { created: '2026-01-01T00:00:00Z', modified: '2026-01-02T00:00:00Z' };
  return { id: body.Id, body, owner: null, acl: null, sequence: 1, size: 0, ...dates };
}

describe('the definition of a stream', () => {
  it('gets its identifier from the path if it has none, and null for settings that it leaves out', () => {
    expect(readDefinition({ typeId: 'Pump' })).toEqual({
      Id: 'P1',
      Name: null,
      Description: null,
      TypeId: 'Pump',
      ...noSettings,
    });
  });

  it.each<[string, unknown]>([
    ['TypeId', {}],
    ['TypeId', { TypeId: ' ' }],
    ['Id', { Id: 'P2', TypeId: 'Pump' }],
    ['Name', { Name: 1, TypeId: 'Pump' }],
    ['PropertyOverrides[0].Uom', { TypeId: 'Pump', PropertyOverrides: [{ SdsTypePropertyId: 'Flow', Uom: 'Meter' }] }],
  ])('throws InvalidInput for a wrong %s: %j', (subject, input) => {
    expect(() => readDefinition(input)).toThrow(InvalidInput);
    expect(() => readDefinition(input)).toThrow(expect.objectContaining({ subject }));
  });

  it('is written as JSON without tags and metadata', () => {
    expect(streamJson(storedStream({ TypeId: 'Pump', Name: 'One' }))).toEqual({
      Id: 'P1',
      Name: 'One',
      Description: null,
      TypeId: 'Pump',
      Indexes: null,
      InterpolationMode: null,
      ExtrapolationMode: null,
      PropertyOverrides: null,
      CreatedDate: '2026-01-01T00:00:00Z',
      ModifiedDate: '2026-01-02T00:00:00Z',
    });
  });

  it.each<[boolean, unknown]>([
    [true, { TypeId: 'Pump', InterpolationMode: 0 }],
    [true, { Id: 'p1', TypeId: 'PUMP', InterpolationMode: 'Continuous', Indexes: [], ModifiedDate: '2030-01-01' }],
    [false, { TypeId: 'Pump' }],
    [false, { TypeId: 'Pump', InterpolationMode: 1 }],
    [false, { TypeId: 'Pump', InterpolationMode: 0, Name: '' }],
    [false, { TypeId: 'Pump', InterpolationMode: 0, Indexes: [{ SdsTypePropertyId: 'Flow' }] }],
  ])('equals the stored definition: %j for %j', (expected, input) => {
    expect(isSameStream(storedStream({ TypeId: 'Pump', InterpolationMode: 0 }), readDefinition(input))).toBe(expected);
  });
});

describe('the type of a stream', () => {
  const base = { Id: 'Timed', SdsTypeCode: 1, Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }] };
  const typeWith = (members: object) => {
    const properties = [
      { Id: 'Flow', Uom: 'meter', SdsType: { SdsTypeCode: 14 } },
      { Id: 'Speed', SdsType: { SdsTypeCode: 9 } },
    ];
    const type = readType({ SdsTypeCode: 1, BaseType: base, Properties: properties, ...members }, 'Pump');
    return resolveType(type, () => undefined);
  };
  const overrides = [
    { SdsTypePropertyId: 'flow', Uom: 'foot', InterpolationMode: null },
    { SdsTypePropertyId: 'Speed', Uom: null, InterpolationMode: 2 },
  ] as const;

  it('has the properties of its base types first, and no base type', () => {
    const type = typeOfStream(typeWith({}), noSettings);
    expect(type.Properties?.map(({ Id }) => Id)).toEqual(['Time', 'Flow', 'Speed']);
    expect(type.BaseType).toBeNull();
  });

  it('has the units and modes that the stream sets', () => {
    const settings = {
      ...noSettings,
      InterpolationMode: 1,
      ExtrapolationMode: 2,
      PropertyOverrides: overrides,
    } as const;
    const type = typeOfStream(typeWith({}), settings);
    expect([type.InterpolationMode, type.ExtrapolationMode]).toEqual([1, 2]);
    expect(type.Properties?.map((property) => [property.Uom, property.InterpolationMode])).toEqual([
      [null, null],
      ['foot', null],
      [null, 2],
    ]);
  });

  it('stays Discrete whatever modes the stream sets, but has the units that the stream sets', () => {
    const settings = { ...noSettings, InterpolationMode: 1, PropertyOverrides: overrides } as const;
    const type = typeOfStream(typeWith({ InterpolationMode: 3 }), settings);
    expect(type.InterpolationMode).toBe(3);
    expect(type.Properties?.map((property) => [property.Uom, property.InterpolationMode])).toEqual([
      [null, null],
      ['foot', null],
      [null, null],
    ]);
  });
});

describe('a patch of metadata', () => {
  const metadata = { Site: 'North', __proto__x: '1' };

  it('returns the metadata after all operations', () => {
    const patch = [
      { op: 'test', path: '/Site', value: 'North' },
      { op: 'replace', path: '/Site', value: 'South' },
      { op: 'add', path: '/__proto__', value: 'a key like any other' },
    ] as const;
    const entries = Object.entries(patchedMetadata(metadata, [...patch]));
    expect(entries).toEqual([
      ['Site', 'South'],
      ['__proto__x', '1'],
      ['__proto__', 'a key like any other'],
    ]);
  });

  it('throws Conflict if a test operation fails', () => {
    expect(() => patchedMetadata(metadata, [{ op: 'test', path: '/Site', value: 'South' }])).toThrow(
      expect.objectContaining({ failureName: 'Conflict' }),
    );
    expect(() => patchedMetadata(metadata, [{ op: 'test', path: '/Site', value: 'South' }])).toThrow(Failure);
  });

  it.each([
    [{ op: 'replace', path: '/site', value: 'x' } as const],
    [{ op: 'add', path: '/Count', value: 1 } as const],
    [{ op: 'add', path: '', value: ['x'] } as const],
  ])('throws InvalidInput for %j', (operation) => {
    expect(() => patchedMetadata(metadata, [operation])).toThrow(InvalidInput);
  });
});

describe('the date of a change', () => {
  const ticksOf = (text: string) => parseDateTime(text) ?? 0n;

  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'],
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.0000001Z'],
    ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00.0000001Z'],
  ])('after %s, at the time %s, is %s', (modified, now, expected) => {
    expect(nextModifiedDate(modified, ticksOf(now))).toBe(expected);
  });
});

describe('the identifier of a namespace', () => {
  it.each(['demo', 'A', 'a b.c-d_e', '_one', 'x'.repeat(100)])('can be %j', (id) => {
    expect(requireNamespaceId(id)).toBe(id);
  });

  it.each(['', ' a', 'a ', '.a', 'a.', '__a', 'a..b', 'ä', 'a/b', 'a\n', 'x'.repeat(101)])('cannot be %j', (id) => {
    expect(() => requireNamespaceId(id)).toThrow(InvalidInput);
  });
});
