import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cachedColumnReaders } from '../../../server/data-views/event-projection.ts';
import { isEventCode, TypeCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { codecOf } from '../../../server/stream-data/event-codec.ts';
import { property, eventTypeOf, valuesOf } from '../../domain/values/samples.ts';

const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code) && code !== TypeCode.Object && code < 400);

describe('columns of stored events', () => {
  it.each(codes.map((code) => [typeCodeName(code), code] as const))('of %s are what events hold', (_name, code) => {
    const type = eventTypeOf([property('Key', TypeCode.Int32), property('V', code), property('Text', TypeCode.String)]);
    const { write, read, parse } = codecOf(type);
    const positions = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
    const events = fc.array(fc.tuple(fc.integer(), valuesOf(code), valuesOf(TypeCode.String)), { maxLength: 5 });
    fc.assert(
      fc.property(events, positions, fc.nat({ max: 5 }), (values, shown, cut) => {
        const texts = values.map(write);
        const pieces = [texts.slice(0, cut), texts.slice(cut)].filter(({ length }) => length > 0);
        const found = cachedColumnReaders()(type, shown)(pieces.map((piece) => Buffer.from(piece.join(','))));
        const whole = parse(texts).map(read);
        expect(found).toEqual(whole.flatMap((event) => shown.map((position) => event[position])));
      }),
      { numRuns: 30 },
    );
  });

  it('of events that were stored otherwise are those that their JSON means', () => {
    const type = eventTypeOf([property('Key', TypeCode.Int32), property('Flow', TypeCode.Double)]);
    const texts = [
      '{"Flow":1,"Key":1}',
      '{"Key":2}',
      '{"key":3,"flow":2,"More":[{"Flow":9}]}',
      '{"Key":4,"Flow":null}',
    ];
    const pieces = [...texts, '{"Key":5,"Flow":3},{"Key":6,"Flow":"4"}'].map((text) => Buffer.from(text));
    expect(cachedColumnReaders()(type, [1])(pieces)).toEqual([1, 0, 2, 0, 3, 4]);
  });
});
