import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultValue } from '../../../server/domain/values/defaults.ts';
import { eventWriter } from '../../../server/domain/values/event-writer.ts';
import { defaultStripper } from '../../../server/domain/values/default-stripper.ts';
import { isCollection, isEventCode, TypeCode, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { property, simple, eventTypeOf, valuesOf } from './samples.ts';

const codes = [...typeCodeNames.keys()].filter(
  (code) => isEventCode(code) && !isCollection(code) && code !== TypeCode.Object,
);
const names = ['V', 'v', 'Vv', 'a b', 'Größe', '流量', '0', '__proto__', '$1', '[x]', ':0,', 'State'];

describe('the default stripper', () => {
  it('returns the non-verbose text of any number of events with any values', () => {
    const types = fc
      .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 6 })
      .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(...codes).map((code) => property(id, code)))));
    const cases = types.chain((properties) => {
      const values = properties.map(({ code }) => fc.oneof(fc.constant(defaultValue(code)), valuesOf(code)));
      return fc.tuple(fc.constant(properties), fc.array(fc.tuple(...values), { minLength: 1, maxLength: 5 }));
    });
    fc.assert(
      fc.property(cases, ([properties, events]) => {
        const type = eventTypeOf(properties);
        const verbose = events.map(eventWriter(type, { verbose: true })).join(',');
        const short = events.map(eventWriter(type, { verbose: false })).join(',');
        const stripper = defaultStripper(type);
        expect(stripper?.stripText(verbose)).toBe(short);
        expect(Buffer.from(stripper?.stripBytes(Buffer.from(verbose)) ?? []).toString()).toBe(short);
      }),
      { numRuns: 500 },
    );
  });

  it('does not change strings that look like members', () => {
    const type = eventTypeOf([
      property('Key', TypeCode.Int32),
      property('S', TypeCode.String),
      property('F', TypeCode.Boolean),
    ]);
    const event = [1, '{"F":false},"F":false,', true];
    const text = eventWriter(type, { verbose: true })(event);
    expect(defaultStripper(type)?.stripText(text)).toBe(text);
  });

  it('returns the same bytes if nothing has a default value', () => {
    const bytes = Buffer.from('{"Time":"2017-11-23T12:00:00Z","State":1,"Measurement":0.5}');
    expect(defaultStripper(simple)?.stripBytes(bytes)).toBe(bytes);
  });

  it('accepts bytes that are part of a larger buffer', () => {
    const larger = new Uint8Array(Buffer.from('xx{"State":0,"Measurement":1},{"State":0}yy'));
    const short = defaultStripper(simple)?.stripBytes(larger.subarray(2, larger.length - 2)) ?? new Uint8Array();
    expect(Buffer.from(short).toString()).toBe('{"Measurement":1},{}');
  });

  it.each([
    ['a nested object', property('In', TypeCode.Object, { properties: [property('V', TypeCode.Int32)] })],
    ['an untyped collection', property('List', TypeCode.IList)],
    ['a name that JSON escapes', property('a"b', TypeCode.Int32)],
  ])('does not exist for types with %s', (_name, other) => {
    expect(defaultStripper(eventTypeOf([property('Key', TypeCode.Int32), other]))).toBeUndefined();
  });
});
