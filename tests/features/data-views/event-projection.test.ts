import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cachedColumnReaders } from '../../../server/data-views/event-projection.ts';
import { isEventCode, TypeCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { codecOf } from '../../../server/stream-data/event-codec.ts';
import { property, eventTypeOf, valuesOf } from '../../domain/values/samples.ts';

const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code) && code !== TypeCode.Object && code < 400);

describe('columns of stored events', () => {
  it.each(codes.map((code) => [typeCodeName(code), code] as const))(
    'of type %s have the values of the events',
    (_name, code) => {
      const type = eventTypeOf([
        property('Key', TypeCode.Int32),
        property('V', code),
        property('Text', TypeCode.String),
      ]);
      const { write, read, parse } = codecOf(type);
      const positions = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
      const events = fc.array(fc.tuple(fc.integer(), valuesOf(code), valuesOf(TypeCode.String)), { maxLength: 5 });
      fc.assert(
        fc.property(events, positions, fc.nat({ max: 5 }), (values, selectedPositions, cut) => {
          const texts = values.map(write);
          const chunks = [texts.slice(0, cut), texts.slice(cut)].filter(({ length }) => length > 0);
          const found = cachedColumnReaders()(type, selectedPositions)(
            chunks.map((chunk) => Buffer.from(chunk.join(','))),
          );
          const fullEvents = parse(texts).map(read);
          expect(found).toEqual(fullEvents.flatMap((event) => selectedPositions.map((position) => event[position])));
        }),
        { numRuns: 30 },
      );
    },
  );

  it('of events in other forms of JSON have the same values', () => {
    const type = eventTypeOf([property('Key', TypeCode.Int32), property('Flow', TypeCode.Double)]);
    const texts = [
      '{"Flow":1,"Key":1}',
      '{"Key":2}',
      '{"key":3,"flow":2,"More":[{"Flow":9}]}',
      '{"Key":4,"Flow":null}',
    ];
    const chunks = [...texts, '{"Key":5,"Flow":3},{"Key":6,"Flow":"4"}'].map((text) => Buffer.from(text));
    expect(cachedColumnReaders()(type, [1])(chunks)).toEqual([1, 0, 2, 0, 3, 4]);
  });
});
