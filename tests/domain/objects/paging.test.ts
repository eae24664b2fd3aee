import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import { pageOf } from '../../../server/domain/objects/paging.ts';
import { builtInUnits } from '../../../server/domain/units/catalog.ts';

describe('pageOf (docs/behavior/searching-and-filtering.md#order-and-pages)', () => {
  it('cuts all 245 units into the pages 100, 100, 45 (docs/behavior/units.md#finding-a-unit)', () => {
    const { units } = builtInUnits;
    const pages = [0, 100, 200, 300].map((skip) => pageOf(units, skip));
    expect(pages.map(({ items }) => items.length)).toEqual([100, 100, 45, 0]);
    expect(pages.flatMap(({ items }) => items)).toEqual(units);
    expect(pages.map(({ total }) => total)).toEqual([245, 245, 245, 245]);
    expect(pageOf(units, 0, 1000).items).toHaveLength(245);
  });

  it.each<[number | undefined, number | undefined, number[]]>([
    [undefined, undefined, [1, 2, 3, 4]],
    [1, undefined, [2, 3, 4]],
    [1, 2, [2, 3]],
    [0, 0, []],
    [4, 1, []],
    [undefined, 1, [1]],
    [0, Number.MAX_SAFE_INTEGER, [1, 2, 3, 4]],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, []],
  ])('skip %p, count %p', (skip, count, expected) => {
    expect(pageOf([1, 2, 3, 4], skip, count)).toEqual({ items: expected, total: 4 });
  });

  it.each<[number, number, string]>([
    [-1, 1, 'skip'],
    [0, -1, 'count'],
    [0.5, 1, 'skip'],
    [0, 1.5, 'count'],
    [Number.NaN, 1, 'skip'],
    [0, Infinity, 'count'],
  ])('refuses skip %p, count %p', (skip, count, subject) => {
    expect(() => pageOf([1], skip, count)).toThrow(InvalidInput);
    expect(() => pageOf([1], skip, count)).toThrow(expect.objectContaining({ subject }));
  });

  it('names the value that is no natural number', () => {
    expect(() => pageOf([1], 0.5)).toThrow('skip must be an integer of at least 0, not 0.5.');
  });

  it('gives every item once over all pages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.integer({ min: 1, max: 10 }), (items, count) => {
        const seen: number[] = [];
        for (let skip = 0; skip < items.length; skip += count) seen.push(...pageOf(items, skip, count).items);
        expect(seen).toEqual(items);
      }),
    );
  });
});
