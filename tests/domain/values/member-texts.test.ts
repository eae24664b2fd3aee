import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { memberTexts } from '../../../server/domain/values/member-texts.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { property } from './samples.ts';

function parsedTexts(ids: readonly string[], positions: readonly number[]): (events: string) => unknown[] | null {
  const properties = ids.map((id) => property(id, TypeCode.Double));
  const find = memberTexts(properties, positions);
  return (events) => {
    const found = find(events);
    return found === null ? null : (JSON.parse(`[${found}]`) as unknown[]);
  };
}

describe('the texts of members', () => {
  it.each<[string, readonly number[], readonly unknown[] | null]>([
    ['', [1], []],
    ['{"A":1,"B":2,"C":3}', [1], [2]],
    ['{"A":1,"B":2,"C":3}', [], []],
    ['{"A":1,"B":2,"C":3},{"A":4,"B":-5e-7,"C":6}', [2, 0], [3, 1, 6, 4]],
    ['{"A":1,"B":2,"C":3}', [1, 1], [2, 2]],
    ['{"A":"},{","B":null,"C":true}', [0, 1, 2], ['},{', null, true]],
    ['{"A":"\\"","B":2,"C":3}', [1], null],
    ['{"A":1,"B":[2],"C":3}', [0], null],
    ['{"A":1,"B":{"C":2},"C":3}', [2], null],
    ['{"A":1,"C":3,"B":2}', [1], null],
    ['{"A":1,"B":2}', [1], null],
    ['{"A":1,"B":2,"B":2,"C":3}', [1], null],
    ['{"A":1,"b":2,"C":3}', [1], null],
    ['{"A":1,"B":2,"C":3},{"A":1}', [1], null],
    ['{"A":1,"B":2,"C":3},{"A":1}', [], null],
    ['{"A":1,"B":2,"C":3}\n', [1], null],
    ['{"A":1,"B":2,"C":3},', [1], null],
    ['{"A":1,"B":"$1","C":"$&$2"}', [2, 1], ['$&$2', '$1']],
  ])('are extracted from %s at %j', (events, positions, expected) => {
    expect(parsedTexts(['A', 'B', 'C'], positions)(events)).toEqual(expected);
  });

  it('are found by names that contain special characters of patterns', () => {
    const ids = ['a.b', '$^', '[x]', '(', '"', 'é\\', '|', '{2}'];
    const text = `{${ids.map((id, i) => `${JSON.stringify(id)}:${i}`).join(',')}}`;
    expect(parsedTexts(ids, [7, 4])(text)).toEqual([7, 4]);
    expect(parsedTexts(['a.b'], [0])('{"axb":1}')).toBeNull();
  });

  it('are extracted for up to 99 members of an event', () => {
    const ids = Array.from({ length: 120 }, (_, i) => `M${i}`);
    const text = `{${ids.map((id, i) => `${JSON.stringify(id)}:${i}`).join(',')}}`;
    const is = Array.from({ length: 99 }, (_, i) => 119 - i);
    expect(parsedTexts(ids, is)(`${text},${text}`)).toEqual([...is, ...is]);
    expect(parsedTexts(ids, [...is, 0])(text)).toBeNull();
  });

  const names = fc.oneof(fc.constantFrom('A', 'B', 'a', 'A"', '"A', ',"A', '__proto__', ''), fc.string());
  const texts = fc.oneof(fc.constantFrom('},{"A":1', '"A":', ':', ',', '{', '\\'), fc.string({ unit: 'binary' }));
  const scalars = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), texts, fc.boolean(), fc.constant(null));
  const values = fc.oneof(
    { weight: 5, arbitrary: scalars },
    fc.array(scalars, { maxLength: 2 }),
    fc.dictionary(names, scalars, { maxKeys: 2 }),
  );
  const member = (name: string, value: unknown) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  /** JSON of an event: usually all members in order, sometimes other members, another order, repeated members or spaces. */
  const eventOf = (ids: readonly string[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(...ids.map((id) => values.map((value) => member(id, value)))) },
      fc.array(
        fc.tuple(fc.oneof(fc.constantFrom(...ids), names), values).map(([name, value]) => member(name, value)),
        { maxLength: 4 },
      ),
      fc.tuple(...ids.map((id) => scalars.map((value) => `${JSON.stringify(id)}: ${JSON.stringify(value)}\n`))),
    );
  const cases = fc.uniqueArray(names, { minLength: 1, maxLength: 4 }).chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      positions: fc.uniqueArray(fc.nat({ max: ids.length - 1 }), { minLength: 1 }),
      events: fc.array(
        eventOf(ids).map((members) => `{${members.join(',')}}`),
        { maxLength: 4 },
      ),
    }),
  );

  it('equal those of JSON.parse, or are null', () => {
    fc.assert(
      fc.property(cases, ({ ids, positions, events }) => {
        const found = parsedTexts(ids, positions)(events.join(','));
        if (found === null) return;
        const parsed = events.map((event) => JSON.parse(event) as Record<string, unknown>);
        expect(found).toEqual(parsed.flatMap((event) => positions.map((position) => event[ids[position] ?? ''])));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are extracted if all members are scalars in order and without escapes', () => {
    const plain = scalars.filter((value) => !JSON.stringify(value).includes('\\'));
    const plainCases = fc.uniqueArray(names, { minLength: 1, maxLength: 4 }).chain((ids) =>
      fc.record({
        ids: fc.constant(ids),
        events: fc.array(fc.tuple(...ids.map((id) => plain.map((value) => member(id, value)))), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(plainCases, ({ ids, events }) => {
        const text = events.map((members) => `{${members.join(',')}}`).join(',');
        expect(parsedTexts(ids, [0])(text)).toHaveLength(events.length);
      }),
      { numRuns: 500 },
    );
  });
});
